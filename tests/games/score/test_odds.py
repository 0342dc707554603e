"""Exact odds against faces counted one by one, against convolution, and against dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from getaway.games.score import dice, roll_preview
from getaway.games.score.odds import pool_of
from getaway.games.score.probability import FACES, Odds, Pool, odds
from getaway.kernel.chance import seeded

from .table import PACK, crew_and_heist

DIFFICULTIES = range(2, 7)
Ways = Counter[tuple[int, bool]]
"""How many ways lead to so many successes, with a failure or without."""


def as_odds(ways: Ways, total: int) -> tuple[Fraction, Fraction, Fraction, Fraction, tuple[Fraction, ...]]:
    def share(*wanted: bool) -> Fraction:
        met = sum(count for (hits, failed), count in ways.items() if (hits > 0, failed) == wanted)
        return Fraction(met, total)

    most = max(hits for hits, _ in ways)
    successes = tuple(
        Fraction(sum(count for (hits, _), count in ways.items() if hits == n), total) for n in range(most + 1)
    )
    both, success, failure, neither = share(True, True), share(True, False), share(False, True), share(False, False)
    return both + success, both + failure, both, neither, successes


def plain(found: Odds) -> tuple[Fraction, Fraction, Fraction, Fraction, tuple[Fraction, ...]]:
    return found.success, found.failure, found.both, found.neither, found.successes


def judged(cool: tuple[int, ...], heat: tuple[int, ...], difficulty: int, lethal: bool) -> tuple[int, bool]:
    """The rule itself, on dice as they lie (SC-2.3, SC-5.19)."""
    hits = sum(face >= difficulty for face in cool) + sum(lethal and face > difficulty for face in heat)
    return hits, any(face < difficulty for face in heat)


def faces(count: int) -> list[tuple[int, ...]]:
    return list(product(range(1, FACES + 1), repeat=count))


def counted(cool: int, heat: int, difficulty: int, lethal: bool) -> Ways:
    """Face by face. What the Cool dice show and what the Heat dice show are crossed, each pair once."""
    cools = Counter(sum(face >= difficulty for face in row) for row in faces(cool))
    heats = Counter(judged((), row, difficulty, lethal) for row in faces(heat))
    ways: Ways = Counter()
    for hits, some in cools.items():
        for (hot, failed), more in heats.items():
            ways[hits + hot, failed] += some * more
    return ways


@pytest.mark.rule("SC-2.3", "SC-2.5")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_face_by_face_up_to_3_and_3_and_2_dice(difficulty: int) -> None:
    for cool, heat, prep in product(range(4), range(4), range(3)):
        ways = counted(cool + prep, heat, difficulty, lethal=False)
        assert plain(odds(Pool(cool + prep, heat, difficulty))) == as_odds(ways, FACES ** (cool + prep + heat))


@pytest.mark.rule("SC-2.3", "SC-2.5")
def test_every_single_throw_of_the_largest_pool() -> None:
    ways: Ways = Counter()
    heats = faces(3)
    for cool in faces(5):
        hits = sum(face >= 4 for face in cool)
        for heat in heats:
            ways[hits, min(heat) < 4] += 1
    assert plain(odds(Pool(5, 3, 4))) == as_odds(ways, FACES**8)


@pytest.mark.rule("SC-5.19", "SC-5.13")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_lethal_and_overclock_face_by_face(difficulty: int) -> None:
    for cool, heat in product(range(4), range(4)):
        ways = counted(cool, heat, difficulty, lethal=True)
        assert plain(odds(Pool(cool, heat, difficulty, lethal=True))) == as_odds(ways, FACES ** (cool + heat))
        cooled = counted(cool + heat, 0, difficulty, lethal=False)
        found = odds(Pool(cool, heat, difficulty, overclock=True, brute_force=True))
        assert plain(found) == as_odds(cooled, FACES ** (cool + heat))


@pytest.mark.rule("SC-5.14")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("lethal", [False, True])
def test_brute_force_after_a_roll_without_success_face_by_face(difficulty: int, lethal: bool) -> None:
    for cool, heat in product(range(3), range(3)):
        ways: Ways = Counter()
        second = FACES ** (cool + 1)
        for first, hot in product(faces(cool), faces(heat)):
            hits, failed = judged(first, hot, difficulty, lethal)
            if hits:
                ways[hits, failed] += second
                continue
            for again, more in product(faces(cool), faces(1)):
                ways[judged(again, hot + more, difficulty, lethal)] += 1
        found = odds(Pool(cool, heat, difficulty, lethal=lethal, brute_force=True))
        both, failure, together, neither, successes = as_odds(ways, FACES ** (cool + heat) * second)
        assert (found.success, found.failure, found.both, found.neither) == (both, failure, together, neither)
        assert found.successes[: len(successes)] == successes
        assert not any(found.successes[len(successes) :])


@pytest.mark.rule("SC-2.3", "SC-2.5")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("lethal", [False, True])
def test_convolution_up_to_5_and_5_and_3_dice(difficulty: int, lethal: bool) -> None:
    """One die after another, added to what the dice before it gave."""
    cool_die = Counter((int(face >= difficulty), False) for face in range(1, 7))
    heat_die = Counter((int(lethal and face > difficulty), face < difficulty) for face in range(1, 7))

    def add(ways: Ways, die: Ways) -> Ways:
        longer: Ways = Counter()
        for (hits, failed), count in ways.items():
            for (hit, fails), faces_so in die.items():
                longer[hits + hit, failed or fails] += count * faces_so
        return longer

    by_cool: Ways = Counter({(0, False): 1})
    for cool in range(9):
        ways = by_cool
        for heat in range(6):
            assert plain(odds(Pool(cool, heat, difficulty, lethal=lethal))) == as_odds(ways, FACES ** (cool + heat))
            ways = add(ways, heat_die)
        by_cool = add(by_cool, cool_die)


@pytest.mark.rule("SC-2.3")
def test_dice_thrown_agree() -> None:
    chance = seeded(11)
    rolls = 40_000
    for pool in (Pool(3, 2, 4), Pool(1, 3, 5), Pool(2, 2, 3, lethal=True)):
        ways: Ways = Counter()
        for _ in range(rolls):
            cool, heat = dice.roll(chance, pool.cool), dice.roll(chance, pool.heat)
            ways[judged(tuple(cool), tuple(heat), pool.difficulty, pool.lethal)] += 1
        found, thrown = odds(pool), as_odds(ways, rolls)
        for exact, seen in zip((found.success, found.failure, found.both, found.neither), thrown[:4], strict=True):
            # Five standard deviations.
            assert abs(float(seen - exact)) < 5 * (float(exact * (1 - exact)) / rolls) ** 0.5


def test_the_issue_of_a_known_roll() -> None:
    found = odds(Pool(cool=3, heat=2, difficulty=4))
    assert (found.success, found.failure) == (Fraction(7, 8), Fraction(3, 4))
    assert (found.both, found.neither) == (Fraction(21, 32), Fraction(1, 32))
    assert sum(found.successes) == 1


@pytest.mark.rule("SC-2.6")
@pytest.mark.parametrize("filled", [0, 2, 3, 5])
@pytest.mark.parametrize(
    ("kind", "ability", "mark"),
    [
        ("specter", "tumbler", "lockpicking"),
        ("specter", "silent_but_deadly", "kill"),
        ("tech", "ghost_reporting", "hacking"),
        ("hammer", "we_loud_yet", "attack"),
        ("hammer", "lethal", "attack"),
    ],
)
def test_odds_in_figures_are_those_of_a_roll_at_the_table(kind: str, ability: str, mark: str, filled: int) -> None:
    table, criminal = crew_and_heist(kind, ability, cool=2, heat=2)
    table.fill(filled)
    table.call(criminal, 4, mark)
    assert pool_of(PACK, 2, 2, 0, 4, (ability,), filled) == roll_preview.pool(table.play.referee, 0)
