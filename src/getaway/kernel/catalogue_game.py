"""The base of every game whose moves can be listed in advance."""

from abc import abstractmethod
from functools import cached_property
from typing import Any

from getaway.kernel.catalogue_play import CataloguePlay, load_play
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.game import Game
from getaway.kernel.moves import Catalogue, Move
from getaway.kernel.options import Options, parse_options, written_options
from getaway.kernel.play import Play
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State


class CatalogueGame(Game):
    """A game on the fast level: a catalog of its moves, and a Ruleset for each number of seats."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.all_moves())

    @abstractmethod
    def all_moves(self) -> list[Move]:
        """The moves in the order of their numbers."""

    @abstractmethod
    def ruleset(self, seats: int) -> Ruleset[Any]:
        """The rules for this many seats."""

    def new_state(self, chance: Chance, seats: int, options: Options) -> State:
        state: State = self.ruleset(seats).new_state(chance, seats, options)
        return state

    def new(self, *, seed: int = 0, seats: int | None = None, **options: object) -> State:
        count = self.default_seats if seats is None else seats
        self.check_seats(count)
        return self.new_state(seeded(seed), count, parse_options(self.options_type, written_options(options)))

    def new_play(self, chance: Chance, seats: int, options: Options) -> Play:
        self.check_seats(seats)
        return CataloguePlay(self, seats, options, self.new_state(chance, seats, options))

    def load(self, data: bytes) -> Play:
        return load_play(self, data)
