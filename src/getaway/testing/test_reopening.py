"""A sealed choice can be opened again until the last seat has sealed, and nobody else notices (HR-38)."""

import pytest

from getaway.kernel.capabilities import game_has_state
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.moves import Move
from getaway.kernel.play import Play
from getaway.testing.cases import Case
from getaway.testing.differences import changed_play
from getaway.testing.players import filled_in, random_move, views
from getaway.testing.test_play import others

ENOUGH = 12
"""So many choices are tried in one case."""


def copy_of(play: Play) -> Play:
    """The same game, with its journal, its drafts and what is sealed."""
    kept = play.keep()
    assert kept is not None
    twin = play.game.load(play.dump())
    twin.restore(kept)
    return twin


def choose(play: Play, seat: int, rng: Chance) -> list[Move]:
    """Choose at random until the choice is sealed; the moves of it. What others see changes with the last one only."""
    play.reset_choice(seat)
    made: list[Move] = []
    check = play.check
    while play.check == check and not (made and play.why_not_reopen(seat) is None):
        offers = play.offers(seat)
        move = filled_in(offers[rng.below(len(offers))], rng)
        made.append(move)
        play.submit(seat, move)
    return made


def standing(case: Case, seed: int) -> list[tuple[Play, Play, int, list[Move]]]:
    """From one random game: the game before a seat sealed its choice, the game after it, the seat, and the choice."""
    play, rng = case.start(seed), seeded(seed, 20)
    found: list[tuple[Play, Play, int, list[Move]]] = []
    if play.keep() is None:  # it cannot be copied together with what is sealed
        return found
    for _ in range(case.adapter.longest):
        if play.outcome() is not None or len(found) == ENOUGH:
            break
        waiting = play.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        if len(waiting) == 1:
            play.submit(*random_move(play, rng))
            continue
        before = copy_of(play)
        choice = choose(play, seat, rng)
        if play.why_not_reopen(seat) is None:
            found.append((before, copy_of(play), seat, choice))
    return found


def finish(play: Play, rng: Chance) -> None:
    """The seats that still choose seal, in their order; then a few moves more."""
    for seat in play.waiting_for():
        choose(play, seat, rng)
    for _ in range(10):
        if play.outcome() is None:
            play.submit(*random_move(play, rng))


def same(one: Play, other: Play, what: str) -> None:
    changed = changed_play(one.game, one.dump(), other.dump())
    assert not changed, f"{what} changed {changed}"
    assert one.journal == other.journal, f"{what} changed the journal"
    assert one.check == other.check, f"{what} changed the checks"
    assert views(one) == views(other), f"{what} changed what somebody sees"


@pytest.mark.rule("HR-38")
def test_another_choice_sealed_in_place_of_one_is_as_if_made_at_first(case: Case) -> None:
    tried = 0
    for before, play, seat, choice in standing(case, 31):
        tried += 1
        rng = seeded(tried, 21)
        if tried % 2 and len(play.waiting_for()) > 1:  # others seal before it is replaced
            last = play.waiting_for()[0]
            between = choose(play, last, rng)
        else:
            last, between = seat, []
        seen, position, waiting = others(views(play), seat), play.dump(), play.waiting_for()
        assert play.reopen(seat) is None
        assert play.view(seat).reopened
        assert seat in play.view(seat).waiting_for
        assert play.dump() == position
        again = choice[:-1]
        if tried % 3:
            play.reset_choice(seat)
            again = []
        while play.view(seat).reopened:
            assert others(views(play), seat) == seen, f"seat {seat} changes its sealed choice, and others can tell"
            assert play.waiting_for() == waiting
            offers = play.offers(seat)
            again.append(filled_in(offers[rng.below(len(offers))], rng))
            events = play.submit(seat, again[-1])
            assert all(event.audience == 1 << seat for event in events), f"others are told of a change: {events}"
        assert others(views(play), seat) == seen, f"seat {seat} has changed its sealed choice, and others can tell"
        for move in again:
            before.submit(seat, move)
        for move in between:
            before.submit(last, move)
        same(before, play, "sealing another choice first")
        finish(before, seeded(tried, 22))
        finish(play, seeded(tried, 22))
        same(before, play, "sealing another choice first, later on,")
    assert tried or case.seats == 1 or not case.adapter.simultaneous, (
        "no sealed choice could ever be opened again while others chose; if that is intended, set simultaneous = False"
    )


@pytest.mark.rule("HR-38")
def test_a_choice_that_is_opened_again_counts_until_another_is_sealed(case: Case) -> None:
    for number, (_, play, seat, _) in enumerate(standing(case, 32)):
        rng = seeded(number, 23)
        untouched = copy_of(play)
        assert play.reopen(seat) is None
        if number % 3 == 1:
            play.reset_choice(seat)
        if number % 3 == 2:
            assert play.keep_sealed(seat) is None
            same(untouched, play, "opening a sealed choice again, and leaving it,")
            again = play.keep_sealed(seat)
            assert again is not None
            assert again.rule == "HR-38"
        finish(untouched, rng.clone())
        finish(play, rng)
        same(untouched, play, "opening a sealed choice again")
        assert play.reopened() == ()


@pytest.mark.rule("HR-38")
def test_what_is_not_sealed_or_is_shown_cannot_be_opened_again(case: Case) -> None:
    for _, play, seat, _ in standing(case, 33):
        for viewer in range(SPECTATOR, case.seats):
            may = viewer != SPECTATOR and play.why_not_reopen(viewer) is None
            assert play.view(viewer).can_reopen == may
        for other in play.waiting_for():
            refused = play.reopen(other)
            assert refused is not None
            assert refused.rule == "HR-38"
        rng = seeded(seat, 24)
        for other in play.waiting_for():
            choose(play, other, rng)
        refused = play.reopen(seat)
        assert refused is not None, f"seat {seat} may open its choice again after all have sealed"
        assert refused.rule == "HR-38"


@pytest.mark.rule("HR-4", "HR-38")
def test_what_is_not_called_final_can_be_unmade(case: Case) -> None:
    if not game_has_state(case.game):
        return
    for seed in range(2):
        play, rng = case.start(seed), seeded(seed, 25)
        for _ in range(150):
            if play.outcome() is not None:
                break
            seat, move = random_move(play, rng)
            view = play.view(seat)
            called_final = len(view.offers) == 1 or any(view.offers[at].move == move for at in view.final)
            play.submit(seat, move)
            after = play.view(seat)
            assert called_final or after.can_take_back or after.can_reopen, (
                f"{move} cannot be unmade, and the view did not say so"
            )
