"""What a game warns of before a sealed choice is made."""

from typing import Any

import pytest

from getaway.games.masters.moves import BuyCrew, Pass, PlanCrew, PlanSelector
from getaway.games.masters.options import MastersOptions
from getaway.games.registry import game_types
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.table.rehearse import warning_about, why_not_choose
from tests.games.masters.table import GAME, planning

CREW = tuple(PlanCrew(card) for card in ("thug", "fall_guy"))
BAR_FIRST = tuple(PlanSelector(number) for number in (1, 2, 3, 4))
BANK_FIRST = tuple(PlanSelector(number) for number in (2, 1, 3, 4))
PLAINLY = "This plan takes no mark. Its first heist, Honest Bank, needs Skill 2 and has 1."


def two_planning() -> CataloguePlay[Any]:
    state = planning(("thug", "fall_guy"), ("pickpocket", "con_artist"))
    return CataloguePlay(GAME, 2, MastersOptions(), state)


def rule_against(play: CataloguePlay[Any], *moves: Move) -> str | None:
    found = warning_about(play, 0, moves)
    return found.rule if isinstance(found, Rejection) else None


@pytest.mark.rule("MH-5.4")
def test_a_plan_that_plainly_fails_is_warned_of_and_not_made() -> None:
    play = two_planning()
    before = play.dump()
    assert str(warning_about(play, 0, (*CREW, *BANK_FIRST))) == PLAINLY
    assert warning_about(play, 0, (*CREW, *BAR_FIRST)) == ""
    assert play.dump() == before


def test_what_is_begun_of_the_choice_does_not_matter() -> None:
    play = two_planning()
    play.submit(0, CREW[1])
    assert str(warning_about(play, 0, (*CREW, *BANK_FIRST))) == PLAINLY


@pytest.mark.rule("HR-10", "MH-8.1")
def test_the_warning_does_not_depend_on_what_the_other_has_sealed() -> None:
    for choice in ((*CREW, *BANK_FIRST), (*CREW, *BAR_FIRST)):
        expected = warning_about(two_planning(), 0, choice)
        for seed in range(20):
            play = two_planning()
            state = play.current_state()
            rng = seeded(seed)
            while state.pending() >> 1 & 1:
                legal = state.legal(1)
                state.apply(1, legal[rng.below(len(legal))])
            assert warning_about(play, 0, choice) == expected


@pytest.mark.rule("HR-2", "HR-3", "HR-5", "MH-4.1")
def test_what_is_no_sealed_choice_is_refused() -> None:
    play = two_planning()
    assert rule_against(play, *BAR_FIRST) == "MH-4.1"
    assert rule_against(play, BuyCrew("nobody")) == "HR-3"
    assert rule_against(play, *CREW, *BAR_FIRST, CREW[0]) == "HR-5"
    for move in (*CREW, *BAR_FIRST):
        play.submit(0, move)
    assert rule_against(play, *CREW, *BAR_FIRST) == "HR-2"


@pytest.mark.parametrize("name", [name for name in game_types() if name != "score"])
def test_no_game_refuses_to_check_what_may_be_chosen(name: str) -> None:
    game = game_types()[name].from_toml()
    play = game.new_play(seeded(4), game.default_seats, game.options_type())
    assert isinstance(play, CataloguePlay)
    rng = seeded(5)
    checked = 0
    for _ in range(120):
        waiting = play.waiting_for()
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        offers = play.offers(seat)
        move = offers[rng.below(len(offers))].move
        if why_not_choose(play, seat, (move,)) is None:
            assert isinstance(warning_about(play, seat, (move,)), str)
            checked += 1
        play.submit(seat, move)
    assert checked


def test_in_score_nothing_is_sealed_and_nothing_warned_of() -> None:
    game = game_types()["score"].from_toml()
    play = game.new_play(seeded(1), game.default_seats, game.options_type())
    assert warning_about(play, 0, (Pass(),)) == ""
