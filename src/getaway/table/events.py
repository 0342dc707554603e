"""Events of the table itself, and their lines in the log: messages of the catalog "table".

A seat's player is a Person in them, under the name they had then: the seat may change hands, and people may change
their names. What somebody wrote is a separate argument.
"""

from collections.abc import Callable
from typing import Literal

from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Listing, Message, Person, Text

CATALOG = "table"


class TableEvent(Event):
    """Base class of table events."""


class SeatEvent(TableEvent):
    """What one seat does, or what happens to it."""

    seat: int


class MoveTakenBack(SeatEvent):
    pass


class TimeRanOut(SeatEvent):
    pass


class SeatTaken(SeatEvent):
    pass


class SeatMoved(SeatEvent):
    """The player moved to another device."""


class SeatAsked(SeatEvent):
    """Somebody new, called `name`, asks for a seat in a game that has been dealt."""

    name: Text


class VotedOnSeat(SeatEvent):
    """`seat` says whether somebody new, called `name`, may take the seat `target`."""

    target: int
    name: Text
    yes: bool


class SeatRenamed(SeatEvent):
    before: Text
    name: Text


class SeatLeft(SeatEvent):
    """`name` is the player who had the seat."""

    name: Text


class SeatIsReady(SeatEvent):
    pass


class DealRestarted(TableEvent):
    """`names` are the people who did not reveal their bytes. `left`: they left; otherwise their time ran out."""

    names: tuple[Text, ...]
    left: bool


class GameBegun(TableEvent):
    seats: int


class Said(SeatEvent):
    """`to` is everyone, the speaker's side, or one seat."""

    text: str
    to: Literal["everyone", "team"] | int = "everyone"


class HandoutEvent(SeatEvent):
    """`to` is every seat, or one. What it says is not in the event."""

    handout: str
    title: str
    to: Literal["everyone"] | int = "everyone"


class HandedOut(HandoutEvent):
    pass


class HandoutTakenBack(HandoutEvent):
    pass


class PauseCardPlayed(TableEvent):
    """Nobody is told who played it, or lifted it."""

    on: bool


class Resigned(SeatEvent):
    pass


class VotedToAbandon(SeatEvent):
    yes: bool


class VotedToPause(SeatEvent):
    yes: bool


class PausedByConsent(TableEvent):
    votes: int


class LostOnTime(SeatEvent):
    pass


class GameAbandoned(TableEvent):
    votes: int


class RematchSet(SeatEvent):
    table: str


class LinkChanged(SeatEvent):
    pass


class SeatRemoved(SeatEvent):
    """`name` is the player who had the seat."""

    name: Text


class SeatMuted(SeatEvent):
    on: bool


class BotSeated(SeatEvent):
    """`bot` is its level."""

    bot: str


class BotStandsIn(SeatEvent):
    """`bot` is its level."""

    bot: str


class GamePaused(TableEvent):
    on: bool


class HostChanged(SeatEvent):
    pass


Named = Callable[[int], Text]
"""Returns the current name of a seat."""


def table_message(event: TableEvent, named: Named) -> Message:
    """One line of the log."""

    def person(seat: int) -> Person:
        return Person(seat, named(seat))

    if isinstance(event, Said) and event.to != "everyone":
        who, text = person(event.seat), event.text
        if event.to == "team":
            return Message(f"{CATALOG}.said-to-team", {"seat": who, "text": text})
        return Message(f"{CATALOG}.said-to-seat", {"seat": who, "text": text, "to": person(event.to)})
    if isinstance(event, HandoutEvent):
        who, title, back = person(event.seat), event.title, isinstance(event, HandoutTakenBack)
        if event.to == "everyone":
            args: dict[str, Argument] = {"seat": who, "title": title}
            return Message(f"{CATALOG}.handout-taken-back" if back else f"{CATALOG}.handed-out", args)
        args = {"seat": who, "title": title, "to": person(event.to)}
        return Message(f"{CATALOG}.handout-taken-back-to-seat" if back else f"{CATALOG}.handed-out-to-seat", args)
    writers: Writers = {"seat": person, "target": person, "names": _names}
    if isinstance(event, SeatLeft | SeatRemoved):  # the seat may have its standard name again by now
        return event_message(CATALOG, event, writers, seat=Person(event.seat, event.name))
    return event_message(CATALOG, event, writers)


def _names(names: tuple[Text, ...]) -> Argument:
    return Listing(names)
