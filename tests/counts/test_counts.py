"""How many positions a small box has, depth by depth: a changed rule changes a number."""

import pytest

from tests.contract.cases import CATALOGUE_GAMES
from tests.counts.count import FOLDER, counted


@pytest.mark.parametrize("name", CATALOGUE_GAMES)
def test_the_counts_stand(name: str) -> None:
    assert counted(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
