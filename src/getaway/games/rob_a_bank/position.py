"""The position of How To Rob A Bank: its fields, and the methods that several phases use."""

from typing import Final

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.action_types import listed
from getaway.games.rob_a_bank.box import Box, Team
from getaway.games.rob_a_bank.phases import ACTION, ALARM_OUT, PLANNING
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import lowest
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.state import State

FIELDS: Final = [
    "reveal_count", "open_hands", "covered", "bank", "owners", "phase", "round", "side", "base", "options", "scored",
    "memory", "tiles", "turns", "walls", "ways", "to_turn", "turned", "picked", "guards", "guards_up", "robbers",
    "robbers_up", "carried", "loose", "locked", "alarm", "alarm_room", "car", "hands", "stacks", "memories", "card",
    "face_up", "left", "free", "acted", "began", "moved",
]  # fmt: skip


class BankPosition(State):
    """The floor, the movers and tokens on it, and each side's cards. Side 0 is the Bank, side n the n-th robber.

    Numbers by mover, room or place in a stack are packed (packed.py); sets are bits. `tiles`, `turns`, `ways` and
    `owners` are replaced and never changed in place, so that clones share them.
    """

    def __init__(self, box: Box, team: Team, chance: Chance, of: "BankPosition | None" = None) -> None:
        zero: i64 = 0  # typed: a literal in a conditional makes mypyc box both branches
        none: i64 = -1
        one: i64 = 1
        out: i64 = ALARM_OUT
        super().__init__(chance)
        self.reveal_count = of.reveal_count if of else zero
        self.box: Box = box
        self.team: Team = team
        self.open_hands: bool = of.open_hands if of else True  # RB-3.4
        self.covered: bool = of.covered if of else True  # RB-3.5: played cards are hidden once another lies on them
        self.bank: i64 = of.bank if of else zero  # its seat
        self.owners: list[int] = of.owners if of else []  # each side's seat
        self.phase: i64 = of.phase if of else zero
        self.round: i64 = of.round if of else one
        self.side: i64 = of.side if of else zero  # whose turn it is
        self.base: i64 = of.base if of else zero  # the moves open to it are those above this number...
        self.options: i64 = of.options if of else zero  # ...whose bits are set here
        self.scored: i64 = of.scored if of else zero
        self.memory: i64 = of.memory if of else zero  # of what everyone saw
        # The floor.
        self.tiles: list[int] = of.tiles if of else []  # by room
        self.turns: list[int] = of.turns if of else []  # quarters clockwise, by room
        self.walls: i64 = of.walls if of else zero  # edges
        self.ways: list[int] = of.ways if of else []  # rooms one can go to, by room
        self.to_turn: i64 = of.to_turn if of else zero  # tiles that the Bank has still to turn
        self.turned: i64 = of.turned if of else zero  # rooms whose tiles it has turned
        self.picked: i64 = of.picked if of else none  # the room whose tile it is turning
        self.guards: i64 = of.guards if of else zero  # rooms, by guard
        self.guards_up: i64 = of.guards_up if of else zero  # the conscious ones
        self.robbers: i64 = of.robbers if of else zero
        self.robbers_up: i64 = of.robbers_up if of else zero
        self.carried: i64 = of.carried if of else zero  # bags, by robber
        self.loose: i64 = of.loose if of else zero  # unlocked bags on the floor, by room
        self.locked: i64 = of.locked if of else zero
        self.alarm: i64 = of.alarm if of else out
        self.alarm_room: i64 = of.alarm_room if of else none
        self.car: i64 = of.car if of else none  # its street space
        # The cards, by side.
        self.hands: list[int] = of.hands[:] if of else []  # how many of each face
        self.stacks: list[int] = of.stacks[:] if of else []  # faces in the order played
        self.memories: list[int] = of.memories[:] if of else []  # of the hands of earlier rounds
        self.card: i64 = of.card if of else zero  # the place in the stacks where planning or action is
        # The turn.
        self.face_up: bool = of.face_up if of else False  # its card is turned up
        self.left: i64 = of.left if of else zero  # actions on it, how many of each kind
        self.free: bool = of.free if of else False  # the robber whose turn it is has its free action still
        self.acted: bool = of.acted if of else False  # the Bank has begun with its actions
        self.began: i64 = of.began if of else zero  # where the guards stood when the turn began
        self.moved: i64 = of.moved if of else zero  # the guards that used a Move

    def face(self) -> i64:
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

    def robbers_won(self) -> bool:
        """Whether they have scored what they need (RB-1.2)."""
        return self.scored >= self.team.bags_to_win

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

    def spend(self, kinds: i64) -> None:
        """Use up the one action of the card that is of these kinds."""
        self.left -= packed.one(lowest(self.left & kinds) // 4)

    def not_on_the_card(self, kinds: i64) -> Rejection:
        """The refusal of an action that the card never showed, or shows no more."""
        printed = self.box.decks[self.side].actions[self.face()] & kinds
        if printed == 0:
            return Rejection("RB-4.2", say("refuse-not-on-card"))
        if "_or_" in listed(self.side, printed)[0]:
            return Rejection("RB-4.7" if self.side == 0 else "RB-4.14", say("refuse-either-used"))
        return Rejection("RB-4.2", say("refuse-action-done"))

    def fields(self) -> list[str]:
        return FIELDS
