"""Many bids: Duel with ninety moves to choose from, of which one names a player."""

from typing import Annotated

from msgspec import Meta

from getaway.kernel.moves import Move
from getaway.kernel.plugin import Plugin
from getaway.kernel.rulebook import Rulebook
from getaway.kernel.views import Offer
from getaway.text.catalogs import ENGLISH
from getaway.text.messages import Message, Seat, Text
from tests.contract.duel import PACK, Duel, DuelRules, DuelState

BIDS = 90


class Bid(Move, frozen=True):
    value: Annotated[int, Meta(ge=0, lt=BIDS)]


class BidState(DuelState):
    def legal(self, seat: int) -> list[int]:
        return list(range(BIDS)) if super().legal(seat) else []


class BidRules(DuelRules):
    state_type = BidState

    def offer(self, state: DuelState, seat: int, move: Move) -> Offer:
        assert isinstance(move, Bid)
        text: Text = f"Bid {move.value}" if move.value else Message("many_bids.challenge", {"seat": Seat(0)})
        return Offer(move, text, f"bid:{move.value}")


class ManyBids(Duel):
    name = "many_bids"
    title = "Many bids"
    move_types = (Bid,)
    rules_type = BidRules

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return PACK.replace(b'"duel"', b'"many_bids"')

    @classmethod
    def rulebook(cls, language: str = ENGLISH) -> Rulebook:
        return Rulebook("# Many bids\n\n## 1 The game\n- **DU-1.1** Bid what you like.\n")

    def all_moves(self) -> list[Move]:
        return [Bid(value) for value in range(BIDS)]


PLUGIN = Plugin(game=f"{__name__}:ManyBids")
