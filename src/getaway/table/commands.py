"""What a seat may ask of its table: the same structs on the wire, at the table and in its log.

Every size is bounded and unknown fields are refused; no rule is checked here. `M` is the type of a move: that of one
game at the table and in the log, any JSON object on the wire, where the game is not known yet.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.deal import Bytes32
from getaway.kernel.explain import allowed
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.text import LINES
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
    """A command: one entry in a log."""


# The game.


class Make(_Command, Generic[M], frozen=True):
    """Make one move, as in an offer."""

    move: M


class Choose(_Command, Generic[M], frozen=True):
    """Make a whole sealed choice, replacing what was chosen so far; all or nothing."""

    moves: Annotated[tuple[M, ...], Meta(min_length=1, max_length=100)]


class StartOver(_Command, frozen=True):
    """Discard what was chosen so far of a sealed choice (HR-5)."""


class TakeBack(_Command, frozen=True):
    """Undo the last move (HR-4)."""


class PlayFor(_Command, Generic[M], frozen=True):
    """The time of a seat has run out: the server makes a move for it."""

    move: M


# The table.

Odds = Literal["off", "after", "live"]
"""When players may see odds: never, after the move, at any time."""


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat at setup: for a person, open to anyone, for whoever has its link, or for a bot."""

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
    """The bytes of bots, in tables from before deals had two steps. Since then they are derived from the seed."""
    deadline: int | None = None
    clock: TimeControl | None = None
    stand_in: str | None = None
    """The level of the bot that plays for a player who has left."""
    odds: Odds = "off"
    hints: bool = False
    delay: int = 0
    """The spectators' delay in seconds."""
    lesson: int | None = None
    """The seed of a guided first game, the same for everyone."""
    campaign: dict[str, Any] | None = None
    """An exported campaign that continues here."""
    two_steps: bool = False
    """Whether seats commit to their bytes before anyone reveals them. In older tables they do not."""
    spoken: tuple[str, ...] = (ENGLISH,)
    """The languages in which the names of seats and roles are reserved; only English in older tables."""


class Sit(_Command, frozen=True):
    """Take an open seat."""

    visitor: str
    name: str


class Claim(_Command, frozen=True):
    """Come to a seat by its link, given as a hash. After the deal, this is how somebody new asks for it."""

    visitor: str
    name: str
    link: str
    strict: bool = False
    """Whether HR-30 applied at the time; logs of older versions are replayed as they were written."""


class VoteOnSeat(_Command, frozen=True):
    """Vote on whether somebody new may take a seat after the deal; one no ends the request. `asked` is the number of
    the request; logs of older versions do not have it.
    """

    seat: SeatNumber
    yes: bool
    asked: Annotated[int, Meta(ge=0)] = 0


class Rename(_Command, frozen=True):
    """Use another name at this table; everyone sees it in the log."""

    name: PersonName


class Ready(_Command, frozen=True):
    """Bytes for a one-step deal. Only in logs of tables from before deals had two steps."""

    entropy: str


class Commit(_Command, frozen=True):
    """Be ready for the deal: a commitment to 32 bytes of your own, made after seeing the server's."""

    commitment: Bytes32


class Reveal(_Command, frozen=True):
    """The bytes that you committed to, once every seat has; `round` is the one in which you saw all commitments."""

    entropy: Bytes32
    round: Annotated[int, Meta(ge=1, le=1_000_000)]


class RestartDeal(_Command, frozen=True):
    """Start the deal over without the seats that have not revealed their bytes in time."""


class SetLink(_Command, frozen=True):
    """Give a seat a new link, as a hash; the old one stops working."""

    seat: int
    link: str
    keeper: str


To = Literal["everyone", "team"] | SeatNumber
"""The audience of a chat message."""


