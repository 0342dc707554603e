"""Observation: all that a bot gets."""

from typing import Generic, Self

from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import Chance
from getaway.kernel.state import S
from getaway.kernel.views import View


class Observation(Generic[S]):
    """What a seat knows, its legal moves, and worlds that could be the true one.

    It is made from a sample and never holds the truth, so that a bot could not find it here if it tried. Where bots
    play among themselves nobody looks at a view, and there is none.
    """

    def __init__(self, seat: int, view: View | None, legal: list[int], world: S) -> None:
        self.seat = seat
        self._view = view
        self.legal = legal
        self._world = world

    @classmethod
    def from_play(cls, play: CataloguePlay[S], seat: int, rng: Chance) -> Self:
        """What a bot in this seat may go by."""
        world = play.state_for(seat)
        world.determinize(seat, rng)
        return cls(seat, play.view(seat), world.legal(seat), world)

    @classmethod
    def from_state(cls, state: S, seat: int, rng: Chance) -> Self:
        """The same without a view, straight from the fast level."""
        world = state.clone()
        world.determinize(seat, rng)
        return cls(seat, None, world.legal(seat), world)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._world.scores())

    @property
    def view(self) -> View:
        """What the seat is shown."""
        assert self._view is not None, "bots among themselves have no view"
        return self._view

    def sample(self, rng: Chance) -> S:
        """A position in which everything the seat cannot know is drawn anew."""
        world = self._world.clone()
        world.determinize(self.seat, rng)
        return world
