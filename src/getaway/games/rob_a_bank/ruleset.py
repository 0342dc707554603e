"""The rules of How To Rob A Bank."""

from getaway.games.rob_a_bank import bank, layout, moves, packed, planning, robber, views
from getaway.games.rob_a_bank.action_types import listed
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.floor import STREET
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ACTION, CAR, LAYOUT, OVER, PLANNING, SIDES
from getaway.games.rob_a_bank.state import BankState, deal, load
from getaway.games.rob_a_bank.words import ACTIONS, NAMES, Words, bags, quarters
from getaway.kernel.chance import Chance
from getaway.kernel.events import Event, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer


class BankRuleset(Ruleset[BankState]):
    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words

    def new_state(self, chance: Chance, seats: int, options: Options) -> BankState:
        assert isinstance(options, BankOptions)
        return deal(self.box, chance, seats, options)

    def load_state(self, data: bytes) -> BankState:
        return load(self.box, data)

    def why_not(self, state: BankState, seat: int, number: int) -> Rejection | None:
        if number in state.legal(seat):
            return None
        if state.phase == ACTION:
            return bank.why_not(state, number) if state.side == 0 else robber.why_not(state, number)
        if state.phase == PLANNING:
            return planning.why_not(state, number)
        if state.phase == LAYOUT:
            return layout.why_not_turn(state, number)
        return layout.why_not_place(number)

    def offer(self, state: BankState, seat: int, move: Move) -> Offer:
        match move:
            case moves.PickTile():
                tile = self.words.tiles[state.box.tile_ids[state.tiles[move.room - 1]]].name
                return Offer(move, f"Turn {tile} in room {move.room}", f"room:{move.room}")
            case moves.TurnTile():
                return Offer(move, f"Turn it clockwise by {quarters(move.quarters)}", f"room:{state.picked + 1}")
            case moves.PlaceCar():
                return Offer(move, f"The car waits at {move.space}", f"street:{move.space}")
            case moves.PlayCard():
                return Offer(move, f"Play {self.words.face(move.card)}", f"card:{move.card}")
            case moves.MoveGuard():
                return Offer(move, f"Move: guard {move.guard} to room {move.room}", f"room:{move.room}")
            case moves.Tackle():
                return Offer(move, f"Tackle {NAMES[move.robber]}", f"robber:{move.robber}")
            case moves.LockBag():
                return Offer(move, f"Lock a Money Bag in room {move.room}", f"room:{move.room}")
            case moves.LockAlarm():
                return Offer(move, "Lock the alarm", "alarm")
            case moves.Revive():
                return Offer(move, "Burn the card: all unconscious guards come to", "revive")
            case moves.MoveRobber():
                return Offer(move, f"Move to room {move.room}", f"room:{move.room}")
            case moves.MoveToAnyRoom():
                return Offer(move, f"Through the air ducts to room {move.room}", f"room:{move.room}")
            case moves.PickUp():
                return Offer(move, "Pick up a Money Bag", f"room:{_my_room(state)}")
            case moves.UnlockBag():
                return Offer(move, "Unlock a Money Bag", f"room:{_my_room(state)}")
            case moves.UnlockAlarm():
                return Offer(move, "Unlock the alarm", "alarm")
            case moves.PepperSpray():
                return Offer(move, f"Spray guard {move.guard}", f"guard:{move.guard}")
            case moves.MoveCar():
                step = 1 if move.way == "clockwise" else -1
                space = STREET[(state.car + step) % len(STREET)]
                return Offer(move, f"Free action: the car goes {move.way} to {space}", f"street:{space}")
            case moves.ThrowBag():
                return Offer(move, "Free action: throw a Money Bag into the car", f"street:{STREET[state.car]}")
            case moves.PassBag():
                return Offer(move, f"Free action: pass a Money Bag to {NAMES[move.robber]}", f"robber:{move.robber}")
            case moves.PullAlarm():
                return Offer(move, "Free action: pull the alarm", "alarm")
            case _:
                return Offer(move, "End the turn", "end")

    def prompt(self, state: BankState, viewer: int) -> str:
        if state.phase == OVER:
            return "The game is over."
        side = NAMES[SIDES[state.side]]
        mine = viewer == state.actor()
        if state.phase == LAYOUT:
            return _layout_prompt(state) if mine else "The Bank turns tiles so that every room can be reached."
        if state.phase == CAR:
            return "Place the Getaway Car." if mine else "The Robbers place the Getaway Car."
        if state.phase == PLANNING:
            card = f"card {state.card + 1} of {state.box.stack}"
            if not mine:
                return f"{side} plans {card}."
            return f"{side}: play {card}, face up."
        if not mine:
            return f"{side} acts."
        return _action_prompt(state, side)

    def phase(self, state: BankState) -> str:
        return views.PHASES[state.phase]

    def rule(self, state: BankState) -> str:
        return views.RULES[state.phase]

    def board(self, state: BankState, viewer: int) -> views.Board:
        return views.board(self.box, state, viewer)

    def redact(self, state: BankState, event: Event) -> Event:
        return views.redact(state, event)

    def verdict(self, state: BankState) -> str:
        if state.robbers_won():
            return f"The Robbers win: {bags(state.scored)} are in the car in round {state.round}."
        return f"The Bank wins: the Robbers scored {bags(state.scored)} of {state.team.bags_to_win}."


def _layout_prompt(state: BankState) -> str:
    if state.picked >= 0:
        return f"How far do you turn the tile in room {state.picked + 1}?"
    number = "one tile" if state.to_turn == 1 else f"{state.to_turn} tiles"
    return f"Some rooms cannot be reached: turn {number} with a wall."


def _action_prompt(state: BankState, side: str) -> str:
    left = ", ".join(ACTIONS[action] for action in listed(state.side, state.left))
    if not left:
        return f"{side}: the card is done. A free action, or end the turn?"
    free = ", and a free action" if state.free else ""
    return f"{side}: still to do on the card: {left}{free}."


def _my_room(state: BankState) -> int:
    return packed.at(state.robbers, state.side - 1) + 1
