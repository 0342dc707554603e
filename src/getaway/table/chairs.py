"""The seats of a table, and who has them."""

from typing import Literal

import msgspec

from getaway.kernel.deal import Entropy
from getaway.table.commands import Place


class Asking(msgspec.Struct):
    """Somebody new who asks for a seat after the deal, and the seats that have agreed so far."""

    visitor: str
    name: str
    agreed: set[int] = msgspec.field(default_factory=set)


class Chair(msgspec.Struct):
    """One seat. `holders` are the visitors who may act for it: one person, on one device (in logs of older versions on
    several). `last_holders` had it before, and may come back to it."""

    name: str
    invited: bool = False
    holders: list[str] = []
    last_holders: list[str] = []
    asking: Asking | None = None
    link: str | None = None
    links_made: int = 0
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
        self.last_holders = []
        self.asking = None
        self.link = None
        self.wants_to_abandon = self.wants_to_pause = self.reminded = False
        self.reminder = None


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everyone at the table sees it. `link` is the number of its invitation that works now, 0 if none does.
    `asking` is the name of somebody new who wants to take it after the deal, `agreed` the seats that said yes."""

    name: str
    kind: Literal["open", "invited", "person", "bot"]
    bot: str | None
    ready: bool
    muted: bool
    host: bool
    wants_to_pause: bool
    wants_to_abandon: bool = False
    link: int = 0
    asking: str | None = None
    agreed: tuple[int, ...] = ()


def chair_of(place: Place, name: str, entropy: str) -> Chair:
    """The seat that a place of a new table becomes, and what it is called."""
    if place.bot is not None:
        return Chair(name, bot=place.bot, entropy=Entropy(entropy, "server"))
    return Chair(name, invited=place.kind == "invited", holders=list(place.holders))


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
        wants_to_abandon=chair.wants_to_abandon,
        link=0 if chair.link is None or chair.holders else chair.links_made,
        asking=None if chair.asking is None else chair.asking.name,
        agreed=() if chair.asking is None else tuple(sorted(chair.asking.agreed)),
    )
