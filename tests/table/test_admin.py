"""Running a table: seats, leaving, talking, and what the host may do."""

import msgspec
import pytest

from getaway.kernel.deal import FairDeal
from getaway.kernel.events import Rejection
from getaway.kernel.record import RecordError, RulesChange, read_record, verify, write_record
from getaway.store.store import Append
from getaway.table import commands as c
from tests.table.conftest import Open

OPEN = (c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("open"), c.SeatSetup("invited"))


def rule_of(rejection: Rejection | None) -> str | None:
    return None if rejection is None else rejection.rule


@pytest.mark.rule("HR-6")
def test_an_open_seat_is_taken_once_and_by_one_person(open_table: Open) -> None:
    stored = open_table("rob_a_bank", places=OPEN)
    assert rule_of(stored.do(0, c.Sit("bob", "Bob"))) == "HR-6"
    assert rule_of(stored.do(2, c.Sit("bob", "Bob"))) == "HR-6"
    assert rule_of(stored.do(7, c.Sit("bob", "Bob"))) == "HR-6"
    assert stored.do(1, c.Sit("bob", "Bob")) is None
    assert rule_of(stored.do(1, c.Sit("eve", "Eve"))) == "HR-6"
    assert stored.table.names[1] == "Bob"
    assert stored.table.seats_of("bob") == [1]
    assert stored.words(-1) == ["Bob sits down."]


@pytest.mark.rule("HR-6")
def test_a_link_opens_its_seat_until_there_is_another(open_table: Open) -> None:
    stored = open_table("rob_a_bank", places=OPEN)
    assert rule_of(stored.do(2, c.Claim("bob", "Bob", "x"))) == "HR-6"
    assert rule_of(stored.do(1, c.SetLink(2, "x", "bob"))) == "HR-6"
    assert rule_of(stored.do(0, c.SetLink(9, "x", "ann"))) == "HR-6"
    assert stored.do(0, c.SetLink(2, "x", "ann")) is None
    assert stored.do(2, c.Claim("bob", "Bob", "x")) is None
    assert rule_of(stored.do(0, c.SetLink(2, "y", "ann"))) == "HR-6"
    assert stored.do(2, c.SetLink(2, "y", "bob")) is None
    assert stored.do(2, c.Claim("bobs phone", "Bob", "y", strict=True)) is None
    assert stored.table.seats_of("bobs phone") == [2]
    assert stored.table.seats_of("bob") == [], "a seat is on one device"
    assert stored.words(-1)[-1] == "Bob moved to another device."
    for link in ("x", "y"):
        assert rule_of(stored.do(2, c.Claim("eve", "Eve", link, strict=True))) == "HR-6"


@pytest.mark.rule("HR-6")
def test_a_link_that_the_host_has_made_is_used_up_by_who_takes_the_seat(open_table: Open) -> None:
    stored = open_table("rob_a_bank", places=OPEN)
    for seat in (1, 2):
        assert stored.do(0, c.SetLink(seat, "x", "ann")) is None
    assert stored.do(1, c.Sit("cid", "Cid")) is None
    assert stored.do(2, c.Claim("bob", "Bob", "x")) is None
    for seat in (1, 2):
        assert rule_of(stored.do(seat, c.Claim("ann", "Ann", "x"))) == "HR-6"
    assert stored.do(2, c.Claim("bob", "Bob", "x")) is None  # Bob has it already: the page was loaded again
    assert stored.table.seats_of("ann") == [0]


