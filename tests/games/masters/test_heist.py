"""Chapter 5, the Heist phase, and chapter 6, the end."""

import pytest

from getaway.games.masters import events as e
from getaway.games.masters import rounds
from getaway.games.masters.phases import OVER, PURCHASE
from getaway.kernel.bits import members
from getaway.text.render import Texts
from tests.games.masters.table import BOX, EASY, GAME, Pass, buying, do, mark, of, planning, run

ORDER = [1, 2, 3, 4]


@pytest.mark.rule("MH-5.1")
def test_crew_is_checked_before_a_selector_is_turned() -> None:
    state = planning(("thug",), ("fall_guy", "pickpocket"))
    events = run(state, (["thug"], ORDER), (["fall_guy", "pickpocket"], [2, 3, 4, 1]))
    assert e.PlayerDone(0, "crew") in events
    assert [event.number for event in events if isinstance(event, e.SelectorTurned) and event.seat == 0] == [1]


@pytest.mark.rule("MH-5.1")
def test_a_selector_of_a_mark_taken_or_absent_is_skipped() -> None:
    state = planning(("thug", "fall_guy"), ("pickpocket",), marks=EASY[:3])
    events = run(state, (["thug", "fall_guy"], [1, 4, 3, 2]), (["pickpocket"], [3, 1, 2, 4]))
    turned = [
        (event.number, event.there) for event in events if isinstance(event, e.SelectorTurned) and event.seat == 0
    ]
    assert turned == [(1, True), (4, False), (3, False), (2, True)]


@pytest.mark.rule("MH-5.1", "MH-8.1")
def test_who_is_out_of_selectors_is_done_and_what_is_not_turned_stays_secret() -> None:
    state = planning(("thug", "pickpocket"), ("fall_guy",), marks=EASY[:2])
    events = run(state, (["thug", "pickpocket"], [1, 3, 4, 2]), (["fall_guy"], [2, 1, 3, 4]))
    assert e.PlayerDone(0, "selectors") in events
    assert not [event for event in events if isinstance(event, e.CrewTurned) and event.card == "pickpocket"]


