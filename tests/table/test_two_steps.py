"""The deal in two steps: every seat commits to its bytes, then all reveal them (HR-32)."""

import pytest

from getaway.kernel.deal import commit_seat
from getaway.kernel.events import Rejection
from getaway.kernel.record import verify
from getaway.table import commands as c
from getaway.table.checkpoint import checkpoint
from getaway.table.deal import REVEAL_SECONDS
from getaway.table.room import Room
from getaway.table.summary import waiting_seats
from getaway.table.table import Table
from tests.clock import Clock
from tests.table.conftest import Open
from tests.table.tables import StoredTable

BYTES = tuple(f"{seat + 1:02x}" * 32 for seat in range(3))


def committed(open_table: Open, seats: int = 3) -> StoredTable:
    """A table at which everybody is ready and nobody has revealed."""
    stored = open_table("big_score", seats=seats)
    for seat in range(seats):
        assert stored.commit(seat, BYTES[seat]) is None
    assert stored.table.deal.revealing
    return stored


def refused(rejection: Rejection | None) -> str:
    assert rejection is not None
    assert rejection.rule == "HR-32"
    return str(rejection.why)


def same(table: Table, other: Table) -> bool:
    """Whether two processes know the same of a deal."""
    return (table.deal_view(), table.deal.void, table.deal.barred) == (
        other.deal_view(),
        other.deal.void,
        other.deal.barred,
    )


@pytest.mark.rule("HR-32")
def test_bytes_are_revealed_when_every_seat_has_committed_and_not_before(open_table: Open) -> None:
    stored = open_table("big_score", seats=3)
    assert stored.commit(0, BYTES[0]) is None
    assert "changed" in refused(stored.reveal(0, BYTES[0]))
    assert stored.table.deal_view().commitments[1:] == (None, None)
    assert stored.commit(1, BYTES[1]) is None
    assert stored.commit(2, BYTES[2]) is None
    assert waiting_seats(stored.table) == (0, 1, 2)
    assert stored.reveal(1, BYTES[1]) is None
    assert "already" in refused(stored.reveal(1, BYTES[1]))
    assert waiting_seats(stored.table) == (0, 2)
    assert stored.reveal(0, BYTES[0]) is None
    assert stored.table.play is None
    assert stored.reveal(2, BYTES[2]) is None
    assert stored.table.status == "playing"
    shown = stored.table.deal_view()
    assert shown.head is not None
    assert shown.commitments == tuple(
        commit_seat("t", stored.table.deal.commitment, seat, BYTES[seat]) for seat in range(3)
    )
    assert same(stored.again(), stored.table)


@pytest.mark.rule("HR-32")
def test_other_bytes_than_those_committed_to_are_refused(open_table: Open) -> None:
    stored = committed(open_table)
    assert "not the bytes" in refused(stored.reveal(0, BYTES[1]))
    assert stored.reveal(1, BYTES[1]) is None
    assert "can't change yours" in refused(stored.commit(0, "99" * 32)), "nobody commits anew when bytes are known"
    assert stored.table.deal_view().revealed == (False, True, False)


@pytest.mark.rule("HR-32")
def test_a_commitment_is_of_one_seat_at_one_table_and_to_one_seed(open_table: Open) -> None:
    stored = open_table("big_score", seats=2)
    copied = commit_seat("t", stored.table.deal.commitment, 0, BYTES[0])
    for seat in range(2):
        assert stored.do(seat, c.Commit(copied)) is None
    assert stored.reveal(0, BYTES[0]) is None
    assert "not the bytes" in refused(stored.reveal(1, BYTES[0])), "a copy of another seat's cannot be revealed"
    assert commit_seat("u", stored.table.deal.commitment, 0, BYTES[0]) != copied
    assert commit_seat("t", "00" * 32, 0, BYTES[0]) != copied


@pytest.mark.rule("HR-32")
def test_who_has_seen_other_commitments_does_not_reveal_to_these(open_table: Open) -> None:
    stored = committed(open_table)
    seen = stored.table.deal.round
    assert stored.commit(2, "99" * 32) is None, "nobody has revealed: who lost their bytes commits anew"
    assert "changed" in refused(stored.do(0, c.Reveal(BYTES[0], seen)))
    assert stored.reveal(0, BYTES[0]) is None
    assert stored.reveal(1, BYTES[1]) is None
    assert stored.reveal(2, "99" * 32) is None
    assert stored.table.status == "playing"


