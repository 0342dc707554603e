"""A game in progress as tables know it: what table, store, server, terminal and record build on."""

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from getaway.kernel.deal import OpenDeal
from getaway.kernel.errors import GetawayError, NoSuchSeat, error
from getaway.kernel.events import NOTHING_BEGUN, SPECTATOR, AddressedEvent, Event, Rejection
from getaway.kernel.head import Head, Seat, SeatChange, head_hash
from getaway.kernel.journal import JournalEntry, Kept
from getaway.kernel.moves import Move
from getaway.kernel.views import Offer, Outcome, View
from getaway.text.messages import Message, Text

if TYPE_CHECKING:
    from getaway.kernel.game import Game
    from getaway.kernel.options import Options


class Refused(GetawayError):
    """A move was submitted that is not legal; callers ask `why_not` first."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(error("refused", why=rejection.why, rule=rejection.rule))
        self.rejection = rejection


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(ABC):
    """Rules, hidden parts and journal of one game in progress."""

    def __init__(self, game: "Game", seats: int, options: "Options") -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.journal: list[JournalEntry] = []
        self.choice_open = False
        self._check = b""
        self.head: Head | None = None
        """Who sat where and how it was dealt, if the checks cover it."""
        self.seat_changes: list[SeatChange] = []

    def __repr__(self) -> str:
        waiting = ", ".join(map(str, self.waiting_for()))
        now = f"waiting for seat {waiting}" if waiting else "over"
        return f"<{self.game.title}, {self.seats} seats, {len(self.journal)} moves, {now}>"

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer that is neither a seat nor a spectator. Raises NoSuchSeat."""
        if not SPECTATOR <= viewer < self.seats:
            raise NoSuchSeat(error("no-such-viewer", seat=viewer, seats=self.seats))

    def why_no_seat(self, seat: int) -> Rejection | None:
        """None if the game has this seat, else the rule against moving for it."""
        return None if 0 <= seat < self.seats else Rejection("HR-2", Message("table.no-such-seat", {"seat": seat + 1}))

    @abstractmethod
    def offers(self, viewer: int) -> list[Offer]:
        """The legal moves of a viewer; none if they are not deciding."""

    @abstractmethod
    def why_not(self, seat: int, move: Move) -> Rejection | None:
        """None if the seat may make this move now, else the rule against it."""

    def warning(self, seat: int, move: Move) -> Text:
        """What a seat should be asked before it makes this legal move; empty if nothing. Offers hold the same in
        `ask`."""
        return ""

    @abstractmethod
    def submit(self, seat: int, move: Move) -> list[AddressedEvent]:
        """Make a move. Returns what happened, each event with its audience. Raises Refused if it is not legal."""

    def replay_move(self, seat: int, move: Move) -> list[AddressedEvent]:
        """Make a move of a record. Records hold only confirmed choices, so each move counts at once; `choice_open` says
        whether a choice is still open after it.
        """
        return self.submit(seat, move)

    @abstractmethod
    def view(self, viewer: int) -> View:
        """The game as a seat, or SPECTATOR, may see it."""

    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that are deciding."""

    def expected(self) -> int | None:
        """Of several seats that may decide, the one that the others wait for; None if there is none."""
        return None

    def talk(self) -> tuple[int, ...]:
        """The seats that may chat now."""
        return tuple(range(self.seats))

    def redact(self, event: Event) -> Event:
        """A past event without information that is hidden again, for logs and returning players."""
        return event

    def why_not_reset(self, seat: int) -> Rejection | None:
        """None if the seat has begun a sealed choice that can be started over (HR-5)."""
        return None if self.view(seat).can_reset else NOTHING_BEGUN

    def reset_choice(self, seat: int) -> Rejection | None:
        """Start an unconfirmed sealed choice over. Returns None if done."""
        return NOTHING_BEGUN

    @abstractmethod
    def why_not_take_back(self, seat: int) -> Rejection | None:
        """None if the seat's last move can be taken back (HR-4)."""

    @abstractmethod
    def take_back(self, seat: int) -> None:
        """Undo the seat's last move. Raises Refused if that would undo knowledge."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None while the game is in progress."""

    @abstractmethod
    def dump(self) -> bytes:
        """Everything needed to continue, including secrets; `game.load` reads it."""

    def keep(self) -> Kept | None:
        """What `dump` leaves out. Both together restore the play exactly. None where that is not possible."""
        return None

    def restore(self, kept: Kept) -> None:
        """Restore what `keep` returned, after loading the dump made at the same time."""
        self.journal, self.choice_open = kept.journal, kept.choice_open

    def may_know_all(self, viewer: int) -> bool:
        """Whether a viewer may have the full record when the game is over, rather than the sealed one."""
        return True

    def open_deal(self, commitment: str | None) -> OpenDeal | None:
        """The key of the chance that everyone may check so far; None if a record has nothing sealed."""
        return None

    def apply_sealed(self, seat: int, move: Move, told: Any) -> list[AddressedEvent]:
        """Make a move of a sealed record, with the game's response at the time. Raises Refused if it is not legal."""
        raise Refused(Rejection("HR-3", Message("table.no-sealed-records")))

    def _position(self) -> bytes:
        """What checks cover of the position: all of it, or what a sealed record can reproduce."""
        return self.dump()

    def _open_journal(self) -> None:
        """Start the chain of checks with what was dealt."""
        head = [self.game.name, self.game.rules_version, self.game.pack_hash, self.seats, self.options]
        self._check = _link(b"", msgspec.json.encode(head), self._position())

    def cover_head(self, head: Head) -> None:
        """Make the checks cover who sits where and how the game was dealt. Call it before the first move."""
        self.head = head
        self._check = _link(self._check, self.head_hash(), b"")

    def head_hash(self) -> bytes:
        """The hash of everything public about the deal when it is made."""
        assert self.head is not None
        game = self.game
        return head_hash(game.name, game.rules_version, game.pack_hash, self.options, self.head)

    @property
    def check(self) -> str:
        """The check over everything so far."""
        return self._check[:8].hex()

    def change_seat(self, seat: int, now: Seat) -> None:
        """Record that somebody else plays a seat from here on; the checks cover it if they cover the seats."""
        if self.head is None:
            return
        change = SeatChange(len(self.journal), seat, now)
        self.seat_changes.append(change)
        self._check = _link(self._check, msgspec.json.encode(change), b"")

    def _record(self, seat: int, move: Move | None, sealed: Move | None = None, told: Any = None) -> None:
        """Record a move that was made. Its check covers everything before it and the position after it. For a sealed
        move it covers the sealed form, so that records with and without the secrets have the same checks.
        """
        what = (seat, move) if sealed is None else (seat, sealed, told)
        self._check = _link(self._check, msgspec.json.encode(what), self._position())
        self.journal.append(JournalEntry(seat, move, self.check, sealed, told))


def _link(previous: bytes, what: bytes, position: bytes) -> bytes:
    sizes = [len(part).to_bytes(8, "big") for part in (previous, what, position)]
    parts = (sizes[0], previous, sizes[1], what, sizes[2], position)
    return blake2b(b"".join(parts), digest_size=32, person=b"getaway-check").digest()
