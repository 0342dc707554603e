"""The rules of How To Rob A Bank."""

from getaway.games.rob_a_bank import bank, layout, moves, packed, planning, robber, views
from getaway.games.rob_a_bank.action_types import listed
from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.floor import STREET
from getaway.games.rob_a_bank.numbers import END_TURN
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ACTION, CAR, LAYOUT, OVER, PLANNING, SIDES
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState, deal, load
from getaway.games.rob_a_bank.words import Words, actions, role, side
from getaway.kernel.chance import Chance
from getaway.kernel.events import Event, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.views import Offer
from getaway.text.messages import Argument, Message, Seat


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
        """A legal move, what it does, and what it points at."""
        match move:
            case moves.PickTile():
                tile = self.words.tile(state.box.tile_ids[state.tiles[move.room - 1]])
                return Offer(move, say("offer-pick-tile", tile=tile, room=move.room), f"room:{move.room}")
            case moves.TurnTile():
                return Offer(move, say("offer-turn-tile", quarters=move.quarters), f"room:{state.picked + 1}")
            case moves.PlaceCar():
                return Offer(move, say("offer-place-car", space=move.space), f"street:{move.space}")
            case moves.PlayCard():
                return Offer(move, say("offer-play-card", card=self.words.face(move.card)), f"card:{move.card}")
            case moves.MoveGuard():
                return Offer(move, say("offer-move-guard", guard=move.guard, room=move.room), f"room:{move.room}")
            case moves.Tackle():
                return Offer(move, say("offer-tackle", robber=side(move.robber)), f"robber:{move.robber}")
            case moves.LockBag():
                return Offer(move, say("offer-lock-bag", room=move.room), f"room:{move.room}")
            case moves.LockAlarm():
                return Offer(move, say("offer-lock-alarm"), "alarm")
            case moves.Revive():
                return Offer(move, say("offer-revive"), "revive")
            case moves.MoveRobber():
                return Offer(move, say("offer-move-robber", room=move.room), f"room:{move.room}")
            case moves.MoveToAnyRoom():
                return Offer(move, say("offer-move-to-any-room", room=move.room), f"room:{move.room}")
            case moves.PickUp():
                return Offer(move, say("offer-pick-up"), f"room:{_my_room(state)}")
            case moves.UnlockBag():
                return Offer(move, say("offer-unlock-bag"), f"room:{_my_room(state)}")
            case moves.UnlockAlarm():
                return Offer(move, say("offer-unlock-alarm"), "alarm")
            case moves.PepperSpray():
                return Offer(move, say("offer-pepper-spray", guard=move.guard), f"guard:{move.guard}")
            case moves.MoveCar():
                step = 1 if move.way == "clockwise" else -1
                space = STREET[(state.car + step) % len(STREET)]
                return Offer(move, say("offer-move-car", way=move.way, space=space), f"street:{space}")
            case moves.ThrowBag():
                return Offer(move, say("offer-throw-bag"), f"street:{STREET[state.car]}")
            case moves.PassBag():
                return Offer(move, say("offer-pass-bag", robber=side(move.robber)), f"robber:{move.robber}")
            case moves.PullAlarm():
                return Offer(move, say("offer-pull-alarm"), "alarm")
            case _:
                return Offer(move, say("offer-end-turn"), "end")

    def prompt(self, state: BankState, viewer: int) -> Message:
        if state.phase == OVER:
            return say("prompt-over")
        seat = Seat(state.actor())
        mine = viewer == seat.number
        if state.phase == LAYOUT:
            return _layout_prompt(state) if mine else say("prompt-layout-waiting", seat=seat)
        if state.phase == CAR:
            return say("prompt-car") if mine else say("prompt-car-waiting", seat=seat)
        name = role(SIDES[state.side])
        if state.phase == PLANNING:
            given: dict[str, Argument] = {"side": name, "number": int(state.card) + 1, "cards": int(state.box.stack)}
            return say("prompt-plan", **given) if mine else say("prompt-plan-waiting", seat=seat, **given)
        if not mine:
            return say("prompt-act-waiting", seat=seat, side=name)
        return _action_prompt(state, name)

    def phase(self, state: BankState) -> str:
        return views.PHASES[state.phase]

    def rule(self, state: BankState) -> str:
        return views.RULES[state.phase]

    def board(self, state: BankState, viewer: int) -> views.Board:
        return views.board(self.box, state, viewer)

    def redact(self, state: BankState, event: Event) -> Event:
        return views.redact(state, event)

    def verdict(self, state: BankState) -> Message:
        if state.robbers_won():
            return say("verdict-robbers", scored=int(state.scored), round=int(state.round))
        return say("verdict-bank", scored=int(state.scored), needed=int(state.team.bags_to_win))


def _layout_prompt(state: BankState) -> Message:
    if state.picked >= 0:
        return say("prompt-turn-tile", room=int(state.picked) + 1)
    return say("prompt-pick-tile", tiles=int(state.to_turn))


def _action_prompt(state: BankState, name: Message) -> Message:
    if END_TURN in state.legal(state.actor()):
        if state.side == 0:
            return say("prompt-bank-stuck", side=name)
        return say("prompt-card-stuck" if state.left else "prompt-card-done", side=name)
    left = actions(listed(state.side, state.left))
    return say("prompt-act", side=name, actions=left, free="yes" if state.free else "no")


def _my_room(state: BankState) -> int:
    return packed.at(state.robbers, state.side - 1) + 1
