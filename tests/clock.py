"""A clock that stands still until a test turns it."""

import asyncio

import pytest


class Clock:
    """A TimeSource whose time is the test's."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def time(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        """A hundredth of the time, in which this clock stands still: whoever sleeps looks at it again soon."""
        await asyncio.sleep(seconds / 100)

    def advance(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
def clock() -> Clock:
    """The time for a server or a table that is opened with it."""
    return Clock()
