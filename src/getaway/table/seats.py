"""The seats of a table and who has them. Every change to a seat is a method here; the rules are in seat_rules.py."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from getaway.kernel.deal import Entropy
from getaway.table.commands import SeatSetup
from getaway.text.catalogs import ENGLISH
from getaway.text.messages import Text

NO_SEAT: Final = -1
"""How the log writes the seat of a command by somebody without one: the host, or the server that creates the table."""


class SeatRequest(msgspec.Struct):
    """Somebody new who asks for a seat after the deal, and the seats that have agreed so far."""

    visitor: str
    name: str
    agreed: set[int] = msgspec.field(default_factory=set)

    def agree(self, seats: Iterable[int]) -> None:
        """The players of these seats agree."""
        self.agreed.update(seats)


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everyone at the table sees it.

    `link` is the number of its current invitation, 0 if there is none. `asking` is the name of somebody new who wants
    to take it after the deal, `agreed` the seats that have said yes, and `asked` the number of this request. A vote
    names it, because by then somebody else may be asking.
    """

    name: Text
    kind: Literal["open", "invited", "person", "bot"]
    bot: str | None
    ready: bool
    muted: bool
    host: bool
    wants_to_pause: bool
    wants_to_abandon: bool = False
    link: int = 0
    asking: Text | None = None
    agreed: tuple[int, ...] = ()
    asked: int = 0


class SeatState(msgspec.Struct):
    """One seat. `holders` are the visitors who may act for it: one person, on one device (in logs of older versions on
    several). `last_holders` had it before, and may come back to it."""

    name: str
    invited: bool = False
    holders: list[str] = []
    last_holders: list[str] = []
    former_names: dict[str, list[str]] = {}
    """Names of people who left it after the deal, each with the visitors it belongs to."""
    asking: SeatRequest | None = None
    times_asked: int = 0
    person: int = 0
    """How many people have had this seat: what the last one noted is not for the next."""
    link: str | None = None
    links_made: int = 0
    bot: str | None = None
    commitment: str | None = None
    """The commitment to a person's bytes, which are revealed when every seat has committed."""
    entropy: Entropy | None = None
    muted: bool = False
    wants_to_abandon: bool = False
    wants_to_pause: bool = False
    reminder: str | None = None
    reminder_language: str = ENGLISH
    reminded: bool = False

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

    def view(self, host: str, shown: Callable[[str], Text]) -> SeatView:
        """The seat as everyone sees it, with names as they are `shown` there. Contains nothing secret."""
        kind: Literal["open", "invited", "person", "bot"] = "bot" if self.bot is not None else "person"
        if not self.taken:
            kind = "invited" if self.invited else "open"
        return SeatView(
            name=shown(self.name),
            kind=kind,
            bot=self.bot,
            ready=self.ready,
            muted=self.muted,
            host=host in self.holders,
            wants_to_pause=self.wants_to_pause,
            wants_to_abandon=self.wants_to_abandon,
            link=0 if self.link is None or self.holders else self.links_made,
            asking=None if self.asking is None else shown(self.asking.name),
            agreed=() if self.asking is None else tuple(sorted(self.asking.agreed)),
            asked=0 if self.asking is None else self.times_asked,
        )

    @property
    def wants_reminder(self) -> bool:
        """Whether its player is to be reminded of their turn and has not been yet."""
        return self.reminder is not None and not self.reminded

    @property
    def taken(self) -> bool:
        """Whether a person or a bot has it."""
        return self.bot is not None or bool(self.holders)

    @property
    def ready(self) -> bool:
        """Whether the deal does not wait for its commitment; a bot makes none."""
        return self.bot is not None or self.commitment is not None or self.entropy is not None

    @property
    def revealed(self) -> bool:
        """Whether the deal does not wait for its bytes."""
        return self.bot is not None or self.entropy is not None

    # Holders.

    def take(self, visitor: str, name: str) -> None:
        """A person sits down. The link is used up: the host knows it, and the seat now belongs to somebody else."""
        if visitor not in self.last_holders:
            self.person += 1
            if self.last_holders:
                self.former_names[self.name] = self.last_holders
        self.holders, self.last_holders = [visitor], []
        self.asking = self.link = None
        self.name = name

    def add_device(self, visitor: str) -> None:
        """For logs of older versions, in which one person had a seat on several devices."""
        self.holders.append(visitor)

    def move_to_device(self, visitor: str) -> None:
        """The person continues on another device, and on that one only."""
        self.holders = [visitor]
        self.link = None

    def vacate(self, *, may_return: bool) -> None:
        """Free the seat; `may_return`: its last holders may take it again."""
        before = self.holders or self.last_holders
        self._clear()
        if may_return:
            self.last_holders = before

    def seat_bot(self, bot: str) -> None:
        """Give the seat to a bot; nobody comes back to it."""
        self._clear()
        self.bot = bot

    def _clear(self) -> None:
        self.holders, self.last_holders = [], []
        self.asking = self.link = self.reminder = None
        self.wants_to_abandon = self.wants_to_pause = self.reminded = False

    def set_link(self, link: str, keeper: str) -> None:
        """Replace the link, given as a hash. Of the holders only `keeper` stays."""
        self.link = link
        self.links_made += 1
        self.asking = None
        self.holders = [holder for holder in self.holders if holder == keeper]

    def open_request(self, visitor: str, name: str) -> None:
        """Somebody new asks for the seat."""
        self.asking = SeatRequest(visitor, name)
        self.times_asked += 1

    def refuse_request(self) -> None:
        """End the request, and the link it came by."""
        self.asking = self.link = None

    def end_request(self) -> None:
        """End the request; the link still works."""
        self.asking = None

    def rename(self, name: str) -> None:
        self.name = name

    # Bytes for the deal.

    def commit(self, commitment: str) -> None:
        self.commitment = commitment

    def add_bytes(self, entropy: Entropy) -> None:
        self.entropy = entropy

    def forget_bytes(self) -> None:
        """Commitment and bytes no longer count."""
        self.commitment = self.entropy = None

    # Votes, chat and reminders.

    def vote_to_abandon(self, yes: bool) -> None:
        self.wants_to_abandon = yes

    def vote_to_pause(self, yes: bool) -> None:
        self.wants_to_pause = yes

    def mute(self, on: bool) -> None:
        self.muted = on

    def set_reminder(self, url: str | None, language: str) -> None:
        """Set the URL to call when it is this seat's turn, and the language of the text."""
        self.reminder, self.reminder_language = url, language

    def set_reminded(self, reminded: bool) -> None:
        """Set whether the player has been reminded of the current turn."""
        self.reminded = reminded


