"""Who has lost the connection is shown as away, and is back when they come; nothing of it is kept."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from getaway.store.opening import store_at
from getaway.table.presence import AWAY_SECONDS, Presence
from tests import patient
from tests.clock import Clock
from tests.conftest import NewDatabase
from tests.server.conftest import Address, Visitor, opened
from tests.server.test_tables import begin_two

HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]


LONG = AWAY_SECONDS + 1

Meetings = dict[Presence, dict[int, float]]
"""For each server's copy of a table: when each seat was last met."""


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Address]:
    with opened(tmp_path / "house.db", clock=clock) as address:
        yield address


@pytest.fixture
def meetings(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Meetings:
    """Whom the servers of this process meet, and when."""
    found: Meetings = {}
    mark_present = Presence.mark_present

    def noted(self: Presence, seats: int) -> bool:
        was_away = mark_present(self, seats)
        met = found.setdefault(self, {})
        met |= {seat: clock.time() for seat in range(2) if seats >> seat & 1}
        return was_away

    monkeypatch.setattr(Presence, "mark_present", noted)
    return found


def wait_until_met(meetings: Meetings, seats: set[int], since: float, servers: int = 1) -> None:
    """Until each server has met all these seats."""
    while not (
        len(meetings) == servers
        and all(seats <= {seat for seat, at in met.items() if at >= since} for met in list(meetings.values()))
    ):
        time.sleep(0.01)


def wait_for_sockets(address: Address, count: int) -> None:
    """Until the server has noticed that others are gone."""
    while f"getaway_sockets {count}.0" not in patient.get(f"{address.url}/metrics").text:
        time.sleep(0.01)


@contextmanager
def passing(clock: Clock) -> Iterator[None]:
    """Time passes in long steps: word of somebody who was there may still be on its way."""
    done = Event()

    def turn() -> None:
        while not done.wait(0.1):
            clock.advance(LONG)

    turning = Thread(target=turn)
    turning.start()
    try:
        yield
    finally:
        done.set()
        turning.join()


def until_away(visitor: Visitor, *seats: int) -> None:
    """Until just these are shown as away."""
    visitor.until(lambda message: message["type"] == "TableState" and message["away"] == list(seats))


def test_who_has_no_socket_is_away_until_he_comes_back(house: Address, tmp_path: Path, clock: Clock) -> None:
    with house.visit() as ann, house.visit() as eve:
        with house.visit() as bob:
            begin_two(ann, bob)
            cookie = bob.cookie
        eve.do("Enter", table=ann.table)
        lines = written(tmp_path / "house.db", ann.table)
        wait_for_sockets(house, 2)
        clock.advance(LONG)
        for each in (ann, eve):
            until_away(each, 1)
        with house.visit(cookie) as bob:
            bob.do("Enter", table=ann.table)
            for each in (ann, eve, bob):
                until_away(each)
        assert written(tmp_path / "house.db", ann.table) == lines, "it is not history"


def written(database: Path, table: str) -> int:
    """The lines of a table's log."""

    async def count() -> int:
        store = store_at(str(database))
        lines = len(await store.entries(table))
        await store.close()
        return lines

    return asyncio.run(count())


def test_of_several_seats_on_one_screen_none_is_away(house: Address, clock: Clock, meetings: Meetings) -> None:
    with house.visit() as ann, house.visit() as eve:
        ann.do("OpenTable", order={"game": "masters", "seats": HOT_SEAT})
        ann.next("TableState")
        eve.do("Enter", table=ann.table)
        clock.advance(LONG)
        wait_until_met(meetings, {0, 1}, clock.time())
        ann.do("Say", text="still here")
        eve.until(lambda message: "still here" in str(message))
        assert not any('"away":[0' in frame or '"away":[1' in frame for frame in eve.frames)
        ann.do("OpenTable", order={"game": "masters"})
        clock.advance(LONG)
        until_away(eve, 0, 1)


def test_who_is_there_by_another_server_is_not_away(
    new_database: NewDatabase, clock: Clock, meetings: Meetings
) -> None:
    address = new_database()
    with (
        opened(address, clock=clock) as here,
        opened(address, clock=clock) as there,
        here.visit() as ann,
        here.visit() as eve,
    ):
        with there.visit() as bob:
            begin_two(ann, bob)
            cookie = bob.cookie
            for _ in range(2):
                clock.advance(0.8 * AWAY_SECONDS)
                wait_until_met(meetings, {0, 1}, clock.time(), servers=2)
            eve.do("Enter", table=ann.table)
            eve.next("TableState")
            assert eve.now["away"] == []
        with passing(clock):
            for each in (ann, eve):
                until_away(each, 1)
        with there.visit(cookie) as bob:
            bob.do("Enter", table=ann.table)
            until_away(eve)


def test_nobody_is_said_to_be_away_where_servers_do_not_hear_of_each_other(
    new_database: NewDatabase, clock: Clock, meetings: Meetings
) -> None:
    address = new_database()
    servers = opened(address, notify=False, clock=clock), opened(address, notify=False, clock=clock)
    with servers[0] as here, servers[1] as there, here.visit() as ann, here.visit() as eve:
        with there.visit() as bob:
            begin_two(ann, bob)
        clock.advance(LONG)
        wait_until_met({room: met for room, met in meetings.items() if 0 in met}, {0}, clock.time())
        eve.do("Enter", table=ann.table)
        eve.next("TableState")
        assert eve.now["away"] == []
