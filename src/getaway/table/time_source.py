"""Where tables and the server get the time from, so that tests can set it."""

from time import monotonic, time
from typing import Protocol


class TimeSource(Protocol):
    """Wall-clock time, monotonic time, and waiting."""

    def time(self) -> float:
        """Seconds since 1970: what is stored and shown."""

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: for measuring waits."""

    async def sleep(self, seconds: float) -> None: ...


class _SystemTime:
    time = staticmethod(time)
    monotonic = staticmethod(monotonic)

    async def sleep(self, seconds: float) -> None:
        import asyncio  # only the server sleeps, and a terminal starts sooner without asyncio

        await asyncio.sleep(seconds)


SYSTEM_TIME: TimeSource = _SystemTime()
