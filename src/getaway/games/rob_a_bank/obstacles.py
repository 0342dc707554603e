"""Which actions of the card in play, and which free actions, are not possible now, and why."""

from typing import Final

from mypy_extensions import i64

from getaway.games.rob_a_bank import bank, packed, robber
from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank.action_types import halves, listed
from getaway.games.rob_a_bank.floor import ROOMS
from getaway.games.rob_a_bank.phases import MAX_MOVERS
from getaway.games.rob_a_bank.position import BankPosition
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import lowest, members
from getaway.kernel.events import Rejection

# Where the moves of an action begin in the catalog, and how many there are.
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
_NO_TARGET: Final = {
    "tackle": Rejection("RB-4.5", say("refuse-no-tackle")),
    "lock": Rejection("RB-4.6", say("refuse-no-lock")),
    "pepper_spray": Rejection("RB-4.12", say("refuse-no-spray")),
}


def obstacles(state: BankPosition) -> list[tuple[str, Rejection]]:
    """The actions left on the card, half by half, and the free actions, that have no legal target."""
    names = [half for action in listed(state.side, state.left) for half in halves(action)]
    if state.side > 0 and state.free:
        names += ["throw", "pass", "alarm"]
    return [(name, why) for name in dict.fromkeys(names) if (why := _why_none(state, name)) is not None]


def _why_none(state: BankPosition, name: str) -> Rejection | None:
    first, number = (_BANK if state.side == 0 else _ROBBER)[name]
    if any(state.base + bit in range(first, first + number) for bit in members(state.options)):
        return None
    if name in _NO_TARGET:
        return _NO_TARGET[name]
    if name == "pass":
        return robber.why_not(state, n.PASS + _to_whom(state))
    return bank.why_not(state, first) if state.side == 0 else robber.why_not(state, first)


def _to_whom(state: BankPosition) -> i64:
    """The robber that a bag would be passed to: another in the room, or else nobody but oneself."""
    me = state.side - 1
    others = robber.company(state, packed.at(state.robbers, me))
    return lowest(others) if others != 0 else me
