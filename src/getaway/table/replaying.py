"""Replay: any position, as a seat saw it or fully revealed."""

from math import inf

import msgspec

from getaway.games.registry import game_type
from getaway.kernel.deal import OpenDeal
from getaway.kernel.errors import error
from getaway.kernel.events import SPECTATOR, AddressedEvent, Event
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, play_entry, replay, started
from getaway.kernel.state import EVERYONE, is_visible
from getaway.kernel.views import View
from getaway.table.events import MoveTakenBack, table_message
from getaway.table.names import names_in_record, shown_name
from getaway.table.time_source import SYSTEM_TIME, TimeSource
from getaway.text.messages import Text

EVERY = 25
"""Steps between two stored positions."""
MOST_ENTRIES = 20_000
MOST_SECONDS = 10.0


class Happened(msgspec.Struct, frozen=True):
    """One event of a step: what happened, its words, and the seats that saw it then; None: everyone."""

    what: Event
    words: Text
    seen_by: tuple[int, ...] | None


class Step(msgspec.Struct, frozen=True):
    """What one seat did (a move, a whole sealed choice, or a take-back) and what happened then. `entry` is its last
    entry in the record, `phase` the part of the game in which it happened.
    """

    entry: int
    seat: int
    phase: str
    taken_back: bool
    happened: tuple[Happened, ...]


class _Made(msgspec.Struct):
    step: Step
    events: list[AddressedEvent]


class Replay:
    """Replays and verifies once, keeping snapshots for random access. `limited`: refuses a record that takes too
    long."""

    def __init__(self, record: Record, *, limited: bool = True, clock: TimeSource = SYSTEM_TIME) -> None:
        if limited and len(record.moves) > MOST_ENTRIES:
            raise RecordError(error("record-too-long", most=MOST_ENTRIES))
        self.record = record
        self._kind = game_type(record.game)
        self._made: list[_Made] = []
        self._stored: dict[int, bytes] = {}
        self._entry = -1
        self._time = clock
        self._until = clock.monotonic() + (MOST_SECONDS if limited else inf)
        self._phase = ""
        self._events: list[AddressedEvent] = []
        self._play = replay(record, self._kind, self._watch)
        self._at = len(self._made)
        self.game = self._play.game
        seats = len(record.seats)
        names = enumerate(names_in_record(record.seats, self.game))
        self.names: list[Text] = [shown_name(name, self.game, seat, seats) for seat, name in names]
        self.outcome = self._play.outcome()

    def _watch(self, play: Play, events: list[AddressedEvent]) -> None:
        self._entry += 1
        if self._time.monotonic() > self._until:
            raise RecordError(error("record-too-slow"))
        if self._entry:
            self._events += events
            if play.choice_open:
                return  # the choice is unfinished, and only its seat knows of it
            entry = self.record.moves[self._entry - 1]
            step = Step(self._entry, entry.seat, self._phase, entry.move is None, ())
            self._made.append(_Made(step, self._events))
            self._events = []
        self._phase = play.view(SPECTATOR).phase
        at = len(self._made)
        taken_back = at > 0 and self._made[-1].step.taken_back
        # A take-back needs what came before it, so the position after it is stored with it.
        if (at % EVERY == 0 or taken_back) and not isinstance(self.record.deal, OpenDeal):
            self._stored[at] = play.dump()

    # Questions. A viewer of None sees everything in the record.

    @property
    def length(self) -> int:
        return len(self._made)

    def step(self, at: int, viewer: int | None) -> Step | None:
        """What led to a position, as a viewer saw it; None at the start."""
        return self._seen(self._made[at - 1], viewer) if at else None

    def steps(self, viewer: int | None) -> tuple[Step, ...]:
        return tuple(self._seen(made, viewer) for made in self._made)

    def views(self, at: int, viewer: int | None) -> tuple[View, ...]:
        """The position after this many steps: as one viewer saw it, or as every seat did."""
        play = self._position(at)
        viewers = range(len(self.names)) if viewer is None else [viewer]
        return tuple(
            msgspec.structs.replace(play.view(one), offers=(), can_take_back=False, can_reset=False) for one in viewers
        )

    # Going there.

    def _position(self, at: int) -> Play:
        if at == self._at:
            return self._play
        stored = max((place for place in self._stored if place <= at), default=None)
        if stored is not None and not stored <= self._at <= at:
            self._play, self._at = self.game.load(self._stored[stored]), stored
        elif self._at > at:
            self._play, self._at = started(self.record, self._kind), 0
        while self._at < at:
            first = self._made[self._at - 1].step.entry if self._at else 0
            for number in range(first, self._made[self._at].step.entry):
                play_entry(self._play, self.record.moves[number], number + 1)
            self._at += 1
        return self._play

    def _seen(self, made: _Made, viewer: int | None) -> Step:
        happened = [
            Happened(
                event.what,
                self.game.describe(event.what),
                _audience(event, len(self.names)),
            )
            for event in made.events
            if viewer is None or is_visible(event.audience, viewer)
        ]
        if made.step.taken_back:
            taken_back = MoveTakenBack(made.step.seat)
            happened.append(Happened(taken_back, table_message(taken_back, self.names.__getitem__), None))
        return msgspec.structs.replace(made.step, happened=tuple(happened))


def _audience(event: AddressedEvent, seats: int) -> tuple[int, ...] | None:
    return (
        None if event.audience == EVERYONE else tuple(seat for seat in range(seats) if is_visible(event.audience, seat))
    )
