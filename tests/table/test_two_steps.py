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
from tests.table.tables import Sitting

BYTES = tuple(f"{seat + 1:02x}" * 32 for seat in range(3))


def committed(open_table: Open, seats: int = 3) -> Sitting:
    """A table at which everybody is ready and nobody has revealed."""
    sitting = open_table("big_score", seats=seats)
    for seat in range(seats):
        assert sitting.commit(seat, BYTES[seat]) is None
    assert sitting.table.deal.revealing
    return sitting


def refused(rejection: Rejection | None) -> str:
    assert rejection is not None
    assert rejection.rule == "HR-32"
    return rejection.why


def same(table: Table, other: Table) -> bool:
    """Whether two processes know the same of a deal."""
    return (table.deal_view(), table.deal.void, table.deal.barred) == (
        other.deal_view(),
        other.deal.void,
        other.deal.barred,
    )


@pytest.mark.rule("HR-32")
def test_bytes_are_revealed_when_every_seat_has_committed_and_not_before(open_table: Open) -> None:
    sitting = open_table("big_score", seats=3)
    assert sitting.commit(0, BYTES[0]) is None
    assert "changed" in refused(sitting.reveal(0, BYTES[0]))
    assert sitting.table.deal_view().commitments[1:] == (None, None)
    assert sitting.commit(1, BYTES[1]) is None
    assert sitting.commit(2, BYTES[2]) is None
    assert waiting_seats(sitting.table) == (0, 1, 2)
    assert sitting.reveal(1, BYTES[1]) is None
    assert "already" in refused(sitting.reveal(1, BYTES[1]))
    assert waiting_seats(sitting.table) == (0, 2)
    assert sitting.reveal(0, BYTES[0]) is None
    assert sitting.table.play is None
    assert sitting.reveal(2, BYTES[2]) is None
    assert sitting.table.status == "playing"
    shown = sitting.table.deal_view()
    assert shown.head is not None
    assert shown.commitments == tuple(
        commit_seat("t", sitting.table.deal.commitment, seat, BYTES[seat]) for seat in range(3)
    )
    assert same(sitting.again(), sitting.table)


@pytest.mark.rule("HR-32")
def test_other_bytes_than_those_committed_to_are_refused(open_table: Open) -> None:
    sitting = committed(open_table)
    assert "not the bytes" in refused(sitting.reveal(0, BYTES[1]))
    assert sitting.reveal(1, BYTES[1]) is None
    assert "committed to" in refused(sitting.commit(0, "99" * 32)), "nobody commits anew when bytes are known"
    assert sitting.table.deal_view().revealed == (False, True, False)


@pytest.mark.rule("HR-32")
def test_a_commitment_is_of_one_seat_at_one_table_and_to_one_seed(open_table: Open) -> None:
    sitting = open_table("big_score", seats=2)
    copied = commit_seat("t", sitting.table.deal.commitment, 0, BYTES[0])
    for seat in range(2):
        assert sitting.do(seat, c.Commit(copied)) is None
    assert sitting.reveal(0, BYTES[0]) is None
    assert "not the bytes" in refused(sitting.reveal(1, BYTES[0])), "a copy of another seat's cannot be revealed"
    assert commit_seat("u", sitting.table.deal.commitment, 0, BYTES[0]) != copied
    assert commit_seat("t", "00" * 32, 0, BYTES[0]) != copied


@pytest.mark.rule("HR-32")
def test_who_has_seen_other_commitments_does_not_reveal_to_these(open_table: Open) -> None:
    sitting = committed(open_table)
    seen = sitting.table.deal.round
    assert sitting.commit(2, "99" * 32) is None, "nobody has revealed: who lost their bytes commits anew"
    assert "changed" in refused(sitting.do(0, c.Reveal(BYTES[0], seen)))
    assert sitting.reveal(0, BYTES[0]) is None
    assert sitting.reveal(1, BYTES[1]) is None
    assert sitting.reveal(2, "99" * 32) is None
    assert sitting.table.status == "playing"


@pytest.mark.rule("HR-32")
def test_nobody_is_sent_away_while_bytes_are_revealed(open_table: Open) -> None:
    sitting = committed(open_table)
    assert sitting.reveal(0, BYTES[0]) is None
    assert "being dealt" in refused(sitting.do(0, c.Remove(1)))
    assert "being dealt" in refused(sitting.do(0, c.Replace(1, "random")))


