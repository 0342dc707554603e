"""Time at a table: clocks, deadlines, pauses."""

import time

import pytest

from getaway.table import clocks
from getaway.table.clocks import Clock
from getaway.table.commands import Claim, LoseOnTime, Make, Pause, PlayFor, Remind, Say, SetLink, SetReminder, TakeBack
from getaway.table.commands import VoteToPause as Vote
from tests.table.conftest import Open
from tests.table.tables import PEOPLE, Sitting

EVENING = Clock(base=600, increment=5)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still until a test changes it."""
    at = [1_000_000.0]
    monkeypatch.setattr(time, "time", lambda: at[0])
    return at


def move(sitting: Sitting) -> int:
    """The seat that was to move, and has."""
    play = sitting.table.play
    assert play is not None
    seat = play.waiting_for()[0]
    assert sitting.do(seat, Make(play.offers(seat)[0].move)) is None
    return seat


@pytest.mark.rule("HR-14")
def test_time_passes_for_whom_the_game_waits_and_a_decision_adds_some(open_table: Open, now: list[float]) -> None:
    sitting = open_table(clock=EVENING)
    sitting.begin()
    now[0] += 100
    mover = move(sitting)
    assert sitting.table.left[mover] == 505
    assert sitting.table.left[1 - mover] == 600
    shown = clocks.shown(sitting.table)
    assert shown is not None
    assert (shown.at, shown.left) == (now[0], sitting.table.left)
    assert shown.running == tuple(sitting.table.play.waiting_for() if sitting.table.play else ())
    again = sitting.again()
    assert (again.left, again.moved_at) == (sitting.table.left, sitting.table.moved_at)


@pytest.mark.rule("HR-14")
def test_taking_back_gives_the_increment_back(open_table: Open, now: list[float]) -> None:
    sitting = open_table(clock=EVENING)
    sitting.begin()
    for _ in range(3):
        mover = move(sitting)
        assert sitting.do(mover, TakeBack()) is None
    assert sitting.table.left == (600, 600)


@pytest.mark.rule("HR-14")
def test_talking_and_coming_again_buy_no_time(open_table: Open, now: list[float]) -> None:
    sitting = open_table(clock=EVENING, deadline=100)
    play = sitting.begin()
    limit = clocks.decide_by(sitting.table)
    seat = play.waiting_for()[0]
    now[0] += 50
    assert sitting.do(seat, Say("just a moment")) is None
    assert sitting.do(seat, SetLink(seat, "link", PEOPLE[seat])) is None
    assert sitting.do(seat, Claim(PEOPLE[seat], "", "link")) is None
    assert clocks.decide_by(sitting.table) == limit == clocks.due(sitting.table)
    assert clocks.late(sitting.table, now[0]) == ()
    assert clocks.late(sitting.table, now[0] + 50) == (seat,)


@pytest.mark.rule("HR-14")
def test_a_move_that_is_taken_back_buys_no_time(open_table: Open, now: list[float]) -> None:
    sitting = open_table(deadline=100)
    play = sitting.begin()
    limit = clocks.decide_by(sitting.table)
    for _ in range(2):
        now[0] += 30
        seat = move(sitting)
        assert clocks.decide_by(sitting.table) == now[0] + 100
        assert sitting.do(seat, TakeBack()) is None
        assert clocks.decide_by(sitting.table) == limit == clocks.decide_by(sitting.again())
    now[0] += 50
    assert clocks.late(sitting.table, now[0]) == (seat,)
    assert sitting.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert sitting.do(seat, TakeBack()) is None
    assert clocks.late(sitting.table, now[0]) == (seat,)
    assert sitting.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert sitting.do(0, Pause(True)) is None
    assert sitting.do(0, Pause(False)) is None
    assert sitting.do(seat, TakeBack()) is None
    assert clocks.decide_by(sitting.table) == now[0] + 100


@pytest.mark.rule("HR-9")
def test_no_clock_runs_in_a_pause(open_table: Open, now: list[float]) -> None:
    sitting = open_table(clock=EVENING)
    play = sitting.begin()
    seat = play.waiting_for()[0]
    now[0] += 100
    assert sitting.do(0, Pause(True)) is None
    assert sitting.table.left[seat] == 500
    assert clocks.decide_by(sitting.table) is None
    now[0] += 5000
    assert sitting.do(0, Pause(False)) is None
    assert sitting.table.left[seat] == 500
    assert clocks.decide_by(sitting.table) == now[0] + 500
    assert sitting.again().left == sitting.table.left


@pytest.mark.rule("HR-9")
def test_all_people_together_pause_and_anyone_lets_it_go_on(open_table: Open) -> None:
    sitting = open_table()
    sitting.begin()
    assert sitting.do(1, Vote(True)) is None
    assert (sitting.table.seats[1].wants_to_pause, sitting.table.paused) == (True, False)
    assert sitting.do(0, Vote(True)) is None
    assert sitting.again().paused
    assert not sitting.table.seats[1].wants_to_pause
    assert sitting.words(0)[-1] == "The game is paused: all at the table want it so."
    refused = sitting.do(0, Vote(True))
    assert refused is not None
    assert refused.rule == "HR-9"
    assert sitting.again().paused_by_consent
    assert sitting.do(1, Vote(False)) is None
    assert sitting.again().paused is sitting.table.paused is False
    assert sitting.words(0)[-2:] == ["Bob wants to play.", "The game goes on."]
    assert sitting.do(0, Pause(True)) is None
    refused = sitting.do(1, Vote(False))
    assert refused is not None
    assert (refused.rule, refused.why) == ("HR-7", "the host has paused the game")


@pytest.mark.rule("HR-9")
def test_before_the_game_there_is_nothing_to_pause_by_consent(open_table: Open) -> None:
    refused = open_table().do(0, Vote(True))
    assert refused is not None
    assert refused.rule == "HR-6"


@pytest.mark.rule("HR-14")
def test_who_has_no_time_left_may_have_to_resign(open_table: Open) -> None:
    sitting = open_table(clock=Clock(base=10, flag="resign"))
    sitting.begin()
    assert sitting.do(1, LoseOnTime()) is None
    assert sitting.table.is_over()
    assert sitting.words(0)[-2:] == ["The clock of Bob has run out.", "Bob resigns."]


@pytest.mark.rule("HR-15")
def test_a_seat_is_reminded_once_each_time_the_game_waits_for_it(open_table: Open, now: list[float]) -> None:
    sitting = open_table()
    play = sitting.begin()
    seat = play.waiting_for()[0]
    assert clocks.due(sitting.table) is None
    assert sitting.do(seat, SetReminder("https://example.org/x")) is None
    assert clocks.due(sitting.table) == now[0] + clocks.REMIND_SECONDS
    assert clocks.to_remind(sitting.table, now[0]) == ()
    now[0] += clocks.REMIND_SECONDS
    assert clocks.to_remind(sitting.table, now[0]) == (seat,)
    assert sitting.do(seat, Remind()) is None
    assert clocks.to_remind(sitting.table, now[0]) == ()
    assert clocks.due(sitting.table) is None
    refused = sitting.do(seat, Remind())
    assert refused is not None
    assert refused.rule == "HR-15"
    while seat in play.waiting_for():
        move(sitting)
    while seat not in play.waiting_for():
        move(sitting)
    now[0] += clocks.REMIND_SECONDS
    assert clocks.to_remind(sitting.table, now[0]) == (seat,)
    assert sitting.words(1 - seat) == [line for line in sitting.words(1 - seat) if "remind" not in line]
