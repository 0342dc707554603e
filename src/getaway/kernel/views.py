"""What a viewer is shown: a View, built from an allow-list, with the prompt and every legal move in it."""

from typing import Any, Literal, TypeVar

import msgspec

from getaway.kernel.moves import Move
from getaway.text.messages import Text

V = TypeVar("V", bound=msgspec.Struct)


def shown(view: type[V], source: object, **more: object) -> V:
    """A view with exactly the fields that it declares: from `more`, or else from the source, by name."""
    for name in view.__struct_fields__:
        if name not in more:
            value = getattr(source, name)
            more[name] = tuple(value) if isinstance(value, list) else value
    return view(**more)


class Choice(msgspec.Struct, frozen=True):
    """A value that a blank may take, in words."""

    value: bool | int | str
    words: Text


BlankKind = Literal["text", "number", "one", "several", "seat"]


class Blank(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an offered move that the player fills in.

    A text of `least` to `most` characters, with `choices` as suggestions, which may have several `lines`; a whole
    number from `least` to `most`; one of the choices; several of them, each once, `least` to `most` in number; or a
    seat, which is one of the choices.
    """

    field: str
    kind: BlankKind
    least: int
    most: int
    choices: tuple[Choice, ...] = ()
    lines: bool = False


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move: what it does in words, what on the table it points at, and the blanks to fill in. Where `ask` is a
    question, the player is to answer it before the move is made."""

    move: Move
    text: Text
    points_at: str
    blanks: tuple[Blank, ...] = ()
    ask: Text = ""


def field_of(move: Move, blank: str) -> str:
    """The attribute of a move that a blank fills in; on the wire it may have another name."""
    fields = msgspec.structs.fields(type(move))
    return next(field.name for field in fields if field.encode_name == blank)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: each seat's share of the win, its score, and the verdict in words."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    words: Text


class View(msgspec.Struct, frozen=True, gc=False):
    """The game as one viewer may see it. `board` is the game's own part."""

    game: str
    viewer: int
    seats: int
    phase: str
    prompt: Text
    rule: str
    """The number of the rule behind the prompt; empty when nothing is asked."""

    waiting_for: tuple[int, ...]
    offers: tuple[Offer, ...]
    can_reset: bool
    can_take_back: bool
    board: Any
    outcome: Outcome | None
