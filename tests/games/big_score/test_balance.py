"""The page of what random play says."""

import pytest

from getaway.games.big_score.cli import balance
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo.scenarios import NAMES

GAME = BigScore.from_toml()


def test_the_page_has_every_number_of_players_and_every_scenario() -> None:
    page = balance.report(GAME, 2, 7, 1)
    assert "--games 2 --seed 7`" in page
    assert all(f"\n| {seats} | " in page for seats in (2, 3, 4, 5, 6))
    assert all(f"\n| {name} | " in page for name in NAMES)


def test_the_page_is_the_same_for_any_number_of_processes() -> None:
    assert balance.report(GAME, 1, 7, 2) == balance.report(GAME, 1, 7, 1)


@pytest.mark.parametrize(("shares", "cell"), [([70.0, 30.0], "70.0 ± 9.0% **!**"), ([55.0, 45.0], "55.0 ± 9.8%")])
def test_a_seat_is_marked_where_its_share_is_not_equal(shares: list[float], cell: str) -> None:
    assert balance.seat_cell(balance.Tally(100, shares, shares), 0) == cell
