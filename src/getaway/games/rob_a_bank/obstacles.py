"""What of the card in play, and which free action, is not possible as things stand, and why."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from getaway.games.rob_a_bank import bank, packed, robber
from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank.action_types import halves, listed
from getaway.games.rob_a_bank.floor import ROOMS
from getaway.games.rob_a_bank.phases import MAX_MOVERS
from getaway.kernel.bits import members
from getaway.kernel.events import Rejection

if TYPE_CHECKING:
    from getaway.games.rob_a_bank.state import BankState


# Where the moves of an action begin in the catalogue, and how many there are.
_BANK: Final = {
    "move": (n.MOVE_GUARD, ROOMS * MAX_MOVERS),
    "tackle": (n.TACKLE, MAX_MOVERS),
    "lock": (n.LOCK_BAG, ROOMS + 1),
}
_ROBBER: Final = {
    "move": (n.MOVE_ROBBER, ROOMS),
    "move_to_any_room": (n.MOVE_ANYWHERE, ROOMS),
    "pick_up": (n.PICK_UP, 1),
    "unlock": (n.UNLOCK_BAG, 2),
    "pepper_spray": (n.SPRAY, MAX_MOVERS),
    "throw": (n.THROW, 1),
    "pass": (n.PASS, MAX_MOVERS),
    "alarm": (n.PULL_ALARM, 1),
}


def obstacles(state: "BankState") -> list[tuple[str, Rejection]]:
    """The actions left on the card, half by half, and the free actions, that have no legal target."""
    found = [(half, why) for half in _halves_left(state) if (why := _why_none(state, half)) is not None]
    if state.side > 0 and state.free:
        for name in ("throw", "pass", "alarm"):
            why = _why_none(state, name)
            if why is not None:
                found.append((name, why))
    return found


def _halves_left(state: "BankState") -> list[str]:
    every = [half for action in listed(state.side, state.left) for half in halves(action)]
    return list(dict.fromkeys(every))


def _why_none(state: "BankState", name: str) -> Rejection | None:
    first, number = (_BANK if state.side == 0 else _ROBBER)[name]
    if any(state.base + bit in range(first, first + number) for bit in members(state.options)):
        return None
    if name == "tackle":
        return Rejection("RB-4.5", "no conscious robber is with a conscious guard")
    if name == "lock":
        return Rejection("RB-4.6", "nothing unlocked lies where a conscious guard is")
    if name == "pepper_spray":
        return Rejection("RB-4.12", "no conscious guard is in the room")
    if name == "pass":
        return robber.why_not(state, n.PASS + _to_whom(state))
    return bank.why_not(state, first) if state.side == 0 else robber.why_not(state, first)


def _to_whom(state: "BankState") -> i64:
    """The robber that a bag would be passed to: another in the room, or else nobody but oneself."""
    me = state.side - 1
    room = packed.at(state.robbers, me)
    for other in range(state.team.robbers):
        if other != me and packed.at(state.robbers, other) == room:
            return other
    return me
