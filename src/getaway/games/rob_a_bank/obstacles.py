"""What of the card in play, and which free action, is not possible as things stand, and why."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from getaway.games.rob_a_bank import bank, packed, robber
from getaway.games.rob_a_bank.action_types import halves, listed
from getaway.games.rob_a_bank.floor import ROOMS
from getaway.games.rob_a_bank.numbers import (
    LOCK_BAG,
    MOVE_ANYWHERE,
    MOVE_GUARD,
    MOVE_ROBBER,
    PASS,
    PICK_UP,
    PULL_ALARM,
    SPRAY,
    TACKLE,
    THROW,
    UNLOCK_BAG,
)
from getaway.games.rob_a_bank.phases import MAX_MOVERS
from getaway.kernel.bits import members
from getaway.kernel.events import Rejection

if TYPE_CHECKING:
    from getaway.games.rob_a_bank.state import BankState


# Where the moves of an action begin in the catalogue, and how many there are.
_BANK: Final = {
    "move": (MOVE_GUARD, ROOMS * MAX_MOVERS),
    "tackle": (TACKLE, MAX_MOVERS),
    "lock": (LOCK_BAG, ROOMS + 1),
}
_ROBBER: Final = {
    "move": (MOVE_ROBBER, ROOMS),
    "move_to_any_room": (MOVE_ANYWHERE, ROOMS),
    "pick_up": (PICK_UP, 1),
    "unlock": (UNLOCK_BAG, 2),
    "pepper_spray": (SPRAY, MAX_MOVERS),
    "throw": (THROW, 1),
    "pass": (PASS, MAX_MOVERS),
    "alarm": (PULL_ALARM, 1),
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
        return robber.why_not(state, PASS + _to_whom(state))
    return bank.why_not(state, first) if state.side == 0 else robber.why_not(state, first)


def _to_whom(state: "BankState") -> i64:
    """The robber that a bag would be passed to: another in the room, or else nobody but oneself."""
    me = state.side - 1
    room = packed.at(state.robbers, me)
    for other in range(state.team.robbers):
        if other != me and packed.at(state.robbers, other) == room:
            return other
    return me
