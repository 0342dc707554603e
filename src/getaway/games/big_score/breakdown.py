"""A score line by line, each with its reason, for the end of the game (chapter 5)."""

from typing import Literal

import msgspec

from getaway.games.big_score.box import ARTIFACT, DIAMOND, FIRST_CASH, GOLD, HACKER, KEY, SILVER, Box
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.say import say
from getaway.games.big_score.scoring import majority, pairs
from getaway.games.big_score.state import BigScoreState
from getaway.text.messages import Money, Text

Kind = Literal["cash", "bars", "diamonds", "artifacts", "majority", "pairs", "hacker"]


class ScoreLine(msgspec.Struct, frozen=True):
    """What one kind of things is worth, and why. An amount of 0 has a reason too: a Key alone."""

    kind: Kind
    amount: int
    why: Text


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
        *majority_lines(box, majority(state) == seat, say("score-majority")),
        *pair_lines(box, side.drives, keys),
    ]
    alone = side.drives + keys - 2 * pairs(side.drives, keys)
    if side.ability == HACKER and alone:
        found.append(ScoreLine("hacker", alone * box.hacker_worth, say("score-hacker", alone=alone)))
    return tuple(found)


def cash_line(box: Box, cash: int, loot: int) -> ScoreLine:
    """Of both acts (BS-5.1)."""
    vault = sum(token_count(loot, kind) * box.token_value[kind] for kind in range(FIRST_CASH, box.kinds))
    return ScoreLine("cash", cash + vault, say("score-cash", jobs=Money(cash), vault=Money(vault)) if vault else "")


def bars_lines(box: Box, loot: int) -> list[ScoreLine]:
    """Silver and gold (BS-5.1)."""
    silver, gold = token_count(loot, SILVER), token_count(loot, GOLD)
    worth = silver * box.token_value[SILVER] + gold * box.token_value[GOLD]
    why = say("score-bars", silver=silver, gold=gold)
    return [ScoreLine("bars", worth, why)] if silver or gold else []


def token_lines(box: Box, diamonds: int, artifacts: int) -> list[ScoreLine]:
    """Diamonds by their number (BS-5.2), Artifacts each (BS-5.3)."""
    found = [ScoreLine("diamonds", box.diamonds(diamonds), say("score-number", number=diamonds))] if diamonds else []
    if artifacts:
        found.append(ScoreLine("artifacts", artifacts * box.artifact_worth, say("score-number", number=artifacts)))
    return found


def majority_lines(box: Box, has_it: bool, why: Text) -> list[ScoreLine]:
    """The most Artifacts (BS-5.3)."""
    return [ScoreLine("majority", box.most_artifacts, why)] if has_it else []


def pair_lines(box: Box, drives: int, keys: int) -> list[ScoreLine]:
    """Hard Drives with a Digital Key (BS-5.4), or what lacks its other half."""
    paired = pairs(drives, keys)
    if paired:
        return [ScoreLine("pairs", paired * box.pair_worth, say("score-pairs", pairs=paired))]
    why = say("score-drive-alone") if drives else say("score-key-alone")
    return [ScoreLine("pairs", 0, why)] if drives or keys else []
