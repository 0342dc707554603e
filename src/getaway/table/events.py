"""What happens at a table that no game tells of, and its words for the log."""

from typing import Literal

from getaway.kernel.events import Event


class TableEvent(Event):
    """Told by the table, not by the game."""


class MoveTakenBack(TableEvent):
    seat: int


class TimeRanOut(TableEvent):
    seat: int


class SeatTaken(TableEvent):
    seat: int


class SeatMoved(TableEvent):
    seat: int


class SeatAsked(TableEvent):
    """Somebody new wants a seat of a game that has been dealt."""

    seat: int
    name: str


class VotedOnSeat(TableEvent):
    """`seat` says whether somebody new, called `name`, may take the seat `target`."""

    seat: int
    target: int
    name: str
    yes: bool


class SeatRenamed(TableEvent):
    seat: int
    before: str
    name: str


class SeatLeft(TableEvent):
    seat: int


class SeatIsReady(TableEvent):
    seat: int


class DealRestarted(TableEvent):
    """`names` are the people who did not reveal their bytes; `left`: they got up, else their time ran out."""

    names: tuple[str, ...]
    left: bool


class GameBegun(TableEvent):
    seats: int


class Said(TableEvent):
    """`to` is everyone, one's own side, or one seat."""

    seat: int
    text: str
    to: Literal["everyone", "team"] | int = "everyone"


class Resigned(TableEvent):
    seat: int


class VotedToAbandon(TableEvent):
    seat: int
    yes: bool


class VotedToPause(TableEvent):
    seat: int
    yes: bool


class PausedByConsent(TableEvent):
    votes: int


class LostOnTime(TableEvent):
    seat: int


class GameAbandoned(TableEvent):
    votes: int


class RematchSet(TableEvent):
    seat: int
    table: str


class LinkChanged(TableEvent):
    seat: int


class SeatRemoved(TableEvent):
    seat: int


class SeatMuted(TableEvent):
    seat: int
    on: bool


class BotSeated(TableEvent):
    seat: int
    bot: str


class BotStandsIn(TableEvent):
    seat: int
    bot: str


class GamePaused(TableEvent):
    on: bool


class HostChanged(TableEvent):
    seat: int


def describe(event: TableEvent, names: list[str]) -> str:
    """One line of the log."""
    match event:
        case MoveTakenBack(seat):
            return f"{names[seat]} takes the last move back."
        case TimeRanOut(seat):
            return f"The time of {names[seat]} has run out: the house decides."
        case SeatTaken(seat):
            return f"{names[seat]} sits down."
        case SeatMoved(seat):
            return f"{names[seat]} moves to another device."
        case SeatAsked(seat, name):
            return f"{name} asks to take the seat of {names[seat]}. Everyone seated has to agree."
        case VotedOnSeat(seat, _, name, yes):
            return f"{names[seat]} {'agrees' if yes else 'does not agree'} to let {name} take the seat."
        case SeatRenamed(_, before, name):
            return f"{before} is now called {name}."
        case SeatLeft(seat):
            return f"{names[seat]} leaves."
        case SeatIsReady(seat):
            return f"{names[seat]} is ready."
        case DealRestarted(silent, left):
            why = "left during the deal" if left else "did not complete the deal in time"
            return f"{' and '.join(silent)} {why}: it starts over. Everybody, get ready again."
        case GameBegun():
            return "Everybody is ready: the game begins."
        case Said(seat, text, to):
            heard = {"everyone": "", "team": " to the team"}.get(to) if isinstance(to, str) else f" to {names[to]}"
            return f"{names[seat]}{heard}: {text}"
        case Resigned(seat):
            return f"{names[seat]} resigns."
        case VotedToAbandon(seat, yes):
            return f"{names[seat]} wants to abandon the game." if yes else f"{names[seat]} wants to play on after all."
        case VotedToPause(seat, yes):
            return f"{names[seat]} wants a pause." if yes else f"{names[seat]} wants to play."
        case PausedByConsent():
            return "The game is paused: all at the table want it so."
        case LostOnTime(seat):
            return f"The clock of {names[seat]} has run out."
        case GameAbandoned():
            return "The game is abandoned: all at the table want it so."
        case RematchSet(seat):
            return f"{names[seat]} has set up another game."
        case LinkChanged(seat):
            return f"The seat of {names[seat]} has a new link."
        case SeatRemoved(seat):
            return f"The host has asked {names[seat]} to leave."
        case SeatMuted(seat, on):
            return f"The host has {'muted' if on else 'unmuted'} {names[seat]}."
        case BotSeated(seat, bot):
            return f"The {bot} bot takes the seat of {names[seat]}."
        case BotStandsIn(seat, bot):
            return f"The {bot} bot plays for {names[seat]} until somebody takes the seat."
        case GamePaused(on):
            return "The host has paused the game." if on else "The game goes on."
        case HostChanged(seat):
            return f"{names[seat]} is the host now."
    raise TypeError(f"no words for {event}")
