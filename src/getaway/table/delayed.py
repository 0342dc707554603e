"""Looking on with a delay: the game as it was some time ago."""

from collections import deque

import msgspec

from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play


class Delayed:
    """What who looks on may see of a game that goes on: nothing that is younger than so many seconds."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._waiting: deque[tuple[float, msgspec.Raw, int]] = deque()
        self.view: msgspec.Raw | None = None
        self.told = 0

    def note(self, play: Play, told: int, at: float) -> None:
        """How things are at this time, to be shown later."""
        view = msgspec.Raw(msgspec.json.encode(play.view(SPECTATOR)))
        if self._waiting and self._waiting[-1][1] == view:
            view = self._waiting[-1][1]  # an hour of talk is not an hour of views
        self._waiting.append((at, view, told))
        self.advance(at)

    def advance(self, now: float) -> None:
        """Show what is old enough by now."""
        while self._waiting and self._waiting[0][0] <= now - self._seconds:
            _, self.view, self.told = self._waiting.popleft()

    def next_at(self) -> float | None:
        """When there is something new to show."""
        return self._waiting[0][0] + self._seconds if self._waiting else None
