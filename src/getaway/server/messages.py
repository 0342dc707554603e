"""Every message on the socket: JSON objects told apart by `type`.

What comes in is bounded, and unknown fields are refused. A command carries an `id` that its sender chose, and is
answered by Accepted or Refused with that id.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from getaway.kernel.deal import Bytes32
from getaway.kernel.record import Record, Seat
from getaway.kernel.views import View
from getaway.table.feed import Told

FRAME_LIMIT = 16 * 1024
"""The most bytes of a message to the server."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
SomeMove = dict[str, Any]
"""A move of any game; the game at the table reads it, bounds checked."""


class Incoming(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A command of a client."""

    id: CommandId


class OpenTable(Incoming, frozen=True, kw_only=True):
    """Open a table for one person against bots, and leave the one before it."""

    game: GameName


class Ready(Incoming, frozen=True, kw_only=True):
    """Begin: 32 bytes for the deal, made after seeing the commitment."""

    entropy: Bytes32


class Make(Incoming, frozen=True, kw_only=True):
    """Make one move, as an offer has it."""

    move: SomeMove


class Choose(Incoming, frozen=True, kw_only=True):
    """Make a whole sealed choice, in place of what is begun of it; taken whole or not at all."""

    moves: Annotated[tuple[SomeMove, ...], Meta(min_length=1, max_length=100)]


class StartOver(Incoming, frozen=True, kw_only=True):
    """Forget what is begun of a sealed choice."""


class TakeBack(Incoming, frozen=True, kw_only=True):
    """Take the last move back."""


class Outgoing(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Something the server says."""


class GameOnOffer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str


class Welcome(Outgoing, frozen=True):
    """The first message on a socket."""

    games: tuple[GameOnOffer, ...]


class TableOpened(Outgoing, frozen=True):
    """A table, with the box the views speak of. It waits for Ready."""

    table: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    you: int
    commitment: str
    pack: Any


class Shown(Outgoing, frozen=True):
    """The game as you may see it now, and what you were told since the last time."""

    view: View
    told: tuple[Told, ...]


class Accepted(Outgoing, frozen=True):
    """The command is done."""

    id: str


class Refused(Outgoing, frozen=True):
    """The command changed nothing: the number of the rule against it, and why. No id: the message was unreadable."""

    id: str | None
    rule: str
    why: str


class Finished(Outgoing, frozen=True):
    """The game is over: its record, with the seed opened, for anyone to verify."""

    record: Record


Command = OpenTable | Ready | Make | Choose | StartOver | TakeBack
Message = Welcome | TableOpened | Shown | Accepted | Refused | Finished


class UnreadableMessage(Exception):
    """A frame that is no command; the text says what is wrong where."""


_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> Command:
    """The command in a frame."""
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableMessage(str(error)) from None
    except RecursionError:
        raise UnreadableMessage("it is nested too deeply") from None


def write(message: Message) -> str:
    """The frame of a message."""
    return _encoder.encode(message).decode()
