"""What the player has, what it scores (chapter 5), and whether the scenario is won (chapter 4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, DIAMOND, FIRST_CASH, GOLD, KEY, SILVER
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.solo.scenarios import GOALS, Scenario

if TYPE_CHECKING:
    from getaway.games.big_score.solo.state import SoloState


def cash(state: "SoloState") -> i64:
    """Of both acts."""
    money: i64 = state.cash
    for kind in range(FIRST_CASH, state.box.kinds):
        money += token_count(state.loot, kind) * state.box.token_value[kind]
    return money


def bars(state: "SoloState") -> i64:
    """The worth of silver and gold."""
    value = state.box.token_value
    return token_count(state.loot, SILVER) * value[SILVER] + token_count(state.loot, GOLD) * value[GOLD]


def diamonds(state: "SoloState") -> i64:
    return state.diamonds + token_count(state.loot, DIAMOND)


def artifacts(state: "SoloState") -> i64:
    return state.artifacts + token_count(state.loot, ARTIFACT)


def pairs(state: "SoloState") -> i64:
    """Hard Drives with a Digital Key (BS-5.7)."""
    return min(state.drives, token_count(state.loot, KEY))


def score(state: "SoloState") -> i64:
    """In thousands of dollars; vault tokens count while they are not lost."""
    if state.rules.cash_only:
        return cash(state)
    box = state.box
    total: i64 = cash(state) + bars(state) + box.diamonds(diamonds(state))
    total += artifacts(state) * box.artifact_worth + pairs(state) * box.pair_worth
    if state.majority and artifacts(state) > 0:
        total += box.most_artifacts
    return total


def goal(rules: Scenario, which: i64) -> i64:
    """How much of a goal of GOALS the scenario asks for; 0 is none."""
    return rules.goals[which]


def have(state: "SoloState", which: i64) -> i64:
    """How much of a goal of GOALS the player has."""
    if which <= 1:
        return score(state)
    if which == 2:
        return cash(state)
    if which == 3:
        return cash(state) + bars(state)
    if which == 4:
        return diamonds(state)
    if which == 5:
        return artifacts(state)
    return pairs(state) if which == 6 else state.completed


def lacking(state: "SoloState", which: i64) -> i64:
    """How much more of a goal it takes; 0 when it is reached or not asked for."""
    needed = goal(state.rules, which)
    if not needed:
        return 0
    if which == 1:
        needed += 1  # more than this
    return max(0, needed - have(state, which))


def won(state: "SoloState") -> bool:
    """Every goal reached, and not lost at once."""
    missing: i64 = 0
    for which in range(len(GOALS)):
        missing += lacking(state, which)
    return missing == 0 and not state.lost
