"""The page of who comes home."""

import pytest

from getaway.games.score.balance import cells, page, tally
from getaway.games.score.moves import Chapter
from getaway.games.score.odds import OddsError, as_tree, pool_of
from getaway.games.score.probability import Pool
from getaway.games.score.simulation import Tally

from .table import PACK


def test_the_page_has_a_row_for_every_crew_and_a_column_for_every_meter() -> None:
    found = {}
    for crew, level, size in cells(PACK):
        ends = found[crew, level, size] = Tally()
        ends.add(Chapter("", "done", (), 3, ()))
        ends.add(Chapter("", "arrested" if size == "brutal" else "failed", (), 5, ()))
    text = page(PACK, found, 2, 7)
    assert text.count("\n| 4 | 50% | 100% | 100% | 100% | 4.0 |") == 6
    assert "--games 2 --seed 7" in text


def test_a_cell_is_simulated() -> None:
    assert cells(PACK)[0] == (1, "heist", "brutal")
    assert tally(PACK, cells(PACK)[0], 2, 1).heists == 2


@pytest.mark.parametrize(
    ("abilities", "filled", "pool"),
    [
        ((), 0, Pool(3, 2, 4)),
        (("tumbler", "focus", "inside_the_system"), 0, Pool(3, 2, 2)),
        (("silent_but_deadly", "ghost_reporting"), 1, Pool(4, 2, 3)),
        (("silent_but_deadly", "ghost_reporting", "we_loud_yet"), 5, Pool(3, 2, 6)),
        (("foresight", "lethal"), 0, Pool(3, 2, 2, lethal=True)),
        (("overclock", "brute_force"), 0, Pool(3, 2, 4, overclock=True, brute_force=True)),
    ],
)
def test_a_roll_in_figures(abilities: tuple[str, ...], filled: int, pool: Pool) -> None:
    assert pool_of(PACK, 2, 2, 1, 4, abilities, filled) == pool


def test_its_chances_as_numbers_and_fractions() -> None:
    tree = as_tree(pool_of(PACK, 2, 2, 1, 4, ("overclock",)))
    assert (tree["success"], tree["fractions"]["success"]) == (31 / 32, "31/32")
    assert (tree["cool_dice"], tree["heat_dice"], tree["failure"]) == (5, 0, 0)


def test_a_roll_that_there_cannot_be() -> None:
    for figures in ((-1, 1, 0, 4), (1, 61, 0, 4), (1, 1, 0, 7), (1, 1, 0, -2)):
        with pytest.raises(OddsError):
            pool_of(PACK, *figures)
    with pytest.raises(OddsError, match="does not change a roll"):
        pool_of(PACK, 1, 1, 0, 4, ("mimic",))
