"""How long a bot takes over a choice that it makes in secret, or from a secret hand.

A search with one possible move answers at once. Seen from another seat that would tell how many moves there were, so
such a choice takes effect no sooner than a time that depends on the bot's level only.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

from getaway.bots.registry import PATIENCE
from getaway.kernel.capabilities import play_has_state
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE

SEALED_SECONDS: Mapping[str, float] = {"random": 0.5, "easy": 0.5, "normal": 1.0, "hard": PATIENCE}
"""The least time for a sealed choice, by level: as long as the level usually thinks, or may think at most."""


class Pace:
    """Waits until a sealed choice may take effect; without `seconds` it never waits."""

    def __init__(
        self,
        seconds: Mapping[str, float] | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = seconds or {}
        self.clock = clock
        self._sleep = sleep

    async def wait(self, level: str, since: float) -> None:
        """Until the least time of this level has passed since then."""
        rest = self._seconds.get(level, 0.0) - (self.clock() - since)
        if rest > 0:
            await self._sleep(rest)


def is_sealed(play: Play, seat: int, numbers: list[int]) -> bool:
    """Whether others do not see what a seat does with these moves, or what it chose them from."""
    if not play_has_state(play):
        return False
    state = play.state_for(seat)
    return bool(numbers) and (state.hides_options() or state.seen_by(seat, numbers[0]) != EVERYONE)
