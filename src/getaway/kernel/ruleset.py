"""The rules of one mode of a game."""

from abc import ABC, abstractmethod
from typing import Any, Generic

from getaway.kernel.chance import Chance
from getaway.kernel.events import Event, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.state import S
from getaway.kernel.views import Offer
from getaway.text.messages import Text


class Ruleset(ABC, Generic[S]):
    """What a Play asks about a State: refusals, offers, prompts, views and words. It holds no game in progress.

    A game has one Ruleset for each kind of State; `CatalogueGame.ruleset` chooses by the number of seats.
    """

    @abstractmethod
    def new_state(self, chance: Chance, seats: int, options: Options) -> S:
        """A new game."""

    @abstractmethod
    def load_state(self, data: bytes) -> S:
        """The position that `State.dump` stored."""

    @abstractmethod
    def why_not(self, state: S, seat: int, number: int) -> Rejection | None:
        """The rule against a move of a seat that is deciding; None if it is legal."""

    @abstractmethod
    def offer(self, state: S, seat: int, move: Move) -> Offer:
        """A legal move, with what it does in words and what it points at."""

    @abstractmethod
    def prompt(self, state: S, viewer: int) -> Text:
        """What is being decided, in words for this viewer."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """The part of the game, by name."""

    @abstractmethod
    def rule(self, state: S) -> str:
        """The number of the rule for this decision; empty when the game is over."""

    @abstractmethod
    def board(self, state: S, viewer: int) -> Any:
        """The game's own part of the View, built from an allow-list."""

    @abstractmethod
    def verdict(self, state: S) -> Text:
        """The result of a finished game in words."""

    def redact(self, state: S, event: Event) -> Event:
        """A past event without information that is hidden again."""
        return event

    def warning(self, state: S, seat: int, number: int) -> Text:
        """A warning before the move that ends a sealed choice; empty if there is none. Only about what is certain from
        what the seat knows.
        """
        return ""

    def talk(self, state: S, seats: int) -> tuple[int, ...]:
        """The seats that may chat now."""
        return tuple(range(seats))
