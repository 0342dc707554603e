"""A room whose store fails, and one that others write to."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from getaway.bots.greedy import GreedyBot
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.events import Rejection
from getaway.kernel.game import Game
from getaway.kernel.pack import PackError
from getaway.kernel.play import Play
from getaway.server.service import GameService
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, StoredEntry, StoreError
from getaway.table import log
from getaway.table.bots import run_here
from getaway.table.commands import Leave, Make, Pause, Remove, Resign, Say, Sit
from getaway.table.entries import CREATE_ID
from getaway.table.house_rules import NOT_SEATED
from getaway.table.room import NoSuchTable, Room
from tests.table.tables import Spectator, StoredTable, resume
from tests.table.test_every_game import filled, harmless


class Failing(SqliteStore):
    """A store whose disk may be full."""

    full = False

    async def append(self, what: Append) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().append(what)


async def bots_done(room: Room) -> None:
    """Until no bot has a move to make."""
    assert room._background._bots is not None
    await room._background._bots


def begun(path: str) -> None:
    """A table that was dealt, in a database at this path."""
    stored = StoredTable(path)
    stored.begin()
    stored.close()


@pytest.mark.rule("HR-11")
def test_what_cannot_be_stored_was_not_done(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = Failing(path)
        room = await Room.load(store, "t", run_here)
        play = room.table.play
        assert play is not None
        before = play.dump()
        seat = play.waiting_for()[0]
        move = Make(play.offers(seat)[0].move)
        store.full = True
        with pytest.raises(StoreError):
            await room.submit(seat, "m", move)
        store.full = False
        await room.submit(0, "s", Say("that was odd"))
        assert room.table.snapshot() == before
        await room.submit(seat, "m", move)
        assert room.table.snapshot() == await store.snapshot("t") != before
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_rooms_of_two_processes_take_turns(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        stores = [SqliteStore(path), SqliteStore(path)]
        rooms = [await Room.load(store, "t", run_here) for store in stores]
        answers: list[Rejection | None] = []
        await rooms[0].submit(0, "p", Pause(True), answers.append)
        await rooms[1].submit(0, "p", Pause(True), answers.append)
        await rooms[1].submit(0, "q", Pause(True), answers.append)
        assert [answer and answer.rule for answer in answers] == [None, None, "HR-7"]
        await rooms[1].submit(0, "r", Say("go on"))
        await rooms[0].catch_up(rooms[1].table.seq)
        assert rooms[0].table.feeds.events_after(1, 0) == rooms[1].table.feeds.events_after(1, 0)
        with pytest.raises(NoSuchTable):
            await Room.load(stores[0], "nowhere", run_here)
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_a_bot_that_chooses_an_illegal_move_is_reported_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "house.db")
    stored = StoredTable(path, stand_in="easy")
    stored.begin()
    stored.close()
    monkeypatch.setattr(GreedyBot, "choose", lambda bot, observation: 99_999)
    house = GameService(SqliteStore(path))

    async def test() -> None:
        room = await house.room("t")
        await room.subscribe(Spectator())
        await room.submit(0, "l", Leave())
        await room.submit(1, "l", Leave())
        await bots_done(room)
        assert room.table.is_over()
        await house.store.close()

    with capture_logs() as lines:
        asyncio.run(test())
    reported = [line for line in lines if line["event"] == "bot_defect"]
    assert len(reported) > 10
    assert {(line["game"], line["table"], line["log_level"]) for line in reported} == {("masters", "t", "error")}
    assert "the greedy bot chose move 99999 at seat" in reported[0]["problem"]
    assert f"getaway_bot_defects_total {len(reported)}.0" in house.metrics.text().decode()


@pytest.mark.rule("HR-20")
def test_stand_ins_play_the_game_to_its_end(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    stored = StoredTable(path, stand_in="easy")
    stored.begin()
    stored.close()

    async def test() -> None:
        store = SqliteStore(path)
        room = await Room.load(store, "t", run_here)
        await room.subscribe(Spectator())
        for seat in (0, 1):
            await room.submit(seat, "l", Leave())
        await bots_done(room)
        assert room.table.status == "over"
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_what_a_server_with_other_rules_has_written_is_not_done_by_these(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = SqliteStore(path)
        room = await Room.load(store, "t", run_here)
        table = room.table
        later = b'[%d,{"do":"Pause","on":true},[[-1,{"event":"GamePaused","on":true},"Paused."]]]'
        entry = StoredEntry(table.seq + 1, 0, "p", later % (table.game.rules_version + 1))
        await store.append(Append("t", entry, table.snapshot()))
        await room.catch_up(entry.seq)
        assert room.table is not table
        assert room.table.paused
        assert [told.words for told in room.table.feeds.events_after(1, 0)][-1] == "Paused."
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-6")
def test_who_has_lost_his_seat_to_another_process_does_not_act_for_it(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        stores = [SqliteStore(path), SqliteStore(path)]
        here, there = [await Room.load(store, "t", run_here) for store in stores]
        await there.submit(0, "r", Remove(1), by="ann")
        await there.submit(1, "s", Sit("eve", "Eve"))
        answers: list[Rejection | None] = []
        await here.submit(1, "resign", Resign(), answers.append, "bob")
        assert answers == [NOT_SEATED]
        assert here.table.status == "playing"
        for store in stores:
            await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_a_log_with_an_id_that_was_used_is_not_tried_for_ever(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = SqliteStore(path)
        room = await Room.load(store, "t", run_here)
        answers: list[Rejection | None] = []
        await asyncio.wait_for(room.submit(None, CREATE_ID, Pause(True), answers.append), 5)
        assert answers == [None]
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_what_is_not_stored_is_shown_to_nobody(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = Failing(path)
        room = await Room.load(store, "t", run_here)
        store.full = True
        with pytest.raises(StoreError):
            await room.submit(0, "p", Pause(True))
        assert not (await room.settled()).paused
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_a_log_of_which_no_table_can_be_made_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    def other_game(name: str, pack: bytes) -> Game:
        raise PackError("start_money", "nothing", "a number")

    async def test() -> None:
        store = SqliteStore(path)
        with monkeypatch.context() as patch:
            patch.setattr(log, "game_of", other_game)
            with pytest.raises(NoSuchTable, match="This version of Getaway can't read that table"):
                await Room.load(store, "t", run_here)
        await store.close()

    asyncio.run(test())


class Shared(SqliteStore):
    """A file that several processes write to, as PostgreSQL is; and a count of what is read."""

    is_shared = True
    reads = 0

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        type(self).reads += 1
        found = await super().entries(table, after)
        assert after > 0 or type(self).reads <= 4, "the whole log is read only when a room is opened"
        return found


@pytest.mark.rule("HR-11")
@pytest.mark.parametrize("game", ["masters", "score", "big_score"])
def test_a_lost_race_goes_on_from_the_position_before_the_move(tmp_path: Path, game: str) -> None:
    path = str(tmp_path / "house.db")
    stored = StoredTable(path, game, seats=3 if game == "big_score" else 2)
    stored.begin()
    stored.close()
    Shared.reads = 0

    async def test() -> None:
        stores = [Shared(path), Shared(path)]
        rooms = [await Room.load(store, "t", run_here) for store in stores]
        table = rooms[0].table
        rng = Random(game)
        for number in range(30):
            answers: list[Rejection | None] = []
            for room in rooms:  # the second has not heard of the first's move
                play = room.table.play
                assert play is not None
                seat = rng.choice(play.waiting_for() or (0,))
                offers = harmless(play.offers(seat))
                if offers and not room.table.is_over():
                    move = Make(play.game.codec.read(filled(rng.choice(offers), rng)))
                    await room.submit(seat, f"{rooms.index(room)}-{number}", move, answers.append)
        for room, other in (rooms, rooms[::-1]):
            await room.catch_up(other.table.seq)
        assert rooms[0].table is table, "it was never read anew"
        whole = resume("t", await SqliteStore.entries(stores[0], "t"), await stores[0].snapshot("t"))
        assert whole.closed_because is None
        for room in rooms:
            assert room.table.seq == whole.seq > 10
            assert room.table.snapshot() == whole.snapshot()
            for viewer in range(-1, len(whole.seats)):
                assert room.table.view_for(viewer, 0.0) == whole.view_for(viewer, 0.0)
                assert room.table.feeds.events_after(viewer, 0) == whole.feeds.events_after(viewer, 0)
        for store in stores:
            await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_a_player_refused_after_a_lost_race_is_shown_what_the_others_did(tmp_path: Path) -> None:
    """The other process has ended the game, so no later update would show it."""
    path = str(tmp_path / "house.db")
    begun(path)
    Shared.reads = 0

    async def test() -> None:
        store = Shared(path)
        here, there = [await Room.load(store, "t", run_here) for _ in range(2)]
        spectator = Spectator()
        await here.subscribe(spectator)
        play = here.table.play
        assert play is not None
        seat = play.waiting_for()[0]
        move = Make(play.offers(seat)[0].move)
        await there.submit(seat, "resigns", Resign())
        assert there.table.is_over()
        answers: list[Rejection | None] = []
        await here.submit(seat, "late", move, answers.append)
        assert [answer and answer.rule for answer in answers] == ["HR-1"]
        assert spectator.news == 2, "on coming, and that the game is over"
        await here.catch_up(there.table.seq)
        assert spectator.news == 2, "it was told already"
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_what_is_found_when_a_table_is_read_again_is_broadcast(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = Failing(path)
        here, there = [await Room.load(store, "t", run_here) for _ in range(2)]
        spectator = Spectator()
        await here.subscribe(spectator)
        store.full = True
        with pytest.raises(StoreError):
            await here.submit(0, "lost", Say("hello"))
        store.full = False
        await there.submit(0, "said", Say("good evening"))
        await here.settled()
        assert spectator.news == 2, "on coming, and what the other process has stored"
        await store.close()

    asyncio.run(test())


def test_what_came_with_the_news_or_is_known_already_is_not_read(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)
    Shared.reads = 0

    async def test() -> None:
        store = Shared(path)
        here, there = [await Room.load(store, "t", run_here) for _ in range(2)]
        reads = Shared.reads
        spectator = Spectator()
        await here.subscribe(spectator)
        await there.submit(0, "s", Say("hello"))
        (entry,) = await SqliteStore.entries(store, "t", there.table.seq - 1)
        for _ in range(2):
            await here.catch_up(entry.seq, entry)
        assert here.table.seq == there.table.seq
        assert spectator.news == 2, "on coming, and once for what was said"
        assert Shared.reads == reads
        await there.submit(0, "t", Say("and"))
        await there.submit(0, "u", Say("again"))
        (entry,) = await SqliteStore.entries(store, "t", there.table.seq - 1)
        await here.catch_up(entry.seq, entry)
        assert here.table.seq == there.table.seq
        assert Shared.reads == reads + 1, "one was missed in between"
        await store.close()

    asyncio.run(test())


def test_a_play_that_cannot_be_kept_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "house.db")
    begun(path)
    Shared.reads = -10
    monkeypatch.setattr(CataloguePlay, "keep", Play.keep)

    async def test() -> None:
        store = Shared(path)
        rooms = [await Room.load(store, "t", run_here) for _ in range(2)]
        table = rooms[1].table
        assert table.play is not None
        seat = table.play.waiting_for()[0]
        answers: list[Rejection | None] = []
        for number, room in enumerate(rooms):
            play = room.table.play
            assert play is not None
            await room.submit(seat, f"m{number}", Make(play.offers(seat)[0].move), answers.append)
        assert rooms[1].table is not table
        await store.close()

    asyncio.run(test())
