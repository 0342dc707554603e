"""The life of a move at a table: sealed choices, take-backs, logs."""

from collections.abc import Callable

import pytest

from getaway.games.masters.game import Masters, MastersOptions
from getaway.games.masters.moves import BuyCrew, Pass, PlanCrew, PlanSelector
from getaway.kernel.deal import FairDeal
from getaway.kernel.events import SPECTATOR
from getaway.kernel.moves import Move
from getaway.kernel.play import Play
from getaway.table.commands import Choose, Make, StartOver, TakeBack
from getaway.table.submit import submit
from getaway.table.table import Table

Plan = tuple[Move, ...]
SELECTORS = tuple(PlanSelector(number) for number in (4, 3, 2, 1))


def begun(seats: int = 2) -> tuple[Table, Play]:
    table = Table(Masters.from_toml(), MastersOptions(), seats, {})
    for seat in range(seats):
        assert table.ready(seat, f"{seat:064x}") is None
    assert table.play is not None
    return table, table.play


def planning() -> tuple[Table, Play, list[Plan]]:
    """A table in its first Plan phase, and a whole plan for each seat."""
    table, play = begun()
    while play.view(0).phase == "purchase":
        seat = play.waiting_for()[0]
        wanted: Move = Pass() if play.view(SPECTATOR).board.sides[seat].crew else play.offers(seat)[0].move
        assert submit(table, seat, Make(wanted)) is None
    crews = [side.crew for side in play.view(SPECTATOR).board.sides]
    for seat in (0, 1):
        table.news(seat)
    return table, play, [(*(PlanCrew(card) for card in crew), *SELECTORS) for crew in crews]


def test_the_game_begins_with_the_last_seat_that_is_ready() -> None:
    table = Table(Masters.from_toml(), MastersOptions(), 2, {})
    assert table.news(0) is None
    assert not table.is_over()
    assert table.ready(1, "00" * 32) is None
    rejection = submit(table, 0, Make(Pass()))
    assert rejection is not None
    assert rejection.rule == "HR-2"
    assert table.ready(0, "00" * 32) is None
    assert table.news(0) is not None
    deal = table.record(0).deal
    assert isinstance(deal, FairDeal)
    assert deal.seed is None


def test_a_whole_plan_is_taken_as_one_command() -> None:
    table, play, plans = planning()
    assert submit(table, 0, Choose(plans[0])) is None
    assert play.waiting_for() == (1,)
    assert submit(table, 1, Choose(plans[1])) is None
    assert play.view(0).phase != "plan"


def test_a_whole_plan_takes_the_place_of_what_was_begun() -> None:
    table, play, plans = planning()
    assert submit(table, 0, Make(plans[0][0])) is None
    assert submit(table, 0, Choose(plans[0])) is None
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
    spoil: Callable[[Plan], Plan], rule: str
) -> None:
    table, play, plans = planning()
    assert submit(table, 0, Make(plans[0][0])) is None
    before = play.view(0), play.dump()
    rejection = submit(table, 0, Choose(spoil(plans[0])))
    assert rejection is not None
    assert rejection.rule == rule
    assert (play.view(0), play.dump()) == before


def test_a_list_never_reaches_past_what_it_confirms() -> None:
    """Alone one could else try moves of the next round, and learn from the refusal what is going to be drawn."""
    table, play = begun(1)
    rejection = submit(table, 0, Choose((Pass(), Pass())))
    assert rejection is not None
    assert rejection.rule == "HR-5"
    assert play.journal == []


def test_what_is_begun_of_a_plan_is_news_to_its_maker_alone() -> None:
    table, _, plans = planning()
    table.news(SPECTATOR)
    assert submit(table, 0, Make(plans[0][0])) is None
    assert table.news(0) is not None
    assert table.news(1) is None
    assert table.news(SPECTATOR) is None
    assert submit(table, 0, StartOver()) is None
    assert submit(table, 0, StartOver()) is not None
    assert submit(table, 0, Make(plans[0][0])) is None
    assert submit(table, 0, TakeBack()) is None
    assert table.news(1) is None


def test_a_move_taken_back_is_told_to_all() -> None:
    table, play = begun()
    seat = play.waiting_for()[0]
    assert submit(table, seat, Make(play.offers(seat)[0].move)) is None
    assert submit(table, seat, TakeBack()) is None
    news = table.news(SPECTATOR)
    assert news is not None
    assert [told.words for told in news.told][-1] == f"Player {seat + 1} takes the last move back."
    assert submit(table, seat, TakeBack()) is not None
