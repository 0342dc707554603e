"""Numbers and lists as English sentences have them."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction


def counted(number: int, one: str, many: str = "") -> str:
    """`1 Cop`, `2 Cops`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(parts: Iterable[object], empty: str = "nothing", last: str = "and") -> str:
    """`a, b and c`."""
    *most, end = [str(part) for part in parts] or [empty]
    return f"{', '.join(most)} {last} {end}" if most else end


def tallied(names: Iterable[str]) -> str:
    """`2 × Driver, Hacker`; empty where there is none."""
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in Counter(names).items())


def ordinal(number: int) -> str:
    """`1st`, `2nd`. Eleven, twelve and thirteen end in "th" in every hundred."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def exact_percent(chance: Fraction | float) -> str:
    """A chance as people read it, the fraction beside it where it is short."""
    words = f"{float(chance):.1%}"
    if isinstance(chance, Fraction) and chance.denominator < 10_000 and 0 < chance < 1:
        words += f" ({chance})"
    return words
