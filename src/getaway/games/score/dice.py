"""Dice and seals: what falls, where it came from, and what stands for it where it may not be seen."""

from hashlib import blake2b
from typing import Any

import msgspec

from getaway.games.score.heist import DIE
from getaway.kernel.chance import Chance, KeyedStream

KEY_WORDS = 8
SALT_WORDS = 4


def draw_key(chance: Chance) -> bytes:
    """A key for a stream of its own."""
    return b"".join(int(chance.word()).to_bytes(4, "big") for _ in range(KEY_WORDS))


def roll(chance: Chance, dice: int) -> list[int]:
    """So many dice."""
    return [int(chance.below(DIE)) + 1 for _ in range(dice)]


def faces_at(key: str, first: int, dice: int) -> list[int]:
    """What a receipt says fell: the dice of the open stream with this key, from this place in it."""
    return roll(KeyedStream(bytes.fromhex(key), first), dice)


def draw_salt(chance: Chance) -> bytes:
    """What keeps a short secret from being guessed from its hash."""
    return b"".join(int(chance.word()).to_bytes(4, "big") for _ in range(SALT_WORDS))


def seal(salt: bytes, what: Any) -> str:
    """The salted hash of something."""
    return blake2b(msgspec.json.encode(what), key=salt, digest_size=16, person=b"getaway-seal").hexdigest()
