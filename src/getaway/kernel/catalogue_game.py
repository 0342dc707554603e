"""Every game whose moves can be listed beforehand."""

from abc import abstractmethod
from functools import cached_property
from typing import Any

from getaway.kernel.catalogue_play import CataloguePlay, load_play
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.events import Fact, Rejection
from getaway.kernel.game import Game
from getaway.kernel.moves import Catalogue, Move
from getaway.kernel.options import Options, parse_options, written_options
from getaway.kernel.play import Play
from getaway.kernel.state import State
from getaway.kernel.views import Offer


class CatalogueGame(Game):
    """A game on the fast level: State, catalogue, and the questions that views ask."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """Every move with this box."""
        return Catalogue(self.all_moves())

    @abstractmethod
    def all_moves(self) -> list[Move]:
        """The moves in the order of their numbers."""

    @abstractmethod
    def new_state(self, chance: Chance, seats: int, options: Options) -> State:
        """A new game on the fast level."""

    @abstractmethod
    def load_state(self, data: bytes) -> State:
        """The position that `State.dump` stored."""

    @abstractmethod
    def why_not(self, state: State, seat: int, number: int) -> Rejection | None:
        """The rule against a move of a seat that is to decide; None if it is legal."""

    @abstractmethod
    def offer(self, state: State, seat: int, number: int) -> Offer:
        """A legal move with what it does and points at."""

    @abstractmethod
    def prompt(self, state: State, viewer: int) -> str:
        """What is being decided, in words for this viewer."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """The part of the game, by name."""

    @abstractmethod
    def rule(self, state: State) -> str:
        """The number of the rule that this decision goes by; empty when the game is over."""

    @abstractmethod
    def board(self, state: State, viewer: int) -> Any:
        """The game's own part of the View, by allow-list."""

    @abstractmethod
    def verdict(self, state: State) -> str:
        """The result of a finished game in words."""

    def as_shown_now(self, state: State, fact: Fact) -> Fact:
        """An event of the past as it may be told again now; a game may have covered something since."""
        return fact

    def warning(self, state: State, seat: int, number: int) -> str:
        """Why the player is asked again before the move that ends a sealed choice; empty where there is no reason.

        Only what is certain, and certain from what the seat knows."""
        return ""

    def talk(self, state: State, seats: int) -> tuple[int, ...]:
        """The seats that may chat now."""
        return tuple(range(seats))

    def new(self, *, seed: int = 0, seats: int | None = None, **options: object) -> State:
        count = self.default_seats if seats is None else seats
        self.check_seats(count)
        return self.new_state(seeded(seed), count, parse_options(self.options_type, written_options(options)))

    def new_play(self, chance: Chance, seats: int, options: Options) -> Play:
        self.check_seats(seats)
        return CataloguePlay(self, seats, options, self.new_state(chance, seats, options))

    def load(self, data: bytes) -> Play:
        return load_play(self, data)
