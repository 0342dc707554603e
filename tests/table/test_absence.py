"""Bots think for somebody: where nobody is, they wait."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from getaway.games.registry import game_of
from getaway.kernel.pack import plain
from getaway.store.sqlite import SqliteStore
from getaway.table.bots import run_here
from getaway.table.clocks import due
from getaway.table.commands import Leave, SeatSetup, SetReminder
from getaway.table.fair_queue import NOBODY, Asker
from getaway.table.room import Room
from getaway.table.workers import JobFailed
from tests.table.tables import Spectator, StoredTable

A = TypeVar("A")
T = TypeVar("T")
ALL_AT_ONCE = {"game": "big_score", "options": plain(game_of("big_score").options_type()) | {"bosses": "dealt"}}
"""A game whose first decision is everybody's."""
AGAINST_A_BOT = (SeatSetup("person", None, ("ann",), "Ann"), SeatSetup("bot", "random"))


class Thoughts:
    """Bots that think here, and for whom."""

    def __init__(self) -> None:
        self.askers: list[tuple[Asker, bool]] = []
        self.fail = 0

    async def __call__(
        self, work: Callable[[A], T], argument: A, asker: Asker = NOBODY, *, quick: bool = False, **more: Any
    ) -> T:
        self.askers.append((asker, quick))
        if self.fail:
            self.fail -= 1
            raise JobFailed("it was not done within 12 seconds")
        return await run_here(work, argument, asker)


def begun(path: str, **changes: Any) -> None:
    stored = StoredTable(path, **changes)
    stored.begin()
    stored.close()


async def played(room: Room) -> None:
    while not room.is_idle():
        await asyncio.sleep(0)


@pytest.mark.rule("HR-27")
def test_stand_ins_wait_until_somebody_watches(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path, stand_in="easy")

    async def test() -> None:
        store = SqliteStore(path)
        think = Thoughts()
        room = await Room.load(store, "t", think)
        for seat in (0, 1):
            await room.submit(seat, "l", Leave())
        await played(room)
        thoughts = len(think.askers)
        assert room.table.status == "playing"
        assert due(room.table) is None
        spectator = Spectator("eve", "9.9.9.9")
        await room.subscribe(spectator)
        while len(think.askers) < thoughts + 3:
            await asyncio.sleep(0)
        room.unsubscribe(spectator)
        await played(room)
        assert room.table.status == "playing"
        assert set(think.askers[thoughts:]) == {(Asker("eve", "9.9.9.9"), True)}
        await room.subscribe(spectator)
        while not room.table.is_over():
            await asyncio.sleep(0)
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-27")
@pytest.mark.parametrize(
    ("changes", "thinks"),
    [
        ({"places": AGAINST_A_BOT}, False),
        ({"places": AGAINST_A_BOT, "deadline": 1000}, True),
        ({"places": (*AGAINST_A_BOT, SeatSetup("person", None, ("bob",), "Bob")), **ALL_AT_ONCE}, True),
    ],
    ids=["one player", "a deadline", "two players"],
)
def test_bots_play_on_in_absence_only_for_somebody_who_waits(
    tmp_path: Path, changes: dict[str, Any], thinks: bool
) -> None:
    path = str(tmp_path / "house.db")
    begun(path, **changes)

    async def test() -> None:
        store = SqliteStore(path)
        think = Thoughts()
        room = await Room.load(store, "t", think)
        play = room.table.play
        assert play is not None
        assert 1 in play.waiting_for()
        room.wake_bots()
        await played(room)
        assert bool(think.askers) == thinks
        assert all(asker == Asker("ann") for asker, _ in think.askers)
        room.close()
        await store.close()

    asyncio.run(test())


@pytest.mark.rule("HR-27")
def test_bots_play_on_for_who_is_to_be_reminded(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path, places=AGAINST_A_BOT)

    async def test() -> None:
        store = SqliteStore(path)
        think = Thoughts()
        room = await Room.load(store, "t", think)
        await room.submit(0, "r", SetReminder("https://hooks.example.org/x"))
        await played(room)
        assert think.askers
        room.close()
        await store.close()

    asyncio.run(test())


def test_bots_think_for_the_host_before_anyone_else(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path)

    async def test() -> None:
        store = SqliteStore(path)
        room = await Room.load(store, "t", run_here)
        assert room._background._asker() == Asker("ann")
        for visitor, address, asker in (("aaa", "3", "aaa"), ("bob", "2", "bob"), ("ann", "1", "ann")):
            await room.subscribe(Spectator(visitor, address))
            assert room._background._asker() == Asker(asker, address)
        await store.close()

    asyncio.run(test())


def test_a_bot_that_does_not_decide_in_time_makes_any_move(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    begun(path, places=(SeatSetup("person", None, ("ann",), "Ann"), SeatSetup("bot", "hard")))

    async def test() -> None:
        store = SqliteStore(path)
        think = Thoughts()
        think.fail = 1
        room = await Room.load(store, "t", think)
        before = room.table.seq
        await room.subscribe(Spectator())
        while room.table.seq == before:
            await asyncio.sleep(0)
        assert [quick for _, quick in think.askers[:2]] == [False, True]
        room.close()
        await store.close()

    asyncio.run(test())
