"""Odds for people and programs: a roll described in figures and abilities, its chances as numbers and fractions."""

from typing import Any

from getaway.games.score.difficulty import bonus_dice, compute
from getaway.games.score.pack import ScorePack
from getaway.games.score.probability import Pool, odds
from getaway.games.score.say import say
from getaway.kernel.errors import GetawayError
from getaway.text.messages import listing

MOST_DICE = 60
COUNTING = (
    "tumbler",
    "silent_but_deadly",
    "ghost_reporting",
    "we_loud_yet",
    "focus",
    "inside_the_system",
    "foresight",
    "overclock",
    "lethal",
    "brute_force",
)
"""The abilities that change a roll; each counts as if the roll were marked for it."""


class OddsError(GetawayError):
    """A roll that is not possible."""


def pool_of(
    pack: ScorePack, cool: int, heat: int, prep: int, difficulty: int, abilities: tuple[str, ...] = (), filled: int = 0
) -> Pool:
    """The roll with its final difficulty (SC-2.6)."""
    _check(pack, {"cool": cool, "heat": heat, "prep": prep, "filled": filled}, difficulty, abilities)
    cards = {card.id: card for card in pack.advances}
    final, _ = compute(pack, cards, difficulty, abilities, filled)
    return Pool(
        cool=cool + prep + bonus_dice(cards, abilities, filled),
        heat=heat,
        difficulty=cards["foresight"].difficulty if "foresight" in abilities else final,
        lethal="lethal" in abilities,
        overclock="overclock" in abilities,
        brute_force="brute_force" in abilities,
    )


def _check(pack: ScorePack, counts: dict[str, int], difficulty: int, abilities: tuple[str, ...]) -> None:
    for name, count in counts.items():
        if not 0 <= count <= MOST_DICE:
            raise OddsError(say("odds-count", name=name, count=count, most=MOST_DICE))
    if not pack.difficulty_least <= difficulty <= pack.difficulty_most:
        least, most = pack.difficulty_least, pack.difficulty_most
        raise OddsError(say("odds-difficulty", difficulty=difficulty, least=least, most=most))
    for name in abilities:
        if name not in COUNTING:
            raise OddsError(say("odds-ability", ability=name, known=listing(COUNTING, "comma")))


def as_tree(pool: Pool) -> dict[str, Any]:
    """For programs: numbers, and the exact fractions beside them."""
    found = odds(pool)
    named = {name: getattr(found, name) for name in ("success", "failure", "both", "neither")}
    return {
        **{name: float(chance) for name, chance in named.items()},
        "fractions": {name: str(chance) for name, chance in named.items()},
        "successes": [float(chance) for chance in found.successes],
        "successes_fractions": [str(chance) for chance in found.successes],
        "difficulty": pool.difficulty,
        "cool_dice": pool.cool + (pool.heat if pool.overclock else 0),
        "heat_dice": 0 if pool.overclock else pool.heat,
    }
