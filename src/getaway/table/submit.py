"""The life of a move at a table, step by step (docs/flow.md)."""

from getaway.kernel.events import Rejection
from getaway.store.store import Append, Store
from getaway.table.clocks import due
from getaway.table.commands import GAME_COMMANDS, Command
from getaway.table.summary import listing_of, turn_of
from getaway.table.table import Table


async def submit(
    store: Store, table: Table, seat: int | None, name: str, command: Command, now: float, visitor: str = ""
) -> Rejection | None:
    """Submit the command of a seat (None: of a host without one) under the id `name`, which its sender chose.

    Returns None when it is applied and stored, otherwise the rule against it. What is stored counts for `visitor`.
    Raises Conflict if another process was faster, and StoreError if the database does not accept it. Then the table is
    ahead of its log and has to be loaded again.
    """
    # 1 decoded: the server has turned a frame into a typed command (server/session.py)
    if table.has_applied(seat, name):
        return None  # resent: it gets the same answer
    # 2 checked
    if rejection := table.why_not(seat, name, command):
        return rejection
    # 3 applied, and 4 events
    status = table.status
    pending = table.apply(seat, command, now)
    # 5 stored: the command with its result, and the one snapshot, in one transaction
    entry = pending.numbered(table.seq + 1, seat, name)
    is_listed_news = status != table.status or not isinstance(command, GAME_COMMANDS)
    listing = listing_of(table) if is_listed_news else None
    await store.append(Append(table.id, entry, table.snapshot(), listing, due(table), turn_of(table), visitor))
    table.mark_applied(entry, pending.command_name, advanced=bool(pending.made))
    # 6 viewed, and 7 broadcast: each viewer's feed gets what they may see; the room sends it with the view
    table.deliver(pending.events, now)
    return None
