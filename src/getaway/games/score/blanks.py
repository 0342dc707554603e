"""What people fill in, and what on the table an offer points at."""

from typing import get_args

from getaway.games.score.moves import LINE
from getaway.games.score.pack import Mark
from getaway.games.score.state import Criminal
from getaway.games.score.words import MARKS
from getaway.kernel.views import Blank, Choice


def text(field: str, most: int = LINE, least: int = 1, suggested: tuple[str, ...] = ()) -> Blank:
    """Something to write."""
    return Blank(field, "text", least, most, tuple(Choice(line, line) for line in suggested))


def said(field: str) -> Blank:
    """Something that may be written or left out."""
    return text(field, least=0)


def number(field: str, least: int, most: int) -> Blank:
    """Something to set."""
    return Blank(field, "number", least, most)


def one(field: str, values: dict[str, str]) -> Blank:
    """One of these, each with its words."""
    return Blank(field, "one", 1, 1, tuple(Choice(value, words) for value, words in values.items()))


def yes_or_no(field: str, yes: str, no: str) -> Blank:
    """A yes or a no, in words."""
    return Blank(field, "one", 1, 1, (Choice(value=False, words=no), Choice(value=True, words=yes)))


def marks() -> Blank:
    """Any of the marks of a roll (SC-2.7)."""
    every: tuple[Mark, ...] = get_args(Mark)
    return Blank("marks", "several", 0, len(every), tuple(Choice(mark, MARKS[mark]) for mark in every))


def seat(field: str, seats: list[int]) -> Blank:
    """One of these seats."""
    return Blank(field, "seat", 1, 1, tuple(Choice(at, f"seat {at + 1}") for at in seats))


# What offers point at.


def at(criminal: Criminal) -> str:
    return f"criminal:{criminal.id}"


def at_figure(criminal: Criminal, figure: str) -> str:
    return f"figure:{criminal.id}:{figure}"


def at_goal(criminal: Criminal, goal: str) -> str:
    return f"goal:{criminal.id}:{goal}"


def at_ability(criminal: Criminal, ability: str) -> str:
    return f"ability:{criminal.id}:{ability}"
