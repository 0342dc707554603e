"""A game of How To Rob A Bank in progress."""

from typing import Any, final

import msgspec
from mypy_extensions import i64

from getaway.games.rob_a_bank import bank, belief, layout, planning, robber, rounds
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ACTION, LAYOUT, OVER, PLANNING
from getaway.games.rob_a_bank.position import BankPosition
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE, mix_observation


@final
class BankState(BankPosition):
    """The State: legal moves, apply and the kernel's contract."""

    def pending(self) -> i64:
        return 0 if self.phase == OVER else 1 << self.owners[self.side]

    def actor(self) -> i64:
        return -1 if self.phase == OVER else self.owners[self.side]

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or seat != self.actor():
            return []
        return [self.base + option for option in members(self.options)]

    def apply(self, seat: i64, move: i64) -> None:
        self.memory = mix_observation(self.memory, move)
        if self.phase == ACTION:
            if self.side == 0:
                bank.apply(self, move)
            else:
                robber.apply(self, move)
        elif self.phase == PLANNING:
            planning.apply(self, move - self.base)
        elif self.phase == LAYOUT:
            layout.turn_tile(self, move)
        else:
            layout.place_car(self, move - self.base)
        rounds.advance(self)

    def random_step(self, rng: Chance) -> i64:
        seat: i64 = self.owners[self.side]
        move = self.base + nth(self.options, rng.below(count(self.options)))
        self.apply(seat, move)
        return seat << 32 | move

    def seen_by(self, seat: i64, move: i64) -> i64:
        return EVERYONE

    def hides_options(self) -> bool:
        return self.phase == PLANNING

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, seat, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self, seat)

    def returns(self) -> list[float]:
        """The Robbers are a team: each of their seats has the whole win, 1, or the Bank has it."""
        if self.phase != OVER:
            return [0.0 for _ in range(self.team.seats)]
        won = self.robbers_won()
        return [1.0 if won != (seat == self.bank) else 0.0 for seat in range(self.team.seats)]

    def scores(self) -> list[int]:
        """For the Robbers the bags they have scored, for the Bank those they still lack."""
        lacking = self.team.bags_to_win - self.scored
        return [lacking if seat == self.bank else self.scored for seat in range(self.team.seats)]

    def clone(self) -> "BankState":
        return BankState(self.box, self.team, self.chance.clone(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.team.seats, self.chance.dump(), values_of(self)])


def deal(box: Box, chance: Chance, seats: int, options: BankOptions) -> BankState:
    """A new game at its first decision."""
    team = box.team(seats)
    state = BankState(box, team, chance)
    state.open_hands = options.open_team_hands
    state.covered = options.played_cards == "memory"
    if options.bank == "random":
        state.bank = state.draw(seats)
    # Robbers sit clockwise from the Bank's left; with two players one seat has them all (RB-1.6).
    robbers = [(state.bank + (robber if seats > 2 else 1)) % seats for robber in range(1, team.robbers + 1)]
    state.owners = [state.bank, *robbers]
    state.hands = [0] * (team.robbers + 1)
    state.stacks = [0] * (team.robbers + 1)
    state.memories = [0] * (team.robbers + 1)
    layout.lay_out(state)
    rounds.advance(state)
    return state


def load(box: Box, data: bytes) -> BankState:
    seats, chance, table = msgspec.msgpack.decode(data)
    state = BankState(box, box.team(seats), load_chance(chance))
    set_values(state, table)
    return state
