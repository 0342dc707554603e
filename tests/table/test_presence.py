"""Who is at the table just now."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from getaway.store.sqlite import SqliteStore
from getaway.table import presence
from getaway.table.bots import run_here
from getaway.table.commands import Remove
from getaway.table.room import Room
from getaway.table.table import Table
from tests.clock import Clock
from tests.table.tables import StoredTable


class Ear:
    """Someone's socket."""

    def __init__(self, room: Room, seat: int) -> None:
        self.viewer = seat
        self.visitor = "nobody" if seat < 0 else room.table.seats[seat].holders[0]
        self.address = "1.1.1.1"
        self.heard: list[tuple[int, ...]] = []
        self._room = room

    def refresh_permissions(self, table: Table) -> bool:
        return True

    def on_table_changed(self, table: Table, view: msgspec.Raw | None) -> None:
        self.heard.append(self._room.presence.away)


def in_a_room(path: Path, clock: Clock, test: Callable[[Room], Awaitable[None]]) -> None:
    stored = StoredTable(str(path))
    stored.begin()
    stored.close()

    async def whole() -> None:
        store = SqliteStore(str(path))
        await test(await Room.load(store, "t", run_here, clock=clock))
        await store.close()

    asyncio.run(whole())


def test_a_short_loss_is_not_shown_and_a_long_one_is(tmp_path: Path, clock: Clock) -> None:
    async def test(room: Room) -> None:
        ann, bob, eve = Ear(room, 0), Ear(room, 1), Ear(room, -1)
        for each in (ann, bob, eve):
            await room.subscribe(each)
        assert room.present_seats() == 0b11
        room.unsubscribe(bob)
        clock.advance(presence.AWAY_SECONDS)
        await room.update_presence()
        assert eve.heard == [()]
        clock.advance(0.1)
        await room.update_presence()
        await room.update_presence()
        assert ann.heard == [(), (1,)]
        assert eve.heard == [(), (1,)], "said once, to who looks on too"
        await room.subscribe(bob)
        assert eve.heard == [(), (1,), ()], "at once"

    in_a_room(tmp_path / "house.db", clock, test)


def test_who_has_another_socket_is_there(tmp_path: Path, clock: Clock) -> None:
    async def test(room: Room) -> None:
        phone, page = Ear(room, 0), Ear(room, 0)
        for each in (phone, page):
            await room.subscribe(each)
        room.unsubscribe(phone)
        clock.advance(1000)
        await room.update_presence()
        assert page.heard[-1] == (1,)

    in_a_room(tmp_path / "house.db", clock, test)


def test_who_is_met_elsewhere_is_not_away(tmp_path: Path, clock: Clock) -> None:
    async def test(room: Room) -> None:
        ann = Ear(room, 0)
        await room.subscribe(ann)
        for _ in range(10):
            clock.advance(5)
            assert not room.presence.mark_present(0b10)
            await room.update_presence()
        assert ann.heard == [()]
        clock.advance(21)
        await room.update_presence()
        assert room.presence.mark_present(0b10), "they were away, so that it is worth a look"
        await room.update_presence()
        assert ann.heard == [(), (1,), ()]

    in_a_room(tmp_path / "house.db", clock, test)


def test_a_seat_without_a_person_is_not_away(tmp_path: Path, clock: Clock) -> None:
    async def test(room: Room) -> None:
        await room.subscribe(Ear(room, 0))
        clock.advance(21)
        away = []
        await room.update_presence()
        away.append(room.presence.away)
        await room.submit(0, "r", Remove(1))
        await room.update_presence()
        away.append(room.presence.away)
        assert away == [(1,), ()]

    in_a_room(tmp_path / "house.db", clock, test)
