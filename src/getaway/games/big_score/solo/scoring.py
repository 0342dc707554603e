"""What the player has, what it scores (chapter 5), and whether the scenario is won (chapter 4)."""

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, DIAMOND, FIRST_CASH, GOLD, KEY, SILVER
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.solo.position import SoloPosition


def cash(state: SoloPosition) -> i64:
    """Of both acts."""
    money: i64 = state.cash
    for kind in range(FIRST_CASH, state.box.kinds):
        money += token_count(state.loot, kind) * state.box.token_value[kind]
    return money


def bars(state: SoloPosition) -> i64:
    value = state.box.token_value
    return token_count(state.loot, SILVER) * value[SILVER] + token_count(state.loot, GOLD) * value[GOLD]


def diamonds(state: SoloPosition) -> i64:
    return state.diamonds + token_count(state.loot, DIAMOND)


def artifacts(state: SoloPosition) -> i64:
    return state.artifacts + token_count(state.loot, ARTIFACT)


def pairs(state: SoloPosition) -> i64:
    """Hard Drives with a Digital Key (BS-5.7)."""
    return min(state.drives, token_count(state.loot, KEY))


def score(state: SoloPosition) -> i64:
    """In thousands of dollars; vault tokens count while they are not lost."""
    if state.rules.cash_only:
        return cash(state)
    box = state.box
    total: i64 = cash(state) + bars(state) + box.diamonds(diamonds(state))
    total += artifacts(state) * box.artifact_worth + pairs(state) * box.pair_worth
    if state.majority and artifacts(state) > 0:
        total += box.most_artifacts
    return total


def have(state: SoloPosition, which: i64) -> i64:
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


def lacking(state: SoloPosition, which: i64) -> i64:
    """How much more it takes of a goal that is asked for; 0 when it is reached."""
    needed: i64 = state.rules.goals[which]
    if which == 1:
        needed += 1  # more than this
    return max(0, needed - have(state, which))


def won(state: SoloPosition) -> bool:
    """Every goal reached, and not lost at once."""
    for which in state.rules.asked:
        if lacking(state, which) > 0:
            return False
    return not state.lost
