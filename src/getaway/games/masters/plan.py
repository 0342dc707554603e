"""Chapter 4, the Plan phase: crew, then Selectors, one at a time; the last Selector confirms."""

from mypy_extensions import i64

from getaway.games.masters.events import PlanConfirmed
from getaway.games.masters.phases import PLAN
from getaway.games.masters.position import MastersPosition, Side
from getaway.games.masters.say import say
from getaway.kernel.bits import bit, count, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection


def begin(state: MastersPosition) -> None:
    """All plan at the same time; a player without crew makes no plan (MH-4.3)."""
    if not state.solo:
        state.mark_revealed()  # whether a seat may take back must not depend on whether the other has begun
    state.phase = PLAN
    for side in state.sides:
        side.confirmed = state.crew_of(side) == 0


def unplaced_crew(state: MastersPosition, side: Side) -> i64:
    """The player's crew that has no place in the plan yet."""
    left = state.crew_of(side)
    for card in side.plan:
        left &= ~bit(card)
    return left


def unplaced_selectors(state: MastersPosition, side: Side) -> i64:
    """The player's Selectors, from 0, that have no place in the plan yet."""
    left: i64 = (1 << state.box.selectors) - 1
    for selector in side.selectors:
        left &= ~(1 << selector)
    return left


def legal(state: MastersPosition, seat: i64) -> list[int]:
    side = state.sides[seat]
    crew = unplaced_crew(state, side)
    if crew:
        return [state.box.crew_at + card for card in members(crew)]
    return [state.box.selector_at + selector for selector in members(unplaced_selectors(state, side))]


def random_move(state: MastersPosition, seat: i64, rng: Chance) -> i64:
    """One of `legal`, each equally likely."""
    side = state.sides[seat]
    left = unplaced_crew(state, side)
    base = state.box.crew_at
    if left == 0:
        left = unplaced_selectors(state, side)
        base = state.box.selector_at
    return base + nth(left, rng.below(count(left)))


def apply(state: MastersPosition, seat: i64, move: i64) -> None:
    side = state.sides[seat]
    box = state.box
    if move < box.selector_at:
        side.plan.append(move - box.crew_at)
        return
    side.selectors.append(move - box.selector_at)
    if len(side.selectors) == box.selectors:
        side.confirmed = True
        state.mark_revealed()
        if state.events is not None:
            state.emit(PlanConfirmed(seat))


def why_not(state: MastersPosition, seat: i64, move: i64) -> Rejection:
    side = state.sides[seat]
    box = state.box
    if box.crew_at <= move < box.selector_at:
        this: i64 = bit(move - box.crew_at)
        if side.owned & this == 0:
            return Rejection("MH-4.1", say("not-your-crew"))
        if box.bribes & this:
            return Rejection("MH-1.1", say("bribe-never-planned"))
        return Rejection("MH-4.1", say("card-placed"))
    if box.selector_at <= move < box.keep_at:
        if unplaced_crew(state, side) != 0:
            return Rejection("MH-4.1", say("crew-first"))
        return Rejection("MH-4.1", say("selector-placed"))
    return Rejection("MH-4.1", say("plan-now"))
