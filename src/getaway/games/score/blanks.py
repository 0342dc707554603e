"""The blanks of offers, and the part of the board that an offer points at."""

from getaway.games.score.moves import LINE
from getaway.games.score.state import Criminal
from getaway.games.score.words import MARKS
from getaway.kernel.views import Blank, Choice


def text(field: str, most: int = LINE, least: int = 1, suggested: tuple[str, ...] = ()) -> Blank:
    return Blank(field, "text", least, most, tuple(Choice(line, line) for line in suggested))


def said(field: str) -> Blank:
    """Something that may be written or left out."""
    return text(field, least=0)


def number(field: str, least: int, most: int) -> Blank:
    return Blank(field, "number", least, most)


def one(field: str, values: dict[str, str]) -> Blank:
    return Blank(field, "one", 1, 1, tuple(Choice(value, words) for value, words in values.items()))


def yes_or_no(field: str, yes: str, no: str) -> Blank:
    return Blank(field, "one", 1, 1, (Choice(value=False, words=no), Choice(value=True, words=yes)))


def marks() -> Blank:
    """Any of the marks of a roll (SC-2.7)."""
    return Blank("marks", "several", 0, len(MARKS), tuple(Choice(mark, words) for mark, words in MARKS.items()))


def at(criminal: Criminal, kind: str = "criminal", *which: str) -> str:
    """A Criminal, or one of the figures, goals and abilities on the sheet."""
    return ":".join((kind, str(criminal.id), *which))
