"""How certain a result is: intervals, and a test that stops when enough is known."""

from math import log, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959964


class Interval(NamedTuple):
    """A share, or another mean, with its 95% interval."""

    share: float
    low: float
    high: float
    games: int


def wilson(total: float, games: int) -> Interval:
    """Wilson's interval for a share of wins; draws and shared wins count as fractions."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0, 0)
    share = total / games
    z2 = Z95 * Z95
    center = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Interval(share, max(0.0, center - half), min(1.0, center + half), games)


def mean_interval(total: float, squares: float, games: int) -> Interval:
    """The normal interval for a mean, from the sum of the values and the sum of their squares."""
    mean = total / games
    half = Z95 * sqrt((squares / games - mean * mean) / games)
    return Interval(mean, mean - half, mean + half, games)


class Sprt:
    """Wald's sequential test of a share: above `fair`, or not? Error rates of 5% either way."""

    def __init__(self, fair: float, margin: float = 0.05) -> None:
        self.low = max(0.01, fair - margin)
        self.high = min(0.99, fair + margin)
        self.ratio = 0.0

    def add(self, share: float) -> None:
        """Add a game in which the bot had this share."""
        self.ratio += share * log(self.high / self.low) + (1 - share) * log((1 - self.high) / (1 - self.low))

    def decided(self) -> bool:
        """Whether enough games have been played."""
        return abs(self.ratio) >= log(0.95 / 0.05)
