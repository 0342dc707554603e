"""Chapter 7, the solo campaign."""

import pytest

from getaway.games.masters import carry_over, plan, solo
from getaway.games.masters import events as e
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import CARRY_OVER, OVER, PURCHASE
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import members
from getaway.kernel.events import Event
from getaway.testing.scripted import Scripted
from getaway.text.render import Texts
from tests.games.masters.table import (
    BOX,
    EASY,
    GAME,
    BuyCrew,
    KeepCrew,
    Pass,
    StopKeeping,
    alone,
    crew,
    do,
    make_plan,
    own,
    planning_alone,
    why_not,
)

ORDER = [1, 2, 3, 4]


def heist(state: MastersState, order: list[str], selectors: list[int], his: list[int]) -> list[Event]:
    """Run the heist while the opponent turns these Selectors."""
    left = list(range(BOX.selectors))
    script = []
    for number in his:
        script.append(left.index(number - 1))
        left.remove(number - 1)
    state.chance = Scripted(script)
    return make_plan(state, 0, order, selectors)


@pytest.mark.rule("MH-7.1")
def test_all_marks_are_in_the_deck_and_there_is_no_right() -> None:
    state = alone()
    assert state.deck_left() == 20
    assert GAME.rules.board(state, 0).right is None


@pytest.mark.rule("MH-7.1")
@pytest.mark.parametrize(("option", "card"), [("all", "con_artist"), ("tops", "grease_man")])
def test_the_opponent_gets_the_lowest_muscle_of_all_cards_or_of_the_tops(option: str, card: str) -> None:
    state = alone(options=MastersOptions(opponent_card=option))  # type: ignore[arg-type]
    left = crew("grease_man", "wheel_man", "con_artist", "mastermind", "getaway_car_a")
    own(state, 0, "fall_guy")
    state.stock = left | crew("fall_guy")
    state.sides[0].owned = crew("thug")
    if option == "all":
        state.stock = left
    else:
        # On top of the Grifters lies a card with Muscle 6, so the lowest of the tops is the Grease Man's 5.
        state.stock = crew("grease_man", "wheel_man", "mastermind", "getaway_car_a")
    do(state, 0, Pass())
    assert state.opponent == crew(card)
    assert solo.opponent_muscle(state) == BOX.muscle[BOX.crew_ids.index(card)]


@pytest.mark.rule("MH-7.1")
def test_a_card_without_muscle_is_not_taken() -> None:
    state = alone()
    own(state, 0, "thug")
    state.stock = crew("getaway_car_a", "cop_on_the_payroll")
    do(state, 0, Pass())
    assert state.opponent == 0
    assert state.stock == crew("getaway_car_a", "cop_on_the_payroll")


@pytest.mark.rule("MH-7.2")
def test_he_takes_his_mark_whatever_its_difficulty() -> None:
    state = planning_alone("thug", marks=["sketchy_bar", "massive_estate", *EASY[2:]])
    events = heist(state, ["thug"], ORDER, [2])
    assert e.OpponentTook("massive_estate") in events
    assert e.MarkTaken(0, "sketchy_bar", 2, 0) in events


@pytest.mark.rule("MH-7.2")
def test_beaten_he_turns_on_and_takes_the_next_in_the_same_step() -> None:
    state = planning_alone("thug", opponent=("fall_guy",))
    events = heist(state, ["thug"], ORDER, [1, 3])
    assert e.OpponentBeaten("sketchy_bar", 14, 2) in events
    assert e.MarkTaken(0, "sketchy_bar", 2, 1) in events, "the tiebreak is paid"
    assert e.OpponentTook("library_of_rare_books") in events


@pytest.mark.rule("MH-7.2")
def test_equal_or_lower_muscle_loses_the_mark_and_goes_on() -> None:
    state = planning_alone("pickpocket", opponent=("fall_guy",))
    events = heist(state, ["pickpocket"], [1, 3, 2, 4], [1])
    assert events.index(e.OpponentTook("sketchy_bar")) < events.index(e.MarkTaken(0, "library_of_rare_books", 2, 1))
    assert e.BeatenByOpponent(0, "sketchy_bar", 1, 2) in events
    none = planning_alone("getaway_car_a", "cop_on_the_payroll")
    events = heist(none, ["getaway_car_a"], [1, 3, 2, 4], [1])
    assert e.OpponentTook("sketchy_bar") in events, "0 is not above 0"
    assert e.BeatenByOpponent(0, "sketchy_bar", 0, 0) in events


