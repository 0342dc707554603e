"""A clock that stands still until a test turns it."""

from importlib import import_module

import pytest

TIMED_MODULES = (
    "getaway.server.house",
    "getaway.server.limits",
    "getaway.table.presence",
    "getaway.table.room",
    "getaway.table.submit",
    "getaway.table.table",
)
"""The modules that ask what time it is."""


class Clock:
    """Stands in for the module `time`: its hour is the test's."""

    def __init__(self) -> None:
        self._now = 1_800_000_000.0

    def time(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time as the server and its tables see it. Timers run by the real time, so the server looks often."""
    clock = Clock()
    for module in TIMED_MODULES:
        monkeypatch.setattr(import_module(module), "time", clock)
    monkeypatch.setattr("getaway.server.house.LOOK_SECONDS", 0.02)
    monkeypatch.setattr("getaway.server.house.PRESENCE_SECONDS", 0.02)
    return clock
