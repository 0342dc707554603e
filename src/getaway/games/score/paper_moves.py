"""Moves with the GM's papers, and with what lies on the table beside the heist (SC-9.11 to SC-9.15)."""

from typing import Literal

from getaway.games.score.moves import ScoreMove, Seal
from getaway.games.score.written import Line, Name, Note, Number

# The GM's papers: nobody else knows of these moves.


class EditNote(ScoreMove, frozen=True):
    number: Number
    text: Note


class PrepareScene(ScoreMove, frozen=True):
    """Each line of `ways` is an approach."""

    name: Line
    text: Note
    ways: Note = ""


class EditScene(ScoreMove, frozen=True):
    number: Number
    name: Line
    text: Note
    ways: Note = ""


class WritePerson(ScoreMove, frozen=True):
    name: Name
    role: Line = ""
    want: Line = ""
    look: Line = ""


class EditPerson(ScoreMove, frozen=True):
    number: Number
    name: Name
    role: Line = ""
    want: Line = ""
    look: Line = ""


# What everyone sees.


class ShowPerson(ScoreMove, frozen=True):
    """Put the card of a person on the table, or the card as it is now in its place; `want`: with what they want."""

    number: Number | Seal
    want: bool = False


class HidePerson(ScoreMove, frozen=True):
    """Take a card back from the table."""

    name: Name


class KeepClock(ScoreMove, frozen=True):
    """Let a clock go on when the heist is over, or let it end with the heist."""

    name: Name
    keep: bool = True


class AddBoundary(ScoreMove, frozen=True):
    """A line is never crossed; behind a veil things happen unseen."""

    kind: Literal["line", "veil"]
    text: Line


class RemoveBoundary(ScoreMove, frozen=True):
    kind: Literal["line", "veil"]
    number: Number


class ThrowDice(ScoreMove, frozen=True):
    """A player rolls dice for anything, for all to see."""

    dice: Number
    why: Line = ""
