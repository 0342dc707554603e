"""Time at a table: clocks, deadlines, pauses."""

import pytest

from getaway.table import clocks
from getaway.table.clocks import Clock as ClockSetting
from getaway.table.commands import Claim, LoseOnTime, Make, Pause, PlayFor, Remind, Say, SetLink, SetReminder, TakeBack
from getaway.table.commands import VoteToPause as Vote
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import PEOPLE, Sitting

EVENING = ClockSetting(base=600, increment=5)


def move(sitting: Sitting) -> int:
    """The seat that was to move, and has."""
    play = sitting.table.play
    assert play is not None
    seat = play.waiting_for()[0]
    assert sitting.do(seat, Make(play.offers(seat)[0].move)) is None
    return seat


@pytest.mark.rule("HR-14")
def test_time_passes_for_whom_the_game_waits_and_a_decision_adds_some(open_table: Open, clock: Clock) -> None:
    sitting = open_table(clock=EVENING)
    sitting.begin()
    clock.advance(100)
    mover = move(sitting)
    assert sitting.table.clock.left[mover] == 505
    assert sitting.table.clock.left[1 - mover] == 600
    shown = sitting.table.clock.view(clocks.running(sitting.table))
    assert shown is not None
    assert (shown.at, shown.left) == (clock.time(), sitting.table.clock.left)
    assert shown.running == tuple(sitting.table.play.waiting_for() if sitting.table.play else ())
    again = sitting.again()
    assert (again.clock.left, again.clock.moved_at) == (sitting.table.clock.left, sitting.table.clock.moved_at)


@pytest.mark.rule("HR-14")
def test_taking_back_gives_the_increment_back(open_table: Open, clock: Clock) -> None:
    sitting = open_table(clock=EVENING)
    sitting.begin()
    for _ in range(3):
        mover = move(sitting)
        assert sitting.do(mover, TakeBack()) is None
    assert sitting.table.clock.left == (600, 600)


@pytest.mark.rule("HR-14")
def test_talking_and_coming_again_buy_no_time(open_table: Open, clock: Clock) -> None:
    sitting = open_table(clock=EVENING, deadline=100)
    play = sitting.begin()
    limit = clocks.decide_by(sitting.table)
    seat = play.waiting_for()[0]
    clock.advance(50)
    assert sitting.do(seat, Say("just a moment")) is None
    assert sitting.do(seat, SetLink(seat, "link", PEOPLE[seat])) is None
    assert sitting.do(seat, Claim(PEOPLE[seat], "", "link")) is None
    assert clocks.decide_by(sitting.table) == limit == clocks.due(sitting.table)
    assert clocks.late(sitting.table, clock.time()) == ()
    assert clocks.late(sitting.table, clock.time() + 50) == (seat,)


@pytest.mark.rule("HR-14")
def test_a_move_that_is_taken_back_buys_no_time(open_table: Open, clock: Clock) -> None:
    sitting = open_table(deadline=100)
    play = sitting.begin()
    limit = clocks.decide_by(sitting.table)
    for _ in range(2):
        clock.advance(30)
        seat = move(sitting)
        assert clocks.decide_by(sitting.table) == clock.time() + 100
        assert sitting.do(seat, TakeBack()) is None
        assert clocks.decide_by(sitting.table) == limit == clocks.decide_by(sitting.again())
    clock.advance(50)
    assert clocks.late(sitting.table, clock.time()) == (seat,)
    assert sitting.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert sitting.do(seat, TakeBack()) is None
    assert clocks.late(sitting.table, clock.time()) == (seat,)
    assert sitting.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert sitting.do(0, Pause(True)) is None
    assert sitting.do(0, Pause(False)) is None
    assert sitting.do(seat, TakeBack()) is None
    assert clocks.decide_by(sitting.table) == clock.time() + 100


@pytest.mark.rule("HR-9")
def test_no_clock_runs_in_a_pause(open_table: Open, clock: Clock) -> None:
    sitting = open_table(clock=EVENING)
    play = sitting.begin()
    seat = play.waiting_for()[0]
    clock.advance(100)
    assert sitting.do(0, Pause(True)) is None
    assert sitting.table.clock.left[seat] == 500
    assert clocks.decide_by(sitting.table) is None
    clock.advance(5000)
    assert sitting.do(0, Pause(False)) is None
    assert sitting.table.clock.left[seat] == 500
    assert clocks.decide_by(sitting.table) == clock.time() + 500
    assert sitting.again().clock.left == sitting.table.clock.left


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
    sitting = open_table(clock=ClockSetting(base=10, flag="resign"))
    sitting.begin()
    assert sitting.do(1, LoseOnTime()) is None
    assert sitting.table.is_over()
    assert sitting.words(0)[-2:] == ["The clock of Bob has run out.", "Bob resigns."]


@pytest.mark.rule("HR-15")
def test_a_seat_is_reminded_once_each_time_the_game_waits_for_it(open_table: Open, clock: Clock) -> None:
    sitting = open_table()
    play = sitting.begin()
    seat = play.waiting_for()[0]
    assert clocks.due(sitting.table) is None
    assert sitting.do(seat, SetReminder("https://example.org/x")) is None
    assert clocks.due(sitting.table) == clock.time() + clocks.REMIND_SECONDS
    assert clocks.to_remind(sitting.table, clock.time()) == ()
    clock.advance(clocks.REMIND_SECONDS)
    assert clocks.to_remind(sitting.table, clock.time()) == (seat,)
    assert sitting.do(seat, Remind()) is None
    assert clocks.to_remind(sitting.table, clock.time()) == ()
    assert clocks.due(sitting.table) is None
    refused = sitting.do(seat, Remind())
    assert refused is not None
    assert refused.rule == "HR-15"
    while seat in play.waiting_for():
        move(sitting)
    while seat not in play.waiting_for():
        move(sitting)
    clock.advance(clocks.REMIND_SECONDS)
    assert clocks.to_remind(sitting.table, clock.time()) == (seat,)
    assert sitting.words(1 - seat) == [line for line in sitting.words(1 - seat) if "remind" not in line]
