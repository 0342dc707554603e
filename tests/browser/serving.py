"""`getaway` with deals and bots that follow from the name of the running test.

    python -m tests.browser.serving FILE serve --port 0 …

FILE holds the name of the test. The file "ahead" beside it, if there is one, holds by how many seconds the clock is
ahead that says who is away.
"""

import sys
from functools import partial
from pathlib import Path
from time import monotonic, time

from getaway.cli import main
from getaway.server import run
from getaway.table import room
from getaway.table.presence import Presence
from getaway.table.time_source import SYSTEM_TIME, TimeSource
from getaway.table.workers import WorkerPool
from tests.seeding import seed_secrets


class Ahead:
    """The time of the system and what a test has put on top."""

    def __init__(self, file: Path) -> None:
        self._file = file

    time = staticmethod(time)

    def monotonic(self) -> float:
        return monotonic() + (float(self._file.read_text() or 0) if self._file.exists() else 0)

    async def sleep(self, seconds: float) -> None:
        await SYSTEM_TIME.sleep(seconds)


def present_by(clock: TimeSource, seats: int, _: TimeSource) -> Presence:
    return Presence(seats, clock)


if __name__ == "__main__":  # not in the processes that bots think in
    name_file = Path(sys.argv.pop(1))
    seed_secrets(setattr, name_file.read_text)
    setattr(room, "Presence", partial(present_by, Ahead(name_file.with_name("ahead"))))  # noqa: B010
    setattr(run, "SEALED_SECONDS", {})  # noqa: B010 (bots do not wait)
    setattr(run, "WorkerPool", partial(WorkerPool, deadline=300.0))  # noqa: B010 (on a busy machine nothing is too slow)
    main()
