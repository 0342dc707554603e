"""What the contract suite needs to know of a game beyond its interface."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import msgspec

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import AddressedEvent, Event, Rejection
from getaway.kernel.fields import values_of
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State


class Subject:
    """A game as the tests of hidden information see it. A planted leak overrides one method."""

    def __init__(self, game: CatalogueGame) -> None:
        self.game = game

    def rules(self, state: State) -> Ruleset[Any]:
        return self.game.ruleset(len(state.scores()))

    def view(self, state: State, viewer: int) -> bytes:
        """All that the game shows a viewer, as bytes."""
        rules, catalogue = self.rules(state), self.game.catalogue
        offers = tuple(rules.offer(state, viewer, catalogue[number]) for number in state.legal(viewer))
        shown = (rules.phase(state), rules.prompt(state, viewer), offers, rules.board(state, viewer))
        return msgspec.json.encode(shown)

    def refusals(self, state: State, seat: int) -> list[Rejection | None]:
        """The answer to every move of the catalog, from a seat that is to decide."""
        if not (seat >= 0 and state.pending() >> seat & 1):
            return []
        return [self.rules(state).why_not(state, seat, number) for number in range(len(self.game.catalogue))]

    def info_key(self, state: State, seat: int) -> tuple[int, ...]:
        return state.info_key(seat)

    def event(self, state: State, event: AddressedEvent) -> Event:
        """What a viewer of this event gets."""
        return event.what

    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        state.determinize(seat, rng)


class Adapter:
    """What one game tells the suite. With the defaults, checks that need more are left out."""

    small_pack: bytes | None = None
    """A pack small enough to go through all histories of it; None for the standard one."""

    small_cases: Sequence[tuple[int, Options, int]] = ()
    """On it: seats, options, and to how many decisions deep."""

    hidden_moves: int = 0
    """On it: how many moves in a row the other seats can make unseen."""

    simultaneous: bool = False
    """Whether several seats ever decide at once."""

    take_back: bool = True
    """Whether any move can ever be taken back."""

    longest: int = 100_000
    """No random game with the full pack has more decisions."""

    def pack_for(self, seats: int) -> bytes | None:
        """The small pack for so many seats, where one does not fit all."""
        return self.small_pack

    def world(self, state: State) -> Hashable:
        """The true position, without the generator and what seats remember: all fields but `reveal_count`."""
        values = [getattr(state, name) for name in state.fields() if name != "reveal_count"]
        return msgspec.msgpack.encode(values, enc_hook=values_of)

    def conserved(self, state: State) -> Hashable:
        """What never changes in a game, such as every card counted wherever it lies."""
        return None

    def money(self, state: State) -> list[int]:
        """What each seat has that events account for."""
        return state.scores()

    def paid(self, state: State, event: AddressedEvent) -> list[int] | None:
        """What an event says it brought each seat; None if it does not say."""
        return None

    def leaks(self, game: CatalogueGame) -> Iterator[tuple[str, Subject]]:
        """Planted faults by name: for each hidden field one leak, and one determinize that keeps it."""
        yield from ()
