"""A small sample of the search's rows of docs/ladder.md, which are too slow to play interpreted."""

import pytest

from getaway.cli.ladder import Row, agrees, tallied
from tests.bots.test_arena import on_the_page, sampled

SAMPLES = [
    Row("masters", 2, ("ismcts:200", "greedy"), 12),
    Row("masters", 2, ("ismcts:2000", "greedy"), 4),
    Row("rob_a_bank", 3, ("ismcts:2000", "greedy"), 4),
    Row("big_score", 3, ("ismcts:2000", "greedy"), 3),
    Row("masters", 1, ("greedy",), 100),
    Row("big_score", 1, ("greedy",), 30, "", (("scenario", "heat_is_on"),)),
]


@pytest.mark.parametrize("row", SAMPLES, ids=lambda row: f"{row.game}-{row.seats}-{row.bots[0]}")
def test_a_small_sample_agrees_with_the_ladder(row: Row) -> None:
    assert agrees(tallied(row, sampled(row, row.games)).share(row.bots[0]), on_the_page(row))


def test_a_weaker_search_than_the_page_says_disagrees() -> None:
    row = Row("masters", 2, ("random", "greedy"), 8)
    weak = tallied(row, sampled(row, 8)).share("random")
    assert not agrees(weak, on_the_page(Row("masters", 2, ("ismcts:2000", "greedy"), 40)))
