"""Hire: the draft (BS-3.4 to BS-3.7). What was dealt and who picked what is kept to the end of the round, because
that is all that is hidden: every hand, and all that a seat has seen, follows from it (`belief.py`)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from getaway.games.big_score import assign
from getaway.games.big_score import events as e
from getaway.games.big_score.deck import draw_crew
from getaway.games.big_score.multiset import crew_count, crew_faces, nth_crew, one_crew, recall
from getaway.games.big_score.phases import HIRE
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation

if TYPE_CHECKING:
    from getaway.games.big_score.state import BigScoreState


def begin(state: "BigScoreState") -> None:
    """Deal (BS-3.2)."""
    size: i64 = state.box.deal(state.seats)
    state.dealt = []
    state.picks = []
    state.step = 0
    for seat, side in enumerate(state.sides):
        side.hand = draw_crew(state, size)
        state.dealt.append(side.hand)
        side.memory = recall(side.memory, side.hand)
        if state.events is not None:
            state.emit(e.HandDealt(seat, state.cards(side.hand)), 1 << seat)
    if size == 1:
        add_last_cards(state)
    else:
        ask(state)


def ask(state: "BigScoreState") -> None:
    state.phase = HIRE
    state.open_choice((1 << state.seats) - 1)


def legal(state: "BigScoreState", seat: i64) -> list[int]:
    return [state.box.hire_at + face for face in members(crew_faces(state.sides[seat].hand))]


def random_move(state: "BigScoreState", seat: i64, rng: Chance) -> i64:
    """One of `legal`, each equally likely."""
    faces = crew_faces(state.sides[seat].hand)
    return state.box.hire_at + nth(faces, rng.below(count(faces)))


def apply(state: "BigScoreState", seat: i64, move: i64) -> None:
    face = move - state.box.hire_at
    side = state.sides[seat]
    side.memory = mix_observation(side.memory, face)
    if state.events is not None:
        state.emit(e.CrewHired(seat, state.box.face_ids[face]), 1 << seat)
    state.seal_choice(seat, face)


def take_picks(state: "BigScoreState") -> None:
    """Everyone has chosen, and the choices take effect together."""
    for side in state.sides:
        card = one_crew(side.choice)
        side.hired += card
        side.hand -= card
        state.picks.append(side.choice)
        side.choice = -1
    pass_on(state)


def pass_on(state: "BigScoreState") -> None:
    """All hands go on in step (BS-3.4); a single card is just added (BS-3.5)."""
    state.mark_revealed()
    state.step += 1
    left: i64 = state.box.deal(state.seats) - state.step
    if state.events is not None:
        state.emit(e.HandsPassed(state.to_left(), left))
    sides = state.sides
    last = state.seats - 1
    if state.to_left():
        carried = sides[last].hand
        for seat in range(state.seats):
            carried, sides[seat].hand = sides[seat].hand, carried
    else:
        carried = sides[0].hand
        for seat in range(last, -1, -1):
            carried, sides[seat].hand = sides[seat].hand, carried
    for seat, side in enumerate(sides):
        side.memory = recall(side.memory, side.hand)
        if state.events is not None:
            giver = (seat - 1 if state.to_left() else seat + 1) % state.seats
            state.emit(e.HandReceived(seat, giver, state.cards(side.hand)), 1 << seat)
    if left == 1:
        add_last_cards(state)
    else:
        ask(state)


def add_last_cards(state: "BigScoreState") -> None:
    """The last card is no choice (BS-3.5); then Training comes back into hand (BS-3.7)."""
    for seat, side in enumerate(state.sides):
        state.picks.append(nth_crew(side.hand, 0))
        side.hired += side.hand
        side.hand = 0
        if side.training != 0 and state.events is not None:
            state.emit(e.TrainingTakenBack(seat, state.cards(side.training)))
    assign.begin(state)


def why_not(state: "BigScoreState", seat: i64, move: i64) -> Rejection | None:
    """Why the seat cannot hire this."""
    box = state.box
    if move < box.hire_at or move >= box.send_at:
        return Rejection("BS-3.4", "this is the draft: hire one card of your hand")
    if crew_count(state.sides[seat].hand, move - box.hire_at) > 0:
        return None
    return Rejection("BS-3.4", "you can only hire a card of the hand you hold")
