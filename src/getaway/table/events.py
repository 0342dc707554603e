"""Events of the table itself, with their log text."""

from typing import ClassVar, Literal

from getaway.kernel.events import Event
from getaway.text.messages import Text


class TableEvent(Event):
    """Base class of table events."""

    words: ClassVar[str]
    """One line of the log, with the event as {0}."""

    def describe(self, names: list[str]) -> Text:
        return self.words.format(self)


class SeatEvent(TableEvent):
    """What one seat does, or what happens to it; {who} in `words` is its name."""

    seat: int

    def describe(self, names: list[str]) -> str:
        return self.words.format(self, who=names[self.seat])


class MoveTakenBack(SeatEvent):
    words = "{who} takes the last move back."


class TimeRanOut(SeatEvent):
    words = "The time of {who} has run out: the house decides."


class SeatTaken(SeatEvent):
    words = "{who} sits down."


class SeatMoved(SeatEvent):
    words = "{who} moves to another device."


class SeatAsked(SeatEvent):
    """Somebody new wants a seat of a game that has been dealt."""

    words = "{0.name} asks to take the seat of {who}. Everyone seated has to agree."
    name: str


class VotedOnSeat(SeatEvent):
    """`seat` says whether somebody new, called `name`, may take the seat `target`."""

    target: int
    name: str
    yes: bool

    def describe(self, names: list[str]) -> str:
        return f"{names[self.seat]} {'agrees' if self.yes else 'does not agree'} to let {self.name} take the seat."


class SeatRenamed(SeatEvent):
    words = "{0.before} is now called {0.name}."
    before: str
    name: str


class SeatLeft(SeatEvent):
    words = "{who} leaves."


class SeatIsReady(SeatEvent):
    words = "{who} is ready."


class DealRestarted(TableEvent):
    """`names` are the people who did not reveal their bytes; `left`: they got up, else their time ran out."""

    names: tuple[str, ...]
    left: bool

    def describe(self, names: list[str]) -> str:
        why = "left during the deal" if self.left else "did not complete the deal in time"
        return f"{' and '.join(self.names)} {why}: it starts over. Everybody, get ready again."


class GameBegun(TableEvent):
    words = "Everybody is ready: the game begins."
    seats: int


class Said(SeatEvent):
    """`to` is everyone, one's own side, or one seat."""

    text: str
    to: Literal["everyone", "team"] | int = "everyone"

    def describe(self, names: list[str]) -> str:
        heard = f" to {names[self.to]}" if isinstance(self.to, int) else " to the team" if self.to == "team" else ""
        return f"{names[self.seat]}{heard}: {self.text}"


class Resigned(SeatEvent):
    words = "{who} resigns."


class VotedToAbandon(SeatEvent):
    yes: bool

    def describe(self, names: list[str]) -> str:
        return f"{names[self.seat]} wants to {'abandon the game' if self.yes else 'play on after all'}."


class VotedToPause(SeatEvent):
    yes: bool

    def describe(self, names: list[str]) -> str:
        return f"{names[self.seat]} wants {'a pause' if self.yes else 'to play'}."


class PausedByConsent(TableEvent):
    words = "The game is paused: all at the table want it so."
    votes: int


class LostOnTime(SeatEvent):
    words = "The clock of {who} has run out."


class GameAbandoned(TableEvent):
    words = "The game is abandoned: all at the table want it so."
    votes: int


class RematchSet(SeatEvent):
    words = "{who} has set up another game."
    table: str


class LinkChanged(SeatEvent):
    words = "The seat of {who} has a new link."


class SeatRemoved(SeatEvent):
    words = "The host has asked {who} to leave."


class SeatMuted(SeatEvent):
    on: bool

    def describe(self, names: list[str]) -> str:
        return f"The host has {'muted' if self.on else 'unmuted'} {names[self.seat]}."


class BotSeated(SeatEvent):
    words = "The {0.bot} bot takes the seat of {who}."
    bot: str


class BotStandsIn(SeatEvent):
    words = "The {0.bot} bot plays for {who} until somebody takes the seat."
    bot: str


class GamePaused(TableEvent):
    on: bool

    def describe(self, names: list[str]) -> str:
        return "The host has paused the game." if self.on else "The game goes on."


class HostChanged(SeatEvent):
    words = "{who} is the host now."
