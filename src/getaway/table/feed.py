"""The events that each viewer of a table has received, under that viewer's own numbers. The log's numbers never leave
the table, because they would count what others do in secret.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from getaway.kernel.events import SPECTATOR, Event
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.state import is_visible
from getaway.table.entries import DeliveredEvent, LoggedEvent


class Feeds:
    """The event feeds of all viewers of a table."""

    def __init__(self, seats: int) -> None:
        self._commands: list[Sequence[LoggedEvent]] = []
        """The events of each command."""
        self._feeds: dict[int, list[DeliveredEvent]] = {viewer: [] for viewer in range(SPECTATOR, seats)}
        self._read = dict.fromkeys(self._feeds, 0)
        """How many commands each feed has read. A feed is brought up to date when it is needed."""

    def append(self, events: Sequence[LoggedEvent]) -> None:
        """Add the events of one command; each feed takes those that its viewer may see."""
        self._commands.append(events)

    def events_after(self, viewer: int, number: int) -> tuple[DeliveredEvent, ...]:
        """A viewer's events after this number in their own count."""
        return tuple(self._feed(viewer)[number:])

    def count(self, viewer: int) -> int:
        """How many events a viewer has."""
        return len(self._feed(viewer))

    def _feed(self, viewer: int) -> list[DeliveredEvent]:
        feed = self._feeds[viewer]
        for command in self._commands[self._read[viewer] :]:
            is_first = True
            for event in command:
                if is_visible(event.audience, viewer):
                    feed.append(DeliveredEvent(len(feed) + 1, event.what, event.words, is_first))
                    is_first = False
        self._read[viewer] = len(self._commands)
        return feed


def redacted(play: Play, event: DeliveredEvent) -> DeliveredEvent:
    """A past event as it may be shown now: the game may have hidden something since."""
    try:
        happened = _decoder(type(play.game)).decode(event.what)
    except msgspec.ValidationError:
        return event  # an event of the table, or of older rules
    shown = play.redact(happened)
    if shown == happened:
        return event
    what = msgspec.Raw(msgspec.json.encode(shown))
    return msgspec.structs.replace(event, what=what, words=play.game.describe(shown))


@lru_cache
def _decoder(game: type[Game]) -> msgspec.json.Decoder[Event]:
    union: Any = reduce(or_, game.event_types())
    return msgspec.json.Decoder(union)
