"""What is kept of a game in progress: the lines of its journal, and its position."""

from typing import Any

import msgspec

from getaway.kernel.moves import Move


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the journal: a move, or (None) the take-back of the last one.

    Where a game keeps part of a move from some seats for good, `sealed` is the move as all may have it, and `told` what
    the game answered for all to hear.
    """

    seat: int
    move: Move | None
    check: str
    sealed: Move | None = None
    told: Any = None


class Stored(msgspec.Struct, array_like=True):
    """A position with all that is needed to go on from it."""

    seats: int
    options: msgspec.Raw
    check: bytes
    state: bytes
