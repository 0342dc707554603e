"""A guided first game: a fixed deal, and texts triggered by phase, offer or event."""

import tomllib
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

YOU = "you"
"""Whoever is taught, among the seats."""

Line = Annotated[str, Meta(min_length=1, max_length=60)]


class LessonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table: the seed of its deal, its options, and at each seat a bot's level or `you`."""

    seed: int
    seats: tuple[str, ...]
    options: dict[str, str] = {}


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Shown once, when the view is in this phase, offers this kind of move and this kind of event was told; what is not
    named does not matter. `rules` are the numbers to read on."""

    id: Annotated[str, Meta(pattern="^[a-z_]{1,40}$", description="1 to 40 lower-case letters and underscores")]
    title: Line
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    rules: tuple[str, ...]
    phase: str | None = None
    offer: str | None = None
    event: str | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lesson.toml holds."""

    title: Line
    blurb: Annotated[str, Meta(min_length=1, max_length=200)]
    table: LessonTable
    texts: tuple[LessonText, ...]


def read_lesson(package: str) -> Lesson | None:
    """The lesson.toml that ships in a package, if there is one."""
    path = files(package).joinpath("lesson.toml")
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson) if path.is_file() else None
