"""Chapter 5: what everything is worth, and who wins."""

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, DIAMOND, HACKER, KEY, Box
from getaway.games.big_score.multiset import token_count, token_total
from getaway.games.big_score.position import Side, TablePosition


def face_value(box: Box, tokens: i64) -> i64:
    """Cash and bars among vault tokens (BS-5.1)."""
    total: i64 = 0
    for kind in range(box.kinds):
        total += token_count(tokens, kind) * box.token_value[kind]
    return total


def pairs(drives: i64, keys: i64) -> i64:
    """Hard Drives with a Key (BS-5.7)."""
    return min(drives, keys)


def artifacts_of(side: Side) -> i64:
    return side.artifacts + token_count(side.loot, ARTIFACT)


def worth(box: Box, side: Side) -> i64:
    """All that a player has, but for the Artifact majority (BS-5.1 to BS-5.4)."""
    keys = token_count(side.loot, KEY)
    paired = pairs(side.drives, keys)
    total = side.cash + face_value(box, side.loot)
    total += box.diamonds(side.diamonds + token_count(side.loot, DIAMOND))
    total += artifacts_of(side) * box.artifact_worth + paired * box.pair_worth
    if side.ability == HACKER:
        total += (side.drives + keys - 2 * paired) * box.hacker_worth
    return total


def majority(state: TablePosition) -> i64:
    """The one seat with the most Artifacts; -1 with a tie or with none at the table (BS-5.3)."""
    artifacts: list[int] = [artifacts_of(side) for side in state.sides]
    most = max(artifacts)
    return artifacts.index(most) if artifacts.count(most) == 1 else -1


def scores(state: TablePosition) -> list[int]:
    totals: list[int] = [worth(state.box, side) for side in state.sides]
    holder = majority(state)
    if holder >= 0:
        totals[holder] += state.box.most_artifacts
    return totals


def standings(state: TablePosition) -> list[tuple[int, bool, int, int]]:
    """What ranks each seat, the highest first (BS-5.5, BS-5.6): score, not busted, cash of Act I, vault tokens."""
    totals = scores(state)
    return [(totals[seat], not side.busted, side.cash, token_total(side.loot)) for seat, side in enumerate(state.sides)]


def returns(state: TablePosition) -> list[float]:
    """The win, shared where nothing breaks the tie."""
    ranks = standings(state)
    best = max(ranks)
    winners = ranks.count(best)
    return [1.0 / winners if rank == best else 0.0 for rank in ranks]
