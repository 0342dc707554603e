"""Reasons for a move, from what the player knows."""

from getaway.games.rob_a_bank import moves, packed
from getaway.games.rob_a_bank.action_types import LOCKS, MOVES_ANYWHERE, PICK_UPS, SPRAYS, TACKLES, UNLOCKS
from getaway.games.rob_a_bank.floor import SPACES
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.phases import COLOURS
from getaway.games.rob_a_bank.policy import distance, way_out
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from getaway.kernel.phrases import counted


def reason(_game: RobABank, state: BankState, _seat: int, move: Move) -> str:
    if isinstance(move, moves.PlayCard):
        deck = state.box.decks[state.side]
        actions = deck.actions[deck.ids.index(move.card)]
        return f"Card {state.card + 1} of {state.box.stack}. {_card(state, actions)}"
    return _of_bank(state, move) if state.side == 0 else _of_robber(state, move)


def _card(state: BankState, actions: int) -> str:
    if state.side == 0:
        guards = [packed.at(state.guards, guard) for guard in range(state.team.guards)]
        near = min(_to_robber(state, room) for room in guards)
        if actions & TACKLES:
            return f"A Tackle needs a robber in a guard's room: the nearest is {counted(near, 'Move')} away."
        if actions & LOCKS:
            loose = int(packed.total(state.loose))
            return f"A Lock is for a bag on the floor in a guard's room: {_lie(loose)} loose." if loose else _DROPPED
        return f"The nearest robber is {counted(near, 'Move')} from a guard."
    here = packed.at(state.robbers, state.side - 1)
    if actions & PICK_UPS:
        loose = packed.filled(state.loose)
        if not loose:
            return _DROPPED
        far = int(distance(state.ways, here, loose))
        return f"{_lie(int(packed.total(state.loose))).capitalize()} loose, the nearest {counted(far, 'Move')} away."
    if actions & UNLOCKS:
        locked = int(packed.total(state.locked))
        return f"{_lie(locked).capitalize()} locked." if locked else "For what the Bank locks before its turn comes."
    if actions & SPRAYS:
        return f"Of {counted(int(state.team.guards), 'guard')} {int(count(state.guards_up))} can still tackle."
    if actions & MOVES_ANYWHERE:
        return "It reaches any room, past walls and guards."
    return f"The car is {counted(int(way_out(state, here, state.car)), 'step')} away."


_DROPPED = "For a bag that is dropped before its turn comes."


def _lie(bags: int) -> str:
    return counted(bags, "bag lies", "bags lie")


def _to_robber(state: BankState, room: int) -> int:
    robbers = (packed.at(state.robbers, robber) for robber in range(state.team.robbers))
    return min(int(distance(state.ways, room, 1 << robber)) for robber in robbers)


def _of_bank(state: BankState, move: Move) -> str:
    match move:
        case moves.Tackle():
            bags = int(packed.at(state.carried, COLOURS.index(move.robber)))
            return f"The {move.robber} robber drops {counted(bags, 'bag')} and loses a turn."
        case moves.LockBag():
            return f"The bag in room {move.room} then takes an Unlock before it can be picked up."
        case moves.LockAlarm():
            return "A locked alarm calls no guards away until a robber unlocks it."
        case moves.Revive():
            down = int(state.team.guards - count(state.guards_up))
            return f"{counted(down, 'guard acts', 'guards act')} again from the next turn on."
        case moves.MoveGuard():
            near = _to_robber(state, move.room - 1)
            return f"The nearest robber is then {counted(near, 'Move')} away."
        case moves.PickTile() | moves.TurnTile():
            return "Walls decide how far the robbers have to carry."
    return "No action that the card still shows is possible."


def _of_robber(state: BankState, move: Move) -> str:
    me = int(state.side) - 1
    here = int(packed.at(state.robbers, me)) if me >= 0 else 0
    match move:
        case moves.ThrowBag():
            left = int(state.team.bags_to_win - state.scored)
            return f"It scores: {counted(left, 'bag is', 'bags are')} still needed to win."
        case moves.PickUp():
            return f"The car is {counted(int(way_out(state, here, state.car)), 'step')} away from this bag."
        case moves.UnlockBag():
            return "It can be picked up then, by you or a team-mate."
        case moves.UnlockAlarm():
            return "An alarm that is not locked can be pulled, to call the guards away."
        case moves.MoveRobber() | moves.MoveToAnyRoom():
            return _going(state, me, here, move.room - 1)
        case moves.PepperSpray():
            return "Without that guard the room is free for picking up, unlocking and throwing."
        case moves.MoveCar():
            return _driving(state, (state.car + (1 if move.way == "clockwise" else SPACES - 1)) % SPACES)
        case moves.PassBag():
            return f"The {move.robber} robber can take it on in its own turn."
        case moves.PullAlarm():
            return "All guards that are awake come to this room, away from the others."
        case moves.PlaceCar():
            return "Bags are thrown into it from the room beside it; every robber's way out ends there."
    return "No action that the card still shows is possible."


def _going(state: BankState, me: int, here: int, room: int) -> str:
    """What a robber finds in a room, or comes nearer to."""
    carried = int(packed.at(state.carried, me))
    now, then = (int(way_out(state, at, state.car)) for at in (here, room))
    if bags := int(packed.at(state.loose, room)):
        return f"{_lie(bags).capitalize()} loose there."
    if carried and then < now:
        bags_carried = counted(carried, "bag")
        return f"From there the car is {counted(then, 'step')} away with {bags_carried}, and {now} from here."
    loose = packed.filled(state.loose)
    if loose and (near := int(distance(state.ways, room, loose))) < int(distance(state.ways, here, loose)):
        return f"From there the nearest loose bag is {counted(near, 'Move')} away."
    return f"It leads out of room {here + 1}."


def _driving(state: BankState, car: int) -> str:
    """Whom the car comes nearer to; those who carry bags first."""
    robbers = range(int(state.team.robbers))
    for robber in sorted(robbers, key=lambda robber: -int(packed.at(state.carried, robber))):
        room = int(packed.at(state.robbers, robber))
        now, then = (int(way_out(state, room, at)) for at in (state.car, car))
        if then < now:
            bags = int(packed.at(state.carried, robber))
            cargo = f" with {counted(bags, 'bag')}" if bags else ""
            return f"The {COLOURS[robber]} robber{cargo} is then {counted(then, 'step')} from the car, and {now} now."
    return "The Bank has to guard another way out then."
