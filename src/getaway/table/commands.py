"""What a seat may ask of its table, typed. Each that is done is one line of the table's log.

The moves in them are read but not yet checked against any rule; `M` is the union of one game's moves.
"""

from typing import Any, Generic, Literal, TypeVar

import msgspec

from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.table.clocks import Clock

M = TypeVar("M", bound=Move, covariant=True)


class _Command(msgspec.Struct, frozen=True, tag=True, tag_field="do", gc=False):
    """One line of the log."""


# Of the game.


class Make(_Command, Generic[M], frozen=True):
    """Make one move."""

    move: M


class Choose(_Command, Generic[M], frozen=True):
    """Make a whole sealed choice in place of what is begun of it; taken whole or not at all."""

    moves: tuple[M, ...]


class StartOver(_Command, frozen=True):
    """Forget what is begun of a sealed choice (HR-5)."""


class TakeBack(_Command, frozen=True):
    """Take the last move back (HR-4)."""


class PlayFor(_Command, Generic[M], frozen=True):
    """The time of a seat has run out: the house makes a move for it."""

    move: M


# Of the table.

Odds = Literal["off", "after", "live"]
"""Whether the table lets its people reckon: never, only what a move's odds had been, or at any time."""


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as it is set up: a person's, open to anyone, for whoever has its link, or a bot's."""

    kind: Literal["person", "open", "invited", "bot"]
    bot: str | None = None
    holders: tuple[str, ...] = ()
    name: str | None = None


class Create(_Command, frozen=True):
    """Set the table up. Its seed is drawn and committed to here."""

    game: str
    options: dict[str, Any]
    pack: dict[str, Any] | None
    places: tuple[SeatSetup, ...]
    listed: bool
    spectators: bool
    host: str
    seed: str
    salt: str
    bot_entropy: str = ""
    """Only of tables from before deals had two steps: the bytes of their bots. They follow from the seed."""
    deadline: int | None = None
    clock: Clock | None = None
    stand_in: str | None = None
    """The level of the bot that plays for who has left."""
    odds: Odds = "off"
    hints: bool = False
    delay: int = 0
    """By so many seconds who looks on is behind."""
    lesson: int | None = None
    """The seed of a guided first game: it is dealt the same for all."""
    campaign: dict[str, Any] | None = None
    """An exported campaign that goes on here."""
    two_steps: bool = False
    """Whether seats commit to their bytes before anyone reveals them. Tables from before that did not."""


class Sit(_Command, frozen=True):
    """Take an open seat."""

    visitor: str
    name: str


class Claim(_Command, frozen=True):
    """Come to a seat by its link, of which this is the hash; after the deal somebody new asks for it this way."""

    visitor: str
    name: str
    link: str
    strict: bool = False
    """Whether HR-30 held when it was done; logs of older versions are followed as they were written."""


class VoteOnSeat(_Command, frozen=True):
    """Agree that somebody new takes a seat of a game that has been dealt, or refuse it."""

    seat: int
    yes: bool
    asked: int = 0
    """Which request it is about: the number of the seat's requests so far. 0 in logs of older versions."""


class Rename(_Command, frozen=True):
    """Be called something else at this table."""

    name: str


class Ready(_Command, frozen=True):
    """Bytes for the deal in one step. Only in the logs of tables from before deals had two."""

    entropy: str


class Commit(_Command, frozen=True):
    """Be ready, with the hash of bytes for the deal that nobody else knows yet."""

    commitment: str


class Reveal(_Command, frozen=True):
    """The bytes that a seat has committed to, sent when every seat has; `round` is the one it saw the others' in."""

    entropy: str
    round: int


class RestartDeal(_Command, frozen=True):
    """Deal without the seats that do not reveal their bytes; everybody commits anew."""


class SetLink(_Command, frozen=True):
    """A seat's new link, by its hash; the old one does not work any more."""

    seat: int
    link: str
    keeper: str


To = Literal["everyone", "team"] | int
"""Who is to hear it: everyone, one's own side, or one seat."""


class Say(_Command, frozen=True):
    """Chat."""

    text: str
    to: To = "everyone"


class Leave(_Command, frozen=True):
    """Get up; the seat waits for someone else."""


class Resign(_Command, frozen=True):
    """Give the game up."""


class VoteToAbandon(_Command, frozen=True):
    """End the game without a result, when all people at the table say so."""

    yes: bool


class VoteToPause(_Command, frozen=True):
    """Stop the game when all people at the table say so; who says no lets it go on."""

    yes: bool


class LoseOnTime(_Command, frozen=True):
    """The clock of a seat has run out, and the table's clocks say that this loses the game."""


class SetReminder(_Command, frozen=True):
    """Where to tell this seat that the game waits for it; nowhere without a URL."""

    url: str | None


class Remind(_Command, frozen=True):
    """The seat is told now; whoever writes this down tells it."""


class Rematch(_Command, frozen=True):
    """Meet again at that table."""

    table: str


class Remove(_Command, frozen=True):
    """The host asks someone to leave."""

    seat: int


class Mute(_Command, frozen=True):
    """The host keeps a seat from chatting, or lets it again."""

    seat: int
    on: bool


class Replace(_Command, frozen=True):
    """The host gives a seat to a bot."""

    seat: int
    bot: str
    entropy: str = ""
    """As `Create.bot_entropy`."""


class Pause(_Command, frozen=True):
    """The host stops the game, or lets it go on."""

    on: bool


class PassHosting(_Command, frozen=True):
    """The host makes someone else the host."""

    seat: int


GameCommand = Make[Move] | Choose[Move] | StartOver | TakeBack | PlayFor[Move]
SeatedCommand = (
    Sit
    | Claim
    | VoteOnSeat
    | Rename
    | Ready
    | Commit
    | Reveal
    | Say
    | Leave
    | Resign
    | VoteToAbandon
    | VoteToPause
    | LoseOnTime
    | SetReminder
    | Remind
    | Rematch
)
SeatlessCommand = RestartDeal | SetLink | Remove | Mute | Replace | Pause | PassHosting
"""What a host may send without a seat."""
AdminCommand = SeatedCommand | SeatlessCommand
Command = GameCommand | AdminCommand

GAME_COMMANDS = (Make, Choose, StartOver, TakeBack, PlayFor)


def command_type(game: Game) -> Any:
    """What a line of the log is read as, at a table with this game."""
    make: Any = Make
    choose: Any = Choose
    play_for: Any = PlayFor
    moves = game.codec.union
    return make[moves] | choose[moves] | play_for[moves] | StartOver | TakeBack | AdminCommand
