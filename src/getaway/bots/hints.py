"""Hints: the moves in the order in which a search prefers them, with what to expect and why."""

from typing import NamedTuple

from getaway.bots.ismcts import IsmctsBot
from getaway.bots.reasons import reason
from getaway.bots.registry import policy_of
from getaway.bots.statistics import of_mean
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.peek import Peek


class Hint(NamedTuple):
    """A move, what to expect of it (the share of the win, how clear a one, alone of the goal) with the 95 % interval,
    and the reason in words."""

    move: int
    expected: float
    low: float
    high: float
    tries: int
    why: str


def hints(game: CatalogueGame, peek: Peek, rng: Chance, iterations: int) -> list[Hint]:
    """Every legal move, the best first."""
    known = peek.sample(rng)
    bot = IsmctsBot(policy_of(game, len(known.scores())), rng, iterations)
    search = bot.ponder(peek, known)
    arms = search.roots[peek.seat].arms
    found = []
    for move in peek.legal:
        arm = arms.get(move)
        tries, total, squares = (arm.visits, arm.total, arm.squares) if arm is not None else (0.0, 0.0, 0.0)
        mean, low, high = of_mean(total, squares, tries)
        found.append(Hint(move, mean, low, high, int(tries), reason(game, known, peek.seat, move)))
    return sorted(found, key=lambda hint: (-hint.tries, -hint.expected, hint.move))
