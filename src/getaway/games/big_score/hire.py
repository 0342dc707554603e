"""Hire: the draft (BS-3.4 to BS-3.7). What was dealt and who picked what is kept to the end of the round, because
that is all that is hidden: every hand, and all that a seat has seen, follows from it (`belief.py`)."""

from mypy_extensions import i64

from getaway.games.big_score import assign
from getaway.games.big_score import events as e
from getaway.games.big_score.multiset import crew_faces, nth_crew, one_crew, recall
from getaway.games.big_score.phases import HIRE
from getaway.games.big_score.position import TablePosition
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.state import mix_observation


def begin(state: TablePosition) -> None:
    """Deal (BS-3.2)."""
    size: i64 = state.box.deal(state.seats)
    state.dealt = []
    state.picks = []
    state.step = 0
    for seat, side in enumerate(state.sides):
        side.hand = state.draw_crew(size)
        state.dealt.append(side.hand)
        side.memory = recall(side.memory, side.hand)
        if state.events is not None:
            state.emit(e.HandDealt(seat, state.cards(side.hand)), 1 << seat)
    ask(state, size)


def ask(state: TablePosition, left: i64) -> None:
    """Ask all to hire at the same time from hands of so many cards; a last card is added without asking (BS-3.5)."""
    if left == 1:
        add_last_cards(state)
    else:
        state.phase = HIRE
        state.open_choice((1 << state.seats) - 1)


def legal(state: TablePosition, seat: i64) -> list[int]:
    return [state.box.hire_at + face for face in members(crew_faces(state.sides[seat].hand))]


def random_move(state: TablePosition, seat: i64, rng: Chance) -> i64:
    faces = crew_faces(state.sides[seat].hand)
    return state.box.hire_at + nth(faces, rng.below(count(faces)))


def apply(state: TablePosition, seat: i64, move: i64) -> None:
    face = move - state.box.hire_at
    side = state.sides[seat]
    side.memory = mix_observation(side.memory, face)
    if state.events is not None:
        state.emit(e.CrewHired(seat, state.box.face_ids[face]), 1 << seat)
    state.seal_choice(seat, face)


def take_picks(state: TablePosition) -> None:
    """Everyone has chosen: the choices take effect together, and all hands go on in step (BS-3.4)."""
    for side in state.sides:
        card = one_crew(side.choice)
        side.hired += card
        side.hand -= card
        state.picks.append(side.choice)
        side.choice = -1
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
    ask(state, left)


def add_last_cards(state: TablePosition) -> None:
    """The last card is no choice (BS-3.5); then Training comes back into hand (BS-3.7)."""
    for seat, side in enumerate(state.sides):
        state.picks.append(nth_crew(side.hand, 0))
        side.hired += side.hand
        side.hand = 0
        if side.training != 0 and state.events is not None:
            state.emit(e.TrainingTakenBack(seat, state.cards(side.training)))
    assign.begin(state)
