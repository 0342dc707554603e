"""What a Play keeps and stores: its journal, and a position with its check."""

from typing import Any

import msgspec

from getaway.kernel.moves import Move


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move, or None for a take-back. `sealed` is its redacted form and `told` the public response to it; both only if
    part of a move stays secret for good.
    """

    seat: int
    move: Move | None
    check: str
    sealed: Move | None = None
    told: Any = None


class Kept(msgspec.Struct, frozen=True):
    """What a Play has besides its position: the journal, and what a game needs to undo and continue."""

    journal: list[JournalEntry]
    choice_open: bool
    undo: Any
    drafts: Any = None


class StoredPlay(msgspec.Struct, array_like=True):
    """A Play as `dump` stores it: options and state are already packed."""

    seats: int
    options: msgspec.Raw
    check: bytes
    state: bytes
