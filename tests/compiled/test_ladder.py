"""The search against greedy, and samples of rows of docs/ladder.md, which are too slow to play interpreted.

The deals are seeded and the search counts iterations, so that a sample is the same every time.
"""

import pytest
from tools.ladder import added_up, agrees

from getaway.kernel.ladder import Row
from getaway.kernel.statistics import Interval
from tests.bots.test_arena import on_the_page, sampled

SEARCHES = [
    (Row("masters", 2, ("ismcts:200", "greedy"), 12), 1 / 2),
    (Row("masters", 2, ("ismcts:2000", "greedy"), 4), 1 / 2),
    (Row("rob_a_bank", 3, ("ismcts:2000", "greedy"), 4), 1 / 2),
    (Row("big_score", 3, ("ismcts:300", "greedy"), 6), 1 / 3),
]
"""Each with the share of a bot that is no better than greedy. The Big Score takes long, so its search has fewer
iterations than on the page."""
ALONE = [
    Row("masters", 1, ("greedy",), 100),
    Row("big_score", 1, ("greedy",), 30, "", (("scenario", "heat_is_on"),)),
]


def named(row: Row) -> str:
    return f"{row.game}-{row.seats}-{row.bots[0]}"


def share_of_first(row: Row) -> Interval:
    return added_up(row, sampled(row, row.games)).share(row.bots[0])


@pytest.mark.parametrize(("row", "fair_share"), SEARCHES, ids=[named(row) for row, _ in SEARCHES])
def test_the_search_beats_greedy_by_more_than_luck(row: Row, fair_share: float) -> None:
    share, of_random = share_of_first(row), share_of_first(row._replace(bots=("random", "greedy")))
    assert share.low > fair_share
    assert of_random.low <= fair_share, "the sample is too small to tell"
    if row.game != "big_score":
        assert agrees(share, on_the_page(row))
        assert not agrees(of_random, on_the_page(row)), "the sample is too small to tell"


@pytest.mark.parametrize("row", ALONE, ids=named)
def test_a_small_sample_of_games_alone_agrees_with_the_ladder(row: Row) -> None:
    assert agrees(share_of_first(row), on_the_page(row))
