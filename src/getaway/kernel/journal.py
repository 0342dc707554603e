"""What a Play keeps and stores: its journal, and a position with its check."""

from typing import Any

import msgspec

from getaway.kernel.head import SeatChange
from getaway.kernel.moves import Move


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move, or None for a take-back. `sealed` is its redacted form and `told` the public response to it; both only if
    part of a move stays secret for good.
    """

    seat: int
    move: Move | None
    check: str
    sealed: Move | None = None
    told: Any = None


Step = tuple[int, int] | SeatChange
"""A seat and the number of its move, or a seat that changed hands."""


class SealedRound(msgspec.Struct, frozen=True):
    """A choice that several seats make at once, as long as some of them have not sealed theirs: the position, its check
    and the sizes of the journal and the list of seat changes before the first of them, and what came since. Played
    again with another choice of one seat, it gives what would be there had the seat chosen so at first.
    """

    position: bytes
    check: bytes
    entries: int
    changes: int
    steps: tuple[Step, ...] = ()
    sealed: int = 0
    """The seats that have sealed their choice, a bit each."""

    def moves_of(self, seat: int) -> list[int]:
        """The choice of a seat, in numbers of moves."""
        return [step[1] for step in self.steps if isinstance(step, tuple) and step[0] == seat]

    def without(self, seat: int) -> list[tuple[int, int]]:
        """The moves of all others."""
        return [step for step in self.steps if isinstance(step, tuple) and step[0] != seat]

    def replaced(self, seat: int, choice: list[int]) -> list[Step]:
        """The steps with another choice of a seat, in place of its own."""
        steps: list[Step] = []
        left = [(seat, number) for number in choice]
        for step in self.steps:
            if isinstance(step, tuple) and step[0] == seat:
                steps += left
                left = []
            else:
                steps.append(step)
        return steps


class Kept(msgspec.Struct, frozen=True):
    """What a Play has besides its position: the journal, and what a game needs to undo and continue."""

    journal: list[JournalEntry]
    choice_open: bool
    seat_changes: list[SeatChange]
    undo: Any
    drafts: Any = None
    round: SealedRound | None = None
    reopened: int = 0


class StoredPlay(msgspec.Struct, array_like=True):
    """A Play as `dump` stores it: options and state are already packed."""

    seats: int
    options: msgspec.Raw
    check: bytes
    state: bytes
