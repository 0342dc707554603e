"""How long a bot takes over a choice that it makes in secret, or from a secret hand.

A search with one possible move answers at once. Seen from another seat that would tell how many moves there were, so
such a choice takes effect no sooner than a time that depends on the bot's level only.
"""

from collections.abc import Mapping

from getaway.bots.registry import PATIENCE
from getaway.kernel.capabilities import play_has_state
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE

Pace = Mapping[str, float]
"""The least seconds that a sealed choice takes, by the level of the bot."""
NO_PACE: Pace = {}
SEALED_SECONDS: Pace = {"random": 0.5, "easy": 0.5, "normal": 1.0, "hard": PATIENCE}
"""As long as each level usually thinks, or may think at most."""


def is_sealed(play: Play, seat: int, numbers: list[int]) -> bool:
    """Whether others do not see what a seat does with these moves, or what it chose them from."""
    if not play_has_state(play):
        return False
    state = play.state_for(seat)
    return bool(numbers) and (state.hides_options() or state.seen_by(seat, numbers[0]) != EVERYONE)
