"""The life of a move at a table, step by step (docs/flow.md)."""

import time

import msgspec

from getaway.kernel.events import Rejection
from getaway.store.store import Store
from getaway.table.apply import apply, why_not
from getaway.table.clocks import due, running, time_left
from getaway.table.commands import GAME_COMMANDS, Command, TakeBack
from getaway.table.log import PendingEntry, keep_time, mark_applied, next_entry
from getaway.table.storage import OWN_SENDERS, why_not_store
from getaway.table.table import Table


async def submit(
    store: Store, table: Table, seat: int, name: str, command: Command, visitor: str = ""
) -> Rejection | None:
    """Step 1, **in**, has made `command` of a message. None when it is done and on the disk, else the rule against it.
    What is stored is counted for `visitor`.

    Raises Conflict when another process was faster, StoreError when the disk does not take it: then the table here is
    ahead of its log, and has to be read again.
    """
    if _is_done(table, seat, name):
        return None  # sent again: it was done, and is answered as it was
    # 2 checked
    rejection = why_not_store(table, name, command) or why_not(table, seat, command)
    if rejection is not None:
        return rejection
    # 3 applied, and 4 events
    status, journal = table.status, 0 if table.play is None else len(table.play.journal)
    ran = () if table.setup.clock is None else running(table)
    events = apply(table, seat, command)
    told = table.lines(events)
    made = [] if table.play is None else table.play.journal[journal:]
    # 5 stored: the command with what came of it, and the one snapshot
    now = time.time()
    left = time_left(table, ran, now, seat if made else None, back=isinstance(command, TakeBack))
    line = PendingEntry(table.game.rules_version, command, told, made, now, left)
    keep_time(table, line)
    entry = next_entry(table, seat, name, line)
    is_news_to_the_lobby = status != table.status or not isinstance(command, GAME_COMMANDS)
    listing = table.listing() if is_news_to_the_lobby else None
    turn = msgspec.json.encode(table.turn())
    await store.append(table.id, entry, table.snapshot(), listing, due(table), turn=turn, visitor=visitor)
    mark_applied(table, entry, type(command).__name__, advanced=bool(made))
    # 6 seen, and 7 broadcast: into each viewer's log what it may see; the room sends it, with the view
    table.tell(told, now)
    return None


def _is_done(table: Table, seat: int, name: str) -> bool:
    done = table.done.get(seat)
    if not done:
        return False
    sender, _, bare = name.partition(":")
    return name in done or (bare in done and sender not in OWN_SENDERS)  # older logs have ids without a sender
