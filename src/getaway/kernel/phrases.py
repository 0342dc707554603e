"""Numbers as English sentences have them: counted things, lists and chances."""

from fractions import Fraction


def some(number: int, one: str, more: str = "") -> str:
    """So many of something, in the right number."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def listed(counts: dict[str, int]) -> str:
    """Names with how often each is there, as the cards have it."""
    return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in counts.items() if number > 0)


def percent(chance: Fraction | float) -> str:
    """A chance as people read it, the fraction beside it where it is short."""
    words = f"{float(chance):.1%}"
    if isinstance(chance, Fraction) and chance.denominator < 10_000 and 0 < chance < 1:
        words += f" ({chance})"
    return words
