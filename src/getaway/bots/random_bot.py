"""The bot that makes any legal move."""

from typing import Any

from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation


class RandomBot:
    """Each legal move is equally likely."""

    name = "random"

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any]) -> int:
        return observation.legal[self._rng.below(len(observation.legal))]
