"""Dice from a chain of keys that can be checked later, and seals: salted hashes of what players may not see."""

from hashlib import blake2b
from typing import Any

import msgspec

from getaway.games.score.generator import DIE
from getaway.kernel.chance import Chance, KeyedStream
from getaway.kernel.deal import MOST_LINKS

KEY_WORDS = 8
SALT_WORDS = 4
"""A salt keeps a short secret from being guessed from its hash."""


def draw_key(chance: Chance, words: int = KEY_WORDS) -> bytes:
    """A key for a stream of its own, or a salt."""
    return b"".join(int(chance.word()).to_bytes(4, "big") for _ in range(words))


def roll(chance: Chance, dice: int) -> list[int]:
    return [int(chance.below(DIE)) + 1 for _ in range(dice)]


class Chain:
    """The keys of the open dice, one link a heist; each link is the hash of the next.

    So a link that opens the dice of a heist is at once the promise of the next heist's, and tells nothing of them. Link
    0 opens nothing: it is the promise for the first heist. Who knows the chain up to a link knows none after it.
    """

    def __init__(self, end: bytes, length: int = MOST_LINKS) -> None:
        self.end = end
        self.length = length
        self._links = [end]
        for _ in range(length):
            self._links.append(promise_of(self._links[-1]))

    def link(self, number: int) -> bytes:
        """A link by its number, from 0 to the length."""
        return self._links[self.length - number]

    def dice(self, number: int, used: int = 0) -> KeyedStream | None:
        """The dice of a link, so many of them used; None beyond the end."""
        return dice_of(self.link(number), used) if number <= self.length else None


def promise_of(link: bytes) -> bytes:
    """What is published before the dice of a link fall: the link before it."""
    return blake2b(link, digest_size=32, person=b"getaway-link").digest()


def dice_of(link: bytes, first: int = 0) -> KeyedStream:
    """The open dice of a link, from a place in their stream; a receipt names the place."""
    return KeyedStream(blake2b(link, digest_size=32, person=b"getaway-dice").digest(), first)


def seal(salt: bytes, what: Any) -> str:
    return blake2b(msgspec.json.encode(what), key=salt, digest_size=16, person=b"getaway-seal").hexdigest()
