"""The base of a game's State."""

import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.errors import IllegalMove
from getaway.kernel.state import State


class Stuck(State):
    """A seat that is to decide and cannot."""

    def actor(self) -> int:
        return 0

    def legal(self, seat: int) -> list[int]:
        return []


def test_a_random_step_without_a_legal_move_is_a_defect_of_the_game() -> None:
    stuck = Stuck(seeded(1))
    with pytest.raises(IllegalMove, match="seat 0 is deciding but has no legal move"):
        stuck.random_step(seeded(1))
