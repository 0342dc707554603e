"""A solitaire of The Big Score in progress."""

from typing import Any, final

import msgspec
from mypy_extensions import i64

from getaway.games.big_score.box import Box
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.solo import belief, flow, scoring, setup
from getaway.games.big_score.solo.phases import OVER
from getaway.games.big_score.solo.position import SoloPosition
from getaway.games.big_score.solo.scenarios import EXTREME, NAMES
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE, mix_observation


@final
class SoloState(SoloPosition):
    """The State: legal moves, apply and the kernel's contract."""

    def pending(self) -> i64:
        return 0 if self.phase == OVER else 1

    def actor(self) -> i64:
        return -1 if self.phase == OVER else 0

    def legal(self, seat: i64) -> list[int]:
        if seat != 0:
            return []
        first = self.box.solo_at
        decision = flow.DECISIONS[self.phase]
        moves: list[int] = []
        for move in self.box.solo.candidates[self.phase]:
            if not decision.refusal(self, move):
                moves.append(first + move)
        return moves

    def apply(self, seat: i64, move: i64) -> None:
        number: i64 = move - self.box.solo_at
        self.memory = mix_observation(self.memory, number)
        flow.DECISIONS[self.phase].apply(self, number)
        flow.advance(self)

    def seen_by(self, seat: i64, move: i64) -> i64:
        return EVERYONE

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self)

    def returns(self) -> list[float]:
        return [1.0 if self.phase == OVER and scoring.won(self) else 0.0]

    def scores(self) -> list[int]:
        return [scoring.score(self)]

    def clone(self) -> "SoloState":
        return SoloState(self.box, self.chance.clone(), self.scenario, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        return msgspec.msgpack.encode(["solo", self.chance.dump(), self.scenario, values_of(self)])


def deal(box: Box, chance: Chance, options: FirstOptions) -> SoloState:
    """A new solitaire at its first decision."""
    drawn = options.scenario == "random"  # SO-1.5
    scenario: i64 = chance.below(EXTREME) if drawn else NAMES.index(options.scenario)
    if options.extreme and scenario == 0:
        scenario = EXTREME
    state = SoloState(box, chance, scenario)
    state.majority = options.majority
    choose_boss = False
    if isinstance(options, BigScoreOptions):
        choose_boss = options.bosses == "chosen"
        state.jacks_again = options.jacks == "again" and state.rules.jacks > 0
        state.gold_frees = options.gold == "key" and state.rules.gold_converts
    setup.begin(state, choose_boss)
    flow.advance(state)
    return state


def load(box: Box, data: bytes) -> SoloState:
    _, chance, scenario, fields = msgspec.msgpack.decode(data)
    state = SoloState(box, load_chance(chance), scenario)
    set_values(state, fields)
    return state
