"""What a Move would make possible: for each that is open, what of the card and of the free action could follow."""

import msgspec
from mypy_extensions import i64

from getaway.games.rob_a_bank import bank, robber
from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank.action_types import LOCKS, TACKLES
from getaway.games.rob_a_bank.floor import ROOMS
from getaway.games.rob_a_bank.state import BankState


class Ahead(msgspec.Struct, frozen=True):
    """A Move (of a guard by its number, or of the robber) into a room, and the actions that would be possible there."""

    guard: int | None
    room: int
    then: tuple[str, ...]


def ahead(state: BankState) -> tuple[Ahead, ...]:
    """For whoever is to decide in the Action phase. A guard's Move is looked at for what the same guard could do."""
    found = []
    for number in state.legal(state.actor()):
        if state.side == 0 and number < n.TACKLE:
            guard, room = divmod(number - n.MOVE_GUARD, ROOMS)
            found.append(Ahead(guard + 1, room + 1, _of_guard(state, number, room)))
        elif state.side > 0 and n.MOVE_ROBBER <= number < n.PICK_UP:
            room = (number - n.MOVE_ROBBER) % ROOMS
            found.append(Ahead(None, room + 1, _of_robber(state, number)))
    return tuple(found)


def _of_guard(state: BankState, number: int, room: int) -> tuple[str, ...]:
    after = state.clone()
    bank.apply(after, number)
    here: i64 = 1 << room
    found = []
    if after.left & TACKLES and bank.tackled(after, here):
        found.append("tackle")
    if after.left & LOCKS and bank.lockable(after, here):
        found.append("lock")
    return tuple(found)


def _of_robber(state: BankState, number: int) -> tuple[str, ...]:
    after = state.clone()
    robber.apply(after, number)
    possible = robber.options(after)
    return tuple(
        name
        for name, (first, many) in _ACTIONS.items()
        if any(possible >> (move - n.END_TURN) & 1 for move in range(first, first + many))
    )


_ACTIONS = {
    "pick_up": (n.PICK_UP, 1),
    "unlock": (n.UNLOCK_BAG, 2),
    "pepper_spray": (n.SPRAY, n.MOVE_CAR - n.SPRAY),
    "throw": (n.THROW, 1),
    "pass": (n.PASS, n.PULL_ALARM - n.PASS),
    "alarm": (n.PULL_ALARM, 1),
}
