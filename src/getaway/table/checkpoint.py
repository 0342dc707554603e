"""A table as it was before a move, to go back to when another process was faster.

Only what a move may change before it is stored is kept: the position as bytes, and copies of small fields. So a
conflict costs the loading of one position, not the whole log.
"""

from typing import Any

import msgspec

from getaway.kernel.play import Kept
from getaway.table.commands import GAME_COMMANDS, Command
from getaway.table.table import Table

_CHANGED_LATER = ("feeds", "delayed", "done", "uses")
"""What changes only when the move is stored."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The fields of a table, its play as bytes and what `Play.keep` adds, and which seats were reminded."""

    fields: dict[str, Any]
    position: bytes
    kept: Kept
    reminded: list[bool]


def checkpoint(table: Table, command: Command) -> Checkpoint | None:
    """The table before a move; None before any other command, which may change anything."""
    kept = table.play.keep() if table.play is not None and isinstance(command, GAME_COMMANDS) else None
    if kept is None:
        return None
    fields = {
        name: value.copy() if isinstance(value, list | dict) else value
        for name, value in vars(table).items()
        if name not in _CHANGED_LATER
    }
    return Checkpoint(fields, table.snapshot(), kept, [place.reminded for place in table.seats])


def restore(table: Table, before: Checkpoint) -> None:
    """Forget what was done since."""
    play = table.game.load(before.position)
    play.restore(before.kept)
    if table.play is not None:  # no move changes them
        play.head, play.seat_changes = table.play.head, table.play.seat_changes
    vars(table).update(before.fields)
    table.play = play
    for place, reminded in zip(table.seats, before.reminded, strict=True):
        place.reminded = reminded