def test_before_that_a_seat_that_goes_takes_only_its_own_commitment_along(open_table: Open) -> None:
    sitting = committed(open_table)
    house = sitting.table.deal.commitment
    assert sitting.do(0, c.Remove(2)) is None
    shown = sitting.table.deal_view()
    assert [each is None for each in shown.commitments] == [False, False, True]
    assert (shown.commitment, shown.round) == (house, 2)
    assert sitting.do(0, c.Replace(2, "random")) is None
    assert sitting.table.deal.revealing, "a bot needs no commitment"
    assert sitting.reveal(0, BYTES[0]) is None
    assert sitting.reveal(1, BYTES[1]) is None
    assert sitting.table.status == "playing"
    assert not sitting.table.deal.void
    assert not sitting.table.deal.barred


@pytest.mark.rule("HR-32")
def test_who_leaves_without_revealing_loses_the_seat_and_the_deal_starts_over(open_table: Open) -> None:
    sitting = committed(open_table)
    assert sitting.reveal(0, BYTES[0]) is None
    first = sitting.table.deal.commitment
    assert sitting.do(1, c.Leave()) is None
    table = sitting.table
    assert table.deal.commitment != first, "the seed is another one too"
    assert table.deal_view().commitments == (None, None, None)
    assert table.deal.barred == {"bob"}
    assert "Bob left during the deal: it starts over. Everybody, get ready again." in sitting.words(-1)
    assert "did not complete" in refused(sitting.do(1, c.Sit("bob", "Bob")))
    assert "did not complete" in refused(sitting.do(1, c.Claim("bob", "Bob", "any")))
    assert sitting.do(1, c.Sit("eve", "Eve")) is None
    assert same(sitting.again(), table)
    sitting.begin()
    table.status = "abandoned"
    record = table.record(0)
    assert verify(record, type(table.game)).head == record.head
    assert record.head
    (void,) = record.head.void
    assert (void.commitment, void.seats, void.names, void.left) == (first, (1,), ("Bob",), True)
    assert void.commitments == tuple(commit_seat("t", first, seat, BYTES[seat]) for seat in range(3))


def test_who_has_revealed_and_leaves_may_come_again(open_table: Open) -> None:
    sitting = committed(open_table)
    assert sitting.reveal(1, BYTES[1]) is None
    assert sitting.do(1, c.Leave()) is None
    assert sitting.table.deal.void
    assert sitting.do(1, c.Sit("bob", "Bob")) is None


class Evening:
    """A room in which time is the test's."""

    def __init__(self, sitting: Sitting, clock: Clock) -> None:
        self._room = Room(sitting.store, sitting.table, clock=clock)
        self._sitting = sitting

    def do(self, seat: int | None, name: str, command: c.Command) -> Rejection | None:
        answers: list[Rejection | None] = []
        self._sitting.wait(self._room.submit(seat, name, command, answers.append))
        return answers[0]


@pytest.mark.rule("HR-32")
def test_a_deal_starts_over_without_who_stays_silent(open_table: Open, clock: Clock) -> None:
    sitting = open_table("big_score", seats=3)
    evening = Evening(sitting, clock)
    for seat in range(3):
        clock.advance(100.0)
        assert sitting.commit(seat, BYTES[seat]) is None
    assert sitting.table.deal.restart_at() is None, "nothing is known yet, so nothing need start over"
    assert "nobody's bytes" in refused(evening.do(0, "a", c.RestartDeal()))
    assert sitting.reveal(1, BYTES[1]) is None
    assert sitting.table.deal.restart_at() == clock.time() + REVEAL_SECONDS
    clock.advance(REVEAL_SECONDS - 1.0)
    assert "still have time" in refused(evening.do(1, "b", c.RestartDeal()))
    clock.advance(2.0)
    assert "wait for you" in refused(evening.do(2, "c", c.RestartDeal()))
    assert evening.do(1, "d", c.RestartDeal()) is None
    table = sitting.table
    assert table.deal.barred == {"ann", "cid"}
    assert [place.taken for place in table.seats] == [False, True, False]
    assert table.host == "bob", "who has lost the seat does not host"
    assert table.deal.void[0].names == ("Ann", "Cid")
    assert table.deal.restart_at() is None
    assert same(sitting.again(), table)


