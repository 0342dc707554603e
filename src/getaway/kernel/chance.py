"""Where chance comes from: one interface, two generators.

`SplitMix` is small and fast, for simulations. `KeyedStream` is for games between people: BLAKE2b under a
256-bit key, because a small generator can be guessed from what it dealt. Both can be copied and stored.
"""

from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

_BLOCK_WORDS: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of unbiased draws."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2^31."""
        product: i64 = self.word() * n
        if (product & 0xFFFFFFFF) < n:
            # Lemire's rejection: without it, small numbers would come up slightly too often.
            threshold: i64 = (0x100000000 - n) % n
            while (product & 0xFFFFFFFF) < threshold:
                product = self.word() * n
        return product >> 32

    def clone(self) -> "Chance":
        """A generator that will give the same draws."""
        raise NotImplementedError

    def dump(self) -> bytes:
        """Kind and position, for `load_chance`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return load_chance, (self.dump(),)


@final
class SplitMix(Chance):
    """A 32-bit SplitMix with its own increment, so that there are 2^63 streams."""

    def __init__(self, state: i64, gamma: i64) -> None:
        self.state: i64 = state & 0xFFFFFFFF
        self.gamma: i64 = (gamma & 0xFFFFFFFF) | 1

    def word(self) -> i64:
        self.state = (self.state + self.gamma) & 0xFFFFFFFF
        z: i64 = self.state
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        z = ((z ^ (z >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        return z ^ (z >> 15)

    def below(self, n: i64) -> i64:
        # The same as in the base class, written out: this is the inner loop of every simulation.
        self.state = (self.state + self.gamma) & 0xFFFFFFFF
        z: i64 = self.state
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        z = ((z ^ (z >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        product: i64 = (z ^ (z >> 15)) * n
        if (product & 0xFFFFFFFF) < n:
            threshold: i64 = (0x100000000 - n) % n
            while (product & 0xFFFFFFFF) < threshold:
                product = self.word() * n
        return product >> 32

    def clone(self) -> "SplitMix":
        return SplitMix(self.state, self.gamma)

    def dump(self) -> bytes:
        return b"S" + int(self.state).to_bytes(4, "big") + int(self.gamma).to_bytes(4, "big")


@final
class KeyedStream(Chance):
    """BLAKE2b of a counter under a 32-byte key, 16 words per block."""

    def __init__(self, key: bytes, position: i64 = 0) -> None:
        if len(key) != 32:
            raise ValueError(f"a stream's key has 32 bytes, not {len(key)}")
        self.key: bytes = key
        self.position: i64 = position
        self._block: bytes = b""
        self._block_number: i64 = -1

    def word(self) -> i64:
        number: i64 = self.position // _BLOCK_WORDS
        if number != self._block_number:
            self._block = blake2b(int(number).to_bytes(8, "big"), key=self.key).digest()
            self._block_number = number
        at = int(self.position % _BLOCK_WORDS) * 4
        self.position += 1
        return int.from_bytes(self._block[at : at + 4], "big")

    def clone(self) -> "KeyedStream":
        return KeyedStream(self.key, self.position)

    def dump(self) -> bytes:
        return b"K" + self.key + int(self.position).to_bytes(8, "big")


def seeded(seed: int, stream: int = 0) -> SplitMix:
    """A generator for simulations, from a seed. Each stream number gives an independent one."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=8, person=b"getaway-sim").digest()
    return SplitMix(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big"))


def load_chance(data: bytes) -> Chance:
    """The generator that `dump` described."""
    if data[:1] == b"S" and len(data) == 9:
        return SplitMix(int.from_bytes(data[1:5], "big"), int.from_bytes(data[5:9], "big"))
    if data[:1] == b"K" and len(data) == 41:
        return KeyedStream(data[1:33], int.from_bytes(data[33:41], "big"))
    raise ValueError("not a stored generator")
