"""Who has lost the connection is shown as away, and is back when he comes; nothing of it is kept."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from getaway.server import house as houses
from getaway.store.opening import store_at
from getaway.table import presence
from tests.conftest import NewDatabase
from tests.server.conftest import Address, Visitor, opened
from tests.server.test_tables import begin_two

HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY_SECONDS", 0.5)
    monkeypatch.setattr(houses, "PRESENCE_SECONDS", 0.1)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Address]:
    with opened(tmp_path / "house.db") as address:
        yield address


def until_away(visitor: Visitor, *seats: int) -> None:
    """Until just these are shown as away."""
    visitor.until(lambda message: message["type"] == "TableIs" and message["away"] == list(seats))


def test_who_has_no_socket_is_away_until_he_comes_back(house: Address, tmp_path: Path) -> None:
    with house.visit() as ann, house.visit() as eve:
        with house.visit() as bob:
            begin_two(ann, bob)
            cookie = bob.cookie
        eve.do("Enter", table=ann.table)
        lines = written(tmp_path / "house.db", ann.table)
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


def test_of_several_seats_on_one_screen_none_is_away(house: Address) -> None:
    with house.visit() as ann, house.visit() as eve:
        ann.do("OpenTable", order={"game": "masters", "seats": HOT_SEAT})
        ann.next("TableIs")
        eve.do("Enter", table=ann.table)
        time.sleep(1)
        ann.do("Say", text="still here")
        eve.until(lambda message: "still here" in str(message))
        assert not any('"away":[0' in frame or '"away":[1' in frame for frame in eve.frames)
        ann.do("OpenTable", order={"game": "masters"})
        until_away(eve, 0, 1)


@pytest.mark.parametrize("notify", [True, False])
def test_who_is_there_by_another_server_is_not_away(
    new_database: NewDatabase, notify: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY_SECONDS", 3.0)
    address = new_database()
    servers = opened(address, notify=notify), opened(address, notify=notify)
    with servers[0] as here, servers[1] as there, here.visit() as ann, here.visit() as eve:
        with there.visit() as bob:
            begin_two(ann, bob)
            cookie = bob.cookie
            time.sleep(4)
            eve.do("Enter", table=ann.table)
            eve.next("TableIs")
            assert eve.now["away"] == []
        if notify:
            for each in (ann, eve):
                until_away(each, 1)
            with there.visit(cookie) as bob:
                bob.do("Enter", table=ann.table)
                until_away(eve)
        else:  # nobody is said to be away where nobody can know it
            time.sleep(4)
            eve.do("Enter", table=ann.table)
            eve.next("TableIs")
            assert eve.now["away"] == []
