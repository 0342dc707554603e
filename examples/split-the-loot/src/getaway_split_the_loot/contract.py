"""What the contract suite cannot find out about Split the Loot by itself."""

from collections.abc import Hashable, Iterator

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import AddressedEvent
from getaway.kernel.state import State
from getaway.testing import Adapter, Subject
from getaway_split_the_loot.game import LootOptions, LootState, MoneyMoved

SMALL = b"""
source = "published"
short = 1
long = 1
hand = 1
loot_cards = 1
fine = 10
pack = {game = "split_the_loot", name = "Small", version = 1}
bids = [{source = "published", value = 1, copies = 2}, {source = "published", value = 2, copies = 2}]
loot = [
  {source = "published", id = "coins", name = "Coins", money = 10, copies = 1},
  {source = "published", id = "watch", name = "Watch", money = 15, copies = 1},
]
"""


class HandLeak(Subject):
    """The spectator's view tells how many 1s everybody holds."""

    def view(self, state: State, viewer: int) -> bytes:
        assert isinstance(state, LootState)
        return super().view(state, viewer) + bytes(hand[0] for hand in state.hands)


class SealedLeak(Subject):
    """A view tells what is sealed."""

    def view(self, state: State, viewer: int) -> bytes:
        assert isinstance(state, LootState)
        return super().view(state, viewer) + str(state.sealed).encode()


class KeptHands(Subject):
    """A determinize that changes nothing."""

    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        """Keep all."""


class LootAdapter(Adapter):
    """A pack of four bids and two loot cards."""

    small_pack = SMALL
    small_cases = ((2, LootOptions(), 2), (2, LootOptions(snitching=False), 2))
    longest = 21
    simultaneous = True
    take_back = False

    def conserved(self, state: State) -> Hashable:
        assert isinstance(state, LootState)
        return tuple(map(sum, zip(state.unseen, state.discard, *state.hands, strict=True)))

    def paid(self, state: State, event: AddressedEvent) -> list[int] | None:
        what = event.what
        if not isinstance(what, MoneyMoved):
            return None
        return [what.money if seat == what.seat else 0 for seat in range(len(state.scores()))]

    def leaks(self, game: CatalogueGame) -> Iterator[tuple[str, Subject]]:
        yield "hands", HandLeak(game)
        yield "sealed", SealedLeak(game)
        yield "kept", KeptHands(game)


ADAPTER = LootAdapter()
