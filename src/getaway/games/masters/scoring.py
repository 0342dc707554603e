"""Chapter 6: who has won."""

from mypy_extensions import i64

from getaway.games.masters.phases import OVER
from getaway.games.masters.position import MastersPosition
from getaway.kernel.bits import members


def returns(state: MastersPosition) -> list[float]:
    """Most money; tied, the owner of the highest Muscle; neither has any, a draw (MH-6.1). Alone, the last
    goal reached (MH-7.4)."""
    if state.phase != OVER:
        return [0.0 for _ in state.sides]
    if state.solo:
        goals = state.box.goals
        won = state.game == len(goals) and state.sides[0].money >= goals[len(goals) - 1]
        return [1.0 if won else 0.0]
    lead: i64 = state.sides[0].money - state.sides[1].money
    if lead == 0:
        lead = highest_muscle(state, state.sides[0].owned) - highest_muscle(state, state.sides[1].owned)
    if lead == 0:
        return [0.5, 0.5]
    return [1.0, 0.0] if lead > 0 else [0.0, 1.0]


def highest_muscle(state: MastersPosition, cards: i64) -> i64:
    """The Muscle of the strongest of these cards."""
    best: i64 = 0
    for card in members(cards):
        best = max(best, state.box.muscle[card])
    return best
