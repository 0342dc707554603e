"""One game between bots, on the fast level."""

from getaway.bots.bot import Bot, checked_choice
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.state import State


def play_match(state: State, bots: list[Bot], rng: Chance) -> State:
    """Seat by seat to the end, each bot given what its seat knows; the finished state. Raises IllegalMove."""
    while (seat := state.actor()) >= 0:
        state.apply(seat, checked_choice(bots[seat], Observation.from_state(state, seat, rng)))
    return state
