"""Who is late is decided for, and nobody learns more from it than that."""

import asyncio
import json
import time
from itertools import pairwise
from pathlib import Path

import pytest

from getaway.server import house as houses
from getaway.store.opening import store_at
from getaway.store.store import Entry
from tests.conftest import NewDatabase
from tests.server.conftest import ENTROPY, Address, Visitor, opened

TWO = [{"kind": "mine"}] * 2


def begin(ann: Visitor, **order: object) -> str:
    """A table with a limit, both seats Ann's and ready; its name."""
    ann.do("OpenTable", order={"game": "masters", "seats": TWO, **order})
    ann.do("Ready", entropy=ENTROPY)
    ann.do("Enter", table=ann.table, seat=1)
    ann.do("Ready", entropy=ENTROPY)
    ann.until(lambda message: message["type"] == "TableIs" and message["decide_by"] is not None)
    return ann.table


def made_for(database: str, table: str) -> list[Entry]:
    """The moves that the house has made for who was late."""

    async def read() -> list[Entry]:
        store = store_at(database)
        await store.start()
        entries = await store.entries(table)
        await store.close()
        return [entry for entry in entries if b"PlayFor" in entry.body]

    return asyncio.run(read())


def wait_for_one(database: str, table: str) -> None:
    """Until the house has made a move for who was late."""
    end = time.monotonic() + 60
    while not made_for(database, table):
        assert time.monotonic() < end, "nobody decides"
        time.sleep(0.5)


def assert_one_for_each_limit(entries: list[Entry]) -> None:
    """Each decision has its own five seconds."""
    times = [json.loads(entry.body)[4] for entry in entries]
    assert times
    assert all(later - earlier >= 5 for earlier, later in pairwise(times))


@pytest.mark.rule("HR-14")
def test_the_house_decides_for_who_is_late(house: Address) -> None:
    with house.visit() as ann:
        begin(ann, deadline=5)
        shown = ann.until(lambda message: "has run out" in json.dumps(message.get("told", [])))
        assert "the house decides" in shown["told"][0]["words"]
        assert len(shown["told"]) > 1


@pytest.mark.rule("HR-14")
def test_after_a_restart_it_does_so_though_nobody_opens_the_table(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with opened(path) as address, address.visit() as ann:
        table = begin(ann, deadline=5)
    assert made_for(str(path), table) == []
    with opened(path):
        wait_for_one(str(path), table)
    assert_one_for_each_limit(made_for(str(path), table))


@pytest.mark.rule("HR-14")
def test_of_several_servers_one_decides(new_database: NewDatabase) -> None:
    address = new_database()
    with opened(address) as first, first.visit() as ann:
        table = begin(ann, deadline=5)
    with opened(address), opened(address), opened(address, notify=False):
        wait_for_one(address, table)
        time.sleep(houses.LOOK_SECONDS)
    entries = made_for(address, table)
    assert [entry.command for entry in entries] == [f"bot:{entry.seq}" for entry in entries]
    assert_one_for_each_limit(entries)


@pytest.mark.rule("HR-14")
def test_clocks_are_shown_and_run_out(house: Address) -> None:
    with house.visit() as ann:
        begin(ann, clock={"base": 10, "increment": 0, "flag": "resign"})
        assert ann.now["clock"]["left"] == [10, 10]
        seat = ann.now["clock"]["running"][0]
        assert abs(ann.now["decide_by"] - ann.now["clock"]["at"] - 10) < 1e-6
        ann.do("VoteToPause", yes=True)
        ann.do("Enter", table=ann.table, seat=0)
        ann.do("VoteToPause", yes=True)
        ann.until(lambda message: message["type"] == "TableIs" and message["paused"])
        assert ann.now["paused_by_consent"]
        assert ann.now["clock"]["running"] == []
        ann.do("VoteToPause", yes=False)
        ann.until(lambda message: message["type"] == "TableIs" and not message["paused"])
        assert 5 < ann.now["clock"]["left"][seat] < 10
        ann.next("Finished")
        assert ann.now["status"] == "over"


def test_a_game_in_which_nobody_could_decide_for_others_has_no_clocks(house: Address) -> None:
    with house.visit() as ann:
        answer = ann.ask("OpenTable", order={"game": "score", "clock": {"base": 60}})
        assert answer["rule"] == "HR-6"
        assert "no clocks" in answer["why"]
