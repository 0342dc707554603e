"""What one viewer was told, under that viewer's own numbers.

The log's numbers never leave the table: they would count what others did in secret.
"""

import msgspec

from getaway.kernel.events import SPECTATOR
from getaway.kernel.state import EVERYONE


class Told(msgspec.Struct, frozen=True, gc=False):
    """One event as this viewer may see it: its number in the viewer's own count, and a line for the log. `opens`: it
    is the first that he was told of one deed; those after it came of the same."""

    number: int
    what: msgspec.Raw
    words: str
    opens: bool


class LoggedEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as the log keeps it: who may see it, its fact as JSON, and its words."""

    audience: int
    what: msgspec.Raw
    words: str

    def visible_to(self, viewer: int) -> bool:
        """Whether this viewer may see it."""
        return self.audience == EVERYONE or (viewer >= 0 and bool(self.audience >> viewer & 1))


class Feeds:
    """The logs of all viewers of a table, with a mark at what opens the news of a deed."""

    def __init__(self, seats: int) -> None:
        self._logs: dict[int, tuple[list[LoggedEvent], bytearray]] = {
            viewer: ([], bytearray()) for viewer in range(SPECTATOR, seats)
        }

    def append(self, events: list[LoggedEvent]) -> None:
        """Write what came of one deed into the logs of those who may see it."""
        for viewer, (log, opens) in self._logs.items():
            is_first = True
            for event in events:
                if event.audience == EVERYONE or event.visible_to(viewer):
                    log.append(event)
                    opens.append(is_first)
                    is_first = False

    def events_after(self, viewer: int, after: int) -> tuple[Told, ...]:
        """What a viewer was told since that number of his."""
        log, opens = self._logs[viewer]
        return tuple([Told(at + 1, log[at].what, log[at].words, bool(opens[at])) for at in range(after, len(log))])

    def count(self, viewer: int) -> int:
        """How much a viewer was told."""
        return len(self._logs[viewer][0])
