"""Sealed choices that are opened again, at a table: its log, its clocks, its records (HR-38)."""

import pytest

from getaway.games.masters.moves import PlanCrew
from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play
from getaway.kernel.record import verify
from getaway.table import commands as c
from getaway.table import storage
from getaway.table.advice import why_no_odds
from getaway.table.checkpoint import checkpoint
from getaway.table.clocks import TimeControl
from getaway.table.rehearse import check_choice
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import StoredTable
from tests.table.test_submit import SELECTORS, Plan, planning

OPEN, KEEP = c.Reopen(on=True), c.Reopen(on=False)


def another(plan: Plan) -> Plan:
    """The same crew, with the Selectors the other way round."""
    crew = tuple(move for move in plan if isinstance(move, PlanCrew))
    return (*crew, *reversed(SELECTORS))


def seen_by(stored: StoredTable, play: Play, *viewers: int) -> list[object]:
    """What viewers see and are told, and what everybody is told of clocks and seats."""
    table = stored.table
    told = [(play.view(viewer), table.feeds.events_after(viewer, 0)) for viewer in viewers]
    return [told, table.clock.moved_at, table.clock.active_at, table.clock.left, table.revision, play.waiting_for()]


@pytest.mark.rule("HR-38")
def test_a_plan_that_was_changed_is_in_log_and_record_as_if_made_at_first(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, c.Choose(plans[0])) is None
    seen = seen_by(stored, play, 1, SPECTATOR)
    sealed = list(play.journal)
    assert stored.do(0, OPEN) is None
    assert play.view(0).reopened
    assert play.view(0).waiting_for == (0, 1)
    restarted = stored.again().play
    assert restarted is not None
    assert restarted.view(0) == play.view(0), "a restart keeps it open"
    assert stored.do(0, c.Choose(another(plans[0]))) is None
    assert seen_by(stored, play, 1, SPECTATOR) == seen
    assert play.view(0).can_reopen
    assert [entry.move for entry in play.journal[-len(plans[0]) :]] == list(another(plans[0]))
    assert len(play.journal) == len(sealed)
    assert stored.do(1, c.Choose(plans[1])) is None
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    assert verify(record, type(stored.table.game)).check == play.check
    again = stored.again()
    assert again.play is not None
    assert again.play.journal == play.journal
    assert again.snapshot() == stored.table.snapshot()


@pytest.mark.rule("HR-38")
def test_who_is_too_late_is_told_so_and_has_the_plan_they_sealed(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, c.Choose(plans[0])) is None
    assert stored.do(0, OPEN) is None
    assert stored.do(0, c.StartOver()) is None
    assert stored.do(1, c.Choose(plans[1])) is None
    assert play.view(0).phase != "plan"
    late = "The last choice was sealed while you were changing yours. The one you had sealed counts."
    assert stored.words(0).count(late) == 1
    assert late not in stored.words(1) + stored.words(SPECTATOR)
    made = [entry.move for entry in play.journal]
    assert all(move in made for move in plans[0])
    refused = stored.do(0, c.Choose(another(plans[0])))
    assert refused is not None
    again = stored.do(0, OPEN)
    assert again is not None
    assert again.rule == "HR-38"


@pytest.mark.rule("HR-38")
def test_a_plan_that_is_opened_again_can_be_left_as_it_is(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, c.Choose(plans[0])) is None
    before = play.view(0), play.check
    assert stored.do(0, KEEP) is not None, "it is not open"
    assert stored.do(0, OPEN) is None
    assert stored.do(0, OPEN) is not None, "it is open already"
    assert stored.do(0, KEEP) is None
    assert (play.view(0), play.check) == before