@pytest.mark.rule("HR-32")
def test_after_another_commitment_everybody_has_the_full_time_again(open_table: Open, clock: Clock) -> None:
    """Else the last to commit could change it at the end of the minute, reveal, and have the others thrown out."""
    sitting = committed(open_table)
    clock.advance(REVEAL_SECONDS)
    assert sitting.commit(1, "77" * 32) is None
    assert sitting.reveal(1, "77" * 32) is None
    assert sitting.table.deal.restart_at() == clock.time() + REVEAL_SECONDS
    assert sitting.again().deal.restart_at() == sitting.table.deal.restart_at()


@pytest.mark.rule("HR-32")
def test_where_people_have_days_to_decide_they_have_days_to_reveal(open_table: Open, clock: Clock) -> None:
    sitting = open_table(deadline=3 * 24 * 3600)
    evening = Evening(sitting, clock)
    assert sitting.commit(0, BYTES[0]) is None
    assert sitting.commit(1, BYTES[1]) is None
    assert sitting.reveal(1, BYTES[1]) is None
    clock.advance(3600.0)
    assert "still have time" in refused(evening.do(0, "a", c.RestartDeal()))
    clock.advance(3 * 24 * 3600.0)
    assert evening.do(0, "b", c.RestartDeal()) is None, "the host may, though it is they who were silent"
    assert sitting.table.deal.barred == {"ann"}


def test_a_host_without_a_seat_may_start_over(open_table: Open, clock: Clock) -> None:
    sitting = open_table(host="hal")
    evening = Evening(sitting, clock)
    for seat in range(2):
        assert sitting.commit(seat, BYTES[seat]) is None
    assert sitting.reveal(0, BYTES[0]) is None
    clock.advance(REVEAL_SECONDS + 1.0)
    assert evening.do(None, "a", c.RestartDeal()) is None
    assert sitting.table.deal.barred == {"bob"}


def test_a_lesson_begins_without_bytes_and_says_that_it_is_a_fixed_deal(open_table: Open) -> None:
    sitting = open_table(lesson=7, places=(c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("bot", "random")))
    assert sitting.table.deal_view().commitment is None
    assert sitting.commit(0, BYTES[0]) is None
    assert sitting.table.status == "playing"
    head = sitting.table.record(0).head
    assert head
    assert (head.deal, head.commitment) == ("simulated", None)
    assert {seat.commitment for seat in head.seats} == {None}


@pytest.mark.parametrize("act", [c.Leave(), c.Resign(), c.Replace(0, "random")], ids=lambda act: type(act).__name__)
def test_who_plays_from_when_on_is_under_the_checks(open_table: Open, act: c.AdminCommand) -> None:
    sitting = open_table("big_score", seats=3, stand_in="random")
    play = sitting.begin()
    seat = play.waiting_for()[0]
    assert sitting.do(seat, c.Make(play.offers(seat)[0].move)) is None
    assert sitting.do(0, act) is None
    seat = play.waiting_for()[0]
    sitting.do(seat, c.Make(play.offers(seat)[0].move))
    sitting.table.status = "abandoned"
    record = sitting.table.record(0)
    assert record.seat_changes
    assert [(change.seat, change.now.bot) for change in record.seat_changes] == [(0, "random")]
    assert record.seats[0].bot == "random"
    assert verify(record, type(sitting.table.game)).check == record.check
    again = sitting.again()
    again.status = "abandoned"
    assert again.record(0) == record


def test_two_processes_agree_on_a_deal(open_table: Open) -> None:
    """What another process has written is done here by the same rules."""
    sitting = committed(open_table)
    other = Room(sitting.store, sitting.again())
    assert sitting.reveal(0, BYTES[0]) is None
    assert sitting.do(2, c.Leave()) is None
    assert sitting.do(2, c.Sit("eve", "Eve")) is None
    sitting.begin()
    sitting.wait(other.catch_up(sitting.table.seq))
    assert same(other.table, sitting.table)
    assert other.table.snapshot() == sitting.table.snapshot()


def test_a_move_that_lost_a_race_leaves_the_head_as_it_was(open_table: Open) -> None:
    sitting = open_table("big_score", seats=3)
    play = sitting.begin()
    assert sitting.do(2, c.Resign()) is None
    move = c.Make(play.offers(play.waiting_for()[0])[0].move)
    before = checkpoint(sitting.table, move)
    assert before is not None
    sitting.table.restore(before)
    sitting.table.status = "abandoned"
    record = sitting.table.record(0)
    assert len(record.seat_changes or ()) == 1
    assert verify(record, type(sitting.table.game)).head == record.head
