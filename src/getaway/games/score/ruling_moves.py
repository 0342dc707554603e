"""The moves by which a GM steers and corrects: rolls from nothing, for several, changed; what was done, undone."""

from typing import Annotated

from msgspec import Meta

from getaway.games.score.moves import CriminalMove, Line, Number, ScoreMove, Seal, Word
from getaway.games.score.pack import Mark

MOST_CALLED = 20
"""So many Criminals can be called for one roll."""

Marks = Annotated[tuple[Mark, ...], Meta(max_length=6)]
Criminals = Annotated[tuple[Number, ...], Meta(max_length=MOST_CALLED)]


class StartRoll(CriminalMove, frozen=True):
    """A roll called for, with or without an attempt."""

    difficulty: Number | Seal
    marks: Marks = ()
    attempt: Line = ""
    dice: Number = 0
    modifier: Number = 0
    helpers: Criminals = ()


class GroupRoll(ScoreMove, frozen=True):
    """One roll each for several Criminals, one after the other."""

    criminals: Criminals
    difficulty: Number | Seal
    marks: Marks = ()
    attempt: Line = ""
    dice: Number = 0
    modifier: Number = 0


class ChangeRoll(ScoreMove, frozen=True):
    """The GM changes their mind about the roll that is called, before the dice fall."""

    difficulty: Number | Seal
    marks: Marks = ()
    dice: Number = 0
    modifier: Number = 0
    helpers: Criminals = ()


class Heal(CriminalMove, frozen=True):
    """An injury is gone, by its number on the sheet."""

    number: Number


class Revive(CriminalMove, frozen=True):
    """Who is dead, under arrest or retired plays again."""


class BringBack(CriminalMove, frozen=True):
    """Who was taken out of the heist is in it again."""


class LeaveHome(CriminalMove, frozen=True):
    """A Criminal whose player is not there was never on this heist, and their Prep dice leave the stash."""


class SetMeterLength(ScoreMove, frozen=True):
    segments: Number | Seal


class PutBack(ScoreMove, frozen=True):
    """The heist goes back to how it was after a step, by its number in the GM's history (SC-9.8)."""

    step: Annotated[int, Meta(ge=0)] | Seal


class ReopenHeist(ScoreMove, frozen=True):
    """A heist that has ended goes on where it was."""


class NameCampaign(ScoreMove, frozen=True):
    name: Word


class RenameHeist(ScoreMove, frozen=True):
    title: Line
