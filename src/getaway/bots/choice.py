"""A whole choice from one thought: the plan, the assignment, the actions of a card."""

from typing import Any

from getaway.bots.bot import Bot, checked_choice
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation


def whole_choice(bot: Bot, observation: Observation[Any], rng: Chance) -> list[int]:
    """The numbers of the moves to make one after the other, up to what ends the choice or reveals something.

    Until then nothing the seat learns could change its mind, and what others choose at the same time does not touch
    it. So a table asks once, and the small moves of a sealed choice fit together. Raises IllegalMove.
    """
    seat = observation.seat
    moves = [checked_choice(bot, observation)]
    world = observation.sample(rng)
    before = world.reveal_count
    world.apply(seat, moves[0])
    while world.reveal_count == before and world.pending() >> seat & 1:
        moves.append(checked_choice(bot, Observation.from_state(world, seat, rng)))
        world.apply(seat, moves[-1])
    return moves
