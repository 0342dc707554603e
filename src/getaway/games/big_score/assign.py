"""Assign: every card to a job, to Training or nowhere, in secret (BS-3.8 to BS-3.13). The last card confirms."""

from mypy_extensions import i64

from getaway.games.big_score.multiset import crew_count, crew_total, nth_crew, one_crew, recall
from getaway.games.big_score.phases import ASSIGN
from getaway.games.big_score.position import Side, TablePosition
from getaway.games.big_score.say import say
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection


def begin(state: TablePosition) -> None:
    """All assign the crew they hired and what they had in Training."""
    state.phase = ASSIGN
    for side in state.sides:
        side.unplaced = side.hired + side.training
        side.from_place = 0
    state.open_choice((1 << state.seats) - 1)


def open_places(state: TablePosition, side: Side, face: i64) -> i64:
    """Where a card may go (BS-3.8 to BS-3.11), a bit each: the jobs, Training, Unassigned."""
    training: i64 = state.box.jobs_a_round
    places: i64 = state.openings >> (6 * (face >> 1)) & 63 | 2 << training
    if face & 1:
        trained: i64 = side.places[training]
        if crew_count(trained, face) == crew_total(trained) < state.box.training:
            places |= 1 << training
    return places


def next_places(state: TablePosition, side: Side) -> i64:
    """Where the next card may go: of equal cards none goes to an earlier place than the one before."""
    return open_places(state, side, nth_crew(side.unplaced, 0)) >> side.from_place << side.from_place


def move_for(state: TablePosition, face: i64, place: i64) -> i64:
    """The move that puts a card of this face there."""
    box = state.box
    if place < box.jobs_a_round:
        return box.send_at + face * box.jobs_a_round + place
    return box.train_at + (face >> 1) if place == box.jobs_a_round else box.leave_at + face


def place_of(state: TablePosition, move: i64) -> i64:
    """Where a move of this phase puts its card."""
    box = state.box
    if move < box.train_at:
        return (move - box.send_at) % box.jobs_a_round
    return box.jobs_a_round if move < box.leave_at else box.jobs_a_round + 1


def face_of(state: TablePosition, move: i64) -> i64:
    """The card that a move of this phase places."""
    box = state.box
    if move < box.train_at:
        return (move - box.send_at) // box.jobs_a_round
    return 2 * (move - box.train_at) + 1 if move < box.leave_at else move - box.leave_at


def legal(state: TablePosition, seat: i64) -> list[int]:
    side = state.sides[seat]
    face = nth_crew(side.unplaced, 0)
    # Numbers rise with the place, because all these moves are for one face.
    return [move_for(state, face, place) for place in members(next_places(state, side))]


def random_move(state: TablePosition, seat: i64, rng: Chance) -> i64:
    side = state.sides[seat]
    places = next_places(state, side)
    return move_for(state, nth_crew(side.unplaced, 0), nth(places, rng.below(count(places))))


def put(side: Side, face: i64, place: i64) -> None:
    card = one_crew(face)
    side.places[place] += card
    side.unplaced -= card
    side.from_place = place
    if crew_count(side.unplaced, face) == 0:
        side.from_place = 0


def apply(state: TablePosition, seat: i64, move: i64) -> None:
    side = state.sides[seat]
    put(side, nth_crew(side.unplaced, 0), place_of(state, move))
    if side.unplaced != 0:
        return
    for place in side.places:
        side.memory = recall(side.memory, place)
    state.seal_choice(seat, -1)


def why_not(state: TablePosition, seat: i64, move: i64) -> Rejection:
    """Why this card cannot be assigned next, or not to this place."""
    box = state.box
    side = state.sides[seat]
    next_face = nth_crew(side.unplaced, 0)
    face = face_of(state, move)
    place = place_of(state, move)
    if place == box.jobs_a_round and state.simple:
        return Rejection("BS-6.1", say("simple-no-training"))
    if crew_count(side.unplaced, face) == 0:
        if place == box.jobs_a_round:
            return Rejection("BS-3.10", say("only-experts-train"))
        return Rejection("BS-3.8", say("no-such-card"))
    if face != next_face:
        return Rejection("BS-3.8", say("assign-in-order"))
    if open_places(state, side, face) >> place & 1 == 0:
        if place < box.jobs_a_round:
            return Rejection("BS-3.9", say("not-an-icon"))
        return Rejection("BS-3.10", say("training-full", most=int(box.training)))
    return Rejection("BS-3.8", say("equal-cards-in-order"))
