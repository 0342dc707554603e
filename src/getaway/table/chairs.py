"""The seats of a table, and who has them."""

from typing import Literal

import msgspec

from getaway.kernel.deal import Entropy
from getaway.table.commands import Place


class Chair(msgspec.Struct):
    """One seat. `holders` are the visitors who may act for it: one person, on one or several devices."""

    name: str
    invited: bool = False
    holders: list[str] = []
    link: str | None = None
    bot: str | None = None
    entropy: Entropy | None = None
    muted: bool = False
    wants_to_abandon: bool = False
    wants_to_pause: bool = False
    reminder: str | None = None
    reminded: bool = False

    @property
    def wants_reminder(self) -> bool:
        """Whether someone is to be told when it is his turn, and was not yet."""
        return self.reminder is not None and not self.reminded

    @property
    def taken(self) -> bool:
        """Whether a person or a bot has it."""
        return self.bot is not None or bool(self.holders)

    def seat_bot(self, bot: str, entropy: str) -> None:
        """Nobody's any more but the bot's."""
        self.clear()
        self.bot = bot
        if self.entropy is None:
            self.entropy = Entropy(entropy, "server")

    def clear(self) -> None:
        """Nobody's."""
        self.holders = []
        self.link = None
        self.wants_to_abandon = self.wants_to_pause = self.reminded = False
        self.reminder = None


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everyone at the table sees it."""

    name: str
    kind: Literal["open", "invited", "person", "bot"]
    bot: str | None
    ready: bool
    muted: bool
    host: bool
    wants_to_pause: bool


def chair_of(place: Place, name: str, entropy: str) -> Chair:
    """The seat that a place of a new table becomes."""
    if place.bot is not None:
        return Chair(name, bot=place.bot, entropy=Entropy(entropy, "server"))
    return Chair(place.name or name, invited=place.kind == "invited", holders=list(place.holders))


def place_of(chair: Chair) -> Place:
    """The same again at another table."""
    if chair.bot is not None:
        return Place("bot", chair.bot)
    if chair.holders:
        return Place("person", None, tuple(chair.holders), chair.name)
    return Place("invited" if chair.invited else "open")


def shown(chair: Chair, *, host: str) -> SeatShown:
    """Without anything secret."""
    kind: Literal["open", "invited", "person", "bot"] = "bot" if chair.bot is not None else "person"
    if not chair.taken:
        kind = "invited" if chair.invited else "open"
    return SeatShown(
        name=chair.name,
        kind=kind,
        bot=chair.bot,
        ready=chair.entropy is not None,
        muted=chair.muted,
        host=host in chair.holders,
        wants_to_pause=chair.wants_to_pause,
    )
