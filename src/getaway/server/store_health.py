"""Whether the store works: one log line when it stops working, and one when it works again."""

import asyncio

from getaway.server.log import log
from getaway.store.store import Store, StoreError
from getaway.table.time_source import SYSTEM_TIME, TimeSource

PING_SECONDS = 5.0
"""Minimum time between two pings of the store."""


class StoreHealth:
    """The store as requests, sessions and background tasks find it."""

    def __init__(self, store: Store, clock: TimeSource = SYSTEM_TIME) -> None:
        self._store = store
        self._time = clock
        self._ping: asyncio.Task[bool] | None = None
        self._pinged_at = 0.0
        self._is_failing = False

    def report(self, problem: StoreError) -> None:
        """Log a problem, unless the store is already known to fail: while it is down, every task runs into the same
        one.
        """
        if not self._is_failing:
            self._is_failing = True
            log.error("store", problem=str(problem))

    async def is_ready(self) -> bool:
        """Whether an entry can be written now. Callers within PING_SECONDS share one ping."""
        now = self._time.monotonic()
        if self._ping is None or (self._ping.done() and now - self._pinged_at >= PING_SECONDS):
            self._pinged_at = now
            self._ping = asyncio.create_task(self._try())
        return await asyncio.shield(self._ping)

    async def check(self) -> None:
        """Ping a failing store: only a ping can tell that it accepts writes again."""
        if self._is_failing:
            await self.is_ready()

    async def _try(self) -> bool:
        try:
            await self._store.ping(self._time.time())
        except StoreError as problem:
            self.report(problem)
            return False
        if self._is_failing:
            self._is_failing = False
            log.info("store_recovered")
        return True
