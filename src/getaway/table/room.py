"""A table with people around it: one command at a time, and news for everyone who listens."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from getaway.kernel.errors import GetawayError, IllegalMove
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.play import Play
from getaway.store.store import Conflict, Entry, Store, StoreError
from getaway.table.admin import NOT_SEATED
from getaway.table.bots import QUICK, TIMEOUT_BOT, JobRunner, as_commands, choose, run_here, sample_of
from getaway.table.checkpoint import checkpoint
from getaway.table.clocks import BOT_SECONDS, due, goes_on_alone, late, to_remind
from getaway.table.commands import Command, LoseOnTime, PlayFor, Remind, RestartDeal
from getaway.table.fair_queue import Asker
from getaway.table.log import UnreadableLog, follow, resuming
from getaway.table.pace import Pace, is_sealed
from getaway.table.presence import Presence
from getaway.table.submit import submit
from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource
from getaway.table.workers import JobFailed

LONGEST_SLEEP = 3600.0
AT_A_TIME = 0.005
"""So long a log is read before others have their turn."""
TOO_LATE = (PlayFor, LoseOnTime)
"""What the house does for a seat whose time is over."""
RETRY_SECONDS = 1.0
"""After this a bot tries again what could not be stored."""


class Listener(Protocol):
    """Someone who is sent news."""

    viewer: int
    visitor: str
    address: str

    def refresh_permissions(self, table: Table) -> bool:
        """Whether it may still be sent news; `viewer` is changed if the seat was lost."""

    def on_table_changed(self, table: Table, view: msgspec.Raw | None) -> None:
        """The table has changed; this is the view of it for `viewer`, None before the game begins."""


Reminding = Callable[[str, Table], None]
"""Called with the URL of a seat's reminder and the table that waits for it."""


def remind_nobody(url: str, table: Table) -> None:
    """Where nothing can be sent."""


Report = Callable[[Table, int, str], None]
"""Called with a table, a seat and a sentence when the bot at that seat has chosen an illegal move."""


def report_nothing(table: Table, seat: int, problem: str) -> None:
    """Where nobody reads reports."""


class NoSuchTable(GetawayError):
    """There is no table of that name, or none that can be read; the text says so."""


