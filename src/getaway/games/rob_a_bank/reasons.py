"""Reasons for a move, from what the player knows."""

from getaway.games.rob_a_bank import moves, packed
from getaway.games.rob_a_bank.action_types import LOCKS, MOVES_ANYWHERE, PICK_UPS, SPRAYS, TACKLES, UNLOCKS
from getaway.games.rob_a_bank.floor import SPACES
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.phases import COLORS
from getaway.games.rob_a_bank.policy import distance, way_out
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState
from getaway.games.rob_a_bank.words import side
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from getaway.text.messages import Message


def reason(_game: RobABank, state: BankState, _seat: int, move: Move) -> Message:
    if isinstance(move, moves.PlayCard):
        deck = state.box.decks[state.side]
        actions = deck.actions[deck.ids.index(move.card)]
        why = _bank_card(state, actions) if state.side == 0 else _robber_card(state, actions)
        return say("reason-card", number=int(state.card) + 1, cards=int(state.box.stack), why=why)
    return _of_bank(state, move) if state.side == 0 else _of_robber(state, move)


def _moves(number: int) -> Message:
    return say("moves", count=number)


def _bank_card(state: BankState, actions: int) -> Message:
    guards = [packed.at(state.guards, guard) for guard in range(state.team.guards)]
    near = _moves(min(_to_robber(state, room) for room in guards))
    if actions & TACKLES:
        return say("reason-plan-tackle", moves=near)
    if actions & LOCKS:
        loose = int(packed.total(state.loose))
        return say("reason-plan-lock", loose=loose) if loose else say("reason-plan-dropped")
    return say("reason-plan-patrol", moves=near)


def _robber_card(state: BankState, actions: int) -> Message:
    here = packed.at(state.robbers, state.side - 1)
    if actions & PICK_UPS:
        loose = packed.filled(state.loose)
        if not loose:
            return say("reason-plan-dropped")
        far = _moves(int(distance(state.ways, here, loose)))
        return say("reason-plan-grab", loose=int(packed.total(state.loose)), moves=far)
    if actions & UNLOCKS:
        locked = int(packed.total(state.locked))
        return say("reason-plan-unlock", locked=locked) if locked else say("reason-plan-locked-later")
    if actions & SPRAYS:
        return say("reason-plan-spray")
    if actions & MOVES_ANYWHERE:
        return say("reason-plan-ducts")
    return say("reason-plan-move", steps=int(way_out(state, here, state.car)))


def _to_robber(state: BankState, room: int) -> int:
    robbers = (packed.at(state.robbers, robber) for robber in range(state.team.robbers))
    return min(int(distance(state.ways, room, 1 << robber)) for robber in robbers)


def _of_bank(state: BankState, move: Move) -> Message:
    match move:
        case moves.Tackle():
            bags = int(packed.at(state.carried, COLORS.index(move.robber)))
            return say("reason-tackle", robber=side(move.robber), bags=bags)
        case moves.LockBag():
            return say("reason-lock-bag", room=move.room)
        case moves.LockAlarm():
            return say("reason-lock-alarm")
        case moves.Revive():
            return say("reason-revive", guards=int(state.team.guards - count(state.guards_up)))
        case moves.MoveGuard():
            near = _to_robber(state, move.room - 1)
            return say("reason-move-guard", near=near, moves=_moves(near))
        case moves.PickTile() | moves.TurnTile():
            return say("reason-turn-tile")
    return say("reason-nothing-possible")


def _of_robber(state: BankState, move: Move) -> Message:
    me = int(state.side) - 1
    here = int(packed.at(state.robbers, me)) if me >= 0 else 0
    match move:
        case moves.ThrowBag():
            return say("reason-throw", left=int(state.team.bags_to_win - state.scored) - 1)
        case moves.PickUp():
            return say("reason-pick-up", steps=int(way_out(state, here, state.car)))
        case moves.UnlockBag():
            return say("reason-unlock-bag")
        case moves.UnlockAlarm():
            return say("reason-unlock-alarm")
        case moves.MoveRobber() | moves.MoveToAnyRoom():
            return _going(state, me, here, move.room - 1)
        case moves.PepperSpray():
            return say("reason-spray")
        case moves.MoveCar():
            return _driving(state, (state.car + (1 if move.way == "clockwise" else SPACES - 1)) % SPACES)
        case moves.PassBag():
            return say("reason-pass", robber=side(move.robber))
        case moves.PullAlarm():
            return say("reason-pull-alarm")
        case moves.PlaceCar():
            return say("reason-place-car")
    return say("reason-nothing-possible")


def _going(state: BankState, me: int, here: int, room: int) -> Message:
    """What a robber finds in a room, or comes nearer to."""
    now, then = (int(way_out(state, at, state.car)) for at in (here, room))
    if bags := int(packed.at(state.loose, room)):
        return say("reason-go-bags", bags=bags)
    if packed.at(state.carried, me) and then < now:
        return say("reason-go-car", steps=then, now=now)
    loose = packed.filled(state.loose)
    if loose and (near := int(distance(state.ways, room, loose))) < int(distance(state.ways, here, loose)):
        return say("reason-go-near", moves=_moves(near))
    return say("reason-go-out", room=here + 1)


def _driving(state: BankState, car: int) -> Message:
    """Whom the car comes nearer to; those who carry bags first."""
    robbers = range(int(state.team.robbers))
    for robber in sorted(robbers, key=lambda robber: -int(packed.at(state.carried, robber))):
        room = int(packed.at(state.robbers, robber))
        now, then = (int(way_out(state, room, at)) for at in (state.car, car))
        if then < now:
            loaded = "yes" if packed.at(state.carried, robber) else "no"
            return say("reason-drive-to", robber=side(COLORS[robber]), loaded=loaded, steps=then, now=now)
    return say("reason-drive")
