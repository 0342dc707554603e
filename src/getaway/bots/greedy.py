"""The bot that plays like a sensible person: its game's policy, and nothing more."""

from typing import Any, final

from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.policy import Policy


@final
class GreedyBot:
    """Does what the policy says."""

    name: str = "greedy"

    def __init__(self, policy: Policy[Any], rng: Chance) -> None:
        self._policy = policy
        self._rng = rng

    def choose(self, observation: Observation[Any]) -> int:
        return int(self._policy.move(observation.sample(self._rng), observation.seat, self._rng))
