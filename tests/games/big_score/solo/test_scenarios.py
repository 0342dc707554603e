"""Chapter 4: the scenarios that change goals, crew, the market and gold; each won and lost at the edge of its goals."""

import pytest

from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import phases, scoring
from getaway.games.big_score.solo.events import (
    ArtifactsTraded,
    CopsSentBack,
    DiamondBought,
    GoldCounted,
    JacksSpent,
    JobCompleted,
    SoloEnded,
    StrikeCalled,
)
from getaway.games.big_score.solo.views import board
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from tests.games.big_score.solo.desk import Desk, crew


def fled(desk: Desk, **things: int) -> Desk:
    """Out of the vault with these things and no cash but what is given."""
    desk.in_vault("cop")
    desk.state.cash = 0
    for name, value in things.items():
        setattr(desk.state, name, value)
    desk.do(m.FleeVault())
    return desk


# The Biggest Score.


@pytest.mark.rule("SO-4.1")
@pytest.mark.parametrize(
    ("extreme", "cash", "won"), [(False, 1500, 1.0), (False, 1499, 0.0), (True, 1999, 0.0), (True, 2000, 1.0)]
)
def test_the_biggest_score_is_won_with_exactly_its_goal(extreme: bool, cash: int, won: float) -> None:
    desk = fled(Desk(extreme=extreme), cash=cash)
    assert desk.state.returns() == [won]
    assert desk.told(SoloEnded) == [SoloEnded(bool(won), cash)]


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
    assert (goal.need, goal.have, goal.missing, goal.words) == (
        1500,
        1500,
        0,
        "at least $1.5M in cash and assets",
    )
    desk.do(m.FleeVault())
    assert desk.state.returns() == [1.0]


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
    assert desk.told(ArtifactsTraded) == [ArtifactsTraded(3)]
    assert desk.why_not(m.TradeArtifacts()) == "SO-4.2"
    assert desk.why_not(m.RobVault()) == "SO-4.2"
    desk.do(m.BuyDiamond())
    assert desk.told(DiamondBought) == [DiamondBought(250)]
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


# The Jack of All Trades Show.


@pytest.mark.rule("SO-4.4")
def test_a_type_on_strike_leaves_decks_of_25() -> None:
    desk = Desk("jack_of_all_trades")
    assert desk.phase == "strike"
    assert desk.offered() == [m.CallStrike(crew_type) for crew_type in CREW_TYPES]
    assert desk.why_not(m.EndTurn()) == "SO-4.4"
    desk.do(m.CallStrike("hacker"))
    assert desk.told(StrikeCalled) == [StrikeCalled("hacker")]
    state = desk.state
    assert state.jacks == 6
    assert state.deck_size() == 20
    assert crew_total(state.unseen_crew()) == 70
    assert "hacker" not in desk.crew_ids(state.unseen_crew() + state.hand)


def show(*jobs: str, jacks: int = 6) -> Desk:
    desk = Desk("jack_of_all_trades")
    desk.do(m.CallStrike("hacker"))
    desk.jobs(*jobs)
    desk.state.jacks = jacks
    return desk


@pytest.mark.rule("SO-4.4")
def test_jacks_complete_a_job_even_without_crew() -> None:
    desk = show("casino", "atm")
    desk.end_turn()
    assert desk.phase == "jacks"
    assert desk.offered() == [m.SpendJacks(1), m.SpendJacks(2), m.SaveJacks()]
    desk.do(m.SpendJacks(1))
    assert desk.told(JacksSpent) == [JacksSpent(1, "casino", 6)]
    assert desk.told(JobCompleted) == [JobCompleted(1, "casino", 150, 0, 0, 0)]
    assert desk.state.jacks == 0
    desk.end_turn()
    assert desk.phase == "hire"


@pytest.mark.rule("SO-4.4")
def test_exactly_as_many_jacks_as_open_icons() -> None:
    desk = show("casino", "atm", "office_building", jacks=3)
    desk.on_job(1, crew(driver=1, muscle=1))
    desk.on_job(2, crew(driver=1, muscle=1))
    desk.on_job(3, crew(driver=1, hacker=1, grease_man=1))
    desk.end_turn()
    assert desk.offered() == [m.SpendJacks(2), m.SaveJacks()]
    for number in (1, 3, 4):
        assert desk.why_not(m.SpendJacks(number)) == "SO-4.4"
    assert desk.why_not(m.EndTurn()) == "SO-4.4"
    desk.do(m.SpendJacks(2))
    # In the order of their numbers, the one that was complete without Jacks included.
    assert desk.told(JobCompleted) == [
        JobCompleted(2, "atm", 30, 0, 0, 1),
        JobCompleted(3, "office_building", 30, 0, 0, 1),
    ]
    assert desk.state.jacks == 2


