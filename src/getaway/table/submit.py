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
    """The command of a seat (None: of a host without one) under the id `name`, which its sender chose. None when it is
    applied and stored, else the rule against it. What is stored is counted for `visitor`.

    Raises Conflict when another process was faster, StoreError when the database does not take it: then the table is
    ahead of its log, and has to be read again.
    """
    # 1 decoded: the server has made a typed command of a frame (server/session.py)
    if table.has_applied(seat, name):
        return None  # sent again: it gets the same answer
    # 2 checked
    if rejection := table.why_not(seat, name, command):
        return rejection
    # 3 applied, and 4 events
    status = table.status
    pending = table.apply(seat, command, now)
    # 5 stored: the command with what came of it, and the one snapshot, in one transaction
    entry = pending.numbered(table.seq + 1, seat, name)
    is_listed_news = status != table.status or not isinstance(command, GAME_COMMANDS)
    listing = listing_of(table) if is_listed_news else None
    await store.append(Append(table.id, entry, table.snapshot(), listing, due(table), turn_of(table), visitor))
    table.mark_applied(entry, pending.command_name, advanced=bool(pending.made))
    # 6 viewed, and 7 broadcast: into each viewer's feed what it may see; the room sends it with the view
    table.deliver(pending.events, now)
    return None
