"""The steps of the heist in progress, so that the GM can put it back to one of them (SC-9.8).

A step is what open and hidden part were after a move. Each is stored as its difference from the one before, which takes
a few hundred bytes; the oldest go when there are too many. A play that follows a players' record has the steps that
players know of, without the hidden part.
"""

import zlib

import msgspec

from getaway.games.score.state import Criminal, Hidden, Open
from getaway.text.messages import Text

MOST_STEPS = 60
MOST_BYTES = 48_000
"""So much of the steps is stored with a table at most."""
_WINDOW = 32_768

OPEN_GOES_ON = (
    *("seats", "stored_gm", "promise", "links", "dice_used", "rolls", "attempts_made", "history"),
    *("people", "lines", "veils"),
)
"""What is never put back: dice fall once, and what was told stays told. `history` loses at most its last chapter."""
HIDDEN_GOES_ON = ("chance", "notes", "blind", "papers")
CRIMINAL_GOES_ON = ("seat", "gear")


class Snapshot(msgspec.Struct, array_like=True, frozen=True):
    """How things were after a step, and what happened in it."""

    message: Text
    chapters: int
    open: bytes
    hidden: bytes


class Step(msgspec.Struct, array_like=True, frozen=True):
    """`known` is how many steps players knew of by then; of a secret step they know nothing."""

    known: int
    secret: bool
    packed: bytes


class Stored(msgspec.Struct, array_like=True):
    """The steps as a table stores them. `first` is the number of the oldest that is left."""

    first: int = 1
    known: int = 0
    steps: list[Step] = []


class Past:
    def __init__(self, stored: Stored | None = None) -> None:
        stored = stored or Stored()
        self.first = stored.first
        self.known = stored.known
        self.steps = list(stored.steps)
        self._snapshots: list[bytes] | None = None if self.steps else []

    def stored(self) -> Stored:
        return Stored(self.first, self.known, self.steps)

    def copy(self) -> "Past":
        twin = Past(self.stored())
        twin._snapshots = None if self._snapshots is None else self._snapshots.copy()
        return twin

    # Questions.

    @property
    def last(self) -> int:
        """The number of the newest step; one less than the first if there is none."""
        return self.first + len(self.steps) - 1

    def messages(self) -> list[tuple[int, Text, bool]]:
        """Number and message of each step, and whether only the GM knows of it."""
        found = []
        for at, step in enumerate(self.steps):
            found.append((self.first + at, self._snapshot(at).message, step.secret))
        return found

    def known_at(self, number: int) -> int:
        """How many steps players knew of at a step."""
        return self.steps[number - self.first].known

    def snapshot(self, number: int) -> Snapshot:
        return self._snapshot(number - self.first)

    def number_of(self, known: int) -> int | None:
        """The step after which players knew of so many."""
        numbers = [self.first + at for at, step in enumerate(self.steps) if step.known == known]
        return numbers[0] if numbers else None

    def _snapshot(self, at: int) -> Snapshot:
        return msgspec.msgpack.decode(self._unpacked()[at], type=Snapshot)

    def _unpacked(self) -> list[bytes]:
        if self._snapshots is None:
            self._snapshots = []
            for step in self.steps:
                before = self._snapshots[-1] if self._snapshots else b""
                reader = zlib.decompressobj(zdict=before[-_WINDOW:])
                self._snapshots.append(reader.decompress(step.packed))
        return self._snapshots

    # What happens.

    def clear(self) -> None:
        self.first, self.known, self.steps, self._snapshots = 1, 0, [], []

    def add(self, message: Text, open_part: Open, hidden: Hidden | None, *, secret: bool) -> None:
        self.known += not secret
        self._append(_taken(message, open_part, hidden), self.known, secret)
        while self._has_to_go(hidden is None):
            self._drop_first()

    def undo(self, known: int, open_part: Open) -> None:
        """A step that players know of was taken back. What the GM did in secret after it stays."""
        kept = []
        while self.known > known or (self.steps and self.steps[-1].known > known):
            step, data = self.steps.pop(), self._unpacked().pop()
            if step.secret:
                kept.append(msgspec.msgpack.decode(data, type=Snapshot))
            else:
                self.known -= 1
        for snapshot in reversed(kept):
            fresh = msgspec.structs.replace(snapshot, open=_open_bytes(open_part))
            self._append(fresh, self.known, secret=True)

    def _append(self, snapshot: Snapshot, known: int, secret: bool) -> None:
        data, snapshots = msgspec.msgpack.encode(snapshot), self._unpacked()
        self.steps.append(Step(known, secret, _packed(data, snapshots[-1] if snapshots else b"")))
        snapshots.append(data)

    def _drop_first(self) -> None:
        """The first that is left is one that players know of, so that they can be told what it was."""
        snapshots = self._unpacked()
        dropped = 1
        while self.steps[dropped].secret:
            dropped += 1
        del self.steps[:dropped], snapshots[:dropped]
        self.first += dropped
        step = self.steps[0]
        self.steps[0] = Step(step.known, step.secret, _packed(snapshots[0], b""))

    def _has_to_go(self, followed: bool) -> bool:
        """Whether there is too much, and another step that players know of. Who follows a record has more room, and so
        every step that the GM has."""
        if not any(not step.secret for step in self.steps[1:]):
            return False
        return len(self.steps) > MOST_STEPS or (
            not followed and sum(len(step.packed) for step in self.steps) > MOST_BYTES
        )


def _packed(data: bytes, before: bytes) -> bytes:
    writer = zlib.compressobj(zdict=before[-_WINDOW:])
    return writer.compress(data) + writer.flush()


def _open_bytes(open_part: Open) -> bytes:
    return msgspec.msgpack.encode(msgspec.structs.replace(open_part, history=[], people=[], lines=[], veils=[]))


def _taken(message: Text, open_part: Open, hidden: Hidden | None) -> Snapshot:
    hidden_bytes = b""
    if hidden is not None:
        rest = msgspec.structs.replace(hidden, chance=b"", notes=[], blind=[], papers=None)
        hidden_bytes = msgspec.msgpack.encode(rest)
    return Snapshot(message, len(open_part.history), _open_bytes(open_part), hidden_bytes)


def open_again(snapshot: Snapshot, now: Open) -> Open:
    """The open part of a step, with what goes on from now. Criminals who came since are still in the crew."""
    then = msgspec.msgpack.decode(snapshot.open, type=Open)
    for name in OPEN_GOES_ON:
        setattr(then, name, getattr(now, name))
    then.history = now.history[: snapshot.chapters]
    for before, criminal in zip(then.crew, now.crew, strict=False):
        for name in CRIMINAL_GOES_ON:
            setattr(before, name, getattr(criminal, name))
    then.crew += [_newcomer(criminal) for criminal in now.crew[len(then.crew) :]]
    return then


def _newcomer(criminal: Criminal) -> Criminal:
    return msgspec.structs.replace(criminal, here=False, played=False, out=False)


def hidden_again(snapshot: Snapshot, now: Hidden) -> Hidden:
    then = msgspec.msgpack.decode(snapshot.hidden, type=Hidden)
    for name in HIDDEN_GOES_ON:
        setattr(then, name, getattr(now, name))
    return then
