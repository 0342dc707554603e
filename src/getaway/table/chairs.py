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
    former_names: dict[str, list[str]] = {}
    """Names of people who left it after the deal, each with the visitors it belongs to."""
    asking: Asking | None = None
    times_asked: int = 0
    link: str | None = None
    links_made: int = 0
    bot: str | None = None
    commitment: str | None = None
    """To the bytes of a person, which are revealed when every seat has committed to its own."""
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

    @property
    def ready(self) -> bool:
        """Whether the deal need not wait for its commitment: a bot makes none."""
        return self.bot is not None or self.commitment is not None or self.entropy is not None

    @property
    def revealed(self) -> bool:
        """Whether the deal need not wait for its bytes."""
        return self.bot is not None or self.entropy is not None

    def seat_bot(self, bot: str) -> None:
        """Nobody's any more but the bot's."""
        self.clear()
        self.bot = bot

    def forget_bytes(self) -> None:
        """What it had committed to counts no more."""
        self.commitment = self.entropy = None

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
    `asking` is the name of somebody new who wants to take it after the deal, `agreed` the seats that said yes, and
    `asked` the number of this request, which a vote names: meanwhile it may be somebody else's."""

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
    asked: int = 0


class DealShown(msgspec.Struct, frozen=True):
    """The deal as everyone at the table may know it. `commitment` is the server's (None: a lesson, with a fixed deal);
    `commitments` are those of the seats, None for bots and who is not ready. In `revealing` every seat has one, and
    its person sends the bytes for this `round`. From `restart_at` (seconds since 1970) the deal may start over without
    the seats that have not `revealed`. `head` is the hash of all this, the names and the options when it is dealt."""

    commitment: str | None
    commitments: tuple[str | None, ...]
    revealed: tuple[bool, ...]
    round: int
    revealing: bool
    restart_at: float | None
    head: str | None


def chair_of(place: Place, name: str) -> Chair:
    """The seat that a place of a new table becomes, and what it is called."""
    if place.bot is not None:
        return Chair(name, bot=place.bot)
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
        ready=chair.ready,
        muted=chair.muted,
        host=host in chair.holders,
        wants_to_pause=chair.wants_to_pause,
        wants_to_abandon=chair.wants_to_abandon,
        link=0 if chair.link is None or chair.holders else chair.links_made,
        asking=None if chair.asking is None else chair.asking.name,
        agreed=() if chair.asking is None else tuple(sorted(chair.asking.agreed)),
        asked=0 if chair.asking is None else chair.times_asked,
    )
