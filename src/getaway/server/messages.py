"""Every message on the socket, as JSON objects.

A client sends requests: `{id, command}`, where `do` says which command it is. Most commands are the table's own
(table/commands.py). The id is unique for a person in a seat at a table; the answer, Accepted or Refused, has it too. An
accepted command is applied only once, however often it is sent. A message from the server has its kind in `type`.
docs/protocol.md explains all of it.
"""

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.deal import Bytes32
from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import NOT_UNICODE, allowed, explain, whole
from getaway.kernel.record import Record
from getaway.kernel.text import clean_tree
from getaway.kernel.views import View
from getaway.server.catalog import GameInfo
from getaway.table.clocks import ClockView, TimeControl
from getaway.table.commands import (
    Audience,
    BotName,
    ClientCommand,
    HandoutId,
    HandoutText,
    HandoutTitle,
    Odds,
    PersonName,
    SeatNumber,
)
from getaway.table.deal import DealView
from getaway.table.entries import DeliveredEvent
from getaway.table.handouts import Handout
from getaway.table.seats import SeatView
from getaway.table.summary import Status
from getaway.text.messages import Text

T = TypeVar("T")

FRAME_LIMIT = 16 * 1024
"""Maximum size of a message to the server, in bytes."""
SEVERAL_LINES = ("text", "move", "moves", "campaign")
"""Fields whose texts keep their line breaks. The codec of moves takes them out again where a text has one line."""

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z", extra=allowed("command-id"))]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z", extra=allowed("hex-32"))]


