"""The page of who comes home."""

from getaway.games.score.balance import cells, page, tallies
from getaway.games.score.chances import pool_of
from getaway.games.score.odds import Pool
from getaway.games.score.simulation import Tally

from .table import PACK


def test_the_page_has_a_row_for_every_crew_and_a_column_for_every_meter() -> None:
    found = {}
    for crew, level, size in cells(PACK):
        tally = Tally()
        tally.add("done", 3)
        tally.add("arrested" if size == "brutal" else "failed", 5)
        found[crew, level, size] = tally
    text = page(PACK, found, 2, 7)
    assert text.count("\n| 4 | 50% | 100% | 100% | 100% | 4.0 |") == 6
    assert "--games 2 --seed 7" in text


def test_the_cells_are_simulated_one_after_another() -> None:
    cell, tally = next(tallies(PACK, 2, 1))
    assert cell == (1, "heist", "brutal")
    assert tally.heists == 2


def test_a_roll_in_figures() -> None:
    assert pool_of(PACK, 2, 2, 1, 4) == Pool(3, 2, 4)
