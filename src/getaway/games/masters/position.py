"""The position of Masters of the Heist: its fields, and the methods that several phases use."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.masters.box import Box
from getaway.kernel.chance import Chance
from getaway.kernel.fields import Component
from getaway.kernel.state import State

SIDE_FIELDS: Final = [
    "money", "owned", "marks", "asked", "passed", "plan", "selectors", "confirmed", "memory",
]  # fmt: skip
FIELDS: Final = [
    "reveal_count", "solo", "opponent_takes_tops", "opponent_once_a_round", "phase", "game", "round", "turn", "right",
    "stock", "display", "unseen", "drawn", "idle", "bought", "opponent", "kept", "memory",
]  # fmt: skip


@final
class Side(Component):
    """What one player owns, and the plan they are making."""

    def __init__(self, of: "Side | None" = None) -> None:
        zero: i64 = 0  # typed: a literal in a conditional makes mypyc box both branches
        self.money: i64 = of.money if of else zero
        self.owned: i64 = of.owned if of else zero  # crew and Bribes, a bit a card
        self.marks: i64 = of.marks if of else zero  # taken and not yet turned in, a bit a mark
        self.asked: bool = of.asked if of else False  # has had a turn in this Purchase phase
        self.passed: bool = of.passed if of else False
        self.plan: list[int] = of.plan[:] if of else []  # crew, in the order it will be turned
        self.selectors: list[int] = of.selectors[:] if of else []
        self.confirmed: bool = of.confirmed if of else False
        self.memory: i64 = of.memory if of else zero  # of what only this seat saw: its own plans

    def fields(self) -> list[str]:
        return SIDE_FIELDS


class MastersPosition(State):
    """Piles, marks and both sides; with one side it is the solo campaign."""

    def __init__(self, box: Box, chance: Chance, of: "MastersPosition | None" = None) -> None:
        zero: i64 = 0
        one: i64 = 1
        super().__init__(chance)
        self.reveal_count = of.reveal_count if of else zero
        self.box: Box = box
        self.solo: bool = of.solo if of else False
        self.opponent_takes_tops: bool = of.opponent_takes_tops if of else False  # MH-7.1: of the tops only
        self.opponent_once_a_round: bool = of.opponent_once_a_round if of else False  # MH-7.2: one mark a round
        self.sides: list[Side] = [Side(side) for side in of.sides] if of else []
        self.phase: i64 = of.phase if of else zero
        self.game: i64 = of.game if of else one  # of the campaign
        self.round: i64 = of.round if of else one
        self.turn: i64 = of.turn if of else zero  # who buys
        self.right: i64 = of.right if of else zero  # holder of the Right to First Purchase
        self.stock: i64 = of.stock if of else zero  # crew left in the piles
        self.display: list[int] = of.display[:] if of else []  # marks laid out from number 1 on; -1 once taken
        self.unseen: i64 = of.unseen if of else zero  # marks not yet laid out, the removed ones included
        self.drawn: i64 = of.drawn if of else zero  # marks that have left the deck
        self.idle: i64 = of.idle if of else zero  # rounds in a row without a mark taken and without a purchase
        self.bought: bool = of.bought if of else False  # something this round
        self.opponent: i64 = of.opponent if of else zero  # the crew the solo opponent has got
        self.kept: i64 = of.kept if of else zero  # chosen so far for the next game of the campaign
        self.memory: i64 = of.memory if of else zero  # of what everyone saw

    def deck_left(self) -> i64:
        """How many marks are still in the deck."""
        ends = self.box.solo_deck if self.solo else self.box.duel_deck
        return ends[2] - self.drawn

    def crew_of(self, side: Side) -> i64:
        """The cards to send on heists: all of the player's but Bribes."""
        return side.owned & ~self.box.bribes

    def waiting(self) -> i64:
        """The sides that have not confirmed their plan, a bit each."""
        mask: i64 = 0
        bit: i64 = 1
        for side in self.sides:
            if not side.confirmed:
                mask |= bit
            bit <<= 1
        return mask

    def fields(self) -> list[str]:
        return FIELDS
