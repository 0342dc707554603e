"""A clock that stands still until a test turns it."""

import pytest


class Clock:
    """A TimeSource whose time is the test's."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def time(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time for a server or a table that is opened with it. Timers run by the real time, so servers look often."""
    monkeypatch.setattr("getaway.server.service.DUE_SECONDS", 0.02)
    monkeypatch.setattr("getaway.server.service.PRESENCE_SECONDS", 0.02)
    return Clock()
