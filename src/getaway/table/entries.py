"""The entries of a table's log as they are stored: a command with its result, and events as they are delivered. The
structs of feed.py and storage.py are here, because mypyc does not compile classes with a metaclass.
"""

import msgspec

from getaway.kernel.game import Game
from getaway.kernel.journal import JournalEntry
from getaway.store.store import StoredEntry
from getaway.table.commands import Command, Create
from getaway.table.seats import NO_SEAT
from getaway.text.messages import Text

CREATE_ID = "house:create"
"""The id of the first entry. No client can send it: ids of commands have no colon."""

_encoder = msgspec.json.Encoder()


class LoggedEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as the log keeps it: who may see it, what happened (as JSON), and its words."""

    audience: int
    what: msgspec.Raw
    words: Text


class DeliveredEvent(msgspec.Struct, frozen=True, gc=False):
    """One event as this viewer may see it: its number in the viewer's own count, what happened, and a line for the log.
    `first_of_command` is true for the first event caused by a command.
    """

    number: int
    what: msgspec.Raw
    words: Text
    first_of_command: bool


class LogEntry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The body of an entry: the version of the rules, the command, its events, what was added to the journal, the time,
    and what the clocks showed.
    """

    rules: int
    command: msgspec.Raw
    events: tuple[LoggedEvent, ...] = ()
    made: tuple[msgspec.Raw, ...] = ()
    at: float = 0.0
    left: tuple[float, ...] = ()

    @property
    def command_name(self) -> str:
        """The kind of the command."""
        return msgspec.json.decode(self.command, type=_Tag).do


class PendingEntry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The same before it is stored: the result of a command that has just been applied."""

    rules: int
    command: Command
    events: list[LoggedEvent]
    made: list[JournalEntry]
    at: float
    left: tuple[float, ...]

    @property
    def command_name(self) -> str:
        """The kind of the command."""
        return type(self.command).__name__

    def numbered(self, seq: int, seat: int | None, name: str) -> StoredEntry:
        """The entry as it is stored, for the command with this id from a seat."""
        return StoredEntry(seq, NO_SEAT if seat is None else seat, name, _encoder.encode(self))


class Use(msgspec.Struct):
    """What one person has stored at a table; `undone` counts the entries that did not advance the game."""

    entries: int = 0
    bytes: int = 0
    undone: int = 0

    def add(self, size: int, undone: int) -> None:
        """Count one more entry with this many bytes."""
        self.entries += 1
        self.bytes += size
        self.undone += undone


class _Tag(msgspec.Struct):
    do: str


def first_entry(setup: Create, game: Game) -> StoredEntry:
    """The entry that creates a table."""
    body = LogEntry(game.rules_version, msgspec.Raw(msgspec.json.encode(setup)))
    return StoredEntry(1, NO_SEAT, CREATE_ID, msgspec.json.encode(body))


def seat_of(entry: StoredEntry) -> int | None:
    """The seat whose command it is; None for somebody without one."""
    return None if entry.seat == NO_SEAT else entry.seat
