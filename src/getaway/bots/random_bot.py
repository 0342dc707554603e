"""The bot that does anything it may."""

from typing import Any

from getaway.kernel.chance import Chance
from getaway.kernel.peek import Peek


class RandomBot:
    """Each legal move is equally likely."""

    name = "random"

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def choose(self, peek: Peek[Any]) -> int:
        """The number of the move to make."""
        return peek.legal[self._rng.below(len(peek.legal))]
