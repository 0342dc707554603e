"""One person cannot use up what a table may store."""

import pytest

from getaway.kernel.play import Play
from getaway.table import commands as c
from getaway.table import storage
from tests.table.conftest import Open
from tests.table.tables import StoredTable


def rule_of(stored: StoredTable, seat: int, command: c.Command, name: str) -> str | None:
    rejection = stored.do(seat, command, name)
    return None if rejection is None else rejection.rule


def first_move(play: Play, seat: int) -> c.Command:
    return c.Make(play.view(seat).offers[0].move)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with room for 100 entries."""
    monkeypatch.setattr(storage, "TABLE_ENTRIES", 100)


def until_undone(stored: StoredTable, play: Play, undo: c.Command) -> int:
    """Play on until a seat can undo its first move; that seat."""
    while True:
        seat = play.waiting_for()[0]
        assert stored.do(seat, first_move(play, seat)) is None
        if stored.do(seat, undo) is None:
            return seat


@pytest.mark.rule("HR-33")
@pytest.mark.parametrize("undo", [c.TakeBack(), c.StartOver()])
def test_whoever_takes_back_without_end_has_to_stand_by_a_move(
    open_table: Open, monkeypatch: pytest.MonkeyPatch, undo: c.Command
) -> None:
    stored = open_table("big_score", 2)
    play = stored.begin()
    seat = until_undone(stored, play, undo)
    monkeypatch.setattr(storage, "TABLE_ENTRIES", 1000)
    before = stored.table.seq
    for number in range(1000):
        assert rule_of(stored, seat, first_move(play, seat), f"eve:{number}") is None
        if (refused := stored.do(seat, undo, f"eve:{number} back")) is not None:
            break
    assert refused is not None
    assert refused.rule == "HR-33"
    assert str(refused.why).startswith("You have undone too many moves at this table")
    assert stored.table.seq - before <= 1000 * storage.UNDO_SHARE + 2
    assert stored.again().use.by_person == stored.table.use.by_person, "it is known after a restart"
    assert rule_of(stored, 1 - seat, c.Rename("Somebody Else"), "bob:1") is None
    assert stored.do(seat, undo, "bob:2") is None, "it is counted by person"


@pytest.mark.rule("HR-33")
@pytest.mark.usefixtures("small")
def test_one_person_fills_half_of_a_table_at_most(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    while rule_of(stored, 0, c.Say("x"), f"eve:{stored.table.seq}") is None:
        pass
    assert rule_of(stored, 0, c.Say("x"), "eve:one more") == "HR-33"
    assert stored.table.use.by_person["eve"].entries == 50
    assert rule_of(stored, 1, c.Say("x"), "bob:1") is None
    seat = play.waiting_for()[0]
    assert rule_of(stored, seat, first_move(play, seat), "bot:99") is None, "the server's own moves are not counted"
    assert rule_of(stored, 0, c.Leave(), "eve:gone") is None


@pytest.mark.rule("HR-33")
def test_one_person_stores_half_of_the_bytes_at_most(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = open_table()
    stored.begin()
    monkeypatch.setattr(storage, "TABLE_BYTES", 40_000)
    while rule_of(stored, 0, c.Say("x" * 400), f"eve:{stored.table.seq}") is None:
        pass
    assert rule_of(stored, 0, c.Say("x"), "eve:one more") == "HR-33"
    assert rule_of(stored, 1, c.Say("x"), "bob:1") is None
