"""Time at a table: clocks, deadlines, pauses."""

import pytest

from getaway.table import clocks
from getaway.table.clocks import TimeControl
from getaway.table.commands import Claim, LoseOnTime, Make, Pause, PlayFor, Remind, Say, SetLink, SetReminder, TakeBack
from getaway.table.commands import VoteToPause as Vote
from getaway.text.messages import Message
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import PEOPLE, StoredTable

EVENING = TimeControl(base=600, increment=5)


def move(stored: StoredTable) -> int:
    """The seat that was to move, and has."""
    play = stored.table.play
    assert play is not None
    seat = play.waiting_for()[0]
    assert stored.do(seat, Make(play.offers(seat)[0].move)) is None
    return seat


@pytest.mark.rule("HR-14")
def test_time_passes_for_whom_the_game_waits_and_a_decision_adds_some(open_table: Open, clock: Clock) -> None:
    stored = open_table(clock=EVENING)
    stored.begin()
    clock.advance(100)
    mover = move(stored)
    assert stored.table.clock.left[mover] == 505
    assert stored.table.clock.left[1 - mover] == 600
    shown = stored.table.clock.view(clocks.running(stored.table))
    assert shown is not None
    assert (shown.at, shown.left) == (clock.time(), stored.table.clock.left)
    assert shown.running == tuple(stored.table.play.waiting_for() if stored.table.play else ())
    again = stored.again()
    assert (again.clock.left, again.clock.moved_at) == (stored.table.clock.left, stored.table.clock.moved_at)


@pytest.mark.rule("HR-14")
def test_taking_back_gives_the_increment_back(open_table: Open, clock: Clock) -> None:
    stored = open_table(clock=EVENING)
    stored.begin()
    for _ in range(3):
        mover = move(stored)
        assert stored.do(mover, TakeBack()) is None
    assert stored.table.clock.left == (600, 600)


@pytest.mark.rule("HR-14")
def test_talking_and_coming_again_buy_no_time(open_table: Open, clock: Clock) -> None:
    stored = open_table(clock=EVENING, deadline=100)
    play = stored.begin()
    limit = clocks.decide_by(stored.table)
    seat = play.waiting_for()[0]
    clock.advance(50)
    assert stored.do(seat, Say("just a moment")) is None
    assert stored.do(seat, SetLink(seat, "link", PEOPLE[seat])) is None
    assert stored.do(seat, Claim(PEOPLE[seat], "", "link")) is None
    assert clocks.decide_by(stored.table) == limit == clocks.due(stored.table)
    assert clocks.late(stored.table, clock.time()) == ()
    assert clocks.late(stored.table, clock.time() + 50) == (seat,)


@pytest.mark.rule("HR-14")
def test_a_move_that_is_taken_back_buys_no_time(open_table: Open, clock: Clock) -> None:
    stored = open_table(deadline=100)
    play = stored.begin()
    limit = clocks.decide_by(stored.table)
    for _ in range(2):
        clock.advance(30)
        seat = move(stored)
        assert clocks.decide_by(stored.table) == clock.time() + 100
        assert stored.do(seat, TakeBack()) is None
        assert clocks.decide_by(stored.table) == limit == clocks.decide_by(stored.again())
    clock.advance(50)
    assert clocks.late(stored.table, clock.time()) == (seat,)
    assert stored.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert stored.do(seat, TakeBack()) is None
    assert clocks.late(stored.table, clock.time()) == (seat,)
    assert stored.do(seat, PlayFor(play.offers(seat)[0].move)) is None
    assert stored.do(0, Pause(True)) is None
    assert stored.do(0, Pause(False)) is None
    assert stored.do(seat, TakeBack()) is None
    assert clocks.decide_by(stored.table) == clock.time() + 100


@pytest.mark.rule("HR-9")
def test_no_clock_runs_in_a_pause(open_table: Open, clock: Clock) -> None:
    stored = open_table(clock=EVENING)
    play = stored.begin()
    seat = play.waiting_for()[0]
    clock.advance(100)
    assert stored.do(0, Pause(True)) is None
    assert stored.table.clock.left[seat] == 500
    assert clocks.decide_by(stored.table) is None
    clock.advance(5000)
    assert stored.do(0, Pause(False)) is None
    assert stored.table.clock.left[seat] == 500
    assert clocks.decide_by(stored.table) == clock.time() + 500
    assert stored.again().clock.left == stored.table.clock.left


@pytest.mark.rule("HR-9")
def test_all_people_together_pause_and_anyone_lets_it_go_on(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert stored.do(1, Vote(True)) is None
    assert (stored.table.seats[1].wants_to_pause, stored.table.paused) == (True, False)
    assert stored.do(0, Vote(True)) is None
    assert stored.again().paused
    assert not stored.table.seats[1].wants_to_pause
    assert stored.words(0)[-1] == "Everyone wants a pause. The game is paused."
    refused = stored.do(0, Vote(True))
    assert refused is not None
    assert refused.rule == "HR-9"
    assert stored.again().paused_by_consent
    assert stored.do(1, Vote(False)) is None
    assert stored.again().paused is stored.table.paused is False
    assert stored.words(0)[-2:] == ["Bob wants to play on.", "The game goes on."]
    assert stored.do(0, Pause(True)) is None
    refused = stored.do(1, Vote(False))
    assert refused is not None
    assert (refused.rule, refused.why) == ("HR-7", Message("table.paused-by-host"))


@pytest.mark.rule("HR-9")
def test_before_the_game_there_is_nothing_to_pause_by_consent(open_table: Open) -> None:
    refused = open_table().do(0, Vote(True))
    assert refused is not None
    assert refused.rule == "HR-6"


@pytest.mark.rule("HR-14")
def test_who_has_no_time_left_may_have_to_resign(open_table: Open) -> None:
    stored = open_table(clock=TimeControl(base=10, flag="resign"))
    stored.begin()
    assert stored.do(1, LoseOnTime()) is None
    assert stored.table.is_over()
    assert stored.words(0)[-2:] == ["Bob has run out of time.", "Bob resigns."]


@pytest.mark.rule("HR-15")
def test_a_seat_is_reminded_once_each_time_the_game_waits_for_it(open_table: Open, clock: Clock) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert clocks.due(stored.table) is None
    assert stored.do(seat, SetReminder("https://example.org/x")) is None
    assert clocks.due(stored.table) == clock.time() + clocks.REMIND_SECONDS
    assert clocks.to_remind(stored.table, clock.time()) == ()
    clock.advance(clocks.REMIND_SECONDS)
    assert clocks.to_remind(stored.table, clock.time()) == (seat,)
    assert stored.do(seat, Remind()) is None
    assert clocks.to_remind(stored.table, clock.time()) == ()
    assert clocks.due(stored.table) is None
    refused = stored.do(seat, Remind())
    assert refused is not None
    assert refused.rule == "HR-15"
    while seat in play.waiting_for():
        move(stored)
    while seat not in play.waiting_for():
        move(stored)
    clock.advance(clocks.REMIND_SECONDS)
    assert clocks.to_remind(stored.table, clock.time()) == (seat,)
    assert stored.words(1 - seat) == [line for line in stored.words(1 - seat) if "remind" not in line]
