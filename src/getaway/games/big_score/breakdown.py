"""A score line by line, each with its reason, for the end of the game (chapter 5)."""

from typing import Literal

import msgspec

from getaway.games.big_score.box import ARTIFACT, DIAMOND, FIRST_CASH, GOLD, HACKER, KEY, SILVER, Box
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.scoring import majority, pairs
from getaway.games.big_score.state import BigScoreState

Kind = Literal["cash", "bars", "diamonds", "artifacts", "majority", "pairs", "hacker"]


class ScoreLine(msgspec.Struct, frozen=True):
    """What one kind of things is worth, and why. An amount of 0 has a reason too: a Key alone."""

    kind: Kind
    amount: int
    why: str


def lines_of(state: BigScoreState, seat: int) -> tuple[ScoreLine, ...]:
    """A player's total, line by line."""
    side = state.sides[seat]
    box = state.box
    keys = token_count(side.loot, KEY)
    found = [
        cash_line(box, side.cash, side.loot),
        *bars_lines(box, side.loot),
        *token_lines(
            box, side.diamonds + token_count(side.loot, DIAMOND), side.artifacts + token_count(side.loot, ARTIFACT)
        ),
        *majority_lines(box, majority(state) == seat, "most at the table"),
        *pair_lines(box, side.drives, keys),
    ]
    alone = side.drives + keys - 2 * pairs(side.drives, keys)
    if side.ability == HACKER and alone:
        found.append(ScoreLine("hacker", alone * box.hacker_worth, f"{alone} alone"))
    return tuple(found)


def cash_line(box: Box, cash: int, loot: int) -> ScoreLine:
    """Of both acts (BS-5.1)."""
    vault = sum(token_count(loot, kind) * box.token_value[kind] for kind in range(FIRST_CASH, box.kinds))
    return ScoreLine("cash", cash + vault, f"{cash} + {vault}" if vault else "")


def bars_lines(box: Box, loot: int) -> list[ScoreLine]:
    """Silver and gold (BS-5.1)."""
    silver, gold = token_count(loot, SILVER), token_count(loot, GOLD)
    why = ", ".join(f"{number} {metal}" for number, metal in ((silver, "Silver"), (gold, "Gold")) if number)
    worth = silver * box.token_value[SILVER] + gold * box.token_value[GOLD]
    return [ScoreLine("bars", worth, why)] if why else []


def token_lines(box: Box, diamonds: int, artifacts: int) -> list[ScoreLine]:
    """Diamonds by their number (BS-5.2), Artifacts each (BS-5.3)."""
    found = [ScoreLine("diamonds", box.diamonds(diamonds), str(diamonds))] if diamonds else []
    if artifacts:
        found.append(ScoreLine("artifacts", artifacts * box.artifact_worth, str(artifacts)))
    return found


def majority_lines(box: Box, has_it: bool, why: str) -> list[ScoreLine]:
    """The most Artifacts (BS-5.3)."""
    return [ScoreLine("majority", box.most_artifacts, why)] if has_it else []


def pair_lines(box: Box, drives: int, keys: int) -> list[ScoreLine]:
    """Hard Drives with a Digital Key (BS-5.4), or what lacks its other half."""
    paired = pairs(drives, keys)
    if paired:
        return [ScoreLine("pairs", paired * box.pair_worth, f"{paired} pair{'' if paired == 1 else 's'}")]
    alone = "drive alone" if drives else "key alone"
    return [ScoreLine("pairs", 0, alone)] if drives or keys else []
