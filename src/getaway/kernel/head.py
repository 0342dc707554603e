"""The head of a record: the game, who sat where, and how it was dealt. Its hash is the first link of the checks.

The hash is over values that everybody at the table knows when the game is dealt, so it can be published then.
"""

from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from getaway.kernel.deal import Bytes32, Deal, FairDeal
from getaway.kernel.text import PRINTABLE

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
BotLevel = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat where."""

    name: Name
    bot: BotLevel | None = None


class DealtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat when the game was dealt: `by` says who made its bytes (None: the deal had none), and `commitment` is the
    hash of them that it sent before any bytes were revealed.
    """

    name: Name
    bot: BotLevel | None
    by: Literal["seat", "server"] | None
    commitment: Bytes32 | None


class VoidRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that was started over because not all seats revealed their bytes, with everything committed to in it.
    `seats` are the numbers of the seats that did not and `names` their people. `left`: somebody left the table;
    otherwise their time ran out.
    """

    commitment: Bytes32
    commitments: tuple[Bytes32 | None, ...]
    seats: tuple[int, ...]
    names: tuple[Name, ...]
    left: bool


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game was dealt, and to whom. A `simulated` deal comes from an open seed, and nobody committed to it."""

    deal: Literal["fair", "simulated"]
    table: Annotated[str, Meta(min_length=1, max_length=64)] | None
    commitment: Bytes32 | None
    seats: tuple[DealtSeat, ...]
    void: tuple[VoidRound, ...] = ()


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After this many entries, somebody else played at a seat."""

    entry: int
    seat: int
    now: Seat


def head_of(
    deal: Deal, seats: tuple[Seat, ...], commitments: tuple[str | None, ...] = (), void: tuple[VoidRound, ...] = ()
) -> Head:
    """The head of a game with this deal; `commitments` are those of the seats, if they made any."""
    if not isinstance(deal, FairDeal):
        dealt = tuple(DealtSeat(seat.name, seat.bot, None, None) for seat in seats)
        return Head("simulated", None, None, dealt, void)
    promised = commitments or (None,) * len(seats)
    dealt = tuple(
        DealtSeat(seat.name, seat.bot, entropy.by, commitment)
        for seat, entropy, commitment in zip(seats, deal.entropy, promised, strict=True)
    )
    return Head("fair", deal.table, deal.commitment, dealt, void)


def head_hash(game: str, rules_version: int, pack_hash: str, options: Any, head: Head) -> bytes:
    """The hash, over one JSON array with sorted keys and no spaces; docs/fairness.md defines it for other programs."""
    seats = [[seat.name, seat.bot, seat.by, seat.commitment] for seat in head.seats]
    void = [[each.commitment, each.commitments, each.seats, each.names, each.left] for each in head.void]
    what = [2, game, rules_version, pack_hash, options, head.deal, head.table, head.commitment, seats, void]
    return blake2b(msgspec.json.encode(what, order="sorted"), digest_size=32, person=b"getaway-head").digest()
