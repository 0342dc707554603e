"""What every bot is: something that chooses by what its seat knows."""

from typing import Protocol

from getaway.kernel.peek import Peek


class Bot(Protocol):
    """Sits at one seat for one game. Its choice follows from the Peek and its own generator alone."""

    name: str

    def choose(self, peek: Peek) -> int:
        """The number of the move to make."""
