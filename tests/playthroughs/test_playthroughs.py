"""Golden playthroughs: a change of rules, views or words shows here as a diff, a leak too.

`make playthroughs` writes them anew; read the diff before you commit it.
"""

import re

import pytest

from tests.contract.cases import Case
from tests.playthroughs.chosen import CASES, FOLDER, file_of
from tests.playthroughs.scribe import playthrough


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_goes_as_written(case: Case) -> None:
    golden = file_of(case).read_text(encoding="utf-8")
    seed = re.search(r"seed (\d+)$", golden.partition("\n")[0])
    assert seed is not None
    assert playthrough(case, int(seed[1])) == golden


def test_every_game_has_its_playthroughs_and_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(case).name for case in CASES}