@pytest.mark.rule("SO-4.4")
def test_jacks_are_saved_for_another_turn() -> None:
    desk = show("casino", "atm")
    desk.end_turn()
    desk.do(m.SaveJacks())
    assert desk.phase == "hire"
    assert desk.state.jacks == 6
    desk.end_turn()
    desk.do(m.SpendJacks(2))
    assert desk.phase == "hire"  # the Casino lacks six, and three are left
    assert desk.state.jacks == 3


@pytest.mark.rule("SO-4.4")
def test_jacks_are_spent_before_jobs_are_settled() -> None:
    """A job that is turned up for a completed one has to wait for the next turn."""
    desk = show("atm")
    desk.face_down(4, "library")
    desk.end_turn()
    desk.do(m.SpendJacks(1), m.TurnUp(4))
    assert desk.phase == "hire"
    assert desk.state.jacks == 3


@pytest.mark.rule("SO-4.4")
@pytest.mark.parametrize(("cash", "won"), [(1500, 1.0), (1499, 0.0)])
def test_the_show_is_won_with_its_goal(cash: int, won: float) -> None:
    assert fled(show(), cash=cash).state.returns() == [won]


# Crypto Currency.


@pytest.mark.rule("SO-4.5")
def test_every_hard_drive_job_is_among_the_eighteen() -> None:
    for seed in range(20):
        desk = Desk("crypto_currency", seed=seed)
        while desk.phase == "hire":
            desk.empty_deck()
            desk.end_turn()
        assert desk.state.unseen & desk.box.solo.drive_jobs == 0
        assert count(desk.state.unseen) == 6


@pytest.mark.rule("SO-4.5")
def test_hard_drive_jobs_come_at_any_time() -> None:
    first = [Desk("crypto_currency", seed=seed).state for seed in range(900)]
    dealt = [sum(desk_job in (4, 5, 10, 11) for desk_job in state.jobs[:3]) for state in first]
    # Three of eighteen cards, four of them Hard Drive jobs.
    assert abs(sum(dealt) / len(dealt) - 3 * 4 / 18) < 0.1
    assert {0, 1, 2} <= set(dealt)


@pytest.mark.rule("SO-4.5")
def test_cops_that_come_with_a_key_may_be_put_back() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "digital_key")
    desk.do(m.RobVault())
    assert desk.phase == "keyed"
    assert desk.offered() == [m.SendCopsBack(0), m.SendCopsBack(1), m.SendCopsBack(2)]
    assert desk.why_not(m.SendCopsBack(3)) == "SO-4.5"
    assert desk.why_not(m.TakeNothing()) == "SO-4.5"
    desk.do(m.SendCopsBack(2))
    assert desk.told(CopsSentBack) == [CopsSentBack(2)]
    assert desk.state.cops == 0
    desk.do(m.TakeNothing())  # the Key need not be taken
    assert desk.token_ids(desk.state.vault) == ["cop", "cop"]


@pytest.mark.rule("SO-4.5")
def test_those_not_put_back_are_placed_and_may_be_bribed() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "digital_key", loot=("cash_50",))
    desk.do(m.RobVault(), m.SendCopsBack(0))
    assert desk.phase == "bribe"
    desk.do(m.BribeCops(1))
    assert desk.state.cops == 1
    desk.in_vault("cop", "cop", "digital_key", loot=("cash_50",))
    desk.do(m.RobVault(), m.SendCopsBack(1))
    assert desk.phase == "take"
    assert desk.state.cops == 1


@pytest.mark.rule("SO-4.5")
def test_without_a_key_cops_stay() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "diamond", "artifact")
    desk.do(m.RobVault())
    assert desk.phase == "take"
    desk.in_vault("digital_key", "diamond", "artifact")
    desk.do(m.RobVault())
    assert desk.phase == "take"
    base = Desk()
    base.in_vault("cop", "digital_key", "artifact")
    base.do(m.RobVault())
    assert base.state.cops == 1


@pytest.mark.rule("SO-4.5", "SO-3.4")
def test_a_key_averts_a_bust() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "diamond", "digital_key", cops=4)
    desk.do(m.RobVault(), m.SendCopsBack(1), m.TakeLoot("digital_key"))
    assert not desk.state.busted


