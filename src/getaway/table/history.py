"""What a table adds to the record of its game: the versions of the rules, and the seats as they were at the end."""

import msgspec

from getaway.kernel.head import Seat
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RulesChange


class SeatsAtEnd(msgspec.Struct, frozen=True):
    """What a record says about the seats at the end: who has them, how often that changed, and the last check."""

    seats: tuple[Seat, ...]
    changes: int
    check: str


class History:
    """Completes records. Once the game is over they stay the same, whoever leaves or changes their name."""

    def __init__(self) -> None:
        self._first_rules = 0
        self.rules_changed: tuple[RulesChange, ...] = ()
        """Where the journal continues under other rules than it started with."""
        self._at_end: SeatsAtEnd | None = None

    def change_rules(self, first: int, changes: list[RulesChange]) -> None:
        """The journal started under version `first` of the rules and continued under others."""
        self._first_rules, self.rules_changed = first, tuple(changes)

    def end(self, play: Play, seats: tuple[Seat, ...]) -> None:
        if self._at_end is None:
            self._at_end = SeatsAtEnd(seats, len(play.seat_changes), play.check)

    def complete(self, record: Record) -> Record:
        """The record with the rules it was played under, and the seats as they were at the end."""
        if (end := self._at_end) is not None:
            record = msgspec.structs.replace(record, seats=end.seats)
            if record.seat_changes is not msgspec.UNSET:
                kept = record.seat_changes[: end.changes]
                record = msgspec.structs.replace(record, seat_changes=kept, check=end.check)
        if not self.rules_changed:
            return record
        return msgspec.structs.replace(record, rules_version=self._first_rules, rules_changed=self.rules_changed)
