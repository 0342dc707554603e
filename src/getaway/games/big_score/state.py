"""A game of The Big Score for 2 to 6 players in progress."""

from typing import Any, final

import msgspec
from mypy_extensions import i64

from getaway.games.big_score import assign, belief, hire, inside, phases, rounds, scoring, setup, trade, vault
from getaway.games.big_score.box import Box
from getaway.games.big_score.options import FirstOptions
from getaway.games.big_score.position import Side, TablePosition
from getaway.kernel.bits import lowest
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE


@final
class BigScoreState(TablePosition):
    """The State: legal moves, apply and the kernel's contract."""

    def pending(self) -> i64:
        if self.simultaneous():
            return self.waiting
        if self.phase == phases.OVER:
            return 0
        return 1 << self.turn

    def actor(self) -> i64:
        if self.simultaneous():
            return lowest(self.waiting)
        if self.phase == phases.OVER:
            return -1
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or self.pending() >> seat & 1 == 0:
            return []
        phase = self.phase
        if phase == phases.HIRE:
            return hire.legal(self, seat)
        if phase == phases.ASSIGN:
            return assign.legal(self, seat)
        if phase == phases.JOATS:
            return [self.box.joat_at + number for number in range(self.sides[seat].joats + 1)]
        if phase == phases.VAULT:
            return [self.box.rob_at, self.box.flee_at]
        if phase == phases.TRADE:
            return trade.legal(self, seat)
        if phase == phases.GREASE:
            return inside.floor_moves(self)
        if phase == phases.MUSCLES:
            return [self.box.steal_at, self.box.leave_marker_at]
        if phase == phases.GUN:
            return trade.legal_gun(self)
        if phase == phases.START_ITEMS:
            return setup.legal_items(self, seat)
        return setup.legal_bosses(self)

    def apply(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phases.START_ITEMS <= phase <= phases.VAULT:
            if phase == phases.ASSIGN:
                assign.apply(self, seat, move)
            elif phase == phases.HIRE:
                hire.apply(self, seat, move)
            elif phase == phases.JOATS:
                self.seal_choice(seat, move - self.box.joat_at)
            elif phase == phases.VAULT:
                self.seal_choice(seat, move - self.box.rob_at)
            else:
                self.seal_choice(seat, move - self.box.item_at)
            if self.waiting == 0:
                rounds.advance(self)
        elif phase == phases.TRADE:
            trade.apply(self, seat, move)
        elif phase == phases.GREASE:
            vault.take_greased(self, seat, move)
        elif phase == phases.MUSCLES:
            trade.answer_muscle(self, seat, move)
        elif phase == phases.GUN:
            trade.answer_gun(self, seat, move)
        else:
            setup.choose_boss(self, seat, move)

    def random_step(self, rng: Chance) -> i64:
        seat = self.actor()
        phase = self.phase
        move: i64
        if phase == phases.ASSIGN:
            move = assign.random_move(self, seat, rng)
        elif phase == phases.HIRE:
            move = hire.random_move(self, seat, rng)
        elif phase == phases.JOATS:
            move = self.box.joat_at + rng.below(self.sides[seat].joats + 1)
        elif phase == phases.VAULT:
            move = self.box.rob_at + rng.below(2)
        elif phase == phases.TRADE:
            move = trade.random_move(self, seat, rng)
        else:
            choices = self.legal(seat)
            move = choices[rng.below(len(choices))]
        self.apply(seat, move)
        return seat << 32 | move

    def seen_by(self, seat: i64, move: i64) -> i64:
        return 1 << seat if self.simultaneous() else EVERYONE

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, seat, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self, seat)

    def returns(self) -> list[float]:
        return scoring.returns(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def clone(self) -> "BigScoreState":
        return BigScoreState(self.box, self.chance.clone(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        sides = [values_of(side) for side in self.sides]
        return msgspec.msgpack.encode(["table", self.chance.dump(), values_of(self), sides])


def deal(box: Box, chance: Chance, seats: int, options: FirstOptions) -> BigScoreState:
    """A new game at its first decision."""
    state = BigScoreState(box, chance)
    state.seats = seats
    state.simple = options.simple
    state.talk = options.talk
    state.aid = options.memory
    state.bust_at = seats + box.cops_over_players if options.bust == "players_plus_1" else int(options.bust)
    state.deck = box.plain_deck if state.simple else box.deck
    state.unseen_jobs = box.all_jobs
    for _ in range(seats):
        side = Side()
        side.places = [0] * int(box.jobs_a_round + 2)
        state.sides.append(side)
    youngest = -1 if options.youngest == "drawn" else int(options.youngest[-1]) - 1
    setup.begin(state, youngest if youngest < seats else -1, options.bosses == "chosen")
    return state


def load(box: Box, data: bytes) -> BigScoreState:
    _, chance, table, sides = msgspec.msgpack.decode(data)
    state = BigScoreState(box, load_chance(chance))
    state.seats = len(sides)
    set_values(state, table)
    for stored in sides:
        side = Side()
        set_values(side, stored)
        state.sides.append(side)
    return state