class SessionCommand(msgspec.Struct, frozen=True, tag=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command of the session, not of a table. Some of them become a command of the table (table/commands.py) in which
    the server fills in who sends it; they have the same tag.
    """


class PlaceOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: your own, open to anyone, for whoever has its link, or for a bot of a level."""

    kind: Literal["mine", "open", "invited", "bot"]
    bot: BotName | None = None


class TableOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table. Without `seats`: one for you, and bots in the others. `pack` is the whole content of a pack file.
    `lesson`: the game's guided first game, with its own options and seats.
    """

    game: GameName
    options: dict[str, str | bool] = {}
    seats: Annotated[tuple[PlaceOrder, ...], Meta(min_length=1, max_length=16)] | None = None
    listed: bool = False
    spectators: bool = True
    deadline: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)] | None = None
    clock: TimeControl | None = None
    stand_in: BotName | None = None
    odds: Odds = "off"
    hints: bool = False
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    campaign: dict[str, Any] | None = None
    lesson: bool = False
    pack: dict[str, Any] | None = None


class OpenTable(SessionCommand, frozen=True, kw_only=True):
    """Open a table and enter it."""

    order: TableOrder


class Enter(SessionCommand, frozen=True, kw_only=True):
    """Go to a table, or back to it: to your seat (`seat`, if you have several), otherwise as a spectator. `events_seen`
    is how many events you have; you get the rest. With `watch` you come as a spectator though you have a seat: for a
    screen that everyone sees.
    """

    table: TableName
    seat: SeatNumber | None = None
    events_seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    watch: bool = False


class TakeSeat(SessionCommand, frozen=True, kw_only=True, tag="Sit"):
    """Take an open seat, or one that you have left. `name` is your name from now on; without it you keep the one you
    have.
    """

    seat: SeatNumber
    name: PersonName | None = None


class UseLink(SessionCommand, frozen=True, kw_only=True, tag="Claim"):
    """Take a seat by its link, under `name`. Your own link moves your seat to this device. Once the game is dealt,
    somebody new asks for the seat this way, and watches until everyone seated has agreed.
    """

    table: TableName
    seat: SeatNumber
    secret: Bytes32
    name: PersonName | None = None


class NewLink(SessionCommand, frozen=True, kw_only=True, tag="SetLink"):
    """Give a seat a new link with this secret, which only you know; the previous link stops working."""

    seat: SeatNumber
    secret: Bytes32


class AskRematch(SessionCommand, frozen=True, kw_only=True, tag="Rematch"):
    """Set up the same table again, for the same people."""


class NewHandout(SessionCommand, frozen=True, kw_only=True, tag="HandOut"):
    """Hand out a text of several lines, a picture that you have uploaded, or both: to every seat, or to one."""

    title: HandoutTitle
    text: HandoutText = ""
    picture: HandoutId | None = None
    to: Audience = "everyone"


class PlayPauseCard(SessionCommand, frozen=True, kw_only=True, tag="PauseCard"):
    """Play the pause card, or lift it. Nobody is told that it was you, and it is not stored."""

    on: bool


Command = OpenTable | Enter | TakeSeat | UseLink | NewLink | AskRematch | NewHandout | PlayPauseCard | ClientCommand


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    id: CommandId
    command: Command


class Outgoing(msgspec.Struct, frozen=True, tag=True, tag_field="type", gc=False):
    """Base class of server messages."""


class Welcome(Outgoing, frozen=True):
    """The first message on a socket: your name, empty until you set one, and the games. `reminders` are the hosts that
    a reminder may be sent to.
    """

    name: str
    games: tuple[GameInfo, ...]
    reminders: tuple[str, ...]


class TableOpened(Outgoing, frozen=True):
    """You are at a table. `code` is its join code; `you` is your seat, -1 for a spectator; `differences` say how the
    pack differs from the standard one.
    """

    table: str
    code: str
    game: str
    title: str
    you: int
    commitment: str
    options: dict[str, Any]
    odds: Odds
    hints: bool
    stand_in: str | None
    delay: int
    lesson: bool
    differences: tuple[Text, ...]
    pack: Any


class ToolsView(msgspec.Struct, frozen=True):
    """What a game master's table has besides the game: notes, the pause card, the story to keep, and handouts.
    `hands_out`: you are the one who hands out.
    """

    hands_out: bool


class TableState(Outgoing, frozen=True):
    """The seats and the state of the table, whenever they change.

    `away` are the seats whose people are not at the table now. `decide_by` is when the first of the deciding seats runs
    out of time, in seconds since 1970. `yours` are your seats, `may_return` those that you have left and may take
    again. `asking`: you are waiting for everyone to agree that you take a seat. `rematch` is the table of the next
    game. `reminder`: your seat has a reminder. A pause by consent can be ended by anyone at the table, any other by the
    host. `newer_rules`: the game was continued under newer rules. `may_talk` says whether you may chat now, `team` who
    receives what you say to your side, `whispers` to whom you may whisper. `deal` is what everyone knows about the
    deal. `pause_card`: somebody has played the pause card, and nobody may move until anyone lifts it. `tools` are for
    seats at the table of a game master.
    """

    status: Status
    seats: tuple[SeatView, ...]
    away: tuple[int, ...]
    yours: tuple[int, ...]
    may_return: tuple[int, ...]
    asking: bool
    you_host: bool
    paused: bool
    paused_by_consent: bool
    decide_by: float | None
    clock: ClockView | None
    reminder: bool
    rematch: str | None
    closed_because: Text | None
    newer_rules: bool
    may_talk: bool
    team: tuple[int, ...]
    whispers: tuple[int, ...]
    deal: DealView
    pause_card: bool
    tools: ToolsView | None


class ViewUpdate(Outgoing, frozen=True):
    """The game as you may see it now, and the events since the last update. No view before the game begins."""

    view: View | None
    events: tuple[DeliveredEvent, ...]


class Handouts(Outgoing, frozen=True):
    """The handouts that your seat may see, whenever they change; none if you have never had any. `picture` names a
    picture under `/api/tables/{table}/pictures/`.
    """

    handouts: tuple[Handout, ...]


class EncodedViewUpdate(Outgoing, frozen=True, tag="ViewUpdate"):
    """A ViewUpdate whose view is already JSON: it is encoded once for all who share it."""

    view: msgspec.Raw | None
    events: tuple[DeliveredEvent, ...]


class Accepted(Outgoing, frozen=True):
    """The command is applied and stored."""

    id: str


class Refused(Outgoing, frozen=True):
    """The command changed nothing: the number of the rule against it, and why. Without an id: the message was
    unreadable.
    """

    id: str | None
    rule: str
    why: Text


class Finished(Outgoing, frozen=True):
    """The game is over: its record, with the seed revealed, for anyone to verify."""

    record: Record


Message = Welcome | TableOpened | TableState | ViewUpdate | Handouts | Accepted | Refused | Finished


class UnreadableMessage(GetawayError):
    """A frame that is not a command; the text says what is wrong and where."""


_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> Request:
    return decode(_decoder, frame, cleaned=not is_plain(frame))


_LONE_SURROGATE = re.compile(r"(?<!\\)(?:\\\\)*\\u[dD][89abAB]..(?!\\u[dD][c-fC-F])")


def decode(decoder: msgspec.json.Decoder[T], data: str | bytes, *, cleaned: bool = True) -> T:
    """What was sent, with every text in it cleaned. Raises UnreadableMessage with a sentence."""
    try:
        if not cleaned:
            return decoder.decode(data)
        return msgspec.convert(clean_tree(msgspec.json.decode(data), SEVERAL_LINES), decoder.type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        if "truncated" in str(error) and _LONE_SURROGATE.search(
            data if isinstance(data, str) else data.decode(errors="replace")
        ):
            raise UnreadableMessage(whole(NOT_UNICODE)) from None  # msgspec misses the other half at the end
        raise UnreadableMessage(explain(error, decoder.type)) from None


def is_plain(data: str | bytes) -> bool:
    """Whether no text in it can need cleaning: ASCII without an escape, like nearly every frame."""
    if isinstance(data, str):
        return data.isascii() and "\\" not in data and "\x7f" not in data
    return data.isascii() and b"\\" not in data and b"\x7f" not in data


def write(message: Message | EncodedViewUpdate) -> bytes:
    return _encoder.encode(message)