@pytest.mark.rule("MH-7.2")
def test_same_mark_without_the_skill_is_his_and_ends_the_phase() -> None:
    state = planning_alone("thug", "pickpocket", marks=["massive_estate", *EASY[:3]])
    events = heist(state, ["thug", "pickpocket"], ORDER, [1])
    assert e.OpponentTook("massive_estate") in events
    assert e.PlayerDone(0, "skill") in events
    assert not [event for event in events if isinstance(event, e.CrewTurned) and event.card == "pickpocket"]


@pytest.mark.rule("MH-7.2")
def test_a_failure_on_another_mark_still_leaves_him_his() -> None:
    state = planning_alone("thug", marks=["massive_estate", *EASY[:3]])
    events = heist(state, ["thug"], ORDER, [2])
    assert e.OpponentTook("sketchy_bar") in events
    assert len([event for event in events if isinstance(event, e.OpponentTook)]) == 1


@pytest.mark.rule("MH-7.2")
def test_done_at_the_opening_check_the_phase_ends_before_he_turns() -> None:
    state = planning_alone("thug")
    events = heist(state, ["thug"], ORDER, [2])
    assert len([event for event in events if isinstance(event, e.OpponentTurned)]) == 1
    idle = alone()
    own(idle, 0)
    assert not [event for event in do(idle, 0, Pass()) if isinstance(event, e.OpponentTurned)]


@pytest.mark.rule("MH-7.2")
def test_beaten_with_no_mark_left_he_takes_nothing() -> None:
    state = planning_alone("thug", opponent=("fall_guy",), marks=["sketchy_bar"])
    events = heist(state, ["thug"], ORDER, [1, 2, 3, 4])
    assert e.OpponentBeaten("sketchy_bar", 14, 2) in events
    assert not [event for event in events if isinstance(event, e.OpponentTook)]


@pytest.mark.rule("MH-7.2")
def test_one_mark_a_round_by_option() -> None:
    for option, marks in (("step", 2), ("round", 1)):
        state = planning_alone("thug", "pickpocket")
        state.opponent_once_a_round = option == "round"
        events = heist(state, ["thug", "pickpocket"], [1, 3, 2, 4], [2, 4])
        assert len([event for event in events if isinstance(event, e.OpponentTook)]) == marks


@pytest.mark.rule("MH-7.3")
def test_all_marks_left_are_cleared_and_four_new_ones_come() -> None:
    state = planning_alone("thug")
    events = heist(state, ["thug"], ORDER, [2])
    assert e.MarksCleared(["library_of_rare_books", "trendy_tavern"]) in events
    assert len(state.display) == 4
    assert (state.phase, state.round) == (PURCHASE, 2)


def last_heist(money: int, game: int = 1, *, names: tuple[str, ...] = ("thug",)) -> MastersState:
    """The end of a game of the campaign with this sum."""
    state = planning_alone(*names, marks=EASY[:2])
    state.game = game
    state.drawn = BOX.solo_deck[2]
    state.sides[0].money = money - 2
    heist(state, [name for name in names if "payroll" not in name], ORDER, [2])
    return state


@pytest.mark.rule("MH-7.4")
def test_a_game_below_its_goal_loses_the_campaign() -> None:
    state = last_heist(79)
    assert (state.phase, state.returns()) == (OVER, [0.0])
    assert str(GAME.rules.verdict(state)) == "Player 1 lost the campaign in game 1, with $79K."


@pytest.mark.rule("MH-7.4")
def test_the_goals_rise_and_every_game_starts_with_eight() -> None:
    assert BOX.goals == [80, 100, 120]
    state = last_heist(80)
    assert (state.game, state.phase, state.sides[0].money) == (2, PURCHASE, 8), "nothing to keep: on to game 2"
    assert last_heist(99, 2).returns() == [0.0]
    won = last_heist(120, 3)
    assert (won.phase, won.returns()) == (OVER, [1.0])
    assert Texts(viewer=0)(GAME.rules.verdict(won)) == "You won the campaign!"


