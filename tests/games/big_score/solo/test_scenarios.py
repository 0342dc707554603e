"""Chapter 4: the scenarios that change goals and the market; each won and lost at the edge of its goals."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import scenarios, scoring
from getaway.games.big_score.solo.events import (
    ArtifactsTraded,
    DiamondBought,
    SoloEnded,
)
from getaway.games.big_score.solo.views import board
from tests.games.big_score.solo.desk import Desk, fled

# The Biggest Score.


@pytest.mark.rule("SO-4.1")
@pytest.mark.parametrize(
    ("extreme", "cash", "won"), [(False, 1500, 1.0), (False, 1499, 0.0), (True, 1999, 0.0), (True, 2000, 1.0)]
)
def test_the_biggest_score_is_won_with_exactly_its_goal(extreme: bool, cash: int, won: float) -> None:
    desk = fled(Desk(extreme=extreme), cash=cash)
    assert desk.state.returns() == [won]
    assert desk.events_of(SoloEnded) == [SoloEnded(bool(won), cash)]


@pytest.mark.rule("SO-4.1")
def test_the_extreme_goal_is_for_the_biggest_score_alone() -> None:
    assert board(Desk("diamond_thief", extreme=True).state).goals == board(Desk("diamond_thief").state).goals


@pytest.mark.rule("SO-4.1")
def test_assets_count_for_the_goal_and_an_unfinished_game_is_not_won() -> None:
    desk = Desk()
    desk.in_vault("cop", loot=("gold_bar",))
    desk.state.cash = 1300
    assert desk.state.returns() == [0.0]
    (goal,) = board(desk.state).goals
    assert (goal.need, goal.have, goal.missing, str(goal.words)) == (
        1500,
        1500,
        0,
        "at least $1.5M in cash and assets",
    )
    desk.do(m.FleeVault())
    assert desk.state.returns() == [1.0]


@pytest.mark.rule("SO-4.1")
def test_the_extreme_form_is_the_same_scenario_with_another_goal() -> None:
    plain, extreme = Desk().state.rules, Desk(extreme=True).state.rules
    differing = {name for name in dir(plain) if name[0] != "_" and getattr(plain, name) != getattr(extreme, name)}
    assert differing == {"extreme", "total", "goals"}
    assert plain.market_price == 0


# Diamond Thief.


@pytest.mark.rule("SO-4.2")
def test_the_market_trades_artifacts_and_cash_of_both_acts() -> None:
    desk = Desk("diamond_thief")
    desk.in_vault("cop", loot=("artifact", "artifact", "cash_100", "cash_50", "diamond", "gold_bar"))
    desk.state.cash = 100
    desk.state.artifacts = 1
    desk.state.diamonds = 8
    desk.do(m.FleeVault())
    assert desk.phase == "market"
    assert desk.offered() == [m.TradeArtifacts(), m.BuyDiamond(), m.CloseMarket()]
    desk.do(m.TradeArtifacts())
    assert desk.events_of(ArtifactsTraded) == [ArtifactsTraded(3)]
    assert desk.why_not(m.TradeArtifacts()) == "SO-4.2"
    assert desk.why_not(m.RobVault()) == "SO-4.2"
    desk.do(m.BuyDiamond())
    assert desk.events_of(DiamondBought) == [DiamondBought(250)]
    assert desk.why_not(m.BuyDiamond()) == "SO-2.7"
    desk.do(m.CloseMarket())
    assert desk.phase == "over"
    assert desk.state.returns() == [1.0]
    # 11 Diamonds and the Gold Bar, which pays nothing on the market.
    assert desk.state.scores() == [350 + 6 * 150 + 200]


@pytest.mark.rule("SO-4.2")
def test_bars_buy_no_diamond() -> None:
    desk = Desk("diamond_thief")
    desk.in_vault("cop", loot=("gold_bar", "silver_bar", "artifact"))
    desk.state.cash = 249
    desk.state.artifacts = 1
    desk.do(m.FleeVault())
    assert desk.phase == "over"


@pytest.mark.rule("SO-4.2", "SO-3.4")
def test_the_market_opens_after_a_bust_with_what_is_left() -> None:
    desk = Desk("diamond_thief")
    desk.in_vault("cop", "cop", "cop", loot=("diamond",) * 5, cops=4)
    desk.state.cash = 250
    desk.state.diamonds = 10
    desk.do(m.RobVault())
    assert desk.state.busted
    assert desk.phase == "market"
    desk.do(m.BuyDiamond(), m.CloseMarket())
    assert desk.state.returns() == [1.0]


@pytest.mark.rule("SO-4.2")
@pytest.mark.parametrize(("diamonds", "won"), [(10, 0.0), (11, 1.0)])
def test_eleven_diamonds_win(diamonds: int, won: float) -> None:
    assert fled(Desk("diamond_thief"), diamonds=diamonds).state.returns() == [won]


@pytest.mark.rule("SO-4.2")
@pytest.mark.parametrize(("artifacts", "cash", "asked"), [(3, 0, True), (2, 250, True), (2, 249, False)])
def test_the_market_opens_for_who_can_pay_a_diamond(artifacts: int, cash: int, asked: bool) -> None:
    desk = Desk("diamond_thief")
    desk.in_vault()
    desk.state.artifacts = artifacts
    desk.state.cash = cash
    desk.do(m.FleeVault())
    assert desk.phase == ("market" if asked else "over")


# The 5 Magic Paintings.


@pytest.mark.rule("SO-4.3")
@pytest.mark.parametrize(
    ("artifacts", "cash", "loot", "won"),
    [
        (5, 500, (), 1.0),
        (4, 500, ("artifact",), 1.0),
        (4, 900, (), 0.0),
        (5, 400, ("cash_100",), 1.0),
        (5, 400, ("gold_bar", "silver_bar", "diamond"), 0.0),
    ],
)
def test_paintings_need_artifacts_and_cash(artifacts: int, cash: int, loot: tuple[str, ...], won: float) -> None:
    desk = Desk("magic_paintings")
    desk.in_vault("cop", loot=loot)
    desk.state.artifacts = artifacts
    desk.state.cash = cash
    desk.do(m.FleeVault())
    assert desk.state.returns() == [won]


@pytest.mark.rule("SO-4.3")
def test_the_score_of_the_paintings_is_the_cash_alone() -> None:
    desk = Desk("magic_paintings", majority=True)
    desk.in_vault("cop", loot=("gold_bar", "cash_30", "diamond", "artifact"))
    desk.do(m.FleeVault())
    assert desk.state.scores() == [230]


@pytest.mark.rule("SO-4.3")
def test_cash_is_counted_without_anything_else() -> None:
    desk = Desk()
    desk.in_vault(loot=("gold_bar", "cash_50"))
    desk.state.diamonds = 2
    have = {goal: scoring.have(desk.state, which) for which, goal in enumerate(scenarios.GOALS)}
    assert (have["cash"], have["cash_and_bars"], have["total"]) == (250, 450, 500)
