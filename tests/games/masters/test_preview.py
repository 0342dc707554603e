"""What a plan comes to before it is turned up, and what everyone has if the game ended now."""

import pytest

from getaway.games.masters import events as e
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import PLAN
from getaway.games.masters.preview import AtMark, PlannedHeist, heists
from getaway.games.masters.scoring import winner
from getaway.games.masters.state import MastersState
from getaway.kernel.chance import seeded
from tests.games.masters.table import (
    BOX,
    GAME,
    PlanCrew,
    PlanSelector,
    alone,
    do,
    make_plan,
    mark,
    of,
    planning,
    planning_alone,
    run,
)

ORDER = [1, 2, 3, 4]


def planned(state: MastersState, crew: list[str], selectors: list[int]) -> tuple[PlannedHeist, ...]:
    """The heists of this plan of the first seat, before it is sealed."""
    *moves, last = [PlanCrew(card) for card in crew] + [PlanSelector(number) for number in selectors]
    do(state, 0, *moves)
    number = GAME.catalogue.number(last)
    assert number is not None
    found = GAME.rules.preview(state, 0, number)
    assert found is not None
    assert found.crew == tuple(crew)
    assert found.selectors == tuple(selectors)
    return found.heists


def drafted(state: MastersState, seat: int) -> tuple[PlannedHeist, ...]:
    """The heists of a seat's plan so far, as its own board shows them."""
    plan = GAME.rules.board(state, seat).plan
    assert plan is not None
    return plan.heists


@pytest.mark.rule("MH-5.2", "MH-5.3")
def test_crew_is_grouped_into_heists_as_it_would_be_turned() -> None:
    state = planning(("thug", "getaway_car_a", "fall_guy", "pickpocket"), (), marks=["honest_bank", "sketchy_bar"])
    first, second = planned(state, ["getaway_car_a", "thug", "fall_guy", "pickpocket"], ORDER)
    assert (first.crew, first.complete) == (("getaway_car_a", "thug", "fall_guy"), True)
    assert (first.selector, first.mark, first.muscle) == (1, "honest_bank", 14)
    assert first.marks[0] == AtMark(skill=3, able=True, pays=3, set=0)
    assert (first.reached, first.brings, second.reached, second.brings) == (True, 3, True, 3)
    assert (second.crew, second.selector, second.mark) == (("pickpocket",), 2, "sketchy_bar")
    assert second.marks == (None, AtMark(skill=1, able=True, pays=3, set=0)), "the first one is robbed by then"


@pytest.mark.rule("MH-5.1", "MH-5.2")
def test_a_heist_may_lack_cards_or_a_mark() -> None:
    state = planning(("thug", "getaway_car_a"), (), marks=["sketchy_bar"])
    first, second = planned(state, ["thug", "getaway_car_a"], [4, 3, 1, 2])
    assert (first.selector, first.mark) == (1, "sketchy_bar"), "nothing lies at 4 and 3"
    assert (second.selector, second.mark, second.complete) == (None, None, False)
    assert (second.reached, second.brings) == (False, 0)


@pytest.mark.rule("MH-5.4")
def test_a_heist_after_one_that_fails_is_not_reached() -> None:
    state = planning(("thug", "fall_guy"), (), marks=["honest_bank", "sketchy_bar"])
    first, second = planned(state, ["thug", "fall_guy"], ORDER)
    assert (first.reached, first.brings, second.reached, second.brings) == (True, 0, False, 0)
    assert second.marks[1] == AtMark(skill=2, able=True, pays=2, set=0)


@pytest.mark.rule("MH-5.9")
def test_a_set_counts_with_what_the_heists_before_bring() -> None:
    marks = ["sketchy_bar", "the_old_factory", "honest_bank"]
    first, second = planned(planning(("fall_guy", "thug"), (), marks=marks), ["thug", "fall_guy"], ORDER)
    assert [at.set for at in first.marks if at] == [0, 0, 0]
    assert [at.set for at in second.marks if at] == [2, 0]
    state = planning(("thug",), (), marks=marks)
    state.sides[0].marks = 1 << mark("trendy_tavern")
    assert [at.set for at in planned(state, ["thug"], ORDER)[0].marks if at] == [0, 0, 3]


def test_a_plan_that_is_only_begun_is_previewed_as_far_as_it_goes() -> None:
    state = planning(("thug", "getaway_car_a", "fall_guy"), (), marks=["honest_bank"])
    assert drafted(state, 0) == ()
    do(state, 0, PlanCrew("thug"), PlanCrew("getaway_car_a"))
    first, second = drafted(state, 0)
    assert (first.mark, first.complete) == (None, True)
    assert first.marks == (AtMark(skill=1, able=False, pays=3, set=0),)
    assert not second.complete
    assert state.sides[0].plan, "the preview changes nothing"