@pytest.mark.rule("HR-32")
def test_nobody_is_sent_away_while_bytes_are_revealed(open_table: Open) -> None:
    stored = committed(open_table)
    assert stored.reveal(0, BYTES[0]) is None
    assert "being dealt" in refused(stored.do(0, c.Remove(1)))
    assert "being dealt" in refused(stored.do(0, c.Replace(1, "random")))


def test_before_that_a_seat_that_goes_takes_only_its_own_commitment_along(open_table: Open) -> None:
    stored = committed(open_table)
    house = stored.table.deal.commitment
    assert stored.do(0, c.Remove(2)) is None
    shown = stored.table.deal_view()
    assert [each is None for each in shown.commitments] == [False, False, True]
    assert (shown.commitment, shown.round) == (house, 2)
    assert stored.do(0, c.Replace(2, "random")) is None
    assert stored.table.deal.revealing, "a bot needs no commitment"
    assert stored.reveal(0, BYTES[0]) is None
    assert stored.reveal(1, BYTES[1]) is None
    assert stored.table.status == "playing"
    assert not stored.table.deal.void
    assert not stored.table.deal.barred


@pytest.mark.rule("HR-32")
def test_who_leaves_without_revealing_loses_the_seat_and_the_deal_starts_over(open_table: Open) -> None:
    stored = committed(open_table)
    assert stored.reveal(0, BYTES[0]) is None
    first = stored.table.deal.commitment
    assert stored.do(1, c.Leave()) is None
    table = stored.table
    assert table.deal.commitment != first, "the seed is another one too"
    assert table.deal_view().commitments == (None, None, None)
    assert table.deal.barred == {"bob"}
    assert "Bob left during the deal, so it starts over. Everyone, get ready again." in stored.words(-1)
    assert "didn't complete" in refused(stored.do(1, c.Sit("bob", "Bob")))
    assert "didn't complete" in refused(stored.do(1, c.Claim("bob", "Bob", "any")))
    assert stored.do(1, c.Sit("eve", "Eve")) is None
    assert same(stored.again(), table)
    stored.begin()
    table.status = "abandoned"
    record = table.record(0)
    assert verify(record, type(table.game)).head == record.head
    assert record.head
    (void,) = record.head.void
    assert (void.commitment, void.seats, void.names, void.left) == (first, (1,), ("Bob",), True)
    assert void.commitments == tuple(commit_seat("t", first, seat, BYTES[seat]) for seat in range(3))


def test_who_has_revealed_and_leaves_may_come_again(open_table: Open) -> None:
    stored = committed(open_table)
    assert stored.reveal(1, BYTES[1]) is None
    assert stored.do(1, c.Leave()) is None
    assert stored.table.deal.void
    assert stored.do(1, c.Sit("bob", "Bob")) is None


class Evening:
    """A room in which time is the test's."""

    def __init__(self, stored: StoredTable, clock: Clock) -> None:
        self._room = Room(stored.store, stored.table, clock=clock)
        self._sitting = stored

    def do(self, seat: int | None, name: str, command: c.Command) -> Rejection | None:
        answers: list[Rejection | None] = []
        self._sitting.wait(self._room.submit(seat, name, command, answers.append))
        return answers[0]


@pytest.mark.rule("HR-32")
def test_a_deal_starts_over_without_who_stays_silent(open_table: Open, clock: Clock) -> None:
    stored = open_table("big_score", seats=3)
    evening = Evening(stored, clock)
    for seat in range(3):
        clock.advance(100.0)
        assert stored.commit(seat, BYTES[seat]) is None
    assert stored.table.deal.restart_at() is None, "nothing is known yet, so nothing need start over"
    assert "not waiting for anyone" in refused(evening.do(0, "a", c.RestartDeal()))
    assert stored.reveal(1, BYTES[1]) is None
    assert stored.table.deal.restart_at() == clock.time() + REVEAL_SECONDS
    clock.advance(REVEAL_SECONDS - 1.0)
    assert "still have time" in refused(evening.do(1, "b", c.RestartDeal()))
    clock.advance(2.0)
    assert "waiting for you" in refused(evening.do(2, "c", c.RestartDeal()))
    assert evening.do(1, "d", c.RestartDeal()) is None
    table = stored.table
    assert table.deal.barred == {"ann", "cid"}
    assert [place.taken for place in table.seats] == [False, True, False]
    assert table.host == "bob", "who has lost the seat does not host"
    assert table.deal.void[0].names == ("Ann", "Cid")
    assert table.deal.restart_at() is None
    assert same(stored.again(), table)


