"""What every bot is: something that chooses by what its seat knows."""

from typing import Any, Protocol

from getaway.kernel.errors import IllegalMove
from getaway.kernel.observation import Observation


class Bot(Protocol):
    """Sits at one seat for one game. Its choice follows from the Observation and its own generator alone."""

    name: str

    def choose(self, observation: Observation[Any]) -> int:
        """The number of the move to make."""


def checked_choice(bot: Bot, observation: Observation[Any]) -> int:
    """What the bot chooses, checked against the legal moves. Raises IllegalMove."""
    move = bot.choose(observation)
    if move not in observation.legal:
        raise IllegalMove(f"the {bot.name} bot chose move {move} at seat {observation.seat}, which is not legal")
    return move
