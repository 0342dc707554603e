"""The actions that cards show. What is left of a card is a packed count of each kind (packed.py)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.kernel.bits import lowest, members
from getaway.kernel.events import Rejection

if TYPE_CHECKING:
    from getaway.games.rob_a_bank.state import BankState

BANK_ACTIONS: Final = ("move", "tackle", "lock", "tackle_or_lock")
ROBBER_ACTIONS: Final = (
    "move",
    "pick_up",
    "unlock",
    "pepper_spray",
    "move_to_any_room",
    "pepper_spray_or_pick_up",
    "unlock_or_pick_up",
)

# Which kinds let a guard do this, as masks over what is left.
GUARD_MOVES: Final = 0xF
TACKLES: Final = 0xF0F0
LOCKS: Final = 0xFF00

# And which a robber.
MOVES: Final = 0xF
PICK_UPS: Final = 0xFF000F0
UNLOCKS: Final = 0xF000F00
SPRAYS: Final = 0xF0F000
MOVES_ANYWHERE: Final = 0xF0000


def halves(action: str) -> list[str]:
    """What an action lets a mover do: either of two, or just itself (RB-4.7, RB-4.14)."""
    return action.split("_or_")


def listed(side: i64, left: i64) -> list[str]:
    """Actions by name, as often as they are there."""
    names = BANK_ACTIONS if side == 0 else ROBBER_ACTIONS
    return [names[kind] for kind in members(packed.filled(left)) for _ in range(packed.at(left, kind))]


def spend(state: "BankState", kinds: i64) -> None:
    """Use up the one action of the card that is of these kinds."""
    state.left -= packed.one(lowest(state.left & kinds) // 4)


def not_on_the_card(state: "BankState", kinds: i64) -> Rejection:
    """The refusal of an action that the card never showed, or shows no more."""
    side = state.side
    printed = state.box.actions(side, state.face()) & kinds
    if printed == 0:
        return Rejection("RB-4.2", "the card shows no such action")
    either = listed(side, printed)[0]
    if "_or_" in either:
        return Rejection("RB-4.7" if side == 0 else "RB-4.14", "either is one action, and it is used up")
    return Rejection("RB-4.2", "this action of the card is performed already")