@pytest.mark.rule("SO-4.5")
@pytest.mark.parametrize(
    ("drives", "keys", "choice", "won", "score"),
    [
        (4, 3, m.GoldAsKey(), 1.0, 800),
        (3, 4, m.GoldAsDrive(), 1.0, 800),
        (4, 3, m.GoldAsBar(), 0.0, 800),
        (3, 3, m.GoldAsKey(), 0.0, 600),
    ],
)
def test_gold_counts_as_key_or_drive(drives: int, keys: int, choice: Move, won: float, score: int) -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", loot=("gold_bar",) + ("digital_key",) * keys)
    desk.state.cash = 0
    desk.state.drives = drives
    desk.do(m.FleeVault())
    assert desk.phase == "gold"
    assert desk.why_not(m.FleeVault()) == "SO-4.5"
    desk.do(choice)
    assert desk.state.returns() == [won]
    assert desk.state.scores() == [score]
    assert len(desk.told(GoldCounted)) == 1


@pytest.mark.rule("SO-4.5")
def test_each_of_two_gold_bars_is_asked_about() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", loot=("gold_bar", "gold_bar", "digital_key"))
    desk.state.drives = 2
    desk.do(m.FleeVault(), m.GoldAsKey())
    assert desk.phase == "gold"
    desk.do(m.GoldAsBar())
    assert desk.state.scores() == [200 + 2 * 200 + 200]


@pytest.mark.rule("SO-4.5")
def test_after_a_bust_there_is_no_gold_to_count() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "cop", loot=("gold_bar",), cops=4)
    desk.do(m.RobVault())
    assert desk.phase == "over"


# This Crew Does What It Takes.


@pytest.mark.rule("SO-4.9")
def test_one_of_each_type_completes_any_job() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("night_club")
    desk.on_job(1, crew(con_man=1, driver=1, grease_man=1, gun_man=1, hacker=1, muscle=1))
    desk.end_turn()
    assert desk.told(JobCompleted) == [JobCompleted(1, "night_club", 100, 0, 0, 0)]
    base = Desk()
    base.jobs("night_club")
    base.on_job(1, crew(con_man=1, driver=1, grease_man=1, gun_man=1, hacker=1, muscle=1))
    base.end_turn()
    assert base.told(JobCompleted) == []


@pytest.mark.rule("SO-4.9")
def test_the_requirement_completes_it_too() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("night_club")
    desk.on_job(1, crew(con_man=1, driver=1, gun_man=2, muscle=1))
    desk.end_turn()
    assert len(desk.told(JobCompleted)) == 1


@pytest.mark.rule("SO-4.9")
def test_a_first_card_of_a_type_has_a_place_beyond_the_requirement() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment", "casino")
    desk.hand(hacker=3)
    desk.do(m.ChooseType("hacker"))
    assert desk.offered() == [m.PlaceCard(1), m.PlaceCard(2)]
    assert desk.why_not(m.DiscardRest()) == "SO-2.3"
    desk.do(m.PlaceCard(2))
    # The icon is filled: the place at the Apartment need not be taken.
    assert desk.offered() == [m.PlaceCard(1), m.DiscardRest()]
    desk.do(m.PlaceCard(1))
    assert desk.phase == "assign"
    assert desk.state.crew[:2] == [crew(hacker=1), crew(hacker=1)]


@pytest.mark.rule("SO-4.9")
def test_places_beyond_the_requirement_are_left_if_you_like() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment")
    desk.hand(hacker=2)
    desk.do(m.ChooseType("hacker"), m.DiscardRest())
    assert desk.phase == "assign"
    assert desk.state.crew[0] == 0
    assert desk.state.hand == 0


@pytest.mark.rule("SO-4.9")
def test_a_place_beyond_the_requirement_may_come_before_an_icon() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment", "casino")
    desk.hand(hacker=1)
    desk.do(m.ChooseType("hacker"), m.PlaceCard(1))
    assert desk.state.crew[:2] == [crew(hacker=1), 0]
    assert desk.phase == "assign"


@pytest.mark.rule("SO-4.9")
def test_such_a_place_can_be_paid_for_and_is_there_once() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment")
    desk.hand(hacker=2, muscle=1)
    desk.do(m.ChooseType("muscle"), m.PlaceExtra("hacker", 1))
    assert desk.why_not(m.PlaceExtra("hacker", 1)) == "SO-2.3"
    base = Desk()
    base.jobs("apartment")
    base.hand(hacker=2, muscle=1)
    base.do(m.ChooseType("muscle"))
    assert base.why_not(m.PlaceExtra("hacker", 1)) == "SO-2.3"


