"""Looking on with a delay."""

import msgspec
import pytest

from getaway.kernel.events import SPECTATOR
from getaway.table import commands as c
from tests.table.conftest import Open


@pytest.mark.rule("HR-25")
def test_who_looks_on_is_some_moves_behind(open_table: Open) -> None:
    sitting = open_table("rob_a_bank", seats=2, delay=3)
    table = sitting.table
    play = sitting.begin()
    seen = {0: (msgspec.json.encode(play.view(SPECTATOR)), table.feeds.count(SPECTATOR))}
    for _ in range(12):
        (seat,) = play.waiting_for()
        sitting.do(seat, c.Make(play.offers(seat)[0].move))
        made = len(play.journal)
        seen[made] = (msgspec.json.encode(play.view(SPECTATOR)), table.feeds.count(SPECTATOR))
        view, told = seen.get(made - 3, (None, 0))
        for each in (table, sitting.again()):
            shown = each.view_for(SPECTATOR)
            assert (None if shown is None else bytes(shown)) == view
            assert each.told_count(SPECTATOR) == told
            assert len(each.told(SPECTATOR, 0)) == len(each.told_again(SPECTATOR, 0)) == told
    assert bytes(table.view_for(0) or b"") == msgspec.json.encode(play.view(0)), "who sits there is not behind"


@pytest.mark.rule("HR-25")
def test_what_is_said_is_behind_too(open_table: Open) -> None:
    sitting = open_table(delay=2)
    play = sitting.begin()
    sitting.do(0, c.Say("watch this"))
    assert sitting.table.told(SPECTATOR, 0) == ()
    for _ in range(3):
        seat = play.waiting_for()[0]
        sitting.do(seat, c.Make(play.offers(seat)[0].move))
    assert "Ann: watch this" in [line.words for line in sitting.table.told(SPECTATOR, 0)]


@pytest.mark.rule("HR-25")
def test_when_the_game_is_over_all_is_shown(open_table: Open) -> None:
    sitting = open_table(delay=50)
    sitting.begin()
    assert sitting.table.view_for(SPECTATOR) is None
    sitting.do(0, c.Resign())
    assert sitting.table.view_for(SPECTATOR) is not None
    assert sitting.table.told_count(SPECTATOR) == sitting.table.feeds.count(SPECTATOR)
