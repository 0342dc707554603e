"""The blanks of offers, and the part of the board that an offer points at."""

from collections.abc import Mapping
from typing import get_args

from getaway.games.score.moves import LINE, NOTE
from getaway.games.score.pack import Mark
from getaway.games.score.state import Criminal
from getaway.games.score.words import mark_name
from getaway.kernel.views import Blank, Choice
from getaway.text.messages import Text


def text(field: str, most: int = LINE, least: int = 1, suggested: Mapping[str, Text] | None = None) -> Blank:
    choices = tuple(Choice(line, words) for line, words in (suggested or {}).items())
    return Blank(field, "text", least, most, choices)


def lines(field: str, most: int = NOTE, least: int = 1) -> Blank:
    """A text that may have several lines."""
    return Blank(field, "text", least, most, lines=True)


def said(field: str) -> Blank:
    """Something that may be written or left out."""
    return text(field, least=0)


def number(field: str, least: int, most: int) -> Blank:
    return Blank(field, "number", least, most)


def one(field: str, values: dict[str, Text]) -> Blank:
    return Blank(field, "one", 1, 1, tuple(Choice(value, words) for value, words in values.items()))


def yes_or_no(field: str, yes: Text, no: Text) -> Blank:
    return Blank(field, "one", 1, 1, (Choice(value=False, words=no), Choice(value=True, words=yes)))


def marks() -> Blank:
    """Any of the marks of a roll (SC-2.7)."""
    all_marks = get_args(Mark)
    return Blank("marks", "several", 0, len(all_marks), tuple(Choice(mark, mark_name(mark)) for mark in all_marks))


def at(criminal: Criminal, kind: str = "criminal", *which: str) -> str:
    """A Criminal, or one of the figures, goals and abilities on the sheet."""
    return ":".join((kind, str(criminal.id), *which))
