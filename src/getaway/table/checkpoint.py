"""A table as it was before a move, to go back to if another process was faster.

Only what a move may change before it is stored is kept: small fields, and the position as bytes. So a conflict costs
the loading of one position, not of the whole log.
"""

from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec

from getaway.kernel.journal import Kept
from getaway.table.commands import GAME_COMMANDS, Command

if TYPE_CHECKING:
    from getaway.table.table import Table

_CHANGED_WHEN_STORED = ("feeds", "delayed", "use", "_command_ids")


class Checkpoint(msgspec.Struct, frozen=True):
    """The fields of a table, its play as bytes and what `Play.keep` adds, and which seats were reminded."""

    fields: dict[str, Any]
    position: bytes
    kept: Kept
    reminded: tuple[bool, ...]


def checkpoint(table: "Table", command: Command) -> Checkpoint | None:
    """The table before a move, for `Table.restore`; None before any other command, which may change anything."""
    kept = table.play.keep() if table.play is not None and isinstance(command, GAME_COMMANDS) else None
    if kept is None:
        return None
    parts = ("clock", "history")
    fields = {
        name: copy(value) if name in parts or isinstance(value, list | dict) else value
        for name, value in vars(table).items()
        if name not in _CHANGED_WHEN_STORED
    }
    return Checkpoint(fields, table.snapshot(), kept, tuple(place.reminded for place in table.seats))
