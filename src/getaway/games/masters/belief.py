"""`determinize` and `info_key`. Marks are drawn when they are laid out, so all that is hidden between two decisions is
the other seat's plan (MH-8.1) and what it remembers of old ones."""

from mypy_extensions import i64

from getaway.games.masters.phases import PLAN
from getaway.games.masters.position import MastersPosition, Side
from getaway.kernel.bits import bit, count, nth
from getaway.kernel.chance import Chance, SplitMix


def determinize(state: MastersPosition, seat: i64, rng: Chance) -> None:
    state.chance = SplitMix(rng.word(), rng.word())
    for other, side in enumerate(state.sides):
        if other != seat:
            side.memory = rng.word()
            if state.phase == PLAN:
                redraw_plan(state, side, rng)


def redraw_plan(state: MastersPosition, side: Side, rng: Chance) -> None:
    """Draw a random order of crew and Selectors; an unconfirmed plan stops at a random point, half the time at none."""
    if state.crew_of(side) == 0:
        return
    crew = shuffled(state.crew_of(side), rng)
    selectors = shuffled((1 << state.box.selectors) - 1, rng)
    if not side.confirmed:
        made: i64 = rng.below(len(crew) + len(selectors)) if rng.below(2) == 0 else 0
        selectors = selectors[: max(0, made - len(crew))]
        crew = crew[:made]
    side.plan = crew
    side.selectors = selectors


def shuffled(mask: i64, rng: Chance) -> list[int]:
    """The members in random order."""
    cards: list[int] = []
    left = mask
    n = count(mask)
    while n > 0:
        card = nth(left, rng.below(n))
        left &= ~bit(card)
        cards.append(card)
        n -= 1
    return cards


def info_key(state: MastersPosition, seat: i64) -> tuple[int, ...]:
    """The public table, what was seen on it, and for a seat its own plans."""
    key: list[int] = [
        state.memory, state.phase, state.game, state.round, state.turn, state.right, state.stock, state.unseen,
        state.drawn, state.idle, state.opponent, state.kept, len(state.display),
    ]  # fmt: skip
    key += state.display
    for side in state.sides:
        key += [side.money, side.owned, side.marks, side.asked, side.passed, side.confirmed]
    if seat >= 0:
        own = state.sides[seat]
        key.append(own.memory)
        key += own.plan
        key += own.selectors
    return tuple(key)
