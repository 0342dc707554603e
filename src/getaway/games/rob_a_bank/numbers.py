"""Where each kind of move begins in the catalog (moves.py builds it in the same order).

The moves of one decision lie close together, so that those open now are the bits of one integer above a base.
"""

from typing import Final

PICK_TILE: Final = 0  # + room
TURN_TILE: Final = 9  # + quarters - 1
PLACE_CAR: Final = 12  # + street space

MOVE_GUARD: Final = 24  # + 9 * guard + room
TACKLE: Final = 51  # + robber
LOCK_BAG: Final = 54  # + room
LOCK_ALARM: Final = 63
REVIVE: Final = 64
END_TURN: Final = 65  # the last of the Bank's and the first of a robber's

MOVE_ROBBER: Final = 66  # + room
MOVE_ANYWHERE: Final = 75  # + room
PICK_UP: Final = 84
UNLOCK_BAG: Final = 85
UNLOCK_ALARM: Final = 86
SPRAY: Final = 87  # + guard
MOVE_CAR: Final = 90  # clockwise, then the other way
THROW: Final = 92
PASS: Final = 93  # + robber
PULL_ALARM: Final = 96

PLAY_CARD: Final = 97  # + face, the Bank's before the robbers'