@pytest.mark.rule("HR-38")
def test_a_plan_is_warned_about_and_checked_as_before(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    first = check_choice(play, 0, plans[0])
    assert stored.do(0, c.Choose(plans[0])) is None
    refused = stored.do(0, c.Choose(plans[0]))
    assert refused is not None
    assert refused.rule == "HR-2", "it has to be opened first"
    assert stored.do(0, OPEN) is None
    assert check_choice(play, 0, plans[0]) == first
    incomplete = stored.do(0, c.Choose(plans[0][:-1]))
    assert incomplete is not None
    assert incomplete.rule == "HR-5"


@pytest.mark.rule("HR-38", "HR-14")
def test_no_clock_shows_that_a_plan_is_changed(open_table: Open, clock: Clock) -> None:
    stored, play, plans = planning(lambda: open_table(clock=TimeControl(600, 5)))
    assert stored.do(0, c.Choose(plans[0])) is None
    seen = seen_by(stored, play, 1, SPECTATOR)
    clock.advance(7)
    assert stored.do(0, OPEN) is None
    clock.advance(7)
    assert stored.do(0, c.Choose(another(plans[0]))) is None
    assert seen_by(stored, play, 1, SPECTATOR) == seen
    again = stored.again()
    assert (again.clock.left, again.clock.moved_at) == (stored.table.clock.left, stored.table.clock.moved_at)


@pytest.mark.rule("HR-38")
def test_who_took_over_a_seat_in_the_meantime_stays_under_the_checks(open_table: Open) -> None:
    stored = open_table("big_score", seats=3)
    play = stored.begin()
    while len(play.waiting_for()) < 3:
        turn = play.waiting_for()[0]
        assert stored.do(turn, c.Make(play.offers(turn)[0].move)) is None
    seat = 0

    def choose() -> None:
        done = len(play.journal)
        while len(play.journal) == done and (play.view(seat).reopened or play.why_not_reopen(seat) is not None):
            assert stored.do(seat, c.Make(play.offers(seat)[-1].move)) is None

    choose()
    assert stored.do(2, c.Resign()) is None
    assert stored.do(seat, OPEN) is None
    before = checkpoint(stored.table, OPEN)
    assert before is not None
    while play.reopened():
        assert stored.do(seat, c.Make(play.offers(seat)[-1].move)) is None
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    assert len(record.seat_changes or ()) == 1
    assert verify(record, type(stored.table.game)).check == play.check
    stored.table.restore(before)
    assert stored.table.play is not None
    assert stored.table.play.reopened() == (seat,), "another process was faster"
    assert stored.table.play.seat_changes == list(record.seat_changes or ())


@pytest.mark.rule("HR-38")
def test_a_log_of_other_rules_keeps_the_plan_that_counts(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, c.Choose(plans[0])) is None
    assert stored.do(0, OPEN) is None
    assert stored.do(0, c.Choose(another(plans[0]))) is None
    journal = list(play.journal)
    monkeypatch.setattr(type(stored.table.game), "rules_version", stored.table.game.rules_version + 1)
    again = stored.again()
    assert again.play is not None
    assert again.play.journal == journal
    assert again.play.dump() == play.dump()


@pytest.mark.rule("HR-33", "HR-38")
def test_nobody_changes_a_plan_without_end(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, _, plans = planning(open_table)
    assert stored.do(0, c.Choose(plans[0])) is None
    monkeypatch.setattr(storage, "TABLE_ENTRIES", 400)
    for number in range(400):
        refused = stored.do(0, OPEN, f"ann:{number} open")
        if refused is not None:
            break
        assert stored.do(0, c.Choose(plans[0]), f"ann:{number} seal") is None
    assert refused is not None
    assert refused.rule == "HR-33"
    assert number <= 400 * storage.UNDO_SHARE / 2 + 1


@pytest.mark.rule("HR-21", "HR-38")
def test_odds_after_a_plan_wait_until_it_can_no_longer_be_changed(open_table: Open) -> None:
    stored, _, plans = planning(lambda: open_table(odds="after"))
    assert stored.do(0, c.Choose(plans[0])) is None
    assert why_no_odds(stored.table, 0) is not None
    assert stored.do(0, OPEN) is None
    assert why_no_odds(stored.table, 0) is not None
    assert stored.do(1, c.Choose(plans[1])) is None
    assert why_no_odds(stored.table, 0) is None
