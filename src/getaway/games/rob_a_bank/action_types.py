"""The actions that cards show. What is left of a card is a packed count of each kind (packed.py)."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.kernel.bits import members

BankAction = Literal["move", "tackle", "lock", "tackle_or_lock"]
RobberAction = Literal[
    "move", "pick_up", "unlock", "pepper_spray", "move_to_any_room", "pepper_spray_or_pick_up", "unlock_or_pick_up"
]
BANK_ACTIONS: Final[tuple[str, ...]] = get_args(BankAction)
ROBBER_ACTIONS: Final[tuple[str, ...]] = get_args(RobberAction)

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
