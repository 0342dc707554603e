"""Golden playthroughs: a change of rules, views or words shows here as a diff, a leak too.

`make playthroughs` writes them again; read the diff before you commit it.
"""

import difflib
from typing import Any

import pytest

from getaway.kernel.play import Play
from getaway.testing.cases import Case
from tests.contract.cases import ALL_GAMES, PLAY_CASES
from tests.playthroughs import scribe
from tests.playthroughs.chosen import CASES, FOLDER, file_of, is_standard, seed_of
from tests.playthroughs.scribe import playthrough, view_of

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_goes_as_written(case: Case) -> None:
    golden = file_of(case).read_text(encoding="utf-8")
    played = playthrough(case, seed_of(golden), full=is_standard(case))
    assert played == golden, difference(case, golden, played)


def difference(case: Case, golden: str, played: str) -> str:
    """The first lines that differ, and how to see all of them where there is only a hash."""
    lines = difflib.unified_diff(golden.splitlines(), played.splitlines(), "golden", "played", lineterm="", n=1)
    first = [line for line, _ in zip(lines, range(40), strict=False)]
    hint = f"The views in full, before and after: make compare-playthrough CASE='{case}'"
    return "\n".join([*first, hint, "If it is meant: make playthroughs, and read the diff."])


def test_every_game_has_its_playthroughs_and_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(case).name for case in CASES}


def test_every_game_is_written_in_full_at_every_number_of_seats() -> None:
    in_full = {(case.game_type, case.seats) for case in CASES if is_standard(case)}
    assert in_full == {(case.game_type, case.seats) for case in PLAY_CASES}
    assert {game for game, _ in in_full} == set(ALL_GAMES)


def test_the_files_stay_small_enough_to_be_read() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.txt")) < 3_000_000


@pytest.mark.parametrize(
    ("viewer", "part"), [(-1, "prompt"), (0, "prompt"), (1, "prompt"), (0, "offers"), (1, "offers")]
)
def test_one_changed_character_in_what_one_viewer_sees_is_noticed(
    monkeypatch: pytest.MonkeyPatch, viewer: int, part: str
) -> None:
    case = next(case for case in CASES if str(case) == "big_score-2-bust=4")
    changed = False

    def view_with_a_typo(play: Play, who: int) -> Any:
        nonlocal changed
        view = view_of(play, who)
        if who == viewer and not changed and len(play.journal) > 20 and view[part]:
            changed = True
            text, key = (view["offers"][0], "text") if part == "offers" else (view, "prompt")
            text[key] = f"?{text[key][1:]}"
        return view

    monkeypatch.setattr(scribe, "view_of", view_with_a_typo)
    golden = file_of(case).read_text(encoding="utf-8")
    played = playthrough(case, seed_of(golden), full=False)
    pairs = zip(golden.splitlines(), played.splitlines(), strict=True)
    assert 1 <= sum(old != new for old, new in pairs) <= 2  # where it comes, and where it goes again
    assert "make compare-playthrough CASE='big_score-2-bust=4'" in difference(case, golden, played)
