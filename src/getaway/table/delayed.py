"""Spectating with a delay: the game as it was some time ago."""

from collections import deque
from typing import NamedTuple

import msgspec

from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play


class Moment(NamedTuple):
    """The game at one time: the spectators' view, the number of their events, and the position."""

    at: float
    view: msgspec.Raw
    events: int
    position: bytes


class Delayed:
    """Buffers spectator views so that they lag behind by a fixed delay."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._waiting: deque[Moment] = deque()
        self.view: msgspec.Raw | None = None
        self.events = 0
        self.position: bytes | None = None
        """The position that decides what is hidden: that of the delayed view, not the current one."""

    def note(self, play: Play, events: int, at: float) -> None:
        """Keep the game as it is now, to be shown later."""
        view = msgspec.Raw(msgspec.json.encode(play.view(SPECTATOR)))
        position = play.dump()
        if self._waiting:  # an hour of chat does not need an hour of views
            last = self._waiting[-1]
            view = last.view if last.view == view else view
            position = last.position if last.position == position else position
        self._waiting.append(Moment(at, view, events, position))
        self.advance(at)

    def advance(self, now: float) -> None:
        """Show what is old enough now."""
        while self._waiting and self._waiting[0].at <= now - self._seconds:
            _, self.view, self.events, self.position = self._waiting.popleft()

    def next_at(self) -> float | None:
        """When there is something new to show."""
        return self._waiting[0].at + self._seconds if self._waiting else None