@pytest.mark.rule("HR-7")
def test_the_host_and_nobody_else_runs_the_table(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    tools: list[c.Command] = [
        c.Remove(0),
        c.Mute(0, True),
        c.Replace(0, "random"),
        c.Pause(True),
        c.PassHosting(1),
    ]
    for tool in tools:
        assert rule_of(stored.do(1, tool)) == "HR-7"
    assert rule_of(stored.do(0, c.Remove(9))) == "HR-7"
    assert rule_of(stored.do(0, c.Remove(0))) == "HR-7"
    assert rule_of(stored.do(0, c.Replace(1, "genius"))) == "HR-7"
    assert rule_of(stored.do(0, c.Pause(False))) == "HR-7"
    assert stored.do(0, c.PassHosting(1)) is None
    assert rule_of(stored.do(0, c.Pause(True))) == "HR-7"
    assert stored.do(1, c.Remove(0)) is None
    assert rule_of(stored.do(1, c.Mute(0, True))) == "HR-7"
    assert stored.do(1, c.Replace(0, "random")) is None
    assert rule_of(stored.do(1, c.SetLink(0, "x", "bob"))) == "HR-6"
    assert stored.table.seats[0].bot == "random"
    assert stored.table.play is play
    told = ["Bob is the host now.", "The host removed Ann from the table."]
    assert stored.words(-1)[-3:] == [*told, "A bot that moves at random takes over the seat of Ann."]


@pytest.mark.rule("HR-8")
def test_who_is_muted_does_not_talk(open_table: Open) -> None:
    stored = open_table()
    assert stored.do(1, c.Say("hello")) is None
    assert stored.do(0, c.Mute(1, True)) is None
    assert rule_of(stored.do(1, c.Say("hello?"))) == "HR-8"
    assert stored.do(0, c.Mute(1, False)) is None
    assert stored.do(1, c.Say("thanks")) is None
    said = [line for line in stored.words(0) if line.startswith("Bob: ")]
    assert said == ["Bob: hello", "Bob: thanks"]


@pytest.mark.rule("HR-8")
def test_nobody_talks_while_the_game_forbids_it(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = open_table()
    monkeypatch.setattr(type(stored.begin()), "talk", lambda self: (1,))
    assert rule_of(stored.do(0, c.Say("psst"))) == "HR-8"
    assert stored.do(1, c.Say("well")) is None


@pytest.mark.rule("HR-9")
def test_nobody_moves_while_the_table_is_paused(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    move = c.Make(play.offers(seat)[0].move)
    assert stored.do(0, c.Pause(True)) is None
    assert rule_of(stored.do(seat, move)) == "HR-9"
    assert stored.do(0, c.Pause(False)) is None
    assert stored.do(seat, move) is None


def test_who_leaves_makes_room_and_hosting_goes_on(open_table: Open) -> None:
    stored = open_table(places=(*OPEN[:1], c.SeatSetup("person", None, ("bob",), "Bob")))
    assert stored.do(0, c.Leave()) is None
    assert stored.table.host == "bob"
    assert [str(name) for name in stored.table.names] == ["Player 1", "Bob"]
    assert stored.do(0, c.Sit("cid", "Cid")) is None
    stored.begin()
    assert stored.do(1, c.Leave()) is None
    assert stored.do(1, c.Sit("bob", "Bob")) is None
    assert stored.table.status == "playing"
    assert stored.again().host == "cid"


def test_with_two_a_resignation_ends_the_game_and_opens_the_seed(open_table: Open) -> None:
    stored = open_table()
    assert rule_of(stored.do(0, c.Resign())) == "HR-6"
    play = stored.begin()
    assert rule_of(stored.do(0, c.Rematch("next"))) == "HR-6"
    assert stored.do(1, c.Resign()) is None
    assert stored.table.is_over()
    deal = stored.table.record(0).deal
    assert isinstance(deal, FairDeal)
    assert deal.seed == "11" * 32
    seat = play.waiting_for()[0]
    assert rule_of(stored.do(seat, c.Make(play.offers(seat)[0].move))) == "HR-1"
    assert rule_of(stored.do(1, c.Resign())) == "HR-1"
    assert rule_of(stored.do(0, c.Replace(1, "random"))) == "HR-1"
    assert stored.do(0, c.Rematch("next")) is None
    assert rule_of(stored.do(1, c.Rematch("other"))) == "HR-6"
    assert stored.again().rematch == "next"


def test_with_three_a_bot_plays_on(open_table: Open) -> None:
    stored = open_table("rob_a_bank", seats=3)
    stored.begin()
    assert stored.do(0, c.Resign()) is None
    assert stored.table.status == "playing"
    assert stored.table.seats[0].bot == "easy"
    assert stored.table.host == "bob"


@pytest.mark.rule("HR-20")
def test_where_no_bot_can_play_none_of_three_gives_the_game_up_for_all(open_table: Open) -> None:
    stored = open_table("score", seats=3)
    stored.begin()
    assert rule_of(stored.do(1, c.Resign())) == "HR-20"
    assert stored.table.status == "playing"
    assert stored.do(1, c.Leave()) is None
    two = open_table("score", seats=2)
    two.begin()
    assert two.do(1, c.Resign()) is None
    assert two.table.status == "over"


def test_a_game_is_abandoned_when_all_people_want_it_so(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert stored.do(0, c.VoteToAbandon(True)) is None
    assert stored.do(0, c.VoteToAbandon(False)) is None
    assert stored.do(1, c.VoteToAbandon(True)) is None
    assert not stored.table.is_over()
    assert stored.do(0, c.VoteToAbandon(True)) is None
    assert stored.again().status == "abandoned"
    assert stored.words(-1)[-1].startswith("Everyone voted to abandon the game")


@pytest.mark.rule("HR-6")
def test_another_game_needs_a_table(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert rule_of(stored.do(0, c.Rematch("next"))) == "HR-6"
    assert stored.do(0, c.Resign()) is None
    assert rule_of(stored.do(0, c.Rematch(""))) == "HR-6"
    assert stored.do(1, c.Rematch("next")) is None


@pytest.mark.rule("HR-6")
def test_without_a_seat_there_is_nothing_to_do_but_host(open_table: Open) -> None:
    stored = open_table()
    play = stored.begin()
    for command in (c.Say("hi"), c.Leave(), c.TakeBack(), c.Make(play.offers(play.waiting_for()[0])[0].move)):
        assert rule_of(stored.do(None, command)) == "HR-6"
    assert stored.do(None, c.Pause(True)) is None


def test_newer_rules_that_read_the_snapshot_go_on_from_it(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = open_table()
    play = stored.begin()
    for _ in range(3):
        seat = play.waiting_for()[0]
        assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    monkeypatch.setattr(type(stored.table.game), "rules_version", 2)
    again = stored.again()
    assert again.status == "playing"
    assert again.history.rules_changed == (RulesChange(4, 2),)
    assert again.play is not None
    assert msgspec.json.encode(again.play.view(-1)) == msgspec.json.encode(play.view(-1))
    assert again.feeds.events_after(0, 0) == stored.table.feeds.events_after(0, 0)
    assert again.record(0).moves == stored.table.record(0).moves
    stored.table = again
    seat = again.play.waiting_for()[0]
    assert stored.do(seat, c.Make(again.play.offers(seat)[0].move)) is None
    later = stored.again()
    assert later.status == "playing"
    later.status = "abandoned"
    record = later.record(0)
    assert (record.rules_version, record.rules_changed) == (1, (RulesChange(4, 2),))
    assert read_record(write_record(record)) == record
    with pytest.raises(
        RecordError, match=r"version 1 of the rules and continued under others \(version 2 from entry 4 on\)"
    ):
        verify(read_record(write_record(record)), type(later.game))


def test_newer_rules_that_cannot_read_it_close_the_table(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = open_table()
    play = stored.begin()
    seat = play.waiting_for()[0]
    assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    monkeypatch.setattr(type(stored.table.game), "rules_version", 2)

    def load(self: object, data: bytes) -> object:
        raise ValueError("another format")

    monkeypatch.setattr(type(stored.table.game), "load", load)
    again = stored.again()
    assert again.status == "closed"
    assert again.closed_because is not None
    assert "not played under version 2" in str(again.closed_because)
    assert again.feeds.events_after(0, 0) == stored.table.feeds.events_after(0, 0)
    stored.table = again
    assert rule_of(stored.do(0, c.Say("hm"))) == "HR-1"


def test_a_log_that_does_not_lead_to_its_snapshot_closes_the_table(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    stored.wait(
        stored.store.append(
            Append(
                "t",
                msgspec.structs.replace(
                    stored.wait(stored.store.entries("t"))[-1],
                    seq=stored.table.seq + 1,
                    seat=5,
                    command="forged",
                    body=msgspec.json.encode([1, {"do": "Pause", "on": True}]),
                ),
                b"forged",
                None,
            )
        )
    )
    assert stored.again().status == "closed"


@pytest.mark.rule("HR-20")
def test_a_bot_stands_in_where_the_table_lets_it(open_table: Open) -> None:
    stored = open_table(stand_in="normal")
    stored.begin()
    assert stored.table.bot_at(1) is None
    assert stored.do(1, c.Leave()) is None
    assert stored.table.bot_at(1) == "normal"
    assert stored.words(-1)[-1] == "A normal bot plays for Bob until someone takes the seat."
    assert stored.do(1, c.Sit("bob", "Bob")) is None
    assert stored.table.bot_at(1) is None
    assert stored.do(1, c.Resign()) is None
    assert stored.table.status == "playing"
    assert stored.table.seats[1].bot == "normal"


@pytest.mark.rule("HR-20")
def test_without_leave_nobody_plays_for_who_has_left(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert stored.do(1, c.Leave()) is None
    assert stored.table.bot_at(1) is None
    assert stored.words(-1)[-1] == "Bob leaves the table."
