"""The cast: what the bots at a table are called, by level and seat.

A name is the same in every language, so that records can have it; the style is a message. Which character sits where
follows from level and seat alone, except that nobody at the table has the same name.
"""

from collections.abc import Iterable
from typing import NamedTuple

from getaway.text.messages import Message, Text


class Character(NamedTuple):
    """A bot as a person meets it. `face` is the name of an icon of game-icons.net."""

    name: str
    face: str

    @property
    def style(self) -> Text:
        """How they play, in a line that need not be taken literally."""
        return Message(f"table.character-{self.name.lower()}")


def _cast(**faces: str) -> tuple[Character, ...]:
    return tuple(Character(name.capitalize(), face) for name, face in faces.items())


CAST = {
    "easy": _cast(pip="mouse", mabel="sheep", otto="walrus-head", lulu="hedgehog", fitz="goose", magda="rabbit-head"),
    "normal": _cast(
        vera="fox-head", hugo="badger", nadia="raccoon-head", silas="goat", odile="parrot-head", bruno="lynx-head"
    ),
    "hard": _cast(
        rosa="wolf-head", laszlo="owl", ingrid="polar-bear", cosmo="octopus", thea="tiger-head", viktor="eagle-head"
    ),
    "random": _cast(ziggy="monkey", dot="frog", waldo="ostrich", tilly="squirrel", gus="seagull", fluke="koala"),
}
"""As many of each level as a table has seats; no name is there twice."""


def character_for(level: str, seat: int, taken: Iterable[str]) -> Character | None:
    """Who plays at a seat, if others at the table have these names. None: bots of this level have no characters."""
    cast, names = CAST.get(level, ()), {name.casefold() for name in taken}
    for step in range(len(cast)):
        if (found := cast[(seat + step) % len(cast)]).name.casefold() not in names:
            return found
    return None


def character_of(level: str | None, name: str) -> Character | None:
    """The character with that name; None for a bot of an older table, or one that has a person's seat and name."""
    return next((each for each in CAST.get(level or "", ()) if each.name == name), None)