@pytest.mark.rule("MH-7.5")
def test_the_surplus_keeps_cards_by_their_prices() -> None:
    state = last_heist(90, names=("thug", "cop_on_the_payroll", "kingpin"))
    assert state.phase == CARRY_OVER
    assert carry_over.surplus(state) == 10
    assert str(GAME.rules.prompt(state, 0)) == "Keep crew for the next game. You have $10K of your surplus left."
    assert str(GAME.rules.prompt(state, -1)) == "Waiting for Player 1 to choose crew for the next game."
    assert why_not(state, 0, KeepCrew("kingpin")) == "MH-7.5"
    assert why_not(state, 0, KeepCrew("fall_guy")) == "MH-7.5"
    assert why_not(state, 0, BuyCrew("fall_guy")) == "MH-7.5"
    do(state, 0, KeepCrew("cop_on_the_payroll"))
    assert why_not(state, 0, KeepCrew("cop_on_the_payroll")) == "MH-7.5"
    do(state, 0, KeepCrew("thug"))
    assert state.game == 2, "nothing more can be kept"
    assert members(state.sides[0].owned) == members(crew("thug", "cop_on_the_payroll"))
    assert state.stock & state.sides[0].owned == 0
    assert state.sides[0].money == 8


@pytest.mark.rule("MH-7.5")
def test_one_may_keep_less_and_the_opponents_cards_go_back() -> None:
    state = last_heist(90, names=("thug", "pickpocket"))
    state.opponent = crew("fall_guy")
    state.stock &= ~crew("fall_guy")
    do(state, 0, StopKeeping())
    assert state.sides[0].owned == 0
    assert state.opponent == 0
    assert state.stock == BOX.all_crew


@pytest.mark.rule("MH-7.5")
def test_cards_kept_before_can_be_kept_again_and_nothing_after_the_third_game() -> None:
    state = last_heist(103, 2, names=("thug", "pickpocket"))
    do(state, 0, KeepCrew("thug"))
    assert state.game == 3
    assert state.sides[0].owned == crew("thug")
    assert last_heist(150, 3, names=("thug", "pickpocket")).phase == OVER


@pytest.mark.rule("MH-7.6")
def test_a_game_has_six_rounds_even_with_the_goal_reached() -> None:
    state = alone()
    state.sides[0].money = 500
    own(state, 0, "thug")
    state.stock = 0
    rounds = []
    while state.game == 1:
        rounds.append(state.round)
        if state.phase == PURCHASE:
            do(state, 0, Pass())
        elif state.phase == CARRY_OVER:
            do(state, 0, StopKeeping())
        else:
            make_plan(state, 0, ["thug"], ORDER)
    assert max(rounds) == 6


def test_the_view_of_a_campaign() -> None:
    state = planning_alone("thug", opponent=("fall_guy", "con_artist"))
    campaign = GAME.rules.board(state, 0).campaign
    assert campaign is not None
    assert (campaign.game, campaign.goal, campaign.opponent_muscle) == (1, 80, 4)
    plan.begin(state)
    assert GAME.rules.board(state, -1).plan is None


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.OpponentBeaten("sketchy_bar", 14, 2), "The opponent loses Sketchy Bar: Muscle 2 against 14."),
        (e.BeatenByOpponent(0, "sketchy_bar", 1, 2), "The opponent beats Ann to Sketchy Bar: Muscle 2 against 1."),
        (e.OpponentTook("sketchy_bar"), "The opponent takes Sketchy Bar."),
        (e.OpponentTurned(3, False), "The opponent turns up Selector 3: no mark there."),
        (e.MarksCleared([]), "No marks are left over."),
        (e.MarksCleared(["sketchy_bar"]), "The marks left over are cleared away: Sketchy Bar."),
        (e.CrewKept(0, "thug"), "Ann keeps Thug for the next game."),
        (e.CampaignGameBegan(2, 100), "Game 2 of the campaign begins. The goal is $100K."),
        (e.CampaignGameWon(1, 90, 80), "Game 1 is won with $90K. The goal was $80K."),
        (e.CampaignLost(1, 70, 80), "Game 1 ends with $70K, short of the goal of $80K."),
        (e.CampaignWon(130, 120), "The last game is won with $130K. The goal was $120K."),
    ],
)
def test_the_campaign_in_words(event: Event, words: str) -> None:
    assert Texts("en", ["Ann"])(GAME.describe(event)) == words
