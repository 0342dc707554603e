"""What happens with papers. Where an event does not say who did it, nobody is to be asked."""

from getaway.games.score.events import GmEvent
from getaway.kernel.events import Event


class NoteEdited(GmEvent):
    number: int
    text: str


class ScenePrepared(GmEvent):
    """`edited`: it was there before."""

    name: str
    edited: bool


class PersonWritten(GmEvent):
    name: str
    edited: bool


class PersonShown(Event):
    name: str
    role: str
    look: str
    want: str


class PersonHidden(Event):
    name: str


class ClockKept(Event):
    name: str
    keep: bool


class BoundaryAdded(Event):
    kind: str
    text: str


class BoundaryRemoved(Event):
    kind: str
    text: str


class DiceThrown(Event):
    """With its receipt: `first` is the place of the first die in the open stream."""

    seat: int
    why: str
    faces: list[int]
    first: int
