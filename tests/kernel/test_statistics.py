"""Intervals and the sequential test."""

import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.statistics import Sprt, wilson


def test_wilsons_interval_is_the_published_one() -> None:
    found = wilson(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 0.0, 1.0, 0)
    assert wilson(20, 20).high == pytest.approx(1.0)


def test_wilsons_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = seeded(1)
    held = 0
    for _ in range(400):
        wins = sum(rng.below(10) < 3 for _ in range(50))
        found = wilson(wins, 50)
        held += found.low <= 0.3 <= found.high
    assert held > 365


def test_the_sequential_test_decides_what_is_clear_and_nothing_else() -> None:
    strong, even = Sprt(0.5), Sprt(0.5)
    for game in range(40):
        strong.add(1.0)
        even.add(game % 2)
    assert strong.decided()
    assert not even.decided()
