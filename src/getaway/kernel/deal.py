"""Where a game's chance comes from, so that anyone can deal it again.

A fair deal: the server commits to a seed before anyone sits down. Each seat commits to bytes of its own; when all
have, they reveal them, and the key of the game's stream comes from the seed and all bytes. Nobody who holds back
something unknown to the others can choose the shuffle. The seed is revealed when the game is over.
"""

from hashlib import blake2b
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.kernel.chance import Chance, KeyedStream, seeded
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.explain import allowed

MOST_LINKS = 100
Bytes32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z", extra=allowed("hex-64"))]


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat added, and whether the seat or the server (for a bot) made it."""

    value: Bytes32
    by: Literal["seat", "server"]


class FairDeal(msgspec.Struct, frozen=True, tag="fair", tag_field="kind", forbid_unknown_fields=True):
    """A deal between people. `seed` and `salt` are absent until the game is over."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    commitment: Bytes32
    entropy: tuple[Entropy, ...]
    seed: Bytes32 | None = None
    salt: Bytes32 | None = None


class SimulatedDeal(msgspec.Struct, frozen=True, tag="simulated", tag_field="kind", forbid_unknown_fields=True):
    """Game number `game` of a simulation with this seed."""

    seed: int
    game: int


class OpenDeal(msgspec.Struct, frozen=True, tag="open", tag_field="kind"):
    """What a sealed record has in place of its deal: the key of the chance that everyone may check, and no more.

    If a game has a chain of keys, each the hash of the next, `links` says how many of them this one opens. That the key
    comes from the seed behind the commitment is checked with the full record.
    """

    key: Bytes32
    commitment: Bytes32 | None = None
    links: Annotated[int, Meta(ge=0, le=MOST_LINKS)] = 1


Deal = FairDeal | SimulatedDeal
RecordedDeal = Deal | OpenDeal


class DealError(GetawayError):
    """A deal that cannot be dealt again, or does not match its commitment."""


def commit(seed: str, salt: str) -> str:
    """The commitment to publish before the seats add their bytes."""
    return _hash(b"getaway-commit", bytes.fromhex(salt), bytes.fromhex(seed)).hex()


def commit_seat(table: str, commitment: str, seat: int, entropy: str) -> str:
    """What a seat sends before anyone reveals: bound to its table, its number and the server's commitment, so that it
    can be used nowhere else and copying another seat's is of no use."""
    parts = (table.encode(), bytes.fromhex(commitment), str(seat).encode(), bytes.fromhex(entropy))
    return _hash(b"getaway-seat", *parts).hex()


def renewed(secret: str, table: str) -> str:
    """The seed (or salt) that replaces this one when a deal starts over: unknown to everybody, and not chosen."""
    return _hash(b"getaway-again", bytes.fromhex(secret), table.encode()).hex()


def house_bytes(seed: str, table: str) -> str:
    """The bytes of seats that cannot make their own, such as bots. They are derived from what was committed to, so that
    the server cannot choose them after seeing the others'.
    """
    return _hash(b"getaway-bots", bytes.fromhex(seed), table.encode()).hex()


def chance_of(deal: Deal) -> Chance:
    """The generator of a deal. Raises DealError if its seed is not revealed or is not the one committed to."""
    if isinstance(deal, SimulatedDeal):
        return seeded(deal.seed, 2 * deal.game)
    if deal.seed is None or deal.salt is None:
        raise DealError(error("seed-closed"))
    if commit(deal.seed, deal.salt) != deal.commitment:
        raise DealError(error("seed-wrong"))
    parts = [bytes.fromhex(entropy.value) for entropy in deal.entropy]
    return KeyedStream(_hash(b"getaway-key", bytes.fromhex(deal.seed), deal.table.encode(), *parts))


def _hash(person: bytes, *parts: bytes) -> bytes:
    digest = blake2b(digest_size=32, person=person)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.digest()
