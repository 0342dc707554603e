"""Whether a scenario can still be won, and what the view says is missing."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import phases, reach
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.games.big_score.solo.views import board
from tests.games.big_score.solo.desk import Desk


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_begins_winnable_with_all_its_goals_open(name: str) -> None:
    shown = board(Desk(name).state)
    assert shown.winnable
    assert shown.goals
    for goal in shown.goals:
        assert goal.missing > 0
        assert str(goal.words).startswith(("at least", "more than"))


@pytest.mark.rule("SO-4.5")
def test_crypto_is_lost_with_too_few_hard_drives() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("gold_bar", *["digital_key"] * 6)
    desk.state.unseen = 0
    desk.state.drives = 3
    assert reach.winnable(desk.state)  # with the Gold Bar
    desk.state.drives = 2
    assert not reach.winnable(desk.state)
    desk.state.drives = 4
    desk.state.vault = desk.tokens("gold_bar", "digital_key", "digital_key")
    assert reach.winnable(desk.state) is False
    desk.state.loot = desk.tokens("digital_key")
    assert reach.winnable(desk.state)
    (goal,) = board(desk.state).goals
    assert (goal.goal, goal.need, goal.have, goal.missing) == ("pairs", 4, 1, 3)


@pytest.mark.rule("SO-4.5")
def test_a_job_that_is_gone_brings_no_hard_drive() -> None:
    desk = Desk("crypto_currency")
    desk.last_round()
    desk.jobs("atm", "casino")
    desk.face_down(4)
    desk.state.to_come = 1
    desk.state.drives = 1
    desk.state.vault = desk.tokens(*["digital_key"] * 5)
    desk.state.unseen = 1 << desk.box.job_ids.index("data_center")
    assert not reach.winnable(desk.state)  # one at home, one on the table, one may lie face down
    desk.state.drives = 2
    assert reach.winnable(desk.state)


@pytest.mark.rule("SO-4.6")
def test_the_heat_is_lost_with_too_few_jobs_left() -> None:
    desk = Desk("heat_is_on")
    desk.last_round()
    desk.state.completed = 2
    assert reach.winnable(desk.state)
    desk.state.completed = 1
    assert not reach.winnable(desk.state)


@pytest.mark.rule("SO-4.3", "SO-4.6")
def test_artifacts_in_the_vault_and_on_jobs_can_be_had() -> None:
    desk = Desk("magic_paintings")
    desk.in_vault(*["artifact"] * 3)
    desk.state.unseen = 0
    desk.state.artifacts = 2
    assert reach.winnable(desk.state)
    desk.state.artifacts = 1
    assert not reach.winnable(desk.state)
    desk.do(m.RobVault())
    assert reach.tokens(desk.state, 2) == 3
    heat = Desk("heat_is_on")
    heat.state.vault = 0
    heat.state.tokens = [heat.tokens("artifact"), 0, 0, heat.tokens("artifact", "cop"), 0, 0]
    assert reach.tokens(heat.state, 2) == 2


@pytest.mark.rule("SO-4.2")
def test_the_market_bounds_diamonds_once_it_is_open() -> None:
    desk = Desk("diamond_thief")
    desk.in_vault("cop")
    desk.state.unseen = 0
    assert reach.winnable(desk.state)
    desk.state.cash = 500
    desk.state.artifacts = 3
    desk.state.diamonds = 8
    desk.do(m.FleeVault())
    assert reach.winnable(desk.state)
    desk.state.diamonds = 7
    assert not reach.winnable(desk.state)


@pytest.mark.rule("SO-4.9")
def test_hard_drives_for_sale_are_bounded_by_cash_and_gone_in_the_vault() -> None:
    desk = Desk("does_what_it_takes")
    assert reach.winnable(desk.state)
    desk.last_round()
    desk.empty_deck()
    desk.state.unseen = 0
    desk.jobs()
    desk.state.phase = phases.ASSIGN
    desk.state.deck = 1
    assert reach.winnable(desk.state)
    desk.empty_deck()
    desk.state.phase = phases.DRIVES
    desk.state.cash = 200
    assert not reach.winnable(desk.state)
    desk.state.cash = 300
    assert reach.winnable(desk.state)
    desk.do(m.BuyDrive(), m.StopBuying())
    assert not reach.winnable(desk.state)


def test_at_the_end_only_what_was_reached_counts() -> None:
    desk = Desk()
    desk.in_vault("cop")
    assert reach.winnable(desk.state)
    desk.do(m.FleeVault())
    assert not board(desk.state).winnable
    won = Desk()
    won.in_vault("cop")
    won.state.cash = 1500
    won.do(m.FleeVault())
    assert board(won.state).winnable


def test_money_that_must_be_more_than_its_goal_is_missing_one_at_least() -> None:
    desk = Desk("heat_is_on")
    desk.state.cash = 1500
    total = board(desk.state).goals[0]
    assert (total.goal, total.need, total.have, total.missing) == ("total_above", 1500, 1500, 1)
    assert str(total.words) == "more than $1.5M in cash and assets"


@pytest.mark.rule("SO-4.2", "SO-4.5")
def test_what_lies_in_the_vault_is_out_of_reach_after_fleeing() -> None:
    desk = Desk("diamond_thief")
    desk.in_vault(*["diamond"] * 10)
    desk.state.unseen = 0
    desk.state.diamonds = 10
    desk.state.cash = 250
    desk.do(m.FleeVault())
    assert desk.state.phase == phases.MARKET
    assert reach.winnable(desk.state)
    desk.state.cash = 249
    assert not reach.winnable(desk.state)


@pytest.mark.rule("SO-4.9")
def test_hard_drives_are_for_sale_until_act_one_is_over() -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault(*["digital_key"] * 3)
    desk.state.unseen = 0
    desk.state.diamonds = desk.state.artifacts = 3
    assert not reach.winnable(desk.state)  # the sale is over
    desk.state.phase = phases.ASSIGN  # of the last turn, with no job left
    assert reach.winnable(desk.state)


@pytest.mark.rule("SO-4.9")
def test_every_diamond_that_may_come_counts_and_no_other() -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault()
    desk.state.unseen = 0
    desk.state.drives = desk.state.artifacts = 3
    desk.state.loot = desk.tokens(*["digital_key"] * 3)
    desk.state.diamonds = 2
    assert not reach.winnable(desk.state)
    desk.jobs("apartment")
    assert reach.winnable(desk.state)
    desk.jobs("casino")
    assert not reach.winnable(desk.state)
