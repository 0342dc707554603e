"""What a seat may ask of its table, typed; the moves in it are read but not yet checked against any rule."""

import msgspec

from getaway.kernel.moves import Move


class Make(msgspec.Struct, frozen=True):
    """Make one move."""

    move: Move


class Choose(msgspec.Struct, frozen=True):
    """Make a whole sealed choice in place of what is begun of it; taken whole or not at all."""

    moves: tuple[Move, ...]


class StartOver(msgspec.Struct, frozen=True):
    """Forget what is begun of a sealed choice (HR-5)."""


class TakeBack(msgspec.Struct, frozen=True):
    """Take the last move back (HR-4)."""


Command = Make | Choose | StartOver | TakeBack
