"""Ordinal numbers in text: 1st, 2nd, 3rd, 4th."""

_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number: int) -> str:
    """A number as an ordinal. Eleven, twelve and thirteen end in "th" in every hundred."""
    ending = "th" if number % 100 in (11, 12, 13) else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}"
