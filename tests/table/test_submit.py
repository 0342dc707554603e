"""The life of a move at a table: sealed choices, take-backs, logs."""

from collections.abc import Callable

import pytest

from getaway.games.masters.moves import BuyCrew, Pass, PlanCrew, PlanSelector
from getaway.kernel.deal import FairDeal
from getaway.kernel.events import SPECTATOR
from getaway.kernel.moves import Move
from getaway.kernel.play import Play
from getaway.table.commands import Choose, Make, Say, StartOver, TakeBack
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import StoredTable

Plan = tuple[Move, ...]
SELECTORS = tuple(PlanSelector(number) for number in (4, 3, 2, 1))


def planning(open_table: Open) -> tuple[StoredTable, Play, list[Plan]]:
    """A table in its first Plan phase, and a whole plan for each seat."""
    stored = open_table()
    play = stored.begin()
    while play.view(0).phase == "purchase":
        seat = play.waiting_for()[0]
        wanted: Move = Pass() if play.view(SPECTATOR).board.sides[seat].crew else play.offers(seat)[0].move
        assert stored.do(seat, Make(wanted)) is None
    crews = [side.crew for side in play.view(SPECTATOR).board.sides]
    return stored, play, [(*(PlanCrew(card) for card in crew), *SELECTORS) for crew in crews]


@pytest.mark.rule("HR-6")
def test_the_game_begins_with_the_last_seat_that_is_ready(open_table: Open) -> None:
    stored = open_table()
    assert stored.commit(1, "00" * 32) is None
    rejection = stored.do(0, Make(Pass()))
    assert rejection is not None
    assert rejection.rule == "HR-6"
    assert stored.commit(0, "00" * 32) is None
    assert stored.table.play is None, "everybody has committed, and nobody has revealed"
    assert stored.reveal(0, "00" * 32) is None
    assert stored.reveal(1, "00" * 32) is None
    again = stored.commit(0, "00" * 32)
    assert again is not None
    assert again.rule == "HR-6"
    assert stored.table.status == "playing"
    deal = stored.table.record(0).deal
    assert isinstance(deal, FairDeal)
    assert deal.seed is None


@pytest.mark.rule("HR-11")
def test_a_command_that_is_sent_again_is_done_once(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    move = Make(play.offers(seat)[0].move)
    assert stored.do(seat, move, "same") is None
    before = play.dump()
    assert stored.do(seat, move, "same") is None
    assert play.dump() == before
    assert len(stored.wait(stored.store.entries("t"))) == stored.table.seq


def test_a_whole_plan_is_taken_as_one_command(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, Choose(plans[0])) is None
    assert play.waiting_for() == (1,)
    assert stored.do(1, Choose(plans[1])) is None
    assert play.view(0).phase != "plan"


def test_a_whole_plan_takes_the_place_of_what_was_begun(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, Make(plans[0][0])) is None
    assert stored.do(0, Choose(plans[0])) is None
    assert play.waiting_for() == (1,)


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (lambda plan: plan[:-1], "HR-5"),
        (lambda plan: (*plan, plan[0]), "HR-5"),
        (lambda plan: (*plan[:-1], plan[-2]), "MH-4.1"),
        (lambda plan: plan[1:], "MH-4.1"),
        (lambda plan: (*plan[:-1], Pass()), "MH-4.1"),
        (lambda plan: (*plan[:-1], BuyCrew("nobody")), "HR-3"),
    ],
)
def test_a_plan_that_is_not_whole_and_right_is_refused_and_nothing_of_it_kept(
    open_table: Open, spoil: Callable[[Plan], Plan], rule: str
) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, Make(plans[0][0])) is None
    before = play.view(0), play.dump()
    rejection = stored.do(0, Choose(spoil(plans[0])))
    assert rejection is not None
    assert rejection.rule == rule
    assert (play.view(0), play.dump()) == before


def test_a_list_never_reaches_past_what_it_confirms(open_table: Open) -> None:
    """Alone one could else try moves of the next round, and learn from the refusal what is going to be drawn."""
    stored = open_table(seats=1)
    play = stored.begin()
    rejection = stored.do(0, Choose((Pass(), Pass())))
    assert rejection is not None
    assert rejection.rule == "HR-5"
    assert play.journal == []


def test_what_is_begun_of_a_plan_is_news_to_its_maker_alone(open_table: Open) -> None:
    stored, play, plans = planning(open_table)

    def seen() -> list[object]:
        return [(play.view(viewer), stored.words(viewer)) for viewer in (1, SPECTATOR)]

    before, mine = seen(), play.view(0)
    assert stored.do(0, Make(plans[0][0])) is None
    assert play.view(0) != mine
    assert seen() == before
    assert stored.do(0, StartOver()) is None
    assert stored.do(0, StartOver()) is not None
    assert stored.do(0, Make(plans[0][0])) is None
    assert stored.do(0, TakeBack()) is None
    assert seen() == before


def test_a_move_taken_back_is_told_to_all(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert stored.do(seat, Make(play.offers(seat)[0].move)) is None
    assert stored.do(seat, TakeBack()) is None
    assert stored.words(SPECTATOR)[-1] == f"{stored.table.names[seat]} undoes their last move."
    assert stored.do(seat, TakeBack()) is not None


def test_a_table_is_the_same_when_it_is_read_again(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert stored.do(0, Make(plans[0][0])) is None
    again = stored.again()
    assert again.status == "playing"
    assert again.play is not None
    for viewer in (SPECTATOR, 0, 1):
        assert again.play.view(viewer) == play.view(viewer)
        assert again.feeds.events_after(viewer, 0) == stored.table.feeds.events_after(viewer, 0)
    assert again._command_ids == stored.table._command_ids
    assert again.record(0) == stored.table.record(0)


def test_what_is_done_in_secret_is_no_activity(open_table: Open, clock: Clock) -> None:
    stored = open_table()
    play = stored.begin()
    while play.view(0).phase != "plan":
        for seat in play.waiting_for():
            stored.do(seat, Make(play.offers(seat)[0].move))
    before = stored.table.clock.active_at
    clock.advance(1)
    assert stored.do(0, Make(play.offers(0)[0].move)) is None
    assert stored.do(0, StartOver()) is None
    assert stored.table.clock.active_at == before, "others could count what a seat tries out"
    assert stored.do(0, Say("hm")) is None
    assert stored.table.clock.active_at > before
