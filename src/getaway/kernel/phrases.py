"""Numbers, lists and events in English: an event has a template for its kind, a field may have a writer."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from getaway.kernel.events import Event

Writers = Mapping[str, Callable[[Any], str]]
"""How values are written, by the name of their field; a field that has none is written as it is."""


def counted(number: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(parts: Iterable[object], empty: str = "nothing", last: str = "and") -> str:
    """`a, b and c`."""
    *most, end = [str(part) for part in parts] or [empty]
    return f"{', '.join(most)} {last} {end}" if most else end


def tallied(names: Iterable[str]) -> str:
    """`2 × ace, king`; empty where there is none."""
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


def sentence(templates: Mapping[type[Event], str], event: Event, writers: Writers) -> str:
    """The event by the template of its kind. Raises TypeError for an event that has none."""
    template = templates.get(type(event))
    if template is None:
        raise TypeError(f"there is no sentence for {event!r}")
    return template.format_map({name: writers.get(name, str)(getattr(event, name)) for name in event.__struct_fields__})
