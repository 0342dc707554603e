"""How much a table may store (HR-28)."""

from typing import TYPE_CHECKING

from getaway.kernel.events import Rejection
from getaway.table.commands import Command, Leave, LoseOnTime, Pause, Remove, Resign, VoteToAbandon, VoteToPause

if TYPE_CHECKING:
    from getaway.table.table import Table

TABLE_BYTES = 8 * 1024 * 1024
TABLE_ENTRIES = 20_000
TO_END = 1.1
"""So many times the limit may be stored by what ends a game or leaves it."""

ENDING = (Leave, LoseOnTime, Pause, Remove, Resign, VoteToAbandon, VoteToPause)
"""What ends a game or leaves it."""
FULL = Rejection("HR-28", "this table has stored as much as a table may; leave it or end the game, and open a new one")


def fullness(table: "Table") -> float:
    """What share of its limit a table has stored."""
    return max(table.bytes / TABLE_BYTES, table.seq / TABLE_ENTRIES)


def why_not_store(table: "Table", command: Command) -> Rejection | None:
    """The rule against storing one more entry."""
    most = TO_END if isinstance(command, ENDING) else 1.0
    return FULL if fullness(table) >= most else None
