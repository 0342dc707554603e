"""Chapters 4 and 8: planning in secret, and what everyone sees."""

import msgspec
import pytest

from getaway.games.masters import events as e
from getaway.games.masters import plan
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import PLAN, PURCHASE
from getaway.games.masters.state import MastersState
from getaway.kernel.chance import seeded
from tests.games.masters.table import (
    EASY,
    GAME,
    BuyCrew,
    Pass,
    PlanCrew,
    PlanSelector,
    do,
    make_plan,
    of,
    planning,
    run,
    why_not,
)

ORDER = [1, 2, 3, 4]


@pytest.mark.rule("MH-4.1")
def test_all_crew_in_an_order_then_the_selectors() -> None:
    state = planning(("thug", "fall_guy"), ("pickpocket",))
    assert state.pending() == 0b11
    assert why_not(state, 0, PlanSelector(1)) == "MH-4.1"
    assert why_not(state, 0, PlanCrew("pickpocket")) == "MH-4.1"
    assert why_not(state, 0, Pass()) == "MH-4.1"
    assert why_not(state, 0, BuyCrew("thug")) == "MH-4.1"
    do(state, 0, PlanCrew("fall_guy"))
    assert why_not(state, 0, PlanCrew("fall_guy")) == "MH-4.1"
    do(state, 0, PlanCrew("thug"), PlanSelector(3))
    assert why_not(state, 0, PlanSelector(3)) == "MH-4.1"
    do(state, 0, PlanSelector(1), PlanSelector(2), PlanSelector(4))
    assert state.pending() == 0b10


@pytest.mark.rule("MH-4.1")
def test_unwanted_crew_lies_at_the_end_unturned() -> None:
    state = planning(("fall_guy", "thug"), ("pickpocket",), marks=["sketchy_bar"])
    run(state, (["fall_guy", "thug"], ORDER), (["pickpocket"], [2, 3, 4, 1]))
    assert state.sides[0].money == 2


@pytest.mark.rule("MH-4.2")
def test_an_order_can_be_changed_until_it_is_confirmed() -> None:
    play = GAME.new_play(seeded(3), 2, MastersOptions())
    while play.view(0).phase == "purchase":
        seat = play.waiting_for()[0]
        moves = [offer.move for offer in play.offers(seat)]
        play.submit(seat, Pass() if Pass() in moves else moves[0])
    before = play.view(0)
    play.submit(0, play.offers(0)[0].move)
    assert play.view(0).board.plan.crew
    assert play.view(0).can_reset
    assert play.reset_choice(0) is None
    assert play.view(0) == before
    while 0 in play.waiting_for():
        play.submit(0, play.offers(0)[0].move)
    rejection = play.reset_choice(0)
    assert rejection is not None
    assert rejection.rule == "HR-5"


@pytest.mark.rule("MH-4.3")
def test_who_owns_only_bribes_makes_no_plan() -> None:
    state = planning(("cop_on_the_payroll",), ("fall_guy",))
    assert state.pending() == 0b10
    make_plan(state, 1, ["fall_guy"], ORDER)
    assert state.sides[0].marks == 0
    assert state.round == 3


@pytest.mark.rule("MH-8.1")
def test_a_plan_is_secret_until_it_is_turned_and_that_it_is_made_is_not() -> None:
    state = planning(("thug", "fall_guy"), ("pickpocket",))
    make_plan(state, 0, ["fall_guy", "thug"], [4, 3, 2, 1])
    assert GAME.rules.board(state, 0).plan is not None
    for viewer in (1, -1):
        board = GAME.rules.board(state, viewer)
        assert board.sides[0].confirmed
        assert not board.sides[1].confirmed
        assert (board.plan is None) == (viewer == -1)
        assert b"[4,3,2,1]" not in msgspec.json.encode(board)
    assert GAME.rules.prompt(state, 0) == GAME.rules.prompt(state, -1)
    assert str(GAME.rules.prompt(state, 0)) == "Waiting for Player 2 to plan."


@pytest.mark.rule("MH-8.1")
def test_marks_not_laid_out_are_in_no_view() -> None:
    state = planning(("thug",), ("fall_guy",), marks=EASY)
    text = msgspec.json.encode(GAME.rules.board(state, 0)).decode()
    hidden = [name for name in GAME.box.mark_ids if name not in EASY]
    assert not [name for name in hidden if name in text]


def test_planning_asks_for_one_thing_at_a_time() -> None:
    state = planning(("thug", "fall_guy"), ("pickpocket",))
    assert str(GAME.rules.prompt(state, -1)) == "Waiting for Player 1 and Player 2 to plan."
    assert str(GAME.rules.prompt(state, 0)) == "Order your crew: who comes 1st of 2?"
    do(state, 0, PlanCrew("thug"), PlanCrew("fall_guy"))
    assert str(GAME.rules.prompt(state, 0)) == "Order your Selectors: which one comes 1st?"
    do(state, 0, PlanSelector(1), PlanSelector(2), PlanSelector(3))
    assert str(GAME.rules.prompt(state, 0)) == "Order your Selectors: which one comes 4th? This seals the plan."