class Room:
    """One process's copy of a table. Other processes may write to the same log."""

    def __init__(
        self,
        store: Store,
        table: Table,
        think: JobRunner = run_here,
        remind: Reminding = remind_nobody,
        report: Report = report_nothing,
        pace: Pace | None = None,
        clock: TimeSource = SYSTEM_TIME,
    ) -> None:
        self.table = table
        self._time = clock
        self._pace = pace or Pace()
        self._report = report
        self._think = think
        self._remind = remind
        self._store = store
        self._is_ahead = False
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._checked: tuple[Table, int] | None = None
        """The table and its seats as they were when it was last asked who may listen."""
        self.presence = Presence(len(table.seats), clock)
        self._bots: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
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
        pace: Pace | None = None,
        clock: TimeSource = SYSTEM_TIME,
    ) -> "Room":
        """The room of a stored table. Raises NoSuchTable."""
        return cls(store, await _read(store, name), think, remind, report, pace, clock)

    async def submit(
        self,
        seat: int | None,
        name: str,
        command: Command,
        answer: Callable[[Rejection | None], None] | None = None,
        by: str | None = None,
    ) -> None:
        """A command of a seat; `answer` is called when it is stored or refused, before anyone hears of it.

        `by` is the visitor who must have the seat when it is done; None: the house, or who is only coming to the seat.
        """
        await self._lock.acquire()
        try:
            rejection = await self._store_command(seat, name, command, by)
            if answer is not None:
                answer(rejection)
            if rejection is None:
                self.broadcast()
        finally:
            self._lock.release()
        self.wake_bots()

    async def _store_command(self, seat: int | None, name: str, command: Command, by: str | None) -> Rejection | None:
        while True:
            if self._is_ahead:
                await self._read_again_if_ahead()
            if by is not None and not self.table.may_act(by, seat):
                return NOT_SEATED
            now = self._time.time()
            if isinstance(command, TOO_LATE) and seat not in late(self.table, now):
                return Rejection("HR-14", "the seat has decided in time")
            if isinstance(command, RestartDeal) and (self.table.deal.restart_at() or 0.0) > now:
                return Rejection("HR-32", "the others still have time to reveal their bytes")
            before = checkpoint(self.table, command) if self._store.is_shared else None
            self._is_ahead = True
            try:
                rejection = await submit(self._store, self.table, seat, name, command, now, by or self.table.host)
            except Conflict:
                if before is not None:
                    self.table.restore(before)
                    await self._apply_new_entries()
                continue
            self._is_ahead = False
            return rejection

    async def _read_again_if_ahead(self) -> None:
        """What was done here but could not be stored was not done."""
        if self._is_ahead:
            self.table = await _read(self._store, self.table.id)
            self._is_ahead = False

    async def settled(self) -> Table:
        """The table with nothing done at it that is not stored."""
        async with self._lock:
            await self._read_again_if_ahead()
        return self.table

    async def catch_up(self, seq: int, entry: Entry | None = None) -> None:
        """Do what other processes have written, up to that number at least; `entry` is the one of that number."""
        async with self._lock:
            await self._read_again_if_ahead()
            if self.table.seq >= seq:  # written here, or done while this waited
                return
            await self._apply_new_entries(entry if entry is not None and seq == self.table.seq + 1 else None)
            self.broadcast()
        self.wake_bots()

    async def _apply_new_entries(self, entry: Entry | None = None) -> None:
        """Do what the log has and the table has not: the entry if it is known, else what the store says."""
        news = [entry] if entry is not None else await self._store.entries(self.table.id, self.table.seq)
        self._is_ahead = True
        try:
            for each in news:
                follow(self.table, each)
            self._is_ahead = False
        except UnreadableLog:  # of a server with other rules: what came of it is read, as after a change of them
            await self._read_again_if_ahead()

    # Who listens.

    async def subscribe(self, listener: Listener) -> None:
        """From now on this one is sent news, beginning with how things are."""
        async with self._lock:
            await self._read_again_if_ahead()
            if not listener.refresh_permissions(self.table):  # what he asked for was lost while he waited
                return
            self._listeners.add(listener)
            if self._note_presence():
                self.broadcast()
            else:
                listener.on_table_changed(self.table, self.view_for(listener.viewer))
                self._schedule_delayed()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        """No more news for this one."""
        self.presence.meet(self.here())
        self._listeners.discard(listener)

    async def update_presence(self) -> None:
        """Say who has gone away, and who has come back."""
        if not self._listeners or not self._note_presence():
            return
        await self._broadcast_again()

    def here(self) -> int:
        """The seats (bits) whose people listen here, whichever of their seats they look from."""
        visitors = {listener.visitor for listener in self._listeners}
        return sum(1 << seat for seat, place in enumerate(self.table.seats) if visitors.intersection(place.holders))

    def _note_presence(self) -> bool:
        self.presence.meet(self.here())
        return self._store.knows_presence and self.presence.look(self.table)

    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        busy = self._lock.locked() or (self._bots is not None and not self._bots.done())
        return not self._listeners and not busy

    def close(self) -> None:
        """Nobody is here any more. When the table is due the house finds it again."""
        for waiting in (self._clock, self._delay, self._bots):
            if waiting is not None:
                waiting.cancel()

    def broadcast(self) -> None:
        """News for all; a view is made once for all who share it."""
        table = self.table
        if self._checked != (table, table.revision):
            self._checked = (table, table.revision)
            self._listeners = {listener for listener in self._listeners if listener.refresh_permissions(table)}
        views: dict[int, msgspec.Raw | None] = {}
        for listener in list(self._listeners):
            viewer = listener.viewer
            if viewer not in views:
                views[viewer] = self.view_for(viewer)
            listener.on_table_changed(table, views[viewer])
        self._schedule_delayed()

    def view_for(self, viewer: int) -> msgspec.Raw | None:
        """The game as a viewer sees it now, as JSON."""
        return self.table.view_for(viewer, self._time.time())

    def _schedule_delayed(self) -> None:
        """Tell who looks on with a delay when there is something for him."""
        if self._delay is not None:
            self._delay.cancel()
            self._delay = None
        at = self.table.delayed.next_at() if self.table.is_behind(SPECTATOR) else None
        if at is not None and any(listener.viewer == SPECTATOR for listener in self._listeners):
            loop = asyncio.get_running_loop()
            self._delay = loop.call_later(max(0.0, at - self._time.time()) + 0.01, self._broadcast_late)

    def _broadcast_late(self) -> None:
        self._late_broadcast = asyncio.create_task(self._broadcast_again())

    async def _broadcast_again(self) -> None:
        with suppress(StoreError):  # then with the next news
            async with self._lock:
                await self._read_again_if_ahead()
                self.broadcast()

    # Bots.

    def wake_bots(self) -> None:
        """Let the bots move that the game waits for, and the house for whoever is too late; and remind who asks."""
        self._schedule_wake()
        if not self.table.needs_server:
            return
        needed = self._to_move() or to_remind(self.table, self._time.time())
        if needed and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    def has_background_work(self) -> bool:
        """Whether the house will have something to do here sooner or later."""
        return due(self.table) is not None

    async def _send_reminders(self) -> None:
        for seat in to_remind(self.table, self._time.time()):
            url = self.table.seats[seat].reminder
            answers: list[Rejection | None] = []
            # Whoever writes it down first sends it; others are refused, as their ids are their own.
            await self.submit(seat, f"remind:{secrets.token_hex(8)}", Remind(), answers.append)
            if answers == [None] and url is not None:
                self._remind(url, self.table)

    async def _move_bots(self) -> None:
        with suppress(StoreError):  # then when the house looks again
            await self._send_reminders()
        while (seat := next(iter(self._to_move()), None)) is not None:
            table = self.table
            assert table.play is not None
            level = table.bot_at(seat)
            first = table.seq + 1
            try:
                if level is None and table.clock.loses_on_time:
                    await self.submit(seat, f"bot:{first}", LoseOnTime())
                    continue
                kind = level or table.setup.stand_in or TIMEOUT_BOT
                asked = self._pace.clock()
                numbers = await self._choose(kind, table.play, seat)
                if is_sealed(table.play, seat, numbers):
                    await self._pace.wait(kind, asked)
                await self._make(seat, numbers, first, out_of_time=level is None)
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)
            except JobFailed:  # not even a random move could be found; it has cost its share of time
                await asyncio.sleep(BOT_SECONDS)

    def _asker(self) -> Asker:
        """Who the bots of this table think for: the host if present, else a player, else a spectator."""
        table = self.table
        rank = {
            listener: (listener.visitor != table.host, not table.seats_of(listener.visitor), listener.visitor)
            for listener in self._listeners
        }
        first = min(rank, key=lambda listener: rank[listener], default=None)
        return Asker(table.host) if first is None else Asker(first.visitor, first.address)

    async def _choose(self, level: str, play: Play, seat: int) -> list[int]:
        """What a bot of this level does. One that errs or finds nothing in time is reported, and any legal move is made
        in its place. Raises JobFailed."""
        asker = self._asker()
        try:
            return await self._think(choose, sample_of(level, play, seat), asker, quick=level in QUICK)
        except (IllegalMove, JobFailed) as defect:
            self._report(self.table, seat, str(defect))
            return await self._think(choose, sample_of(TIMEOUT_BOT, play, seat), asker, quick=True)

    async def _make(self, seat: int, numbers: list[int], first: int, out_of_time: bool) -> None:
        """What was chosen for a seat, as long as it is still to be chosen for it.

        Whoever makes a bot's moves gives them these ids, so that of several processes one succeeds.
        """
        answers: list[Rejection | None] = []
        assert self.table.play is not None
        for at, command in enumerate(as_commands(self.table.play, seat, numbers, out_of_time)):
            if any(answers) or seat not in self._to_move() or (self.table.bot_at(seat) is None) != out_of_time:
                return
            await self.submit(seat, f"bot:{first + at}", command, answers.append)

    def _to_move(self) -> list[int]:
        """The seats for which this process has to find a move: bots', and those whose time has run out."""
        table = self.table
        if not table.needs_server or not table.goes_on or table.play is None:
            return []
        too_late = late(table, self._time.time())
        bots_play = bool(self._listeners) or goes_on_alone(table)
        return [
            seat
            for seat in table.play.waiting_for()
            if seat in too_late or (bots_play and table.bot_at(seat) is not None)
        ]

    def _schedule_wake(self) -> None:
        """Look again when the time is up."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if not self.table.needs_server:
            return
        limit = due(self.table)
        if limit is not None and limit > self._time.time():
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(min(limit - self._time.time() + 0.01, LONGEST_SLEEP), self.wake_bots)


async def _read(store: Store, name: str) -> Table:
    entries = await store.entries(name)
    if not entries:
        raise NoSuchTable("there is no such table")
    snapshot = await store.snapshot(name)
    # Written between the two reads: the log is read again until both belong together.
    while more := await store.entries(name, entries[-1].seq):
        entries += more
        snapshot = await store.snapshot(name)
    steps = resuming(name, entries, snapshot)
    until = monotonic() + AT_A_TIME
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table
        except UnreadableLog as problem:
            raise NoSuchTable(str(problem)) from problem
        if monotonic() > until:
            await asyncio.sleep(0)
            until = monotonic() + AT_A_TIME
