"""Tables and records from before deals had two steps: they open, go on, and verify as what they are."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from getaway.games.masters.game import Masters
from getaway.kernel.record import WITHOUT_HEAD, read_record, verify
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, StoredEntry
from getaway.table import commands as c
from getaway.table.bots import as_commands, choose, sample_of
from getaway.table.fairness import Evidence, check_evidence, examine
from getaway.table.summary import listing_of
from tests.table.conftest import Open
from tests.table.tables import StoredTable

Stored = Callable[[str], StoredTable]
HERE = Path(__file__).with_name("one_step")


@pytest.fixture
def old(open_table: Open, tmp_path: Path) -> Stored:
    """Tables as an older version left them in its database, opened by this one."""
    stored = open_table()
    stored.wait(stored.store.close())
    stored.store = SqliteStore(str(tmp_path / "old.db"))
    return lambda name: _stored(stored, name)


def _stored(stored: StoredTable, name: str) -> StoredTable:
    data = json.loads((HERE / f"{name}.json").read_text())
    entries = [StoredEntry(seq, seat, command, body.encode()) for seq, seat, command, body in data["entries"]]
    listing = listing_of(stored.table)
    for entry in entries:
        stored.wait(stored.store.append(Append("t", entry, bytes.fromhex(data["snapshot"]), listing)))
    stored.table = stored.again()
    assert stored.table.closed_because is None
    return stored


def test_a_game_that_was_being_played_goes_on_to_its_end(old: Stored) -> None:
    stored = old("playing")
    table = stored.table
    assert table.status == "playing"
    assert table.play is not None
    while table.play.outcome() is None:
        seat = table.play.waiting_for()[0]
        for command in as_commands(table.play, seat, choose(sample_of("random", table.play, seat)), late=False):
            assert stored.do(seat, command) is None
    record = table.record(0)
    assert record.format == WITHOUT_HEAD
    assert verify(record, Masters).outcome() == record.result


def test_who_plays_on_in_such_a_game_is_not_under_its_checks(old: Stored) -> None:
    stored = old("playing")
    assert stored.do(0, c.Replace(0, "random"), "new") is None  # the log has the ids of a test's commands already
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    assert record.seats[0].bot == "random"
    assert record.format == WITHOUT_HEAD
    verify(record, Masters)


def test_who_was_ready_at_a_table_that_waits_gets_ready_again_in_two_steps(old: Stored) -> None:
    stored = old("waiting")
    table = stored.table
    assert [place.ready for place in table.seats] == [False, True]
    sent = "ab" * 32
    assert stored.commit(0, "01" * 32) is None
    assert [place.ready for place in table.seats] == [True, False], "bytes that were sent at once are known"
    assert stored.commit(1, "02" * 32) is None
    assert stored.reveal(0, "01" * 32) is None
    assert stored.reveal(1, "02" * 32) is None
    assert table.status == "playing"
    table.status = "abandoned"
    record = table.record(0)
    assert record.format == 2
    assert sent not in str(record.deal)
    assert examine(record).holds


def test_a_host_gives_the_last_seat_of_such_a_table_to_a_bot(old: Stored) -> None:
    stored = old("waiting")
    assert stored.do(0, c.Replace(0, "random")) is None
    assert stored.table.status == "playing"
    assert stored.table.record(0).format == WITHOUT_HEAD


def test_an_old_record_verifies_as_what_it_is() -> None:
    record = read_record((HERE / "record-format-1.json").read_bytes())
    verdict = examine(record)
    assert verdict.holds
    assert str(verdict.words) == "Every move followed the rules. The record does not prove everything about the deal."
    unproved = {str(check.title): str(check.words) for check in verdict.checks if check.holds is None}
    assert set(unproved) == {"Bytes from the seats", "Seats"}
    assert "whoever was last and could read the seed could choose the deal" in unproved["Bytes from the seats"]
    assert "do not cover names, bots and the kind of deal" in unproved["Seats"]
    kept = Evidence(commitment=getattr(record.deal, "commitment", None), sent=("00" * 32,))
    assert [check.holds for check in check_evidence(record, kept)] == [True, True]


@pytest.mark.parametrize("field", ["head", "seat_changes", "check"])
def test_an_old_record_has_no_new_fields(field: str) -> None:
    tree = json.loads((HERE / "record-format-1.json").read_bytes())
    assert field not in tree