@pytest.mark.rule("MH-5.2")
def test_if_the_crew_runs_out_the_heist_is_tried_with_what_was_turned() -> None:
    state = planning(("getaway_car_a", "thug"), ("fall_guy",))
    events = run(state, (["getaway_car_a", "thug"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    assert e.MarkTaken(0, "sketchy_bar", 2, 0) in events
    alone = planning(("thug", "getaway_car_a"), ("fall_guy",), marks=["massive_estate", *EASY[:3]])
    events = run(alone, (["getaway_car_a", "thug"], ORDER), (["fall_guy"], [2, 1, 3, 4]))
    assert e.HeistFailed(0, "massive_estate", 1, 7) in events


@pytest.mark.rule("MH-5.4")
def test_a_failure_ends_the_phase_for_its_maker_and_the_mark_can_be_taken_later() -> None:
    state = planning(("thug", "fall_guy"), ("pickpocket", "con_artist"), marks=["honest_bank", *EASY[:1], *EASY[2:]])
    events = run(state, (["thug", "fall_guy"], ORDER), (["pickpocket", "con_artist"], [2, 1, 3, 4]))
    assert e.HeistFailed(0, "honest_bank", 1, 2) in events
    assert e.PlayerDone(0, "skill") in events
    assert e.MarkTaken(1, "sketchy_bar", 2, 1) in events
    assert e.MarkTaken(1, "honest_bank", 3, 0) in events
    assert state.sides[0].money == 0


@pytest.mark.rule("MH-5.5", "MH-5.8")
def test_different_marks_both_succeed_and_lie_open_by_neighborhood() -> None:
    state = planning(("thug",), ("fall_guy",))
    run(state, (["thug"], ORDER), (["fall_guy"], [2, 1, 3, 4]))
    assert state.scores() == [2, 3]
    assert GAME.rules.board(state, -1).sides[0].marks == ("sketchy_bar",)
    assert GAME.rules.board(state, -1).sides[1].marks == ("honest_bank",)


@pytest.mark.rule("MH-5.6")
def test_the_loser_turns_on_with_the_same_crew() -> None:
    state = planning(("thug",), ("pickpocket", "fall_guy"))
    events = run(state, (["thug"], ORDER), (["pickpocket", "fall_guy"], [1, 3, 2, 4]))
    assert e.MarkContested("sketchy_bar", 0, 14, 1) in events
    # Pickpocket goes on to mark 3 with his bonus; the Fall Guy is still there for the next step.
    assert e.MarkTaken(1, "library_of_rare_books", 2, 1) in events
    assert e.MarkTaken(1, "honest_bank", 3, 0) in events


@pytest.mark.rule("MH-5.6")
def test_the_insider_bonus_is_judged_anew_for_the_loser() -> None:
    marks = ["sketchy_bar", "honest_bank", "library_of_rare_books", "trendy_tavern"]
    state = planning(("thug",), ("dock_worker",), marks=marks)
    events = run(state, (["thug"], ORDER), (["dock_worker"], [1, 2, 3, 4]))
    assert e.HeistFailed(1, "honest_bank", 1, 2) in events


@pytest.mark.rule("MH-5.6")
def test_the_loser_without_a_selector_left_is_done_without_payout() -> None:
    state = planning(("thug",), ("pickpocket", "fall_guy"), marks=["sketchy_bar"])
    events = run(state, (["thug"], ORDER), (["pickpocket", "fall_guy"], [2, 3, 4, 1]))
    assert e.PlayerDone(1, "selectors") in events
    assert state.sides[1].money == 0


@pytest.mark.rule("MH-5.6")
@pytest.mark.parametrize("right", [0, 1])
def test_without_muscle_the_right_decides_and_no_tiebreak_is_paid(right: int) -> None:
    crews = (("getaway_car_a", "cop_on_the_payroll"), ("getaway_car_b", "commissioner_on_the_payroll"))
    state = planning(*crews, right=right)
    events = run(state, (["getaway_car_a"], ORDER), (["getaway_car_b"], ORDER))
    contested = e.MarkContested("sketchy_bar", right, 0, 0)
    assert contested in events
    assert f"so Player {right + 1} takes it by the Right to First Purchase" in str(GAME.describe(contested))
    assert "so you take it by the Right to First Purchase" in Texts(viewer=right)(GAME.describe(contested))
    assert e.MarkTaken(right, "sketchy_bar", 2, 0) in events


@pytest.mark.rule("MH-5.7")
def test_against_one_without_the_skill_the_other_simply_takes_it() -> None:
    state = planning(("fall_guy",), ("thug",), marks=["honest_bank", *EASY[:1], *EASY[2:]])
    events = run(state, (["fall_guy"], ORDER), (["thug"], ORDER))
    assert e.MarkTaken(0, "honest_bank", 3, 0) in events
    assert e.PlayerDone(1, "skill") in events


@pytest.mark.rule("MH-5.9")
def test_a_set_is_turned_in_at_once() -> None:
    state = planning(("thug", "pickpocket"), ("fall_guy",), marks=["sketchy_bar", *EASY[1:]])
    state.sides[0].marks = 1 << mark("the_old_factory")
    events = run(state, (["thug", "pickpocket"], [1, 3, 2, 4]), (["fall_guy"], [2, 1, 3, 4]))
    taken = events.index(e.MarkTaken(0, "sketchy_bar", 2, 0))
    assert events[taken + 1] == e.SetTurnedIn(0, "docks", 2)
    assert state.sides[0].marks == 1 << mark("library_of_rare_books")
    assert state.sides[0].money == 2 + 2 + 2 + 1


@pytest.mark.rule("MH-5.9")
def test_a_set_of_three_waits_for_the_third() -> None:
    state = planning(("thug",), ("fall_guy",), marks=["library_of_rare_books", *EASY[:2]])
    state.sides[0].marks = 1 << mark("starving_artist_cooperative")
    events = run(state, (["thug"], ORDER), (["fall_guy"], [2, 1, 3, 4]))
    assert not of(e.SetTurnedIn, events)
    state = planning(("thug",), ("fall_guy",), marks=["library_of_rare_books", *EASY[:2]])
    state.sides[0].marks = 1 << mark("starving_artist_cooperative") | 1 << mark("convention_center")
    events = run(state, (["thug"], ORDER), (["fall_guy"], [2, 1, 3, 4]))
    assert e.SetTurnedIn(0, "museum_district", 6) in events


@pytest.mark.rule("MH-5.10")
def test_crew_used_is_set_aside_and_returns_after_the_phase() -> None:
    state = planning(("thug", "pickpocket"), ("fall_guy",))
    owned = state.sides[0].owned
    events = run(state, (["thug", "pickpocket"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    assert [event.card for event in events if isinstance(event, e.CrewTurned) and event.seat == 0] == [
        "thug",
        "pickpocket",
    ]
    assert state.sides[0].owned == owned


@pytest.mark.rule("MH-5.11")
def test_what_is_left_closes_up_and_the_right_passes() -> None:
    state = planning(("thug",), ("fall_guy",))
    events = run(state, (["thug"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    assert [BOX.mark_ids[number] for number in state.display[:2]] == ["honest_bank", "trendy_tavern"]
    assert [event.number for event in events if isinstance(event, e.MarkLaidOut)] == [3, 4]
    assert e.RightPassed(1) in events
    assert (state.phase, state.turn, state.round) == (PURCHASE, 1, 3)


@pytest.mark.rule("MH-5.11")
def test_fewer_are_laid_out_when_the_deck_is_empty() -> None:
    state = planning(("thug",), ("fall_guy",))
    state.drawn = BOX.duel_deck[2] - 1
    run(state, (["thug"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    assert len(state.display) == 3


def last_marks(*moneys: int, names: tuple[str, str] = ("con_artist", "pickpocket")) -> list[float]:
    """The game ends with these sums and cards: who has won?"""
    state = planning((names[0],), (names[1],), marks=["sketchy_bar"])
    state.drawn = BOX.duel_deck[2]
    for side, money in zip(state.sides, moneys, strict=True):
        side.money = money
    right = state.right
    events = run(state, ([names[0]], ORDER), ([names[1]], [2, 3, 4, 1]))
    assert state.phase == OVER
    assert state.right == right
    assert isinstance(events[-1], e.GameEnded)
    return state.returns()


@pytest.mark.rule("MH-6.1")
def test_the_game_ends_with_the_last_mark_and_most_money_wins() -> None:
    assert last_marks(10, 11) == [1.0, 0.0]  # the last mark's $2K count
    assert last_marks(10, 13) == [0.0, 1.0]


@pytest.mark.rule("MH-6.1")
def test_a_tie_goes_to_the_highest_muscle() -> None:
    assert last_marks(10, 12) == [1.0, 0.0]
    assert last_marks(13, 10, names=("con_artist", "thug")) == [0.0, 1.0]  # mark and tiebreak


@pytest.mark.rule("MH-6.1")
def test_a_tie_without_muscle_is_a_draw() -> None:
    state = buying((10, 10), ("getaway_car_a",), ("getaway_car_b",))
    assert state.returns() == [0.0, 0.0], "not over yet"
    state.phase = OVER
    assert state.returns() == [0.5, 0.5]
    assert str(GAME.rules.verdict(state)) == "A draw: equal money, and neither crew has Muscle."


@pytest.mark.rule("MH-6.2", "MH-5.11")
def test_three_idle_rounds_end_the_game_and_the_right_stays() -> None:
    state = planning(("pickpocket",), ("thug",), marks=["massive_estate"])
    state.stock = 0
    for _ in range(3):
        assert state.phase != OVER
        events = run(state, (["pickpocket"], ORDER), (["thug"], ORDER))
    assert state.phase == OVER
    assert events[-2:] == [e.NothingHappened(3), e.GameEnded([0, 0])]
    assert state.right == 0, "it passed after the first round and the second"
    assert "for 3 rounds in a row, so the game ends" in str(GAME.describe(events[-2]))
    assert state.returns() == [0.0, 1.0]
    assert str(GAME.rules.verdict(state)) == "A tie at $0. Player 2 wins with the higher Muscle."


@pytest.mark.rule("MH-6.2")
def test_a_purchase_or_a_mark_taken_starts_the_count_anew() -> None:
    state = planning(("pickpocket",), ("thug",), marks=["massive_estate"])
    state.idle = 2
    state.bought = True
    rounds.end_round(state, 0)
    assert (state.idle, state.phase) == (0, PURCHASE)
    state.idle = 2
    rounds.end_round(state, 1)
    assert state.idle == 0
    assert members(state.sides[0].marks) == []


def test_rounds_without_a_decision_pass_by_themselves() -> None:
    state = buying((5, 5), ("cop_on_the_payroll",), ("commissioner_on_the_payroll",))
    do(state, 0, Pass())
    do(state, 1, Pass())
    assert state.round == 3
