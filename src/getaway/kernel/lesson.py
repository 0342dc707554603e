"""Lessons: guided games with a fixed deal, and texts triggered by phase, offer or event."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.kernel.explain import allowed
from getaway.text.messages import Message, Text

YOU = "you"
"""The learner, among the seats."""
FIRST = "first"
"""The name of the lesson in `lesson.toml`, which is taken where none is named."""
_FILE = re.compile(r"lesson-([a-z][a-z_]{0,39})\.toml")


class LessonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table: the seed of its deal, its options, and at each seat a bot's level or `you`."""

    seed: int
    seats: tuple[str, ...]
    options: dict[str, str] = {}


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Shown once, when the view is in this phase, offers this kind of move, and this kind of event has been delivered;
    a condition that is not named does not matter. `rules` are rule numbers for further reading. `points_at` is what it
    marks on the page: the elements with this `data-teach`. A text with an `offer` marks its moves instead.
    """

    id: Annotated[str, Meta(pattern="^[a-z_]{1,40}$", extra=allowed("lesson-id"))]
    rules: tuple[str, ...]
    title: Text = ""
    text: Text = ""
    phase: str | None = None
    offer: str | None = None
    event: str | None = None
    points_at: str | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson's file holds, and the name that the file gives it."""

    table: LessonTable
    texts: tuple[LessonText, ...]
    name: str = FIRST
    title: Text = ""
    blurb: Text = ""


def read_lessons(package: str, catalog: str) -> tuple[Lesson, ...]:
    """The lessons that ship in a package: `lesson.toml` first, then each `lesson-NAME.toml` by name.

    Their texts are messages of this catalog. Those of the first are `lesson` and its `.blurb`, `lesson-ID` and its
    `.title`; those of another are `lesson-NAME` and `lesson-NAME--ID`.
    """
    return tuple(_read(path, name, catalog) for name, path in _lesson_files(package))


def lesson_named(lessons: tuple[Lesson, ...], name: str) -> Lesson | None:
    """The lesson with this name, if there is one."""
    return next((lesson for lesson in lessons if lesson.name == name), None)


def _lesson_files(package: str) -> Iterator[tuple[str, Traversable]]:
    folder = files(package)
    if (first := folder.joinpath("lesson.toml")).is_file():
        yield FIRST, first
    named = ((found[1], path) for path in folder.iterdir() if (found := _FILE.fullmatch(path.name)))
    yield from sorted(named, key=lambda each: each[0])


def _read(path: Traversable, name: str, catalog: str) -> Lesson:
    lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    own, before = ("lesson", "lesson-") if name == FIRST else (f"lesson-{name}", f"lesson-{name}--")
    texts = tuple(
        msgspec.structs.replace(
            each,
            title=each.title or Message(f"{catalog}.{before}{each.id}.title"),
            text=each.text or Message(f"{catalog}.{before}{each.id}"),
        )
        for each in lesson.texts
    )
    title, blurb = lesson.title or Message(f"{catalog}.{own}"), lesson.blurb or Message(f"{catalog}.{own}.blurb")
    return msgspec.structs.replace(lesson, texts=texts, title=title, blurb=blurb, name=name)
