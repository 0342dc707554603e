"""What counts as won by who plays alone."""

from typing import Any

from getaway.games.registry import game_of
from getaway.kernel.pack import plain
from getaway.table.commands import Resign
from getaway.table.summary import scenario_won
from tests.table.conftest import Open
from tests.table.tables import StoredTable, play_out

BIG_SCORE = game_of("big_score")


def alone(open_table: Open, **changes: Any) -> StoredTable:
    stored = open_table("big_score", seats=1, **changes)
    stored.begin()
    return stored


def test_a_scenario_counts_when_it_is_won(open_table: Open) -> None:
    ends: set[tuple[float, str | None]] = set()
    for number in range(60):
        stored = alone(open_table, seed=f"{number:064x}")
        assert scenario_won(stored.table) is None
        share = play_out(stored, "random" if number % 2 else "easy")
        ends.add((share, scenario_won(stored.table)))
        if len(ends) == 2:
            break
    assert ends == {(1.0, "big_score/biggest_score"), (0.0, None)}


def test_nothing_is_won_with_ones_own_pack_or_in_a_lesson_or_by_giving_up(open_table: Open) -> None:
    for field in ("pack", "lesson"):
        for number in range(60):
            stored = alone(
                open_table, seed=f"{number:064x}", **{field: plain(BIG_SCORE.pack) if field == "pack" else number}
            )
            if won := play_out(stored, "easy") == 1.0:
                break
        assert won
        assert scenario_won(stored.table) is None
    stored = alone(open_table)
    assert stored.do(0, Resign()) is None
    assert scenario_won(stored.table) is None


def test_against_others_nothing_is_won_alone(open_table: Open) -> None:
    stored = open_table("masters")
    stored.begin()
    play_out(stored, "random")
    assert scenario_won(stored.table) is None
