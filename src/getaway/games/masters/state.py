"""A game of Masters of the Heist in progress."""

from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from getaway.games.masters import belief, carry_over, plan, purchase, rounds, scoring, setup
from getaway.games.masters.box import Box
from getaway.games.masters.phases import CARRY_OVER, PLAN, PURCHASE
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import Component, set_values, values_of
from getaway.kernel.state import EVERYONE, State

SIDE_FIELDS: Final = [
    "money", "owned", "marks", "asked", "passed", "plan", "selectors", "confirmed", "memory",
]  # fmt: skip
FIELDS: Final = [
    "reveal_count", "solo", "opponent_takes_tops", "opponent_once_a_round", "phase", "game", "round", "turn", "right",
    "stock", "display", "unseen", "drawn", "idle", "bought", "opponent", "kept", "memory",
]  # fmt: skip


@final
class Side(Component):
    """One player's part: what they own, and the plan they are making."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.owned: i64 = 0  # crew and Bribes, a bit a card
        self.marks: i64 = 0  # taken and not yet turned in, a bit a mark
        self.asked: bool = False  # has had a turn in this Purchase phase
        self.passed: bool = False
        self.plan: list[int] = []  # crew, in the order it will be turned
        self.selectors: list[int] = []
        self.confirmed: bool = False
        self.memory: i64 = 0  # of what only this seat saw: its own plans

    def clone(self) -> "Side":
        twin = Side()
        twin.money = self.money
        twin.owned = self.owned
        twin.marks = self.marks
        twin.asked = self.asked
        twin.passed = self.passed
        twin.plan = self.plan[:]
        twin.selectors = self.selectors[:]
        twin.confirmed = self.confirmed
        twin.memory = self.memory
        return twin

    def fields(self) -> list[str]:
        return SIDE_FIELDS


@final
class MastersState(State):
    """The table: piles, marks and both sides. With one side it is the solo campaign."""

    def __init__(self, box: Box, chance: Chance) -> None:
        super().__init__(chance)
        self.box: Box = box
        self.solo: bool = False
        self.opponent_takes_tops: bool = False  # MH-7.1: of the tops only
        self.opponent_once_a_round: bool = False  # MH-7.2: one mark a round
        self.sides: list[Side] = []
        self.phase: i64 = PURCHASE
        self.game: i64 = 1  # of the campaign
        self.round: i64 = 1
        self.turn: i64 = 0  # who buys
        self.right: i64 = 0  # holder of the Right to First Purchase
        self.stock: i64 = 0  # crew left in the piles
        self.display: list[int] = []  # marks laid out from number 1 on; -1 once taken
        self.unseen: i64 = 0  # marks not yet laid out, the removed ones included
        self.drawn: i64 = 0  # marks that have left the deck
        self.idle: i64 = 0  # rounds in a row without a mark taken and without a purchase
        self.bought: bool = False  # something this round
        self.opponent: i64 = 0  # the crew the solo opponent has got
        self.kept: i64 = 0  # chosen so far for the next game of the campaign
        self.memory: i64 = 0  # of what everyone saw

    # Questions that the phases ask.

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

    # The State's contract, handed to the phases.

    def pending(self) -> i64:
        if self.phase == PURCHASE:
            return 1 << self.turn
        if self.phase == PLAN:
            return self.waiting()
        if self.phase == CARRY_OVER:
            return 1
        return 0

    def actor(self) -> i64:
        if self.phase == PURCHASE:
            return self.turn
        if self.phase == PLAN:
            return 1 if self.sides[0].confirmed else 0
        if self.phase == CARRY_OVER:
            return 0
        return -1

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or self.pending() >> seat & 1 == 0:
            return []
        if self.phase == PURCHASE:
            return purchase.legal(self, seat)
        if self.phase == PLAN:
            return plan.legal(self, seat)
        return carry_over.legal(self)

    def apply(self, seat: i64, move: i64) -> None:
        if self.phase == PURCHASE:
            purchase.apply(self, seat, move)
        elif self.phase == PLAN:
            plan.apply(self, seat, move)
        else:
            carry_over.apply(self, move)
        rounds.advance(self)

    def random_step(self, rng: Chance) -> i64:
        seat = self.actor()
        move: i64
        if self.phase == PLAN:
            move = plan.random_move(self, seat, rng)
        elif self.phase == PURCHASE:
            move = purchase.random_move(self, seat, rng)
        else:
            return super().random_step(rng)
        self.apply(seat, move)
        return seat << 32 | move

    def seen_by(self, seat: i64, move: i64) -> i64:
        return 1 << seat if self.phase == PLAN else EVERYONE

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, seat, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self, seat)

    def returns(self) -> list[float]:
        return scoring.returns(self)

    def scores(self) -> list[int]:
        return [side.money for side in self.sides]

    def clone(self) -> "MastersState":
        twin = MastersState(self.box, self.chance.clone())
        twin.reveal_count = self.reveal_count
        twin.solo = self.solo
        twin.opponent_takes_tops = self.opponent_takes_tops
        twin.opponent_once_a_round = self.opponent_once_a_round
        twin.sides = [side.clone() for side in self.sides]
        twin.phase = self.phase
        twin.game = self.game
        twin.round = self.round
        twin.turn = self.turn
        twin.right = self.right
        twin.stock = self.stock
        twin.display = self.display[:]
        twin.unseen = self.unseen
        twin.drawn = self.drawn
        twin.idle = self.idle
        twin.bought = self.bought
        twin.opponent = self.opponent
        twin.kept = self.kept
        twin.memory = self.memory
        return twin

    def fields(self) -> list[str]:
        return FIELDS

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        sides = [values_of(side) for side in self.sides]
        return msgspec.msgpack.encode([self.chance.dump(), values_of(self), sides])


def deal(
    box: Box, chance: Chance, *, solo: bool, opponent_takes_tops: bool, opponent_once_a_round: bool
) -> MastersState:
    """A new game at its first decision."""
    state = MastersState(box, chance)
    state.solo = solo
    state.opponent_takes_tops = opponent_takes_tops
    state.opponent_once_a_round = opponent_once_a_round
    state.sides = [Side()] if solo else [Side(), Side()]
    setup.begin(state)
    rounds.advance(state)
    return state


def load(box: Box, data: bytes) -> MastersState:
    """The position that `dump` stored."""
    chance, table, sides = msgspec.msgpack.decode(data)
    state = MastersState(box, load_chance(chance))
    set_values(state, table)
    for stored in sides:
        side = Side()
        set_values(side, stored)
        state.sides.append(side)
    return state
