"""A roll before the dice are thrown: its dice and difficulty, with everything that its player could add."""

from itertools import combinations
from typing import get_args

from getaway.games.score import difficulty, rolls
from getaway.games.score.pack import Mark
from getaway.games.score.probability import Pool
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.text.messages import Text

MARKS: tuple[Mark, ...] = get_args(Mark)


MOST_DICE = 30
"""Beyond so many dice in a pool no odds are shown: they hardly change, and take seconds to compute."""


def computable(referee: Referee, roller: Criminal) -> bool:
    """Whether the odds of a Criminal's roll are shown: if the table wants it, and nobody has piled up dice."""
    return referee.options.show_odds and roller.cool + roller.heat <= MOST_DICE


def pool(referee: Referee, prep: int, using: tuple[str, ...] = ()) -> Pool:
    """The roll that is called, with so many Prep dice and these abilities."""
    roll, roller = referee.roll, referee.roller()
    level = referee.advances["foresight"].difficulty if "foresight" in using else roll.difficulty
    cool = rolls.cool_dice(roller, roll) + prep
    return _pool(roller, roll.marks, level, cool, overclock="overclock" in using)


def _pool(roller: Criminal, marks: tuple[str, ...], level: int, cool: int, *, overclock: bool = False) -> Pool:
    return Pool(
        cool=cool,
        heat=roller.heat,
        difficulty=level,
        lethal=difficulty.has(roller, "lethal", marks),
        overclock=overclock,
        brute_force=difficulty.has(roller, "brute_force", marks),
    )


def ways_to_roll(referee: Referee, roller: Criminal) -> list[tuple[str, ...]]:
    """Every choice of abilities to name before the dice, from none to all that are left."""
    free = rolls.free(referee, roller)
    return [chosen for size in range(len(free) + 1) for chosen in combinations(free, size)]


def call(
    referee: Referee, roller: Criminal, asked: int, marks: tuple[Mark, ...] = (), extra: int = 0, modifier: int = 0
) -> tuple[Pool, tuple[Text, ...]]:
    """For the GM, before calling for it: the roll as it would be, and how its difficulty would be found."""
    level, found, bonus = difficulty.find(referee, roller, asked, marks, referee.secrets.filled, modifier)
    return _pool(roller, marks, level, max(0, roller.cool + bonus + extra)), found


def telling_marks(referee: Referee, roller: Criminal) -> tuple[Mark, ...]:
    """The marks that make a difference for who is about to roll."""
    levels = range(referee.pack.difficulty_least, referee.pack.difficulty_most + 1)
    return tuple(
        mark
        for mark in MARKS
        if any(call(referee, roller, level, (mark,))[0] != call(referee, roller, level)[0] for level in levels)
    )
