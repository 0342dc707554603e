"""Policies: a quick way to play a game to its end, and the value of that end. Each game has its own."""

from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr

from getaway.kernel.chance import Chance
from getaway.kernel.state import S, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Plays at random. A game's own policy plays like a sensible person, and looks only at what the seat knows."""

    def __init__(self, game: Any = None) -> None:
        """A game's own policy may prepare what it needs from the pack."""

    def move(self, state: S, seat: i64, rng: Chance) -> i64:
        """What the seat does now."""
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]

    def step(self, state: S, rng: Chance) -> None:
        """The actor makes a move, or several moves of one choice."""
        state.random_step(rng)

    def rewards(self, state: S) -> list[float]:
        """The value of a finished game for each seat, 0 to 1."""
        return state.returns()

    def rest(self, state: S, seat: i64) -> float:
        """Tie-break value of a finished game: points above the others' mean; solo: points."""
        scores = state.scores()
        own: float = float(scores[seat])
        if len(scores) == 1:
            return own
        return own - (sum(scores) - own) / (len(scores) - 1)

    def caution(self) -> float:
        """Margin over the policy's advice that a move needs at one visit; it shrinks with the root of the visits."""
        return 0.5

    def explore(self) -> float:
        """UCB exploration constant; small, because policy playouts have low variance."""
        return 0.2

    def visits_per_move(self) -> float:
        """Progressive widening: node visits required for each move tried before the next is tried."""
        return 0.0

    def unseal(self, state: S, seat: i64) -> None:
        """Clear other seats' sealed choices in a determinized world, so that the policy plans them again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sensible(Policy[S]):
    """The base class of the games' own policies."""

    def step(self, state: S, rng: Chance) -> None:
        seat = state.actor()
        state.apply(seat, self.move(state, seat, rng))


def play_out(policy: Policy[Any], state: State, rng: Chance, limit: i64) -> i64:
    """Play to the end of the game, at most `limit` steps. Returns how many were made."""
    steps: i64 = 0
    while steps < limit and state.actor() >= 0:
        policy.step(state, rng)
        steps += 1
    return steps
