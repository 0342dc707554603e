"""A guided first game: a fixed deal, and texts triggered by phase, offer or event."""

import tomllib
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.kernel.explain import allowed
from getaway.text.messages import Message, Text

YOU = "you"
"""The learner, among the seats."""


class LessonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table: the seed of its deal, its options, and at each seat a bot's level or `you`."""

    seed: int
    seats: tuple[str, ...]
    options: dict[str, str] = {}


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Shown once, when the view is in this phase, offers this kind of move, and this kind of event has been delivered;
    a condition that is not named does not matter. `rules` are rule numbers for further reading.
    """

    id: Annotated[str, Meta(pattern="^[a-z_]{1,40}$", extra=allowed("lesson-id"))]
    rules: tuple[str, ...]
    title: Text = ""
    text: Text = ""
    phase: str | None = None
    offer: str | None = None
    event: str | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lesson.toml holds."""

    table: LessonTable
    texts: tuple[LessonText, ...]
    title: Text = ""
    blurb: Text = ""


def read_lesson(package: str, catalog: str) -> Lesson | None:
    """The lesson.toml that ships in a package, if there is one.

    Its texts are messages of this catalog: `lesson` and its `.blurb`; `lesson-ID` and its `.title`."""
    path = files(package).joinpath("lesson.toml")
    if not path.is_file():
        return None
    lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    texts = tuple(
        msgspec.structs.replace(
            each,
            title=each.title or Message(f"{catalog}.lesson-{each.id}.title"),
            text=each.text or Message(f"{catalog}.lesson-{each.id}"),
        )
        for each in lesson.texts
    )
    title, blurb = lesson.title or Message(f"{catalog}.lesson"), lesson.blurb or Message(f"{catalog}.lesson.blurb")
    return msgspec.structs.replace(lesson, texts=texts, title=title, blurb=blurb)
