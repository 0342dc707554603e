"""Multisets of crew and of tokens, each packed into one integer below 2^61: four bits a face, six bits a kind."""

from mypy_extensions import i64

from getaway.kernel.bits import bit
from getaway.kernel.state import State, mix_observation


def crew_count(cards: i64, face: i64) -> i64:
    return cards >> (face << 2) & 15


def one_crew(face: i64) -> i64:
    """A single card, to add or take away."""
    return bit(face << 2)


def crew_total(cards: i64) -> i64:
    """How many cards there are, below 256."""
    pairs: i64 = (cards & 0x0F0F0F0F0F0F) + (cards >> 4 & 0x0F0F0F0F0F0F)
    pairs += pairs >> 8
    pairs += pairs >> 16
    return (pairs + (pairs >> 32)) & 255


def nth_crew(cards: i64, n: i64) -> i64:
    """The face of the card with n others before it, in the order of faces."""
    face: i64 = 0
    while True:
        here: i64 = cards & 15
        if n < here:
            return face
        n -= here
        cards >>= 4
        face += 1


def crew_faces(cards: i64) -> i64:
    """The faces that occur, a bit each."""
    any_bit: i64 = cards | cards >> 1
    any_bit |= any_bit >> 2
    any_bit &= 0x111111111111
    # Gather every fourth bit into the low twelve.
    any_bit = (any_bit | any_bit >> 3) & 0x030303030303
    any_bit = (any_bit | any_bit >> 6) & 0x000F000F000F
    return (any_bit | any_bit >> 12 | any_bit >> 24) & 0xFFF


def crew_types(cards: i64) -> i64:
    """The same cards by type, regular and Expert as one: four bits a type."""
    both: i64 = (cards & 0x0F0F0F0F0F0F) + (cards >> 4 & 0x0F0F0F0F0F0F)
    both = (both | both >> 4) & 0x00FF00FF00FF
    return both & 0xFF | both >> 8 & 0xFF00 | both >> 16 & 0xFF0000


def crew_list(cards: i64) -> list[int]:
    """Every card by its face, rising."""
    found: list[int] = []
    face: int = 0
    while cards != 0:
        for _ in range(cards & 15):
            found.append(face)
        cards >>= 4
        face += 1
    return found


def contains(cards: i64, some: i64) -> bool:
    """Whether `some` is among these cards."""
    # A guard bit above each nibble catches a borrow; even and odd faces in turn, so that there is room for it.
    low: i64 = 0x101010101010 | (cards & 0x0F0F0F0F0F0F)
    high: i64 = 0x101010101010 | (cards >> 4 & 0x0F0F0F0F0F0F)
    low -= some & 0x0F0F0F0F0F0F
    high -= some >> 4 & 0x0F0F0F0F0F0F
    return low & high & 0x101010101010 == 0x101010101010


def recall(memory: i64, packed: i64) -> i64:
    """Fold a whole multiset into a memory."""
    return mix_observation(mix_observation(memory, packed & 0xFFFFFFFF), packed >> 32)


def token_count(tokens: i64, kind: i64) -> i64:
    return tokens >> (kind * 6) & 63


def one_token(kind: i64) -> i64:
    """A single token, to add or take away."""
    return bit(kind * 6)


def token_total(tokens: i64) -> i64:
    n: i64 = 0
    while tokens != 0:
        n += tokens & 63
        tokens >>= 6
    return n


def nth_token(tokens: i64, n: i64) -> i64:
    """The kind of the token with n others before it, in the order of kinds."""
    kind: i64 = 0
    while True:
        here: i64 = tokens & 63
        if n < here:
            return kind
        n -= here
        tokens >>= 6
        kind += 1


def token_kinds(tokens: i64) -> i64:
    """The kinds that occur, a bit each."""
    found: i64 = 0
    here: i64 = 1
    while tokens != 0:
        if tokens & 63 != 0:
            found |= here
        tokens >>= 6
        here <<= 1
    return found


def token_list(tokens: i64) -> list[int]:
    """Every token by its kind, rising."""
    found: list[int] = []
    kind: int = 0
    while tokens != 0:
        for _ in range(tokens & 63):
            found.append(kind)
        tokens >>= 6
        kind += 1
    return found


def draw_tokens(state: State, among: i64, number: i64) -> i64:
    """So many of these tokens by chance, or all there are."""
    drawn: i64 = 0
    left = token_total(among)
    for _ in range(min(number, left)):
        token = one_token(nth_token(among, state.draw(left)))
        among -= token
        drawn += token
        left -= 1
    return drawn
