"""What one viewer was told, under that viewer's own numbers.

The journal's numbers never leave the table: they would count what others did in secret. A viewer who may see nothing
new is sent nothing at all.
"""

import msgspec

from getaway.kernel.events import Fact
from getaway.kernel.views import View


class Told(msgspec.Struct, frozen=True):
    """One event as this viewer may see it: its number in the viewer's own count, and a line for the log."""

    number: int
    what: Fact
    words: str


class News(msgspec.Struct, frozen=True):
    """The present view, and what was told since the last news."""

    view: View
    told: tuple[Told, ...]


class Feed:
    """The log of one viewer."""

    def __init__(self) -> None:
        self.log: list[Told] = []
        self._sent = 0
        self._view: View | None = None

    def tell(self, what: Fact, words: str) -> None:
        """Add an event that this viewer may see."""
        self.log.append(Told(len(self.log) + 1, what, words))

    def news(self, view: View) -> News | None:
        """What is new with this view; None when nothing is."""
        told = tuple(self.log[self._sent :])
        if not told and view == self._view:
            return None
        self._sent = len(self.log)
        self._view = view
        return News(view, told)
