"""The seats of a table, and who has them."""

from typing import Literal

import msgspec

from getaway.kernel.deal import Entropy
from getaway.table.commands import SeatSetup


class Asking(msgspec.Struct):
    """Somebody new who asks for a seat after the deal, and the seats that have agreed so far."""

    visitor: str
    name: str
    agreed: set[int] = msgspec.field(default_factory=set)


class SeatState(msgspec.Struct):
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

    @classmethod
    def from_setup(cls, setup: SeatSetup, name: str) -> "SeatState":
        """A seat of a new table."""
        if setup.bot is not None:
            return cls(name, bot=setup.bot)
        return cls(name, invited=setup.kind == "invited", holders=list(setup.holders))

    def to_setup(self) -> SeatSetup:
        """The same seat at another table, for a rematch."""
        if self.bot is not None:
            return SeatSetup("bot", self.bot)
        if self.holders:
            return SeatSetup("person", None, tuple(self.holders), self.name)
        return SeatSetup("invited" if self.invited else "open")

    def view(self, *, host: str) -> "SeatShown":
        """The seat as everyone at the table sees it: nothing secret."""
        kind: Literal["open", "invited", "person", "bot"] = "bot" if self.bot is not None else "person"
        if not self.taken:
            kind = "invited" if self.invited else "open"
        return SeatShown(
            name=self.name,
            kind=kind,
            bot=self.bot,
            ready=self.ready,
            muted=self.muted,
            host=host in self.holders,
            wants_to_pause=self.wants_to_pause,
            wants_to_abandon=self.wants_to_abandon,
            link=0 if self.link is None or self.holders else self.links_made,
            asking=None if self.asking is None else self.asking.name,
            agreed=() if self.asking is None else tuple(sorted(self.asking.agreed)),
            asked=0 if self.asking is None else self.times_asked,
        )


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
