"""Handouts: what the game master hands to everyone or to one seat (HR-34). Each seat learns of its own only."""

from typing import TYPE_CHECKING

import msgspec

from getaway.kernel.capabilities import game_master_of, has_game_master
from getaway.kernel.events import Rejection
from getaway.table.commands import Audience, HandOut
from getaway.table.house_rules import NOT_BEGUN
from getaway.table.say import say

if TYPE_CHECKING:
    from getaway.table.table import Table

MOST = 60
"""How many handouts may lie on a table at once."""


class Handout(msgspec.Struct, frozen=True):
    """A text or a picture, by whom and for whom. Its name is random, so that it does not count the others."""

    handout: str
    by: int
    to: Audience
    title: str
    text: str
    picture: str | None

    def is_for(self, seat: int) -> bool:
        """Whether this seat may see it. Spectators see none."""
        return seat == self.by or (seat >= 0 and self.to in ("everyone", seat))


class Handouts:
    """The handouts of a table, in the order they were handed out."""

    def __init__(self) -> None:
        self._lying: dict[str, Handout] = {}
        self._seen: dict[int, tuple[Handout, ...]] = {}
        """What each seat sees, until something changes."""

    def __len__(self) -> int:
        return len(self._lying)

    def get(self, name: str) -> Handout | None:
        """The handout of this name."""
        return self._lying.get(name)

    def seen_by(self, seat: int) -> tuple[Handout, ...]:
        """The handouts that a seat may see."""
        if seat not in self._seen:
            self._seen[seat] = tuple(each for each in self._lying.values() if each.is_for(seat))
        return self._seen[seat]

    def shows(self, seat: int, picture: str) -> bool:
        """Whether a picture is on a handout that this seat may see."""
        return any(each.picture == picture for each in self.seen_by(seat))

    def pictures(self) -> list[str]:
        """The pictures on all handouts."""
        return [each.picture for each in self._lying.values() if each.picture is not None]

    def add(self, handout: Handout) -> None:
        self._lying[handout.handout] = handout
        self._seen.clear()

    def remove(self, name: str) -> Handout:
        """Take a handout off the table."""
        self._seen.clear()
        return self._lying.pop(name)


def audience_of(to: Audience, by: int, seats: int) -> int:
    """The seats (bits) that hear of a handout: never spectators."""
    return (1 << seats) - 1 if to == "everyone" else 1 << by | 1 << to


def why_not_tools(table: "Table") -> Rejection | None:
    """Whether this table has handouts, notes, the pause card and a story: it needs a game with a game master."""
    if not has_game_master(table.game):
        return Rejection("HR-34", say("no-table-tools", game=table.game.title))
    return NOT_BEGUN if table.play is None else None


def why_not_hand_out(table: "Table", seat: int) -> Rejection | None:
    """Whether a seat may hand something out, whatever it is."""
    if rejection := why_not_tools(table):
        return rejection
    assert table.play is not None
    if game_master_of(table.game, table.play) != seat:
        return Rejection("HR-34", say("gm-hands-out"))
    return Rejection("HR-34", say("handouts-full", most=MOST)) if len(table.handouts) >= MOST else None


def why_not_this(table: "Table", seat: int, command: HandOut) -> Rejection | None:
    """Whether a seat may hand out exactly this."""
    if rejection := why_not_hand_out(table, seat):
        return rejection
    if isinstance(command.to, int) and (command.to == seat or command.to >= len(table.seats)):
        return Rejection("HR-34", say("handout-to-nobody"))
    if not command.title.strip():
        return Rejection("HR-34", say("handout-untitled"))
    if not command.text.strip() and command.picture is None:
        return Rejection("HR-34", say("handout-empty"))
    return None


def why_not_take_back(table: "Table", seat: int, name: str) -> Rejection | None:
    """Only who handed it out takes it back; others are not told whether there is such a handout."""
    found = table.handouts.get(name)
    return None if found is not None and found.by == seat else Rejection("HR-34", say("no-such-handout"))


def made(seat: int, command: HandOut) -> Handout:
    """The handout of a command."""
    return Handout(command.handout, seat, command.to, command.title, command.text, command.picture)
