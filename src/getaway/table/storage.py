"""How much a table may store (HR-28), and how much of that one person may store (HR-33)."""

from collections import defaultdict

from getaway.kernel.events import Rejection
from getaway.store.store import StoredEntry
from getaway.table.commands import (
    Command,
    Leave,
    LoseOnTime,
    Make,
    Pause,
    PauseCard,
    Remove,
    Resign,
    StartOver,
    TakeBack,
    VoteToAbandon,
    VoteToPause,
)
from getaway.table.entries import Use
from getaway.table.say import say

TABLE_BYTES = 8 * 1024 * 1024
TABLE_ENTRIES = 20_000
TO_END = 1.1
"""Commands that end a game or leave it may exceed the limit by this factor."""

PERSONS_SHARE = 0.5
"""The share of the limit that one person may store."""
UNDO_SHARE = 0.1
"""The share of the limit on entries that one person may use for moves that are taken back, or for parts of sealed
choices.
"""
OWN_SENDERS = ("bot", "remind", "house")
"""Prefixes of the ids of the server's own commands."""

ENDING = (Leave, LoseOnTime, Pause, PauseCard, Remove, Resign, VoteToAbandon, VoteToPause)
"""Commands that end a game, pause it or leave it."""
FULL = Rejection("HR-28", say("table-full"))
TOO_MUCH = Rejection("HR-33", say("share-used"))
TOO_MUCH_UNDONE = Rejection("HR-33", say("too-many-undone"))


def sender_of(name: str) -> str | None:
    """The person in the id of a command; None for the server, and in older logs, whose ids do not name anyone."""
    sender, colon, _ = name.partition(":")
    return sender if colon and sender not in OWN_SENDERS else None


class StorageUse:
    """What a table has stored in total, and what each person has stored there."""

    def __init__(self) -> None:
        self.entries = 0
        self.bytes = 0
        self.entry_bytes = 0
        """The size of the last entry."""
        self.by_person: defaultdict[str, Use] = defaultdict(Use)

    def add(self, entry: StoredEntry, command: str, *, advanced: bool) -> None:
        """Count a stored entry; `command` is the kind of its command, `advanced` whether it advanced the game."""
        self.entries = entry.seq
        self.entry_bytes = len(entry.body)
        self.bytes += self.entry_bytes
        sender = sender_of(entry.command)
        if sender is None:
            return
        undone = 0
        if command == TakeBack.__name__:
            undone = 2  # the take-back and the move that it undoes
        elif not advanced and command in (Make.__name__, StartOver.__name__):
            undone = 1
        self.by_person[sender].add(self.entry_bytes, undone)

    def fullness(self) -> float:
        """The share of its limit that the table has used."""
        return max(self.bytes / TABLE_BYTES, self.entries / TABLE_ENTRIES)

    def why_not(self, name: str, command: Command) -> Rejection | None:
        """The rule against storing one more entry, by the command with this id."""
        most = TO_END if isinstance(command, ENDING) else 1.0
        if self.fullness() >= most:
            return FULL
        use = self.by_person.get(sender_of(name) or "")
        if use is None:
            return None
        if max(use.bytes / TABLE_BYTES, use.entries / TABLE_ENTRIES) >= PERSONS_SHARE * most:
            return TOO_MUCH
        if isinstance(command, TakeBack | StartOver) and use.undone >= UNDO_SHARE * TABLE_ENTRIES:
            return TOO_MUCH_UNDONE
        return None
