"""What every bot is: something that chooses by what its seat knows."""

from typing import Any, Protocol

from getaway.kernel.errors import IllegalMove
from getaway.kernel.peek import Peek


class Bot(Protocol):
    """Sits at one seat for one game. Its choice follows from the Peek and its own generator alone."""

    name: str

    def choose(self, peek: Peek[Any]) -> int:
        """The number of the move to make."""


def checked_choice(bot: Bot, peek: Peek[Any]) -> int:
    """What the bot chooses, checked against the legal moves. Raises IllegalMove."""
    move = bot.choose(peek)
    if move not in peek.legal:
        raise IllegalMove(f"the {bot.name} bot chose move {move} at seat {peek.seat}, which is not legal")
    return move
