"""Observation: all that a bot gets."""

from typing import Generic, Self

from getaway.kernel.chance import Chance
from getaway.kernel.state import S


class Observation(Generic[S]):
    """What a seat knows, its legal moves, and worlds that could be the real one.

    It is made from a sample and never contains the real position, so a bot cannot cheat even if it tries.
    """

    def __init__(self, seat: int, legal: list[int], world: S) -> None:
        self.seat = seat
        self.legal = legal
        self._world = world

    @classmethod
    def from_state(cls, state: S, seat: int, rng: Chance) -> Self:
        """The observation of a bot in this seat."""
        world = state.clone()
        world.determinize(seat, rng)
        return cls(seat, world.legal(seat), world)

    @property
    def seats(self) -> int:
        return len(self._world.scores())

    def sample(self, rng: Chance) -> S:
        """A position in which everything the seat cannot know is redrawn."""
        world = self._world.clone()
        world.determinize(self.seat, rng)
        return world
