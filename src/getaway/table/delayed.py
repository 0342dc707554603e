"""Looking on with a delay: the game as it was some moves ago."""

from collections import deque

import msgspec

from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play


class Delayed:
    """What who looks on may see of a game that goes on: nothing that is younger than so many moves."""

    def __init__(self, moves: int) -> None:
        self._moves = moves
        self._waiting: deque[tuple[int, msgspec.Raw, int]] = deque()
        self.view: msgspec.Raw | None = None
        self.told = 0

    def note(self, play: Play, told: int) -> None:
        """How things are now, to be shown later."""
        made = len(play.journal)
        if self._waiting and self._waiting[-1][0] == made:
            self._waiting.pop()
        self._waiting.append((made, msgspec.Raw(msgspec.json.encode(play.view(SPECTATOR))), told))
        while self._waiting and self._waiting[0][0] <= made - self._moves:
            _, self.view, self.told = self._waiting.popleft()
