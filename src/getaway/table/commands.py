"""What a seat may ask of its table: the same structs on the wire, at the table and in its log.

Every size is bounded and unknown fields are refused; no rule is checked here. `M` is what a move is: of one game at the
table and in the log, any JSON object on the wire, which does not know the game yet.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.deal import Bytes32
from getaway.kernel.explain import allowed
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.table.clocks import TimeControl
from getaway.text.catalogs import ENGLISH

M = TypeVar("M", covariant=True)

PersonName = Annotated[
    str,
    Meta(
        pattern=r"^(?!\s)[^\x00-\x1f\x7f-\x9f]{1,40}\Z(?<!\s)",
        extra=allowed("person-name"),
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class _Command(msgspec.Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """A command; in a log one entry."""


# Of the game.


class Make(_Command, Generic[M], frozen=True):
    """Make one move, as an offer has it."""

    move: M


class Choose(_Command, Generic[M], frozen=True):
    """Make a whole sealed choice in place of what is begun of it; taken whole or not at all."""

    moves: Annotated[tuple[M, ...], Meta(min_length=1, max_length=100)]


class StartOver(_Command, frozen=True):
    """Forget what is begun of a sealed choice (HR-5)."""


class TakeBack(_Command, frozen=True):
    """Take the last move back (HR-4)."""


class PlayFor(_Command, Generic[M], frozen=True):
    """The time of a seat has run out: the server makes a move for it."""

    move: M


# Of the table.

Odds = Literal["off", "after", "live"]
"""When players may see odds: never, after the move, at any time."""


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
    clock: TimeControl | None = None
    stand_in: str | None = None
    """The level of the bot that plays for who has left."""
    odds: Odds = "off"
    hints: bool = False
    delay: int = 0
    """How many seconds spectators are behind."""
    lesson: int | None = None
    """The seed of a guided first game: it is dealt the same for all."""
    campaign: dict[str, Any] | None = None
    """An exported campaign that goes on here."""
    two_steps: bool = False
    """Whether seats commit to their bytes before anyone reveals them. Tables from before that did not."""
    spoken: tuple[str, ...] = (ENGLISH,)
    """The languages in which names of seats and roles are nobody's; of older tables English."""


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
    """Agree that somebody new takes a seat after the deal; one no ends it. `asked` is the number of the request, which
    logs of older versions do not have."""

    seat: SeatNumber
    yes: bool
    asked: Annotated[int, Meta(ge=0)] = 0


class Rename(_Command, frozen=True):
    """Be called something else at this table; everyone sees it in the log."""

    name: PersonName


class Ready(_Command, frozen=True):
    """Bytes for the deal in one step. Only in the logs of tables from before deals had two."""

    entropy: str


class Commit(_Command, frozen=True):
    """Be ready for the deal: a commitment to 32 bytes of your own, made after seeing the server's."""

    commitment: Bytes32


class Reveal(_Command, frozen=True):
    """The bytes that you have committed to, when every seat has; `round` is the one in which you saw all of them."""

    entropy: Bytes32
    round: Annotated[int, Meta(ge=1, le=1_000_000)]


class RestartDeal(_Command, frozen=True):
    """Start the deal over without the seats that have not revealed their bytes in time."""


class SetLink(_Command, frozen=True):
    """A seat's new link, by its hash; the old one does not work any more."""

    seat: int
    link: str
    keeper: str


To = Literal["everyone", "team"] | SeatNumber
"""The audience of a chat message."""


class Say(_Command, frozen=True):
    """Chat, where the game lets you: to everyone, to your side, or to one seat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: To = "everyone"


class Leave(_Command, frozen=True):
    """Get up; the seat waits for someone else."""


class Resign(_Command, frozen=True):
    """Give the game up."""


class VoteToAbandon(_Command, frozen=True):
    """End the game without a result, when all people at the table say so."""

    yes: bool


class VoteToPause(_Command, frozen=True):
    """Stop the game when all people at the table say so; `yes` false lets it go on."""

    yes: bool


class LoseOnTime(_Command, frozen=True):
    """The clock of a seat has run out, and the table's clocks say that this loses the game."""


class SetReminder(_Command, frozen=True):
    """Have this URL called when the game has waited for you for a minute, in this language ("de"); without one, no
    more."""

    url: Annotated[str, Meta(max_length=500)] | None
    language: Annotated[str, Meta(max_length=20)] = ENGLISH


class Remind(_Command, frozen=True):
    """The seat is reminded: by the process whose entry is stored first."""


class Rematch(_Command, frozen=True):
    """Meet again at that table."""

    table: str


class Remove(_Command, frozen=True):
    """As the host: ask someone to leave."""

    seat: SeatNumber


class Mute(_Command, frozen=True):
    """As the host: keep a seat from chatting, or let it again."""

    seat: SeatNumber
    on: bool


class Replace(_Command, frozen=True):
    """As the host: give a seat to a bot of a level."""

    seat: SeatNumber
    bot: BotName


class LoggedReplace(Replace, frozen=True, tag="Replace"):
    """The same in a log. Tables from before deals had two steps have the bot's bytes in it."""

    entropy: str = ""


class Pause(_Command, frozen=True):
    """As the host: stop the game, or let it go on."""

    on: bool


class PassHosting(_Command, frozen=True):
    """As the host: make someone else the host."""

    seat: SeatNumber


GameCommand = Make[Move] | Choose[Move] | StartOver | TakeBack | PlayFor[Move]
ClientSeated = VoteOnSeat | Rename | Commit | Reveal | Say | Leave | Resign | VoteToAbandon | VoteToPause | SetReminder
SeatedCommand = ClientSeated | Sit | Claim | Ready | LoseOnTime | Remind | Rematch
HostCommand = Remove | Mute | Replace | Pause | PassHosting
SeatlessCommand = HostCommand | RestartDeal | SetLink
"""What can be sent without a seat."""
AdminCommand = SeatedCommand | SeatlessCommand
Command = GameCommand | AdminCommand

GAME_COMMANDS = (Make, Choose, StartOver, TakeBack, PlayFor)


SomeMove = dict[str, Any]
"""A move of any game; the game at the table reads it, bounds checked."""
ClientCommand = Make[SomeMove] | Choose[SomeMove] | StartOver | TakeBack | ClientSeated | HostCommand | RestartDeal
"""What a client sends as it is. In the others the server fills in what no client may choose, or it sends them."""


def command_type(game: Game) -> Any:
    """What the command of an entry is read as, at a table with this game."""
    make: Any = Make
    choose: Any = Choose
    play_for: Any = PlayFor
    moves = game.codec.union
    others = SeatedCommand | RestartDeal | SetLink | Remove | Mute | LoggedReplace | Pause | PassHosting
    return make[moves] | choose[moves] | play_for[moves] | StartOver | TakeBack | others
