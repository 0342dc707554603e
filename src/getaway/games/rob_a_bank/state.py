"""A game of How To Rob A Bank in progress."""

from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from getaway.games.rob_a_bank import belief, layout, packed, planning, resolution, rounds, scoring
from getaway.games.rob_a_bank.box import Box, Team
from getaway.games.rob_a_bank.phases import ACTION, ALARM_OUT, LAYOUT, OVER, PLANNING
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE, State, mix_observation

FIELDS: Final = [
    "reveal_count", "open_hands", "covered", "bank", "owners", "phase", "round", "side", "base", "options", "scored",
    "memory", "tiles", "turns", "walls", "ways", "to_turn", "turned", "picked", "guards", "guards_up", "robbers",
    "robbers_up", "carried", "loose", "locked", "alarm", "alarm_room", "car", "hands", "stacks", "memories", "card",
    "face_up", "left", "free", "acted", "began", "moved",
]  # fmt: skip


@final
class BankState(State):
    """The floor, the movers and tokens on it, and each side's cards. Side 0 is the Bank, side n the n-th robber.

    Numbers by mover, room or place in a stack are packed (packed.py); sets are bits. `tiles`, `turns`, `ways` and
    `owners` are replaced and never changed in place, so that clones share them.
    """

    def __init__(self, box: Box, team: Team, chance: Chance) -> None:
        super().__init__(chance)
        self.box: Box = box
        self.team: Team = team
        self.open_hands: bool = True  # RB-3.4
        self.covered: bool = True  # RB-3.5: played cards are to be remembered
        self.bank: i64 = 0  # its seat
        self.owners: list[int] = []  # each side's seat
        self.phase: i64 = LAYOUT
        self.round: i64 = 1
        self.side: i64 = 0  # whose turn it is
        self.base: i64 = 0  # the moves open to it are those above this number...
        self.options: i64 = 0  # ...whose bits are set here
        self.scored: i64 = 0
        self.memory: i64 = 0  # of what everyone saw
        # The floor.
        self.tiles: list[int] = []  # by room
        self.turns: list[int] = []  # quarters clockwise, by room
        self.walls: i64 = 0  # edges
        self.ways: list[int] = []  # rooms one can go to, by room
        self.to_turn: i64 = 0  # tiles that the Bank has still to turn
        self.turned: i64 = 0  # rooms whose tiles it has turned
        self.picked: i64 = -1  # the room whose tile it is turning
        self.guards: i64 = 0  # rooms, by guard
        self.guards_up: i64 = 0  # the conscious ones
        self.robbers: i64 = 0
        self.robbers_up: i64 = 0
        self.carried: i64 = 0  # bags, by robber
        self.loose: i64 = 0  # unlocked bags on the floor, by room
        self.locked: i64 = 0
        self.alarm: i64 = ALARM_OUT
        self.alarm_room: i64 = -1
        self.car: i64 = -1  # its street space
        # The cards, by side.
        self.hands: list[int] = []  # how many of each face
        self.stacks: list[int] = []  # faces in the order played
        self.memories: list[int] = []  # of the hands of earlier rounds
        self.card: i64 = 0  # the place in the stacks where planning or action is
        # The turn.
        self.face_up: bool = False  # its card is turned up
        self.left: i64 = 0  # actions on it, how many of each kind
        self.free: bool = False  # the robber whose turn it is has its free action still
        self.acted: bool = False  # the Bank has begun with its actions
        self.began: i64 = 0  # where the guards stood when the turn began
        self.moved: i64 = 0  # the guards that used a Move

    # What the phases share.

    def face(self) -> i64:
        """The card of the turn."""
        return packed.at(self.stacks[self.side], self.card)

    def played(self, side: i64) -> i64:
        """How many cards lie in a side's stack."""
        if self.phase == PLANNING:
            return self.card + 1 if side < self.side else self.card
        return self.box.stack if self.phase >= ACTION else 0

    def next_side(self) -> None:
        """Clockwise; from the last robber to the Bank and the next card (RB-3.2, RB-4.1)."""
        if self.side == self.team.robbers:
            self.side = 0
            self.card += 1
        else:
            self.side += 1

    def clear_floor(self) -> None:
        """Bags back to the supply, cards to their decks, everything lifted (RB-5.1)."""
        self.guards = self.guards_up = self.robbers = self.robbers_up = 0
        self.carried = self.loose = self.locked = 0
        self.alarm = ALARM_OUT
        self.alarm_room = self.car = -1
        self.card = self.left = self.began = self.moved = 0
        self.free = self.acted = self.face_up = False
        self.hands = [0] * len(self.hands)
        self.stacks = [0] * len(self.stacks)

    # The State's contract.

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
            resolution.apply(self, move)
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
        return scoring.returns(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def clone(self) -> "BankState":
        twin = BankState(self.box, self.team, self.chance.clone())
        twin.reveal_count = self.reveal_count
        twin.open_hands = self.open_hands
        twin.covered = self.covered
        twin.bank = self.bank
        twin.owners = self.owners
        twin.phase = self.phase
        twin.round = self.round
        twin.side = self.side
        twin.base = self.base
        twin.options = self.options
        twin.scored = self.scored
        twin.memory = self.memory
        twin.tiles = self.tiles
        twin.turns = self.turns
        twin.walls = self.walls
        twin.ways = self.ways
        twin.to_turn = self.to_turn
        twin.turned = self.turned
        twin.picked = self.picked
        twin.guards = self.guards
        twin.guards_up = self.guards_up
        twin.robbers = self.robbers
        twin.robbers_up = self.robbers_up
        twin.carried = self.carried
        twin.loose = self.loose
        twin.locked = self.locked
        twin.alarm = self.alarm
        twin.alarm_room = self.alarm_room
        twin.car = self.car
        twin.hands = self.hands[:]
        twin.stacks = self.stacks[:]
        twin.memories = self.memories[:]
        twin.card = self.card
        twin.face_up = self.face_up
        twin.left = self.left
        twin.free = self.free
        twin.acted = self.acted
        twin.began = self.began
        twin.moved = self.moved
        return twin

    def fields(self) -> list[str]:
        return FIELDS

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.team.seats, self.chance.dump(), values_of(self)])


def deal(box: Box, chance: Chance, *, seats: int, random_bank: bool, open_hands: bool, covered: bool) -> BankState:
    """A new game at its first decision."""
    team = box.team(seats)
    state = BankState(box, team, chance)
    state.open_hands = open_hands
    state.covered = covered
    if random_bank:
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
    """The position that `dump` stored."""
    seats, chance, table = msgspec.msgpack.decode(data)
    state = BankState(box, box.team(seats), load_chance(chance))
    set_values(state, table)
    return state
