"""What happens at a table that no game tells of."""

from getaway.kernel.events import Fact


class MoveTakenBack(Fact):
    seat: int


def describe(fact: MoveTakenBack, names: list[str]) -> str:
    """One line of the log."""
    return f"{names[fact.seat]} takes the last move back."
