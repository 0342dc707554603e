"""What happened, and who may see it."""

from typing import Final

import msgspec

from getaway.text.messages import Message, Text


class Event(msgspec.Struct, tag=True, tag_field="event", gc=False):
    """One thing that happened, in the past tense: `CardDrawn`. Each game defines its own."""


def kinds_of(base: type[Event], package: str = "") -> list[type[Event]]:
    """The concrete events below a base and in a package, by name."""
    found = [kind for child in base.__subclasses__() for kind in kinds_of(child) or [child]]
    return sorted((kind for kind in found if kind.__module__.startswith(package)), key=lambda kind: kind.__name__)


class AddressedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: a bit for each seat that may see it, or EVERYONE; `is_visible` asks."""

    what: Event
    audience: int


SPECTATOR: Final = -1
"""The viewer without a seat and without secrets."""


class Rejection(msgspec.Struct, frozen=True):
    """A refused move: the number of the rule, and why in words."""

    rule: str
    why: Text

    def __str__(self) -> str:
        return f"{self.why} ({self.rule})"


GAME_OVER = Rejection("HR-1", Message("table.game-over"))
NOT_YOUR_TURN = Rejection("HR-2", Message("table.not-your-turn"))
NO_SUCH_MOVE = Rejection("HR-3", Message("table.no-such-move"))
NOTHING_TO_UNDO = Rejection("HR-4", Message("table.nothing-to-undo"))
NOTHING_BEGUN = Rejection("HR-5", Message("table.nothing-begun"))
