"""What one viewer was told, under that viewer's own numbers.

The log's numbers never leave the table: they would count what others did in secret.
"""

import msgspec

from getaway.kernel.events import SPECTATOR
from getaway.kernel.state import EVERYONE


class Told(msgspec.Struct, frozen=True):
    """One event as this viewer may see it: its number in the viewer's own count, and a line for the log."""

    number: int
    what: msgspec.Raw
    words: str


class Line(msgspec.Struct, frozen=True, array_like=True):
    """An event as the log keeps it: who may see it, its fact as JSON, and its words."""

    audience: int
    what: msgspec.Raw
    words: str

    def visible_to(self, viewer: int) -> bool:
        """Whether this viewer may see it."""
        return self.audience == EVERYONE or (viewer >= 0 and bool(self.audience >> viewer & 1))


class Feeds:
    """The logs of all viewers of a table."""

    def __init__(self, seats: int) -> None:
        self._logs: dict[int, list[Line]] = {viewer: [] for viewer in range(SPECTATOR, seats)}

    def tell(self, lines: list[Line]) -> None:
        """Write each line into the logs of those who may see it."""
        for line in lines:
            for viewer, log in self._logs.items():
                if line.audience == EVERYONE or line.visible_to(viewer):
                    log.append(line)

    def told(self, viewer: int, after: int) -> tuple[Told, ...]:
        """What a viewer was told since that number of his."""
        news = self._logs[viewer][after:]
        return tuple([Told(number, line.what, line.words) for number, line in enumerate(news, after + 1)])

    def count(self, viewer: int) -> int:
        """How much a viewer was told."""
        return len(self._logs[viewer])
