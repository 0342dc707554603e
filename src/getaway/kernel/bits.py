"""Sets of small numbers as the bits of one integer, below 2^62."""

from typing import Final

from mypy_extensions import i64

_TOP: Final = 1 << 62


def bit(n: i64) -> i64:
    """The set whose only member is n. Where n may reach 31, use this instead of `1 << n`: mypyc passes the literal to
    C, which shifts it in 32 bits.
    """
    return _TOP >> (62 - n)


def count(mask: i64) -> i64:
    """How many members the set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    bit: i64 = mask & -mask
    n: i64 = 0
    if bit >= 0x100000000:
        bit >>= 32
        n = 32
    if bit >= 0x10000:
        bit >>= 16
        n += 16
    if bit >= 0x100:
        bit >>= 8
        n += 8
    if bit >= 0x10:
        bit >>= 4
        n += 4
    if bit >= 4:
        bit >>= 2
        n += 2
    if bit >= 2:
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The member that has n smaller ones before it."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
