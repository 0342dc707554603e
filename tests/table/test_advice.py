"""Hints and odds: what the table allows, and from what they are computed."""

import pickle

import pytest

from getaway.kernel.events import Rejection
from getaway.kernel.play import Play
from getaway.table import advice, bots
from getaway.table.advice import hints_from, odds_from, sample_for_odds, why_no_hint, why_no_odds
from getaway.table.bots import TIMEOUT_BOT, choose, sample_of
from getaway.table.commands import Choose, Make, TakeBack
from tests.table.conftest import Open
from tests.table.tables import StoredTable


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 30)


@pytest.fixture
def same_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Samples drawn with the same seed each time, to compare what is computed from them."""
    monkeypatch.setattr("getaway.table.bots.secrets.randbits", lambda bits: 12)


def rule_of(rejection: Rejection | None) -> str | None:
    return None if rejection is None else rejection.rule


def at_the_plan(stored: StoredTable) -> Play:
    play = stored.begin()
    while play.view(0).phase != "plan":
        for seat in play.waiting_for():
            stored.do(seat, Make(play.offers(seat)[0].move))
    return play


@pytest.mark.rule("HR-21")
def test_where_the_table_has_none_there_are_none(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert rule_of(why_no_hint(stored.table, 0)) == "HR-21"
    assert rule_of(why_no_odds(stored.table, 0)) == "HR-21"


@pytest.mark.rule("HR-21")
def test_hints_are_for_who_is_to_decide(open_table: Open) -> None:
    stored = open_table(hints=True)
    assert rule_of(why_no_hint(stored.table, 0)) == "HR-6"
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert rule_of(why_no_hint(stored.table, 1 - seat)) == "HR-2"
    assert why_no_hint(stored.table, seat) is None
    answer = hints_from(sample_of(TIMEOUT_BOT, play, seat))
    found = answer.hints
    assert answer.outlook == "open"
    assert sorted(str(hint.text) for hint in found) == sorted(str(offer.text) for offer in play.offers(seat))
    assert all(hint.low <= hint.expected <= hint.high and hint.why for hint in found)
    assert pickle.loads(pickle.dumps(found)) == found, "it comes from another process"
    stored.table.status = "over"
    assert rule_of(why_no_hint(stored.table, seat)) == "HR-1"


@pytest.mark.rule("HR-21")
def test_live_odds_are_of_the_plan_so_far(open_table: Open) -> None:
    stored = open_table(odds="live")
    assert rule_of(why_no_odds(stored.table, 0)) == "HR-6"
    at_the_plan(stored)
    assert why_no_odds(stored.table, 0) is None
    lines = [str(line) for line in odds_from(sample_for_odds(stored.table, 0))]
    assert any(line.endswith("likely") for line in lines)
    stored.table.status = "over"
    assert rule_of(why_no_odds(stored.table, 0)) == "HR-1"


@pytest.mark.rule("HR-21")
def test_odds_after_the_fact_come_when_the_move_stays(open_table: Open) -> None:
    stored = open_table(odds="after")
    play = at_the_plan(stored)
    stored.table.remember_sample(0, None)
    stored.table.remember_sample(1, None)
    stored.do(0, Make(play.offers(0)[0].move))
    assert rule_of(why_no_odds(stored.table, 0)) == "HR-21", "a draft could still be started over"
    stored.do(0, TakeBack())
    numbers = choose(sample_of(TIMEOUT_BOT, play, 0))
    (command,) = bots.as_commands(play, 0, numbers, late=False)
    assert isinstance(command, Choose)
    stored.do(0, command)
    assert why_no_odds(stored.table, 0) is None
    assert odds_from(sample_for_odds(stored.table, 0))
    assert rule_of(why_no_odds(stored.table, 1)) == "HR-21"
    again = stored.again()
    assert why_no_odds(again, 0) is None


@pytest.mark.rule("HR-4", "HR-21")
def test_a_move_that_was_taken_back_has_no_odds_yet(open_table: Open) -> None:
    stored = open_table(odds="after")
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert stored.do(seat, Make(play.offers(seat)[0].move)) is None
    assert stored.do(seat, TakeBack()) is None
    assert rule_of(why_no_odds(stored.table, seat)) == "HR-21"
    assert rule_of(why_no_odds(stored.again(), seat)) == "HR-21"


@pytest.mark.rule("HR-21")
def test_score_has_its_odds_on_the_board(open_table: Open) -> None:
    stored = open_table("score", seats=1, odds="live", hints=True)
    stored.begin()
    assert rule_of(why_no_hint(stored.table, 0)) == "HR-21"
    assert rule_of(why_no_odds(stored.table, 0)) == "HR-21"


@pytest.mark.rule("HR-21")
@pytest.mark.usefixtures("same_samples")
def test_what_the_other_has_sealed_changes_neither_hint_nor_odds(open_table: Open) -> None:
    told = []
    for at in (0, -1):
        stored = open_table(odds="live", hints=True)
        play = at_the_plan(stored)
        while 1 in play.waiting_for():
            stored.do(1, Make(play.offers(1)[at].move))
        told.append((hints_from(sample_of(TIMEOUT_BOT, play, 0)), odds_from(sample_for_odds(stored.table, 0))))
    assert told[0] == told[1]
