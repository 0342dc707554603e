"""Where tables and the server get the time from, so that tests can set it."""

import time
from typing import Protocol


class TimeSource(Protocol):
    """A clock on the wall and a stopwatch; the module `time` is one."""

    def time(self) -> float:
        """Seconds since 1970: what is stored and shown."""

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: what waits are measured by."""


SYSTEM_TIME: TimeSource = time
