"""Messages: an id with typed arguments, in place of a sentence. They become text at the edge, in the reader's language.

On the wire a message is an array: `["m", "masters.crew-bought", {"seat": ["s", 0], "paid": ["$", 8]}]`.
"""

from collections.abc import Callable, Iterable
from typing import Literal, Protocol, Union

import msgspec


class Seat(msgspec.Struct, frozen=True, array_like=True, tag="s", gc=False):
    """Whoever sits there: each reader gets the name, or "you"."""

    number: int


class Person(msgspec.Struct, frozen=True, array_like=True, tag="p", gc=False):
    """The player of a seat, under the name they had at the time.

    A seat may change hands and people may change their names: what somebody said or did at the table stays theirs.
    """

    number: int
    name: "Text"


class Name(msgspec.Struct, frozen=True, array_like=True, tag="n", gc=False):
    """A component of a pack. A language may translate it under this key ("masters.crew-kingpin"), as long as the pack
    still uses the name that was translated.
    """

    key: str
    name: str


class Money(msgspec.Struct, frozen=True, array_like=True, tag="$", gc=False):
    """An amount in thousands of dollars."""

    thousands: int | float


class Ordinal(msgspec.Struct, frozen=True, array_like=True, tag="o", gc=False):
    """`1st`, `2nd`."""

    number: int


class Percent(msgspec.Struct, frozen=True, array_like=True, tag="%", gc=False):
    """A share of one, shown in percent with this many decimal places; only certainty is shown as 0% or 100%."""

    share: float
    places: int = 0


class Listing(msgspec.Struct, frozen=True, array_like=True, tag="l", gc=False):
    """Several arguments: `a, b and c`, `a, b or c`, or `a, b, c`."""

    items: tuple["Argument", ...]
    kind: Literal["and", "or", "comma"] = "and"


class Message(msgspec.Struct, frozen=True, array_like=True, tag="m", gc=False):
    """One message. The id is the name of a catalog, a dot, and the id in it; a second dot leads to an attribute."""

    id: str
    args: dict[str, "Argument"] = {}

    def __str__(self) -> str:
        """In English, with seats by their numbers: for errors, logs and interactive use."""
        from getaway.text.render import english

        return english(self)

    def __hash__(self) -> int:
        return hash(self.id)  # arguments are a dict


Argument = Union[int, float, str, Seat, Person, Name, Money, Ordinal, Percent, Listing, "Message"]
"""A plain text is somebody's own words, or a word that selects a variant of a message."""

Text = str | Message
"""What a person reads. A plain text is shown as it is, in every language."""


class Sayer(Protocol):
    """Makes messages of one catalog."""

    def __call__(self, id: str, /, **args: Argument) -> Message: ...


def sayer(catalog: str) -> Sayer:
    """`say = sayer("masters")`; `say("crew-bought", seat=Seat(0))` is the message "masters.crew-bought"."""

    prefix = f"{catalog}."

    def say(id: str, /, **args: Argument) -> Message:
        return Message(prefix + id, args)

    return say


class Named(Protocol):
    """A component of a pack."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def namer(catalog: str, kind: str, components: Iterable[Named]) -> Callable[[str], Name]:
    """`crew = namer("masters", "crew", pack.crew)`; `crew("kingpin")` is the Name under "masters.crew-kingpin"."""
    names = {component.id: component.name for component in components}
    prefix = f"{catalog}.{kind}-"

    def name_of(id: str) -> Name:
        return Name(prefix + id, names[id])

    return name_of


def listing(items: Iterable[Argument], kind: Literal["and", "or", "comma"] = "and") -> Argument:
    """The items as one argument; a message if there are none."""
    found = tuple(items)
    return Listing(found, kind) if found else Message("units.nothing")


def seats(numbers: Iterable[int], kind: Literal["and", "or", "comma"] = "and") -> Argument:
    """The players of these seats, as one argument."""
    return listing(map(Seat, numbers), kind)


def either(items: Iterable[Argument]) -> Argument:
    """`a, b or c`."""
    return listing(items, "or")
