"""CPU accounting: what each visitor and address costs the event loop, in seconds.

Counting messages is not enough: a view of one table may take a hundred times as long as one of another. So the time
that a frame or a request takes is measured, and whoever has used up their share waits before the next one is read.
"""

import asyncio
import time
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from getaway.server.limits import Buckets
from getaway.table.fair_queue import NOBODY, Asker
from getaway.table.time_source import SYSTEM_TIME, TimeSource

T = TypeVar("T")

BURST_SECONDS = 6.0
"""Burst: how many seconds' worth of a share may be used at once."""
SLICE_SECONDS = 0.002
"""How much a socket uses before it is charged."""
VISITORS_SHARE = 0.4
"""The part of an address's share that one visitor may use."""

current_asker: ContextVar[Asker] = ContextVar("current_asker", default=NOBODY)
"""The visitor the running task works for."""


class Metered(Generic[T]):
    """Awaits a coroutine and measures the seconds that its own steps take, not the time it waits."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        value: Any = None
        problem: BaseException | None = None
        while True:
            begun = time.perf_counter()
            try:
                awaited = self._work.send(value) if problem is None else self._work.throw(problem)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += time.perf_counter() - begun
            value = problem = None
            try:
                value = yield awaited
            except BaseException as thrown:  # noqa: BLE001 - it is for the coroutine, a cancellation too
                problem = thrown


class CpuShares:
    """What is left of everyone's share of the event loop's time; `share` is that of an address (1.0 is all of it)."""

    def __init__(self, share: float, clock: TimeSource = SYSTEM_TIME) -> None:
        of_visitor = share * VISITORS_SHARE
        self._addresses = Buckets(share, share * BURST_SECONDS, clock=clock)
        self._visitors = Buckets(of_visitor, of_visitor * BURST_SECONDS, clock=clock)

    def spend(self, asker: Asker, seconds: float) -> None:
        """Charge time to a visitor and their address."""
        self.spend_for_visitor(asker.visitor, seconds)
        self.spend_for_address(asker.address, seconds)

    def spend_for_visitor(self, visitor: str, seconds: float) -> None:
        """Charge time to the visitor alone: the address is charged for the whole request."""
        self._visitors.spend(visitor, seconds)

    def spend_for_address(self, address: str, seconds: float) -> None:
        """Charge time to the address alone: the visitor is not known yet."""
        self._addresses.spend(address, seconds)

    def debt(self, asker: Asker) -> float:
        """Seconds until this visitor may continue; 0 means now."""
        return max(self._visitors.debt(asker.visitor), self.debt_of_address(asker.address))

    def debt_of_address(self, address: str) -> float:
        """Seconds until anyone at this address may continue; 0 means now."""
        return self._addresses.debt(address)


class SocketUse:
    """What one socket uses, charged in slices: charging for every frame would take as long as reading it."""

    def __init__(self, shares: CpuShares, asker: Asker) -> None:
        self._shares = shares
        self._asker = asker
        self._seconds = 0.0

    def add(self, seconds: float) -> bool:
        """Add what a frame has used. Returns whether that filled a slice, which is then charged."""
        self._seconds += seconds
        is_full = self._seconds >= SLICE_SECONDS
        if is_full:
            self.charge()
        return is_full

    def charge(self) -> None:
        """Charge what was used since the last time."""
        self._shares.spend(self._asker, self._seconds)
        self._seconds = 0.0


class Turns:
    """Requests of one address start one at a time, each in its own iteration of the event loop, so that hundreds that
    arrive together do not keep everyone else waiting.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def take(self, address: str) -> None:
        """Wait for the next turn of this address."""
        lock = self._locks.get(address)
        if lock is None:
            lock = self._locks[address] = asyncio.Lock()
        async with lock:
            await asyncio.sleep(0)
