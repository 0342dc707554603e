"""Who is late is decided for, and nobody learns more from it than that."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from getaway.store.opening import store_at
from getaway.store.store import StoredEntry
from tests.clock import Clock
from tests.conftest import NewDatabase
from tests.server.conftest import Address, Visitor, opened, said

TWO = [{"kind": "mine"}] * 2


def begin(ann: Visitor, **order: object) -> str:
    """A table with a limit, both seats Ann's and ready; its name."""
    ann.do("OpenTable", order={"game": "masters", "seats": TWO, **order})
    ann.next("TableState")
    ann.begin(seats=2)
    ann.until(lambda message: message["type"] == "TableState" and message["decide_by"] is not None)
    return ann.table


def made_for(database: str, table: str) -> list[StoredEntry]:
    """The moves that the house has made for who was late."""

    async def read() -> list[StoredEntry]:
        store = store_at(database)
        await store.start()
        entries = await store.entries(table)
        await store.close()
        return [entry for entry in entries if b"PlayFor" in entry.body]

    return asyncio.run(read())


def wait_until_made(database: str, table: str, count: int) -> None:
    """Until the server has made so many moves for those who were late."""
    while len(made_for(database, table)) < count:
        time.sleep(0.02)


def times_of(entries: list[StoredEntry]) -> list[float]:
    """When each was made."""
    return [json.loads(entry.body)[4] for entry in entries]


@pytest.mark.rule("HR-14")
def test_the_house_decides_for_who_is_late(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann:
        begin(ann, deadline=5)
        clock.advance(5)
        shown = ann.until(lambda message: "TimeRanOut" in json.dumps(message.get("events", [])))
        assert said(shown["events"][0]["words"]).endswith(" ran out of time. The server moved for them.")
        assert len(shown["events"]) > 1


@pytest.mark.rule("HR-14")
def test_after_a_restart_it_does_so_though_nobody_opens_the_table(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "house.db"
    with opened(path, clock=clock) as address, address.visit() as ann:
        table = begin(ann, deadline=5)
    assert made_for(str(path), table) == []
    clock.advance(5)
    with opened(path, clock=clock):
        wait_until_made(str(path), table, 1)
    assert times_of(made_for(str(path), table)) == [clock.time()]


@pytest.mark.rule("HR-14")
def test_of_several_servers_one_decides(new_database: NewDatabase, clock: Clock) -> None:
    address = new_database()
    with opened(address, clock=clock) as first, first.visit() as ann:
        table = begin(ann, deadline=5)
    limits = []
    with opened(address, clock=clock), opened(address, clock=clock), opened(address, notify=False, clock=clock):
        for count in (1, 2, 3):
            clock.advance(5)
            limits.append(clock.time())
            wait_until_made(address, table, count)
    entries = made_for(address, table)
    assert [entry.command for entry in entries] == [f"bot:{entry.seq}" for entry in entries]
    assert times_of(entries) == limits, "one decision for each limit"


@pytest.mark.rule("HR-14")
def test_clocks_are_shown_and_run_out(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann:
        begin(ann, clock={"base": 10, "increment": 0, "flag": "resign"})
        assert ann.now["clock"]["left"] == [10, 10]
        seat = ann.now["clock"]["running"][0]
        assert ann.now["decide_by"] - ann.now["clock"]["at"] == 10
        clock.advance(3)
        ann.do("VoteToPause", yes=True)
        ann.do("Enter", table=ann.table, seat=0)
        ann.do("VoteToPause", yes=True)
        ann.until(lambda message: message["type"] == "TableState" and message["paused"])
        assert ann.now["paused_by_consent"]
        assert ann.now["clock"]["running"] == []
        ann.do("VoteToPause", yes=False)
        ann.until(lambda message: message["type"] == "TableState" and not message["paused"])
        assert ann.now["clock"]["left"][seat] == 7
        clock.advance(7)
        ann.next("Finished")
        assert ann.now["status"] == "over"


def test_a_game_in_which_nobody_could_decide_for_others_has_no_clocks(house: Address) -> None:
    with house.visit() as ann:
        answer = ann.ask("OpenTable", order={"game": "score", "clock": {"base": 60}})
        assert answer["rule"] == "HR-6"
        assert "no clocks" in said(answer["why"])
