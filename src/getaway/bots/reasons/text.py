"""Small words that the reasons of all games use."""


def some(number: int, one: str, more: str = "") -> str:
    """So many of something, in the right number."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def listed(counts: dict[str, int]) -> str:
    """Names with how often each is there, as the cards have it."""
    return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in counts.items() if number > 0)
