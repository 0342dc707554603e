"""The exact chances of a roll, by closed form (SC-2.2 to SC-2.5)."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

FACES = 6


@dataclass(frozen=True)
class Pool:
    """A roll about to be made: `cool` holds the Prep dice too, and the difficulty is the final one (SC-2.6)."""

    cool: int
    heat: int
    difficulty: int
    lethal: bool = False
    overclock: bool = False
    brute_force: bool = False
    """Brute Force counts as kept for a roll without a success."""


@dataclass(frozen=True)
class Odds:
    """What may come of a roll. `successes[n]` is the chance of exactly n successes."""

    success: Fraction
    failure: Fraction
    both: Fraction
    neither: Fraction
    successes: tuple[Fraction, ...]


@dataclass(frozen=True)
class _Faces:
    """How many faces of a Cool die, and of a Heat die, are what; with Lethal (SC-5.19) a Heat die can succeed too."""

    hit: int
    miss: int
    hot_hit: int
    blank: int
    fail: int


@lru_cache(4096)
def odds(pool: Pool) -> Odds:
    """Kept, because a GM's screen shows the same few pools again and again."""
    cool, heat = (pool.cool + pool.heat, 0) if pool.overclock else (pool.cool, pool.heat)
    faces = _faces(pool)
    whole = _ways(cool, faces, heat, faces.blank + faces.fail)
    quiet = _ways(cool, faces, heat, faces.blank)
    if not pool.brute_force or pool.overclock:
        return _odds(whole, quiet, FACES ** (cool + heat))
    # SC-5.14: after a roll without a success the Cool dice fall again; the Heat dice stay, and one more is rolled.
    second = FACES ** (cool + 1)
    missed = faces.miss**cool
    again = _ways(cool, faces, 1, faces.blank + faces.fail)
    quiet_again = _ways(cool, faces, 1, faces.blank)
    whole = _joined(whole, second, again, missed * (faces.blank + faces.fail) ** heat)
    quiet = _joined(quiet, second, quiet_again, missed * faces.blank**heat)
    return _odds(whole, quiet, FACES ** (cool + heat) * second)


def _faces(pool: Pool) -> _Faces:
    miss = pool.difficulty - 1
    hot_hit = FACES - pool.difficulty if pool.lethal else 0
    return _Faces(FACES - miss, miss, hot_hit, FACES - miss - hot_hit, miss)


def _ways(cool: int, faces: _Faces, heat: int, rest: int) -> list[int]:
    """In how many ways n dice are successes, n from 0, where every other Heat die shows one of `rest` faces."""
    most = heat if faces.hot_hit else 0
    return [
        sum(
            comb(heat, hot)
            * faces.hot_hit**hot
            * rest ** (heat - hot)
            * comb(cool, n - hot)
            * faces.hit ** (n - hot)
            * faces.miss ** (cool - n + hot)
            for hot in range(max(0, n - cool), min(most, n) + 1)
        )
        for n in range(cool + most + 1)
    ]


def _joined(first: list[int], second: int, again: list[int], missed: int) -> list[int]:
    """A first roll with a success stands; one without is followed by the second, which has so many ways in all."""
    length = max(len(first), len(again))
    kept = [0, *(ways * second for ways in first[1:])]
    kept += [0] * (length - len(kept))
    more = [ways * missed for ways in again] + [0] * (length - len(again))
    return [a + b for a, b in zip(kept, more, strict=True)]


def _odds(whole: list[int], quiet: list[int], total: int) -> Odds:
    def share(ways: int) -> Fraction:
        return Fraction(ways, total)

    return Odds(
        success=share(total - whole[0]),
        failure=share(total - sum(quiet)),
        both=share(total - whole[0] - sum(quiet[1:])),
        neither=share(quiet[0]),
        successes=tuple(share(ways) for ways in whole),
    )