def test_offers_say_where_a_selector_leads() -> None:
    state = planning(("thug",), ("fall_guy",), marks=["sketchy_bar"])
    do(state, 0, PlanCrew("thug"))
    texts = [str(GAME.rules.offer(state, 0, GAME.catalogue[number]).text) for number in state.legal(0)]
    assert texts[0] == "Next: Selector 1, Sketchy Bar (The Docks, Difficulty 1, $2K)"
    assert texts[1] == "Next: Selector 2, no mark there"


def test_a_redrawn_plan_leaves_who_has_no_crew_alone() -> None:
    state = planning(("cop_on_the_payroll",), ("fall_guy",))
    state.determinize(1, seeded(1))
    assert state.sides[0].plan == state.sides[0].selectors == []
    assert state.phase == PLAN
    assert plan.unplaced_crew(state, state.sides[0]) == 0


@pytest.mark.rule("MH-8.1", "MH-5.1")
@pytest.mark.parametrize(
    "other", [(["fall_guy", "thug", "fence"], [1, 3, 2, 4]), (["fall_guy", "fence", "thug"], ORDER)]
)
def test_what_was_never_turned_is_in_no_later_sample(other: tuple[list[str], list[int]]) -> None:
    worlds = []
    for theirs in ((["fall_guy", "thug", "fence"], ORDER), other):
        state = planning(("con_artist",), ("fall_guy", "thug", "fence"), marks=["massive_estate", *EASY[:3]])
        run(state, (["con_artist"], [2, 1, 3, 4]), theirs)
        assert state.phase == PURCHASE
        worlds.append(state)
    keys = [state.info_key(1) for state in worlds]
    assert keys[0] != keys[1]
    for viewer in (0, -1):
        assert worlds[0].info_key(viewer) == worlds[1].info_key(viewer)
        samples = [state.clone() for state in worlds]
        for sample in samples:
            sample.determinize(viewer, seeded(5))
        assert samples[0].dump() == samples[1].dump()


def warned(state: MastersState, crew: list[str], selectors: list[int]) -> str:
    """What is warned of before the last Selector of this plan of the first seat."""
    *moves, last = [PlanCrew(card) for card in crew] + [PlanSelector(number) for number in selectors]
    for move in moves:
        number = GAME.catalogue.number(move)
        assert number is not None
        assert GAME.rules.warning(state, 0, number) == ""
        state.apply(0, number)
    number = GAME.catalogue.number(last)
    assert number is not None
    return str(GAME.rules.warning(state, 0, number))


@pytest.mark.rule("MH-5.4")
def test_a_plan_whose_first_heist_lacks_skill_is_warned_of() -> None:
    def state() -> MastersState:
        return planning(("thug", "getaway_car_a", "fall_guy"), ("pickpocket",), marks=["honest_bank", "sketchy_bar"])

    plain = "This plan takes no mark. Its first heist, Honest Bank, needs Skill 2 and has 1."
    assert warned(state(), ["thug", "fall_guy", "getaway_car_a"], [1, 2, 3, 4]) == plain
    assert warned(state(), ["thug", "fall_guy", "getaway_car_a"], [4, 3, 1, 2]) == plain, "no mark lies at 4 and 3"
    assert warned(state(), ["thug", "fall_guy", "getaway_car_a"], [4, 3, 2, 1]) == ""


@pytest.mark.rule("MH-5.4", "MH-7.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_warning_is_right_whatever_the_other_plans(seats: int) -> None:
    """Who was warned takes nothing; who was not takes a mark, or is beaten to it."""
    plans = {True: 0, False: 0}
    for seed in range(30):
        state, rng = GAME.rules.new_state(seeded(seed), seats, MastersOptions()), seeded(seed, 1)
        warned: dict[int, bool] = {}
        for _ in range(200):
            seat = state.actor()
            if seat < 0:
                break
            move = state.legal(seat)[rng.below(len(state.legal(seat)))]
            last = state.phase == PLAN and len(state.sides[seat].selectors) == GAME.box.selectors - 1
            if last:
                warned[seat] = GAME.rules.warning(state, seat, move) != ""
            state.events = []
            state.apply(seat, move)
            events = [addressed.what for addressed in state.events]
            if not last or (state.phase == PLAN and state.pending() and not of(e.CrewTurned, events)):
                continue
            for maker, expected in warned.items():
                took = any(isinstance(event, e.MarkTaken) and event.seat == maker for event in events)
                beaten = any(isinstance(event, e.MarkContested | e.BeatenByOpponent) for event in events)
                assert not took if expected else took or beaten
                plans[expected] += 1
            warned = {}
    assert min(plans.values()) > 20
