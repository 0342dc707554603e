"""SO-4.4, The Jack of All Trades Show: a type on strike, and Jacks that complete jobs."""

import pytest

from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import (
    JacksSpent,
    JobCompleted,
    StrikeCalled,
)
from tests.games.big_score.solo.desk import Desk, crew, fled


@pytest.mark.rule("SO-4.4")
def test_a_type_on_strike_leaves_decks_of_25() -> None:
    desk = Desk("jack_of_all_trades")
    assert desk.phase == "strike"
    assert desk.offered() == [m.CallStrike(crew_type) for crew_type in CREW_TYPES]
    assert desk.why_not(m.EndTurn()) == "SO-4.4"
    desk.do(m.CallStrike("hacker"))
    assert desk.events_of(StrikeCalled) == [StrikeCalled("hacker")]
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
    assert desk.events_of(JacksSpent) == [JacksSpent(1, "casino", 6)]
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "casino", 100, 0, 0, 0)]
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
    assert desk.events_of(JobCompleted) == [
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
def test_jacks_may_be_spent_on_a_job_that_is_turned_up() -> None:
    desk = show("atm")
    desk.face_down(4, "library")
    desk.end_turn()
    desk.do(m.SpendJacks(1), m.TurnUp(4))
    assert desk.phase == "jacks"
    assert desk.offered() == [m.SpendJacks(4), m.SaveJacks()]
    desk.do(m.SpendJacks(4))
    assert desk.state.completed == 2
    assert desk.state.jacks == 0


@pytest.mark.rule("SO-4.4", "SO-2.8")
def test_with_jacks_left_a_job_is_turned_up_from_an_empty_deck_too() -> None:
    desk = show("atm")
    desk.face_down(4, "library")
    desk.empty_deck()
    desk.end_turn()
    desk.do(m.SpendJacks(1))
    assert desk.phase == "turn_up"
    desk.do(m.TurnUp(4), m.SpendJacks(4))
    assert desk.state.completed == 2
    one_left, none_left = show("atm", jacks=4), show("atm", jacks=3)
    for each in (one_left, none_left):
        each.face_down(4, "library")
        each.empty_deck()
        each.end_turn()
        each.do(m.SpendJacks(1))
    assert one_left.phase == "turn_up"
    assert none_left.state.round == 2  # nothing could be done on it


@pytest.mark.rule("SO-4.4")
def test_by_option_jacks_are_spent_before_jobs_are_settled_only() -> None:
    desk = Desk("jack_of_all_trades", jacks_again=False)
    desk.do(m.CallStrike("hacker"))
    desk.jobs("atm")
    desk.face_down(4, "library")
    desk.end_turn()
    desk.do(m.SpendJacks(1), m.TurnUp(4))
    assert desk.phase == "hire"
    assert desk.state.jacks == 3


@pytest.mark.rule("SO-4.4")
@pytest.mark.parametrize(("cash", "won"), [(1500, 1.0), (1499, 0.0)])
def test_the_show_is_won_with_its_goal(cash: int, won: float) -> None:
    assert fled(show(), cash=cash).state.returns() == [won]
