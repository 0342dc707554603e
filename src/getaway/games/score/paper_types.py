"""Papers as positions and campaign files hold them: people, prepared scenes, clocks that outlast a heist."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.games.score.written import Line, Name, Note

MOST_SCENES = 40
MOST_PEOPLE = 40
MOST_BOUNDARIES = 20
"""Lines, and as many veils."""
MOST_CLOCKS = 12
MOST_SEGMENTS = 20


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of somebody in the story: who they are, what they want, and how to know them again."""

    name: Name
    role: Line = ""
    want: Line = ""
    look: Line = ""


class PreparedScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A scene that waits for its moment; each line of `ways` is an approach."""

    name: Line
    text: Note
    ways: Note = ""


class LongClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock that goes on from heist to heist."""

    name: Name
    filled: Annotated[int, Meta(ge=0, le=MOST_SEGMENTS)]
    segments: Annotated[int, Meta(ge=1, le=MOST_SEGMENTS)]
    visibility: Literal["open", "hidden", "secret"] = "open"


Boundaries = Annotated[tuple[Annotated[Line, Meta(min_length=1)], ...], Meta(max_length=MOST_BOUNDARIES)]


class OpenPapers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a campaign file holds of the papers that lie open."""

    lines: Boundaries = ()
    veils: Boundaries = ()
    people: Annotated[tuple[Person, ...], Meta(max_length=MOST_PEOPLE)] = ()
    clocks: Annotated[tuple[LongClock, ...], Meta(max_length=MOST_CLOCKS)] = ()