@pytest.mark.rule("SO-4.9")
def test_hard_drives_are_for_sale_once_before_the_vault() -> None:
    desk = Desk("does_what_it_takes")
    desk.last_round()
    desk.empty_deck()
    desk.end_turn()
    assert desk.phase == "drives"
    assert desk.why_not(m.RobVault()) == "SO-4.9"
    desk.do(m.BuyDrive(), m.BuyDrive())
    assert (desk.state.cash, desk.state.drives) == (0, 2)
    assert desk.why_not(m.BuyDrive()) == "SO-2.7"
    desk.do(m.StopBuying())
    assert desk.phase == "vault"
    assert desk.why_not(m.BuyDrive()) == "SO-3.1"


@pytest.mark.rule("SO-4.9")
def test_without_the_price_nothing_is_for_sale() -> None:
    desk = Desk("does_what_it_takes")
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = 99
    desk.end_turn()
    assert desk.phase == "vault"


@pytest.mark.rule("SO-4.9")
@pytest.mark.parametrize(
    ("change", "won"),
    [
        ({}, 1.0),
        ({"cash": 449}, 0.0),
        ({"diamonds": 2}, 0.0),
        ({"artifacts": 2}, 0.0),
        ({"drives": 2}, 0.0),
    ],
)
def test_all_four_goals_are_needed(change: dict[str, int], won: float) -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault("cop", loot=("digital_key",) * 3 + ("gold_bar", "silver_bar"))
    desk.state.cash = 450
    desk.state.diamonds = desk.state.artifacts = desk.state.drives = 3
    for name, value in change.items():
        setattr(desk.state, name, value)
    desk.do(m.FleeVault())
    assert desk.state.returns() == [won]
    assert desk.state.phase == phases.OVER


@pytest.mark.rule("SO-4.9")
@pytest.mark.parametrize(("cash", "asked"), [(100, True), (99, False)])
def test_hard_drives_are_offered_to_who_can_pay_one(cash: int, asked: bool) -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs()
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = cash
    desk.end_turn()
    assert desk.phase == ("drives" if asked else "vault")


@pytest.mark.rule("SO-4.2")
@pytest.mark.parametrize(("artifacts", "cash", "asked"), [(3, 0, True), (2, 250, True), (2, 249, False)])
def test_the_market_opens_for_who_can_pay_a_diamond(artifacts: int, cash: int, asked: bool) -> None:
    desk = Desk("diamond_thief")
    desk.in_vault()
    desk.state.artifacts = artifacts
    desk.state.cash = cash
    desk.do(m.FleeVault())
    assert desk.phase == ("market" if asked else "over")


@pytest.mark.rule("SO-4.5")
@pytest.mark.parametrize(
    ("move", "told", "drives", "loot"),
    [
        (m.GoldAsDrive(), "drive", 1, []),
        (m.GoldAsKey(), "key", 0, ["digital_key"]),
        (m.GoldAsBar(), "bar", 0, ["gold_bar"]),
    ],
)
def test_gold_counts_as_one_thing(move: Move, told: str, drives: int, loot: list[str]) -> None:
    desk = Desk("crypto_currency")
    desk.in_vault(loot=("gold_bar",))
    desk.do(m.FleeVault(), move)
    assert desk.told(GoldCounted) == [GoldCounted(told)]
    assert desk.state.drives == drives
    assert desk.token_ids(desk.state.loot) == loot


@pytest.mark.rule("SO-4.1")
def test_the_extreme_form_is_the_same_scenario_with_another_goal() -> None:
    plain, extreme = Desk().state.rules, Desk(extreme=True).state.rules
    differing = {name for name in dir(plain) if name[0] != "_" and getattr(plain, name) != getattr(extreme, name)}
    assert differing == {"title", "total"}
    assert plain.market_price == 0


@pytest.mark.rule("SO-4.3")
def test_cash_is_counted_without_anything_else() -> None:
    desk = Desk()
    desk.in_vault(loot=("gold_bar", "cash_50"))
    desk.state.diamonds = 2
    have = {goal: scoring.have(desk.state, which) for which, goal in enumerate(scoring.GOALS)}
    assert (have["cash"], have["cash_and_bars"], have["total"]) == (250, 450, 500)
