"""One process's copy of a table: one command at a time, and updates for everyone who subscribes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import msgspec

from getaway.kernel.errors import GetawayError
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.store.store import Conflict, Store, StoredEntry, StoreError
from getaway.table.background import BackgroundWork, Reminding, Report, remind_nobody, report_nothing
from getaway.table.bots import JobRunner, run_here
from getaway.table.checkpoint import checkpoint
from getaway.table.clocks import due, late
from getaway.table.commands import Command, LoseOnTime, PlayFor, RestartDeal
from getaway.table.house_rules import NOT_SEATED
from getaway.table.log import UnreadableLog, follow, resuming
from getaway.table.pace import NO_PACE, Pace
from getaway.table.presence import Presence
from getaway.table.say import say
from getaway.table.submit import submit
from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource

AT_A_TIME = 0.005
"""How long a log is read before other tasks of the event loop run, in seconds."""
TOO_LATE = (PlayFor, LoseOnTime)
"""What the server sends for a seat that is out of time."""


class Listener(Protocol):
    """Somebody who receives updates."""

    viewer: int
    visitor: str
    address: str

    def refresh_permissions(self, table: Table) -> bool:
        """Whether it may still receive updates; `viewer` is changed if the seat was lost."""

    def on_table_changed(self, table: Table, view: msgspec.Raw | None) -> None:
        """The table has changed; `view` is what `viewer` sees of it, None before the game begins."""


class NoSuchTable(GetawayError):
    """There is no table with that name, or it cannot be read; the text says which."""


class Room:
    """One process's copy of a table. Other processes may write to the same log."""

    def __init__(
        self,
        store: Store,
        table: Table,
        think: JobRunner = run_here,
        remind: Reminding = remind_nobody,
        report: Report = report_nothing,
        pace: Pace = NO_PACE,
        clock: TimeSource = SYSTEM_TIME,
    ) -> None:
        self.table = table
        self._time = clock
        self._store = store
        self._background = BackgroundWork(self, think, remind, report, pace, clock)
        self._is_ahead = False
        self._lock = asyncio.Lock()
        self._broadcast_seq = table.seq
        self.listeners: set[Listener] = set()
        self._checked: tuple[Table, int] | None = None
        """The table and its revision at the last check of who may listen."""
        self.presence = Presence(len(table.seats), clock)
        self._delay: asyncio.TimerHandle | None = None
        self._late_broadcast: asyncio.Task[None] | None = None

    @classmethod
    async def load(
        cls,
        store: Store,
        name: str,
        think: JobRunner,
        remind: Reminding = remind_nobody,
        report: Report = report_nothing,
        pace: Pace = NO_PACE,
        clock: TimeSource = SYSTEM_TIME,
    ) -> "Room":
        """The room of a stored table. Raises NoSuchTable."""
        return cls(store, await _read(store, name, clock), think, remind, report, pace, clock)

    async def submit(
        self,
        seat: int | None,
        name: str,
        command: Command,
        answer: Callable[[Rejection | None], None] | None = None,
        by: str | None = None,
    ) -> None:
        """Submit a command of a seat. `answer` is called when it is stored or refused, before any update is sent. `by`
        is the visitor who must have the seat when it is applied; None for the server, or for somebody who is only
        taking the seat.
        """
        await self._lock.acquire()  # the same as `_turn`, without the cost of a context manager for each move
        try:
            if self._is_ahead:
                await self._read_again()
            rejection = await self._store_command(seat, name, command, by)
            if answer is not None:
                answer(rejection)
            if self.table.seq != self._broadcast_seq:
                self.broadcast()
        finally:
            self._lock.release()
        self.wake_bots()

    async def _store_command(self, seat: int | None, name: str, command: Command, by: str | None) -> Rejection | None:
        while True:
            if by is not None and not self.table.may_act(by, seat):
                return NOT_SEATED
            now = self._time.time()
            if isinstance(command, TOO_LATE) and seat not in late(self.table, now):
                return Rejection("HR-14", say("decided-in-time"))
            if isinstance(command, RestartDeal) and (self.table.deal.restart_at() or 0.0) > now:
                return Rejection("HR-32", say("still-time-to-reveal"))
            before = checkpoint(self.table, command) if self._store.is_shared else None
            self._is_ahead = True
            try:
                rejection = await submit(self._store, self.table, seat, name, command, now, by or self.table.host)
            except Conflict:
                if before is None:
                    await self._read_again()
                else:
                    self.table.restore(before)
                    await self._apply_new_entries()
                continue
            self._is_ahead = False
            return rejection

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One command at a time, at a table where everything applied is stored; what is new is broadcast at the end.

        Something may be new without being done here: whoever loses a race first applies what the winner has stored.
        """
        async with self._lock:
            if self._is_ahead:
                await self._read_again()
            yield
            if self.table.seq != self._broadcast_seq:
                self.broadcast()

    async def _read_again(self) -> None:
        """Something was applied here that could not be stored: load the table again from the store."""
        self.table = await _read(self._store, self.table.id, self._time)
        self._is_ahead = False

    async def settled(self) -> Table:
        """The table, with everything applied also stored."""
        async with self._turn():
            return self.table

    async def catch_up(self, seq: int, entry: StoredEntry | None = None) -> None:
        """Apply what other processes have stored, at least up to this number; `entry` is the one with that number."""
        async with self._turn():
            if self.table.seq >= seq:  # written here, or already applied while this waited
                return
            await self._apply_new_entries(entry if entry is not None and seq == self.table.seq + 1 else None)
        self.wake_bots()

    async def _apply_new_entries(self, entry: StoredEntry | None = None) -> None:
        """Apply the log entries that the table does not have: `entry` if it is given, otherwise what the store has."""
        news = [entry] if entry is not None else await self._store.entries(self.table.id, self.table.seq)
        self._is_ahead = True
        try:
            for each in news:
                follow(self.table, each)
            self._is_ahead = False
        except UnreadableLog:  # from a server with other rules: use the stored result, as after a change of rules
            await self._read_again()

    # Listeners.

    async def subscribe(self, listener: Listener) -> None:
        """Send updates to this listener, starting with the current state."""
        async with self._turn():
            if not listener.refresh_permissions(self.table):  # the seat was lost in the meantime
                return
            self.listeners.add(listener)
            if self._note_presence():
                self.broadcast()
            else:
                listener.on_table_changed(self.table, self.view_for(listener.viewer))
                self._schedule_delayed()
        self.wake_bots()

    def unsubscribe(self, listener: Listener) -> None:
        """Send no more updates to this listener."""
        self.presence.mark_present(self.present_seats())
        self.listeners.discard(listener)

    async def update_presence(self) -> None:
        """Broadcast who has gone away, and who has come back."""
        if not self.listeners or not self._note_presence():
            return
        await self._broadcast_again()

    def present_seats(self) -> int:
        """The seats (bits) whose people listen here, whichever of their seats they view."""
        visitors = {listener.visitor for listener in self.listeners}
        return sum(1 << seat for seat, place in enumerate(self.table.seats) if visitors.intersection(place.holders))

    def _note_presence(self) -> bool:
        self.presence.mark_present(self.present_seats())
        return self._store.knows_presence and self.presence.update(self.table)

    def is_idle(self) -> bool:
        """Whether the room can be evicted."""
        return not self.listeners and not self._lock.locked() and not self._background.is_busy()

    def close(self) -> None:
        """Stop all timers and tasks. The server loads the table again when it is due."""
        self._background.cancel()
        if self._delay is not None:
            self._delay.cancel()

    def broadcast(self) -> None:
        """Update all listeners; a view is encoded once for all who share it."""
        table = self.table
        self._broadcast_seq = table.seq
        if self._checked != (table, table.revision):
            self._checked = (table, table.revision)
            self.listeners = {listener for listener in self.listeners if listener.refresh_permissions(table)}
        views: dict[int, msgspec.Raw | None] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer not in views:
                views[viewer] = self.view_for(viewer)
            listener.on_table_changed(table, views[viewer])
        self._schedule_delayed()

    def view_for(self, viewer: int) -> msgspec.Raw | None:
        """The game as a viewer sees it now, as JSON."""
        return self.table.view_for(viewer, self._time.time())

    def _schedule_delayed(self) -> None:
        """Schedule the next update for spectators with a delay."""
        if self._delay is not None:
            self._delay.cancel()
            self._delay = None
        at = self.table.delayed.next_at() if self.table.is_behind(SPECTATOR) else None
        if at is not None and any(listener.viewer == SPECTATOR for listener in self.listeners):
            loop = asyncio.get_running_loop()
            self._delay = loop.call_later(max(0.0, at - self._time.time()) + 0.01, self._broadcast_late)

    def _broadcast_late(self) -> None:
        self._late_broadcast = asyncio.create_task(self._broadcast_again())

    async def _broadcast_again(self) -> None:
        with suppress(StoreError):  # it comes with the next update
            async with self._turn():
                self.broadcast()

    # Background work.

    def wake_bots(self) -> None:
        """Start the background work that is due: moves of bots, moves for late seats, reminders."""
        self._background.wake()

    def has_background_work(self) -> bool:
        """Whether the server will have to do something here sooner or later."""
        return due(self.table) is not None


async def _read(store: Store, name: str, clock: TimeSource) -> Table:
    entries = await store.entries(name)
    if not entries:
        raise NoSuchTable(say("no-such-table"))
    snapshot = await store.snapshot(name)
    # Something was written between the two reads: read the log again until both match.
    while more := await store.entries(name, entries[-1].seq):
        entries += more
        snapshot = await store.snapshot(name)
    steps = resuming(name, entries, snapshot)
    until = clock.monotonic() + AT_A_TIME
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table
        except UnreadableLog as problem:
            raise NoSuchTable(problem.text) from problem
        if clock.monotonic() > until:
            await asyncio.sleep(0)
            until = clock.monotonic() + AT_A_TIME