@pytest.mark.rule("MH-5.4", "MH-5.8", "MH-5.9")
@pytest.mark.parametrize("seed", range(20))
def test_undisturbed_heists_go_as_previewed(seed: int) -> None:
    """Against somebody without crew, each heist has the Skill and brings the money that was previewed."""
    rng = seeded(seed)
    dealt = GAME.rules.new_state(rng, 2, MastersOptions())
    names = [name for at, name in enumerate(BOX.crew_ids) if not BOX.bribes >> at & 1 and rng.below(4) == 0]
    state = planning(tuple(names or ["thug"]), (), marks=[BOX.mark_ids[each] for each in dealt.display])
    state.events = []
    selectors = sorted(ORDER, key=lambda _: rng.below(100))
    preview = planned(state, names or ["thug"], selectors)
    events = do(state, 0, PlanSelector(selectors[-1]))
    sets = sum(event.bonus for event in events if isinstance(event, e.SetTurnedIn))
    expected = []
    for heist in preview:
        if heist.selector is None:
            break
        at = heist.marks[heist.selector - 1]
        assert at is not None
        expected.append((heist.mark, at.skill, list(heist.crew), at.pays if at.able else None))
        if not at.able:
            break
        sets -= at.set
    happened = [
        (event.mark, event.skill, event.crew, event.payout + event.bonus if isinstance(event, e.MarkTaken) else None)
        for event in events
        if isinstance(event, e.MarkTaken | e.HeistFailed)
    ]
    assert happened == expected
    assert sets == 0


@pytest.mark.rule("MH-8.1")
def test_nobody_else_gets_the_preview() -> None:
    state = planning(("thug",), ("fall_guy",))
    do(state, 0, PlanCrew("thug"))
    assert drafted(state, 0)
    assert drafted(state, 1) == ()
    assert GAME.rules.board(state, -1).plan is None


def test_skill_is_told_card_by_card() -> None:
    marks = ["the_old_factory", "honest_bank"]
    state = planning(("dock_worker", "cop_on_the_payroll"), ("pickpocket", "fall_guy"), marks=marks)
    bribe = next(card.permanent for card in GAME.pack.crew if card.id == "cop_on_the_payroll")
    events = run(state, (["dock_worker"], ORDER), (["fall_guy", "pickpocket"], [2, 1, 3, 4]))
    turned = [event for event in events if isinstance(event, e.SelectorTurned | e.CrewTurned) and event.seat == 0]
    assert [event.skill for event in turned] == [bribe, bribe + 2], "the Dock Worker is at home"
    theirs = [event for event in events if isinstance(event, e.CrewTurned) and event.seat == 1]
    assert [event.last for event in theirs] == [True], "the Fall Guy is enough"
    taken = of(e.MarkTaken, events)[0]
    assert isinstance(taken, e.MarkTaken)
    assert (taken.skill, taken.crew) == (bribe + 2, ["dock_worker"])


def test_who_loses_a_mark_goes_on_with_the_skill_of_the_next() -> None:
    state = planning(("fall_guy",), ("dock_worker",), marks=["the_old_factory", "sketchy_bar"])
    events = run(state, (["fall_guy"], ORDER), (["dock_worker"], ORDER))
    turned = [event.skill for event in events if isinstance(event, e.SelectorTurned) and event.seat == 0]
    assert turned == [0, 2]


@pytest.mark.rule("MH-6.1", "MH-7.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_estimates_are_the_scores_if_the_game_ended_now(seats: int) -> None:
    play = GAME.new_play(seeded(3), seats, MastersOptions())
    rng = seeded(4)
    for _ in range(80):
        board = play.view(-1).board
        assert board.estimates == tuple(side.money for side in board.sides)
        assert all(play.view(viewer).board.estimates == board.estimates for viewer in range(seats))
        outcome = play.outcome()
        if outcome is not None:
            assert outcome.scores == board.estimates
            break
        seat = play.waiting_for()[0]
        offers = play.offers(seat)
        play.submit(seat, offers[rng.below(len(offers))].move)


@pytest.mark.rule("MH-5.11")
def test_every_round_begins_with_what_everyone_has() -> None:
    state = planning(("fall_guy",), ("thug",))
    events = run(state, (["fall_guy"], ORDER), (["thug"], [4, 1, 2, 3]))
    assert of(e.RoundBegan, events) == [e.RoundBegan(3, state.scores())]
    campaign = planning_alone("fall_guy")
    assert of(e.RoundBegan, make_plan(campaign, 0, ["fall_guy"], ORDER)) == [e.RoundBegan(2, campaign.scores())]


def test_a_plan_without_preview_in_other_phases() -> None:
    state = alone()
    assert state.phase != PLAN
    assert GAME.rules.preview(state, 0, state.legal(0)[0]) is None
    assert heists(state, 0) == ()


@pytest.mark.rule("MH-6.2")
def test_nobody_wins_a_draw() -> None:
    state = planning((), ())
    assert winner(state) is None
    state.sides[1].money += 1
    assert winner(state) == 1