class Say(_Command, frozen=True):
    """Chat, if the game allows it: to everyone, to your side, or to one seat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: To = "everyone"


HandoutId = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z", extra=allowed("hex-32"))]
HandoutTitle = Annotated[str, Meta(min_length=1, max_length=80)]
HandoutText = Annotated[str, Meta(max_length=4000, pattern=LINES)]
Audience = Literal["everyone"] | SeatNumber
"""Who gets a handout: every seat, or one."""


class HandOut(_Command, frozen=True):
    """The game master hands out a text of several lines, a picture, or both. `handout` is drawn by the server."""

    handout: HandoutId
    title: HandoutTitle
    text: HandoutText
    picture: HandoutId | None
    to: Audience = "everyone"


class TakeBackHandout(_Command, frozen=True):
    """The game master takes back what they have handed out."""

    handout: HandoutId


class PauseCard(_Command, frozen=True):
    """Play the pause card, or lift it. Its entry names no seat and no person."""

    on: bool


class Leave(_Command, frozen=True):
    """Leave the seat."""


class Resign(_Command, frozen=True):
    """Resign the game."""


class VoteToAbandon(_Command, frozen=True):
    """Vote to end the game without a result; it ends when all people at the table agree."""

    yes: bool


class VoteToPause(_Command, frozen=True):
    """Vote to pause; the game pauses when all people at the table agree. `yes` false resumes it."""

    yes: bool


class LoseOnTime(_Command, frozen=True):
    """A seat's clock has run out, at a table where that loses the game."""


class SetReminder(_Command, frozen=True):
    """Call this URL when the game has waited a minute for you, with a text in this language ("de"). None: off."""

    url: Annotated[str, Meta(max_length=500)] | None
    language: Annotated[str, Meta(max_length=20)] = ENGLISH


class Remind(_Command, frozen=True):
    """The seat is reminded, by the process whose entry is stored first."""


class Rematch(_Command, frozen=True):
    """Play again, at the table of this name."""

    table: str


class Remove(_Command, frozen=True):
    """Host: remove the person at a seat."""

    seat: SeatNumber


class Mute(_Command, frozen=True):
    """Host: stop a seat from chatting, or allow it again."""

    seat: SeatNumber
    on: bool


class Replace(_Command, frozen=True):
    """Host: give a seat to a bot of a level."""

    seat: SeatNumber
    bot: BotName


class LoggedReplace(Replace, frozen=True, tag="Replace"):
    """The same in a log. For tables from before deals had two steps it contains the bot's bytes."""

    entropy: str = ""


class Pause(_Command, frozen=True):
    """Host: pause the game, or resume it."""

    on: bool


class PassHosting(_Command, frozen=True):
    """Host: make someone else the host."""

    seat: SeatNumber


GameCommand = Make[Move] | Choose[Move] | StartOver | TakeBack | PlayFor[Move]
Vote = VoteOnSeat | VoteToAbandon | VoteToPause
ClientSeated = Vote | Rename | Commit | Reveal | Say | TakeBackHandout | Leave | Resign | SetReminder
SeatedCommand = ClientSeated | HandOut | Sit | Claim | Ready | LoseOnTime | Remind | Rematch
HostCommand = Remove | Mute | Replace | Pause | PassHosting
SeatlessCommand = HostCommand | RestartDeal | SetLink | PauseCard
"""What can be sent without a seat."""
AdminCommand = SeatedCommand | SeatlessCommand
Command = GameCommand | AdminCommand

GAME_COMMANDS = (Make, Choose, StartOver, TakeBack, PlayFor)


SomeMove = dict[str, Any]
"""A move of any game; the game at the table reads it, bounds checked."""
ClientCommand = Make[SomeMove] | Choose[SomeMove] | StartOver | TakeBack | ClientSeated | HostCommand | RestartDeal
"""What a client sends unchanged. For the other commands the server fills in what no client may choose, or sends them
itself.
"""


def command_type(game: Game) -> Any:
    """The type that an entry's command is decoded to, at a table with this game."""
    make: Any = Make
    choose: Any = Choose
    play_for: Any = PlayFor
    moves = game.codec.union
    others = SeatedCommand | RestartDeal | SetLink | PauseCard | Remove | Mute | LoggedReplace | Pause | PassHosting
    return make[moves] | choose[moves] | play_for[moves] | StartOver | TakeBack | others
