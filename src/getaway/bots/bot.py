"""The interface of a bot, its choices checked against the rules, and games between several bots."""

from typing import Any, Protocol

from getaway.kernel.chance import Chance
from getaway.kernel.errors import IllegalMove
from getaway.kernel.observation import Observation
from getaway.kernel.state import State, choice_goes_on


class Bot(Protocol):
    """Plays one seat for one game. Its choice follows from the Observation and its own generator alone."""

    name: str

    def choose(self, observation: Observation[Any]) -> int:
        """The number of the move to make."""


def checked_choice(bot: Bot, observation: Observation[Any]) -> int:
    """What the bot chooses, checked against the legal moves. Raises IllegalMove."""
    move = bot.choose(observation)
    if move not in observation.legal:
        raise IllegalMove(f"the {bot.name} bot chose move {move} at seat {observation.seat}, which is not legal")
    return move


def plan_choice(bot: Bot, observation: Observation[Any], rng: Chance) -> list[int]:
    """The numbers of all moves of one choice. No information arrives between them, so the bot is asked once.

    Raises IllegalMove.
    """
    seat = observation.seat
    moves = [checked_choice(bot, observation)]
    world = observation.sample(rng)
    before = world.reveal_count
    world.apply(seat, moves[0])
    while choice_goes_on(world, seat, before):
        moves.append(checked_choice(bot, Observation.from_state(world, seat, rng)))
        world.apply(seat, moves[-1])
    return moves


def play_match(state: State, bots: list[Bot], rng: Chance) -> State:
    """Play a game to the end, each bot with what its seat knows. Returns the finished state. Raises IllegalMove."""
    while (seat := state.actor()) >= 0:
        state.apply(seat, checked_choice(bots[seat], Observation.from_state(state, seat, rng)))
    return state
