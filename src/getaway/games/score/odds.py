"""The exact chances of a roll, by closed form (SC-2.2 to SC-2.5)."""

from dataclasses import dataclass
from fractions import Fraction
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
class _Die:
    """How one Heat die may fall: a success (Lethal, SC-5.19), neither, or a failure."""

    success: Fraction
    blank: Fraction
    failure: Fraction


def odds(pool: Pool) -> Odds:
    """The chances of one roll."""
    cool, heat = (pool.cool + pool.heat, 0) if pool.overclock else (pool.cool, pool.heat)
    hit = Fraction(FACES + 1 - pool.difficulty, FACES)
    hot = _heat_die(pool)
    first = _successes(cool, hit, heat, hot)
    if not pool.brute_force or pool.overclock:
        return _odds(first, _quiet(cool, hit, heat, hot))
    # SC-5.14: after a roll without a success the Cool dice fall again; the Heat dice stay, and one more is rolled.
    missed = (1 - hit) ** cool
    again = [missed * chance for chance in _cool_successes(cool, hit)]
    still = [(hot.blank + hot.failure) ** heat * chance for chance in _with_die(again, hot)]
    quiet_again = [missed * hot.blank**heat * chance for chance in _cool_successes(cool, hit)]
    quiet_still = _shifted(quiet_again, hot.success, hot.blank)
    whole = _added([Fraction(0), *first[1:]], still)
    quiet = _added([Fraction(0), *_quiet(cool, hit, heat, hot)[1:]], quiet_still)
    return _odds(whole, quiet)


def _heat_die(pool: Pool) -> _Die:
    failure = Fraction(pool.difficulty - 1, FACES)
    success = Fraction(FACES - pool.difficulty, FACES) if pool.lethal else Fraction(0)
    return _Die(success, 1 - failure - success, failure)


def _cool_successes(cool: int, hit: Fraction) -> list[Fraction]:
    """The chance of n successes among the Cool dice, n from 0."""
    return [comb(cool, n) * hit**n * (1 - hit) ** (cool - n) for n in range(cool + 1)]


def _joint(cool: int, hit: Fraction, heat: int, success: Fraction, rest: Fraction) -> list[Fraction]:
    """The chance of n successes among all dice, where each Heat die is a success or else one of `rest`."""
    total = []
    for n in range(cool + heat + 1):
        ways = range(max(0, n - cool), min(heat, n) + 1)
        total.append(
            sum(
                (
                    comb(heat, hot)
                    * success**hot
                    * rest ** (heat - hot)
                    * comb(cool, n - hot)
                    * hit ** (n - hot)
                    * (1 - hit) ** (cool - n + hot)
                    for hot in ways
                ),
                Fraction(0),
            )
        )
    return total


def _successes(cool: int, hit: Fraction, heat: int, hot: _Die) -> list[Fraction]:
    return _joint(cool, hit, heat, hot.success, hot.blank + hot.failure)


def _quiet(cool: int, hit: Fraction, heat: int, hot: _Die) -> list[Fraction]:
    """The chance of n successes and no failure."""
    return _joint(cool, hit, heat, hot.success, hot.blank)


def _with_die(chances: list[Fraction], die: _Die) -> list[Fraction]:
    return _shifted(chances, die.success, die.blank + die.failure)


def _shifted(chances: list[Fraction], success: Fraction, rest: Fraction) -> list[Fraction]:
    """One more die: with `success` it adds one."""
    longer = [chance * rest for chance in chances] + [Fraction(0)]
    for n, chance in enumerate(chances):
        longer[n + 1] += chance * success
    return longer


def _added(some: list[Fraction], more: list[Fraction]) -> list[Fraction]:
    length = max(len(some), len(more))
    padded = [[*row, *[Fraction(0)] * (length - len(row))] for row in (some, more)]
    return [a + b for a, b in zip(*padded, strict=True)]


def _odds(whole: list[Fraction], quiet: list[Fraction]) -> Odds:
    neither = quiet[0]
    success = 1 - whole[0]
    failure = 1 - sum(quiet, Fraction(0))
    return Odds(success, failure, success - sum(quiet[1:], Fraction(0)), neither, _trimmed(whole))


def _trimmed(whole: list[Fraction]) -> tuple[Fraction, ...]:
    while len(whole) > 1 and whole[-1] == 0:
        whole = whole[:-1]
    return tuple(whole)
