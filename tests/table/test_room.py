"""A room whose store fails, and one that others write to."""

import asyncio
from pathlib import Path

import pytest

from getaway.kernel.events import Rejection
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Entry, Listing, StoreError
from getaway.table.bots import think_here
from getaway.table.commands import Leave, Make, Pause, Say
from getaway.table.room import NoSuchTable, Room
from tests.table.tables import Sitting


class Failing(SqliteStore):
    """A store whose disk may be full."""

    full = False

    async def append(
        self, table: str, entry: Entry, snapshot: bytes, listing: Listing | None, due: float | None = None
    ) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().append(table, entry, snapshot, listing, due)


def begun(path: str) -> None:
    """A table that was dealt, in a database at this path."""
    sitting = Sitting(path)
    sitting.begin()
    sitting.close()


@pytest.mark.rule("HR-11")
def test_what_cannot_be_stored_was_not_done(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = Failing(path)
        room = await Room.load(store, "t", think_here)
        play = room.table.play
        assert play is not None
        before = play.dump()
        seat = play.waiting_for()[0]
        move = Make(play.offers(seat)[0].move)
        store.full = True
        with pytest.raises(StoreError):
            await room.do(seat, "m", move)
        store.full = False
        await room.do(0, "s", Say("that was odd"))
        assert room.table.snapshot() == before
        await room.do(seat, "m", move)
        assert room.table.snapshot() == await store.snapshot("t") != before
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-11")
def test_rooms_of_two_processes_take_turns(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        stores = [SqliteStore(path), SqliteStore(path)]
        rooms = [await Room.load(store, "t", think_here) for store in stores]
        answers: list[Rejection | None] = []
        await rooms[0].do(0, "p", Pause(True), answers.append)
        await rooms[1].do(0, "p", Pause(True), answers.append)
        await rooms[1].do(0, "q", Pause(True), answers.append)
        assert [answer and answer.rule for answer in answers] == [None, None, "HR-7"]
        await rooms[1].do(0, "r", Say("go on"))
        await rooms[0].catch_up()
        assert rooms[0].table.feeds.told(1, 0) == rooms[1].table.feeds.told(1, 0)
        with pytest.raises(NoSuchTable):
            await Room.load(stores[0], "nowhere", think_here)
        for store in stores:
            await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-20")
def test_stand_ins_play_the_game_to_its_end(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    sitting = Sitting(path, stand_in="easy")
    sitting.begin()
    sitting.close()

    async def test() -> None:
        store = SqliteStore(path)
        room = await Room.load(store, "t", think_here)
        for seat in (0, 1):
            await room.do(seat, "l", Leave())
        while not room.is_idle():
            await asyncio.sleep(0.01)
        assert room.table.status == "over"
        await store.close()

    asyncio.run(test())