class Seats(Sequence[SeatState]):
    """All seats of a table, by number."""

    def __init__(self, states: Iterable[SeatState]) -> None:
        self._states = tuple(states)

    def __getitem__(self, seat: int) -> SeatState:  # type: ignore[override]
        if seat < 0:
            raise IndexError(f"there is no seat {seat}")  # a negative number would count from the end
        return self._states[seat]

    def __len__(self) -> int:
        return len(self._states)

    def __iter__(self) -> Iterator[SeatState]:
        return iter(self._states)

    def people(self) -> list[SeatState]:
        """The seats that a person has."""
        return [place for place in self._states if place.holders]

    def held_by(self, visitor: str) -> list[int]:
        """The seats for which a visitor may act."""
        return [seat for seat, place in enumerate(self._states) if visitor in place.holders]

    def left_by(self, visitor: str) -> list[int]:
        """The seats that a visitor has left and may take again."""
        return [seat for seat, place in enumerate(self._states) if not place.taken and visitor in place.last_holders]

    def asked_for_by(self, visitor: str) -> bool:
        """Whether a visitor is waiting for the table to agree that they take a seat."""
        return any(place.asking is not None and place.asking.visitor == visitor for place in self._states)

    def end_requests(self) -> None:
        """Somebody has left: anyone asking for a seat has to ask the remaining players again."""
        for place in self._states:
            place.end_request()

    def end_pause_votes(self) -> None:
        """A pause has begun or ended: drop the votes for it."""
        for place in self._states:
            place.vote_to_pause(False)

    def forget_bytes(self) -> None:
        """Drop all commitments and bytes."""
        for place in self._states:
            place.forget_bytes()

    def keep_reminded(self, waiting: tuple[int, ...]) -> None:
        """Only seats that are still to decide count as reminded."""
        for seat, place in enumerate(self._states):
            place.set_reminded(place.reminded and seat in waiting)
