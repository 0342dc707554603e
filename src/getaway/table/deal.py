"""The deal of a table: the server's commitment, the seats' commitments and bytes, and deals that were started over."""

import secrets
from typing import TYPE_CHECKING

import msgspec

from getaway.kernel.deal import Deal, Entropy, FairDeal, SimulatedDeal, commit, commit_seat, house_bytes, renewed
from getaway.kernel.head import Head, Seat, VoidRound, head_of
from getaway.table.seats import Seats

if TYPE_CHECKING:
    from getaway.table.commands import Create

REVEAL_SECONDS = 60.0
"""How long a deal waits for the bytes of every seat before it may start over without the silent ones."""


class DealView(msgspec.Struct, frozen=True):
    """The deal as everyone at the table may know it.

    `commitment` is the server's (None: a lesson, with a fixed deal). `commitments` are those of the seats, None for
    bots and for players who are not ready. While `revealing`, every seat has one, and its person sends the bytes for
    this `round`. From `restart_at` (seconds since 1970) the deal may start over without the seats that have not
    `revealed`. `head` is the hash of all this, the names and the options, once it is dealt.
    """

    commitment: str | None
    commitments: tuple[str | None, ...]
    revealed: tuple[bool, ...]
    round: int
    revealing: bool
    restart_at: float | None
    head: str | None


def secret() -> str:
    """32 bytes that nobody can guess."""
    return secrets.token_hex(32)


