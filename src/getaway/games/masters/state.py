"""A game of Masters of the Heist in progress."""

from typing import Any, final

import msgspec
from mypy_extensions import i64

from getaway.games.masters import belief, carry_over, plan, purchase, rounds, scoring, setup
from getaway.games.masters.box import Box
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import CARRY_OVER, PLAN, PURCHASE
from getaway.games.masters.position import MastersPosition, Side
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE


@final
class MastersState(MastersPosition):
    """The State: legal moves, apply and the kernel's contract."""

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
        return MastersState(self.box, self.chance.clone(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        sides = [values_of(side) for side in self.sides]
        return msgspec.msgpack.encode([self.chance.dump(), values_of(self), sides])


def deal(box: Box, chance: Chance, seats: i64, options: MastersOptions) -> MastersState:
    """A new game at its first decision."""
    state = MastersState(box, chance)
    state.solo = seats == 1
    state.opponent_takes_tops = options.opponent_card == "tops"
    state.opponent_once_a_round = options.opponent_marks == "round"
    state.sides = [Side() for _ in range(seats)]
    setup.begin(state)
    rounds.advance(state)
    return state


def load(box: Box, data: bytes) -> MastersState:
    chance, table, sides = msgspec.msgpack.decode(data)
    state = MastersState(box, load_chance(chance))
    set_values(state, table)
    for stored in sides:
        side = Side()
        set_values(side, stored)
        state.sides.append(side)
    return state
