"""The events that each viewer of a table has received, under that viewer's own numbers.

The log's numbers never leave the table: they would count what others did in secret.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from getaway.kernel.events import SPECTATOR, Event
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE
from getaway.table.entries import LoggedEvent


class DeliveredEvent(msgspec.Struct, frozen=True, gc=False):
    """One event as this viewer may see it: its number in the viewer's own count, what happened, and a line for the log.
    `first_of_command`: it is the first that they got of one command; those after it came of the same."""

    number: int
    what: msgspec.Raw
    words: str
    first_of_command: bool


class Feeds:
    """The event feeds of all viewers of a table."""

    def __init__(self, seats: int) -> None:
        self._feeds: dict[int, tuple[list[LoggedEvent], bytearray]] = {
            viewer: ([], bytearray()) for viewer in range(SPECTATOR, seats)
        }
        """Events, and for each whether it is the first of its command."""

    def append(self, events: Sequence[LoggedEvent]) -> None:
        """Add the events of one command to the feeds of those who may see them."""
        for viewer, (feed, firsts) in self._feeds.items():
            is_first = True
            for event in events:
                if event.audience == EVERYONE or event.visible_to(viewer):
                    feed.append(event)
                    firsts.append(is_first)
                    is_first = False

    def events_after(self, viewer: int, number: int) -> tuple[DeliveredEvent, ...]:
        """A viewer's events after that number of theirs."""
        feed, firsts = self._feeds[viewer]
        return tuple(
            [DeliveredEvent(at + 1, feed[at].what, feed[at].words, bool(firsts[at])) for at in range(number, len(feed))]
        )

    def count(self, viewer: int) -> int:
        """How many events a viewer has."""
        return len(self._feeds[viewer][0])


def redacted(play: Play, event: DeliveredEvent, names: list[str]) -> DeliveredEvent:
    """An event of the past as it may be shown now: a game may have covered something since."""
    try:
        happened = _decoder(type(play.game)).decode(event.what)
    except msgspec.ValidationError:
        return event  # of the table, or of older rules
    shown = play.redact(happened)
    if shown == happened:
        return event
    what = msgspec.Raw(msgspec.json.encode(shown))
    return msgspec.structs.replace(event, what=what, words=play.game.describe(shown, names))


@lru_cache
def _decoder(game: type[Game]) -> msgspec.json.Decoder[Event]:
    union: Any = reduce(or_, game.event_types())
    return msgspec.json.Decoder(union)