class Dealer:
    """Holds the seed of one deal: committed to before anyone is ready, revealed when the game is over."""

    def __init__(self, table: str, seed: str, salt: str) -> None:
        self._table = table
        self._seed = seed
        self._salt = salt
        self.commitment = commit(seed, salt)
        self.bytes = house_bytes(seed, table)

    def again(self) -> "Dealer":
        """A dealer with another seed and salt, for a deal that starts over. They are derived from these: nothing can be
        chosen.
        """
        return Dealer(self._table, renewed(self._seed, self._table), renewed(self._salt, self._table))

    def closed(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal as it may be shown while the game is in progress."""
        return FairDeal(self._table, self.commitment, entropy)

    def opened(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal with its seed: to deal from, and to show when the game is over."""
        return FairDeal(self._table, self.commitment, entropy, self._seed, self._salt)


class TableDeal:
    """Collects the bytes of every seat in two steps, commit and reveal, and makes the deal from them."""

    def __init__(self, table: str, setup: "Create", seats: Seats) -> None:
        self._table = table
        self._setup = setup
        self._seats = seats
        self._dealer = Dealer(table, setup.seed, setup.salt)
        self._entropy: tuple[Entropy, ...] = ()
        self._fixed = None if setup.lesson is None else SimulatedDeal(setup.lesson, 0)
        self._head_hash: str | None = None
        self._revealing_since: float | None = None
        self.is_dealt = False
        self.two_steps = setup.two_steps
        """Whether seats commit to their bytes before they reveal them."""
        self.round = 1
        """Incremented when a seat's commitment no longer counts, so that nobody reveals to other commitments than they
        saw.
        """
        self.void: tuple[VoidRound, ...] = ()
        self.barred: frozenset[str] = frozenset()
        """Visitors who did not reveal their bytes: they cannot take a seat before the deal."""

    @property
    def commitment(self) -> str:
        return self._dealer.commitment

    @property
    def is_fixed(self) -> bool:
        """Whether it comes from an open seed, like a lesson's, which is the same for everyone."""
        return self._fixed is not None

    @property
    def revealing(self) -> bool:
        """Whether every seat has committed to its bytes, and not all are revealed yet."""
        if not self.two_steps or self.is_dealt or self.is_fixed:
            return False
        return all(place.taken and place.ready for place in self._seats)

    @property
    def some_revealed(self) -> bool:
        """Whether somebody has revealed bytes before the game is dealt: anyone who leaves now may know too much."""
        return self.two_steps and not self.is_dealt and any(place.entropy for place in self._seats)

    def restart_at(self) -> float | None:
        """When the deal may start over without the seats that have not revealed their bytes; None if there is no need.
        Where people have days to decide, they have as long to reveal.
        """
        if self._revealing_since is None or not self.some_revealed:
            return None
        return self._revealing_since + max(REVEAL_SECONDS, self._setup.deadline or 0.0)

    def promise(self, seat: int, entropy: str) -> str:
        """The commitment of a seat to these bytes, in this deal."""
        return commit_seat(self._table, self.commitment, seat, entropy)

    def view(self, head: Head | None) -> DealView:
        """What everybody may know; `head` is the hash of the record's head once the game is dealt."""
        seats = self._seats if head is None else head.seats
        return DealView(
            commitment=None if self.is_fixed else self.commitment,
            commitments=tuple(seat.commitment for seat in seats),
            revealed=tuple(place.revealed for place in self._seats),
            round=self.round,
            revealing=self.revealing,
            restart_at=self.restart_at(),
            head=self._head_hash,
        )

    # Changes.

    def commit(self, seat: int, commitment: str) -> None:
        if not self.two_steps:  # bytes sent in one step are known to whoever reads the log, and no longer count
            self.two_steps = True
            self._seats.forget_bytes()
        self.forget_bytes(seat)
        self._seats[seat].commit(commitment)

    def forget_bytes(self, seat: int) -> None:
        """A seat's commitment no longer counts. Clients that saw it and have not revealed yet have to look again."""
        if self._seats[seat].commitment is not None:
            self.round += 1
            self._revealing_since = None  # everybody gets the full time for the new list
        self._seats[seat].forget_bytes()

    def restart(self, silent: tuple[int, ...], *, left: bool) -> None:
        """Start over because these seats do not reveal their bytes, with another seed and new commitments from all."""
        promised = tuple(place.commitment for place in self._seats)
        names = tuple(self._seats[seat].name for seat in silent)
        silenced = (self._seats[seat] for seat in silent if self._seats[seat].entropy is None)
        self.barred |= {holder for place in silenced for holder in place.holders}
        self.void += (VoidRound(self.commitment, promised, silent, names, left),)
        self._dealer = self._dealer.again()
        self.round += 1
        self._seats.forget_bytes()

    def note_time(self, at: float) -> None:
        """Remember since when the seats have been asked for their bytes."""
        if not self.revealing:
            self._revealing_since = None
        elif self._revealing_since is None:
            self._revealing_since = at

    def is_complete(self) -> bool:
        """Whether every seat is taken and has given its bytes; a lesson needs none."""
        if self.is_dealt or not all(place.taken and place.ready for place in self._seats):
            return False
        return self.is_fixed or all(place.revealed for place in self._seats)

    def finish(self) -> Deal:
        """Fix the bytes of all seats, and return the deal."""
        of_bots = self._dealer.bytes if self.two_steps else self._setup.bot_entropy
        self._entropy = tuple(place.entropy or Entropy(of_bots, "server") for place in self._seats)
        self.is_dealt = True
        return self.opened()

    def adopt(self, deal: Deal) -> None:
        """Continue with a deal that was made elsewhere. Its seed is open."""
        if isinstance(deal, SimulatedDeal):
            self._fixed = deal
        else:
            assert deal.seed is not None
            assert deal.salt is not None
            self._dealer = Dealer(deal.table, deal.seed, deal.salt)
            self._entropy = deal.entropy
        self.is_dealt = True

    def head(self, deal: Deal, seats: tuple[Seat, ...]) -> Head:
        """What the record's head says about the deal and about who sits where."""
        promised = () if self.is_fixed else tuple(place.commitment for place in self._seats)
        return head_of(deal, seats, promised, self.void)

    def set_head_hash(self, head_hash: str) -> None:
        """Publish the head's hash, for everyone to compare with their record."""
        self._head_hash = head_hash

    def opened(self) -> Deal:
        return self._fixed or self._dealer.opened(self._entropy)

    def closed(self) -> FairDeal:
        return self._dealer.closed(self._entropy)
