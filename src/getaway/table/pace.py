"""How long a bot takes over a choice that it makes in secret, or from a secret hand.

A search with one possible move answers at once, which would tell the other seats how many moves there were. So such a
choice takes effect no sooner than a time that depends only on the bot's level.
"""

from collections.abc import Mapping

from getaway.bots.registry import PATIENCE
from getaway.kernel.capabilities import play_has_state
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE

Pace = Mapping[str, float]
"""The minimum time of a sealed choice in seconds, by the bot's level."""
NO_PACE: Pace = {}
SEALED_SECONDS: Pace = {"random": 0.5, "easy": 0.5, "normal": 1.0, "hard": PATIENCE}
"""As long as each level usually thinks, or may think at most."""


def is_sealed(play: Play, seat: int, numbers: list[int]) -> bool:
    """Whether others do not see what a seat does with these moves, or what it chose from."""
    if not play_has_state(play):
        return False
    state = play.state_for(seat)
    return bool(numbers) and (state.hides_options() or state.seen_by(seat, numbers[0]) != EVERYONE)
