"""Up to fifteen small numbers, each below 16, in one integer: clones are cheap, and so is counting tokens by room."""

from mypy_extensions import i64

from getaway.kernel.bits import bit


def at(packed: i64, place: i64) -> i64:
    return packed >> (4 * place) & 15


def put(packed: i64, place: i64, number: i64) -> i64:
    """With another number in that place."""
    return packed & ~(15 * one(place)) | number << (4 * place)


def one(place: i64) -> i64:
    """1 in that place, to add or to take away."""
    return bit(4 * place)


def total(packed: i64) -> i64:
    n: i64 = 0
    while packed != 0:
        n += packed & 15
        packed >>= 4
    return n


def filled(packed: i64) -> i64:
    """The places that are not 0, a bit each."""
    places: i64 = 0
    bit: i64 = 1
    while packed != 0:
        if packed & 15 != 0:
            places |= bit
        packed >>= 4
        bit <<= 1
    return places


def place_of(packed: i64, number: i64) -> i64:
    """Where the n-th thing lies when the things in each place are counted through, from 0."""
    place: i64 = 0
    here: i64 = packed & 15
    while number >= here:
        number -= here
        packed >>= 4
        place += 1
        here = packed & 15
    return place