@pytest.mark.rule("HR-32")
def test_after_another_commitment_everybody_has_the_full_time_again(open_table: Open, clock: Clock) -> None:
    """Else the last to commit could change it at the end of the minute, reveal, and have the others thrown out."""
    stored = committed(open_table)
    clock.advance(REVEAL_SECONDS)
    assert stored.commit(1, "77" * 32) is None
    assert stored.reveal(1, "77" * 32) is None
    assert stored.table.deal.restart_at() == clock.time() + REVEAL_SECONDS
    assert stored.again().deal.restart_at() == stored.table.deal.restart_at()


@pytest.mark.rule("HR-32")
def test_where_people_have_days_to_decide_they_have_days_to_reveal(open_table: Open, clock: Clock) -> None:
    stored = open_table(deadline=3 * 24 * 3600)
    evening = Evening(stored, clock)
    assert stored.commit(0, BYTES[0]) is None
    assert stored.commit(1, BYTES[1]) is None
    assert stored.reveal(1, BYTES[1]) is None
    clock.advance(3600.0)
    assert "still have time" in refused(evening.do(0, "a", c.RestartDeal()))
    clock.advance(3 * 24 * 3600.0)
    assert evening.do(0, "b", c.RestartDeal()) is None, "the host may, though it is they who were silent"
    assert stored.table.deal.barred == {"ann"}


def test_a_host_without_a_seat_may_start_over(open_table: Open, clock: Clock) -> None:
    stored = open_table(host="hal")
    evening = Evening(stored, clock)
    for seat in range(2):
        assert stored.commit(seat, BYTES[seat]) is None
    assert stored.reveal(0, BYTES[0]) is None
    clock.advance(REVEAL_SECONDS + 1.0)
    assert evening.do(None, "a", c.RestartDeal()) is None
    assert stored.table.deal.barred == {"bob"}


def test_a_lesson_begins_without_bytes_and_says_that_it_is_a_fixed_deal(open_table: Open) -> None:
    stored = open_table(lesson=7, places=(c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("bot", "random")))
    assert stored.table.deal_view().commitment is None
    assert stored.commit(0, BYTES[0]) is None
    assert stored.table.status == "playing"
    head = stored.table.record(0).head
    assert head
    assert (head.deal, head.commitment) == ("simulated", None)
    assert {seat.commitment for seat in head.seats} == {None}


@pytest.mark.parametrize("act", [c.Leave(), c.Resign(), c.Replace(0, "random")], ids=lambda act: type(act).__name__)
def test_who_plays_from_when_on_is_under_the_checks(open_table: Open, act: c.AdminCommand) -> None:
    stored = open_table("big_score", seats=3, stand_in="random")
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    assert stored.do(0, act) is None
    seat = play.waiting_for()[0]
    stored.do(seat, c.Make(play.offers(seat)[0].move))
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    assert record.seat_changes
    assert [(change.seat, change.now.bot) for change in record.seat_changes] == [(0, "random")]
    assert record.seats[0].bot == "random"
    assert verify(record, type(stored.table.game)).check == record.check
    again = stored.again()
    again.status = "abandoned"
    assert again.record(0) == record


def test_two_processes_agree_on_a_deal(open_table: Open) -> None:
    """What another process has written is done here by the same rules."""
    stored = committed(open_table)
    other = Room(stored.store, stored.again())
    assert stored.reveal(0, BYTES[0]) is None
    assert stored.do(2, c.Leave()) is None
    assert stored.do(2, c.Sit("eve", "Eve")) is None
    stored.begin()
    stored.wait(other.catch_up(stored.table.seq))
    assert same(other.table, stored.table)
    assert other.table.snapshot() == stored.table.snapshot()


def test_a_move_that_lost_a_race_leaves_the_head_as_it_was(open_table: Open) -> None:
    stored = open_table("big_score", seats=3)
    play = stored.begin()
    assert stored.do(2, c.Resign()) is None
    move = c.Make(play.offers(play.waiting_for()[0])[0].move)
    before = checkpoint(stored.table, move)
    assert before is not None
    stored.table.restore(before)
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    assert len(record.seat_changes or ()) == 1
    assert verify(record, type(stored.table.game)).head == record.head
