"""What the server does at a table on its own: bots' moves, moves for players who are out of time, and reminders."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.kernel.play import Play
from getaway.store.store import StoreError
from getaway.table.bots import QUICK, TIMEOUT_BOT, JobRunner, as_commands, choose, sample_of
from getaway.table.clocks import BOT_SECONDS, due, goes_on_alone, late, to_remind
from getaway.table.commands import LoseOnTime, Remind
from getaway.table.fair_queue import Asker
from getaway.table.pace import Pace, is_sealed
from getaway.table.table import Table
from getaway.table.time_source import TimeSource
from getaway.table.workers import JobFailed

if TYPE_CHECKING:
    from getaway.table.room import Room

LONGEST_SLEEP = 3600.0
RETRY_SECONDS = 1.0
"""Delay before a bot retries what could not be stored."""

Reminding = Callable[[str, Table, str], None]
"""Called with the URL of a seat's reminder, the table that waits for it, and the language of the reminder."""


def remind_nobody(url: str, table: Table, language: str) -> None:
    """For rooms that send no reminders."""


Report = Callable[[Table, int, str], None]
"""Called with a table, a seat and a sentence when the bot at that seat has chosen an illegal move."""


def report_nothing(table: Table, seat: int, problem: str) -> None:
    """For rooms whose reports nobody reads."""


class BackgroundWork:
    """Runs while somebody is in the room, or while somebody may be waiting elsewhere."""

    def __init__(
        self, room: "Room", think: JobRunner, remind: Reminding, report: Report, pace: Pace, clock: TimeSource
    ) -> None:
        self._room = room
        self._think = think
        self._remind = remind
        self._report = report
        self._pace = pace
        self._time = clock
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def is_busy(self) -> bool:
        """Whether a bot is thinking, or a reminder is on its way."""
        return self._bots is not None and not self._bots.done()

    def cancel(self) -> None:
        """Stop; when the table is due again the server finds it."""
        for waiting in (self._timer, self._bots):
            if waiting is not None:
                waiting.cancel()

    def wake(self) -> None:
        """Make the moves of bots and of seats whose time has run out, and send reminders."""
        self._schedule_wake()
        if not self._room.table.needs_server:
            return
        needed = self._to_move() or to_remind(self._room.table, self._time.time())
        if needed and not self.is_busy():
            self._bots = asyncio.create_task(self._move_bots())

    async def _send_reminders(self) -> None:
        for seat in to_remind(self._room.table, self._time.time()):
            place = self._room.table.seats[seat]
            url = place.reminder
            answers: list[Rejection | None] = []
            # Of several processes, the one whose entry is stored first sends it. The others are refused.
            await self._room.submit(seat, f"remind:{secrets.token_hex(8)}", Remind(), answers.append)
            if answers == [None] and url is not None:
                self._remind(url, self._room.table, place.reminder_language)

    async def _move_bots(self) -> None:
        with suppress(StoreError):  # retried when the server looks again
            await self._send_reminders()
        while (seat := next(iter(self._to_move()), None)) is not None:
            table = self._room.table
            assert table.play is not None
            level = table.bot_at(seat)
            first = table.seq + 1
            try:
                if level is None and table.clock.loses_on_time:
                    await self._room.submit(seat, f"bot:{first}", LoseOnTime())
                    continue
                kind = level or table.setup.stand_in or TIMEOUT_BOT
                asked = self._time.monotonic()
                numbers = await self._choose(kind, table.play, seat)
                if is_sealed(table.play, seat, numbers):
                    await self._wait_until(asked + self._pace.get(kind, 0.0))
                await self._make(seat, numbers, first, out_of_time=level is None)
            except StoreError:
                await self._time.sleep(RETRY_SECONDS)
            except JobFailed:  # not even a random move could be found, and it has used its share of time
                await self._time.sleep(BOT_SECONDS)

    async def _wait_until(self, moment: float) -> None:
        rest = moment - self._time.monotonic()
        if rest > 0:
            await self._time.sleep(rest)

    def _asker(self) -> Asker:
        """Who the bots of this table think for: the host if present, else a player, else a spectator."""
        table = self._room.table
        ranked = sorted(
            (listener.visitor != table.host, not table.seats_of(listener.visitor), listener.visitor, listener.address)
            for listener in self._room.listeners
        )
        return Asker(*ranked[0][2:]) if ranked else Asker(table.host)

    async def _choose(self, level: str, play: Play, seat: int) -> list[int]:
        """What a bot of this level does. If it makes an error or is too slow, that is reported, and a random legal move
        is made instead. Raises JobFailed.
        """
        asker = self._asker()
        try:
            return await self._think(choose, sample_of(level, play, seat), asker, quick=level in QUICK)
        except (IllegalMove, JobFailed) as defect:
            self._report(self._room.table, seat, str(defect))
            return await self._think(choose, sample_of(TIMEOUT_BOT, play, seat), asker, quick=True)

    async def _make(self, seat: int, numbers: list[int], first: int, out_of_time: bool) -> None:
        """Make what was chosen for a seat, unless the seat has been decided since. The ids of a bot's moves are the
        same in every process, so only one process succeeds.
        """
        answers: list[Rejection | None] = []
        assert self._room.table.play is not None
        for at, command in enumerate(as_commands(self._room.table.play, seat, numbers, out_of_time)):
            if any(answers) or seat not in self._to_move() or (self._room.table.bot_at(seat) is None) != out_of_time:
                return
            await self._room.submit(seat, f"bot:{first + at}", command, answers.append)

    def _to_move(self) -> list[int]:
        """The seats for which this process has to find a move: bots, and seats whose time has run out."""
        table = self._room.table
        if not table.needs_server or not table.goes_on or table.play is None:
            return []
        too_late = late(table, self._time.time())
        bots_play = bool(self._room.listeners) or goes_on_alone(table)
        return [
            seat
            for seat in table.play.waiting_for()
            if seat in too_late or (bots_play and table.bot_at(seat) is not None)
        ]

    def _schedule_wake(self) -> None:
        """Wake up again when a seat's time is up."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._room.table.needs_server:
            return
        limit = due(self._room.table)
        if limit is not None and limit > self._time.time():
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(limit - self._time.time() + 0.01, LONGEST_SLEEP), self.wake)
