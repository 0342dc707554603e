"""Who may take a seat after the deal, and names at a table."""

import msgspec
import pytest

from getaway.games.score import moves as m
from getaway.games.score.options import ScoreOptions
from getaway.kernel.capabilities import campaign_of
from getaway.kernel.events import Rejection
from getaway.store.store import StoredEntry
from getaway.table import commands as c
from tests.table.conftest import Open
from tests.table.tables import StoredTable, resume


def rule_of(rejection: Rejection | None) -> str | None:
    return None if rejection is None else rejection.rule


def claim(visitor: str, link: str) -> c.Claim:
    return c.Claim(visitor, visitor.title(), link, strict=True)


def dealt(open_table: Open, seats: int = 3) -> StoredTable:
    stored = open_table("rob_a_bank", seats=seats)
    stored.begin()
    return stored


@pytest.mark.rule("HR-10")
def test_where_spectators_are_not_allowed_who_asks_for_a_seat_may_watch(open_table: Open) -> None:
    stored = open_table("rob_a_bank", seats=3, spectators=False)
    table = stored.table
    assert table.may_watch("eve"), "nothing is secret before the game begins"
    stored.begin()
    assert [visitor for visitor in ("ann", "bob", "eve") if table.may_watch(visitor)] == ["ann", "bob"]
    stored.do(1, c.Leave())
    stored.do(None, c.SetLink(1, "link", "ann"))
    assert stored.do(1, claim("eve", "link")) is None
    assert table.may_watch("eve")
    assert not table.may_watch("bob")
    stored.do(2, c.VoteOnSeat(1, False, 1))
    assert not table.may_watch("eve")
    stored.do(None, c.SetLink(1, "another", "ann"))
    assert stored.do(1, claim("eve", "another")) is None
    assert table.may_watch("eve")
    table.end("over")
    assert not table.may_watch("eve"), "nobody can agree any more: the record is for the people of the table"


@pytest.mark.rule("HR-30")
def test_after_the_deal_a_left_seat_is_nobodys_but_its_last_holders(open_table: Open) -> None:
    stored = dealt(open_table)
    assert stored.do(1, c.Leave()) is None
    assert stored.table.seats.left_by("bob") == [1]
    assert rule_of(stored.do(1, c.Sit("eve", "Eve"))) == "HR-30"
    assert rule_of(stored.do(1, claim("eve", "guessed"))) == "HR-6"
    assert stored.do(1, c.Sit("bob", "")) is None
    assert (stored.table.seats_of("bob"), stored.table.names[1]) == ([1], "Bob")
    assert stored.again().seats_of("bob") == [1]


@pytest.mark.rule("HR-30")
def test_nobody_comes_to_two_hands_by_leaving_one_first(open_table: Open) -> None:
    stored = dealt(open_table, seats=4)
    stored.do(2, c.Leave())
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    assert rule_of(stored.do(1, claim("cid", "x"))) == "HR-30", "Cid knows the hand of the seat they left"
    assert stored.do(1, c.Sit("bob", "")) is None
    assert stored.do(2, claim("cid", "")) is None
    assert (stored.table.seats_of("bob"), stored.table.seats_of("cid")) == ([1], [2])


@pytest.mark.rule("HR-30")
def test_nobody_asks_for_two_seats_at_once(open_table: Open) -> None:
    stored = dealt(open_table, seats=4)
    for seat in (1, 2):
        stored.do(seat, c.Leave())
    for seat in (1, 2):
        stored.do(0, c.SetLink(seat, f"link {seat}", "ann"))
    assert stored.do(1, claim("zed", "link 1")) is None
    assert rule_of(stored.do(2, claim("zed", "link 2"))) == "HR-30"
    assert stored.do(1, claim("zed", "link 1")) is None, "asking again for the same one changes nothing"


@pytest.mark.rule("HR-30")
def test_somebody_new_takes_a_seat_when_all_others_agree(open_table: Open) -> None:
    stored = dealt(open_table, seats=4)
    stored.do(1, c.Leave())
    assert stored.do(0, c.SetLink(1, "x", "ann")) is None
    assert stored.do(1, claim("zed", "x")) is None
    assert stored.table.seats_of("zed") == []
    assert stored.table.seats.asked_for_by("zed")
    assert stored.words(-1)[-1] == "Zed asks to take over the seat of Bob. Everyone seated has to agree."
    assert rule_of(stored.do(1, claim("yan", "x"))) == "HR-30", "one at a time"
    for seat in (0, 2):
        assert stored.do(seat, c.VoteOnSeat(1, yes=True, asked=1)) is None
    assert stored.table.seat_views()[1].agreed == (0, 2)
    assert stored.table.seats_of("zed") == []
    assert stored.again().seat_views() == stored.table.seat_views(), "votes outlive a restart"
    assert stored.do(3, c.VoteOnSeat(1, yes=True, asked=1)) is None
    assert stored.table.seats_of("zed") == [1]
    assert stored.words(-1)[-2:] == ["Dee agrees that Zed takes over the seat.", "Zed sits down."]
    assert rule_of(stored.do(1, c.Sit("bob", "Bob"))) == "HR-6"
    assert rule_of(stored.do(1, claim("eve", "x"))) == "HR-6", "the link is used up"


@pytest.mark.rule("HR-30")
def test_one_no_ends_it_and_the_link_with_it(open_table: Open) -> None:
    stored = dealt(open_table)
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    stored.do(1, claim("zed", "x"))
    assert stored.do(0, c.VoteOnSeat(1, yes=True, asked=1)) is None
    assert stored.do(2, c.VoteOnSeat(1, yes=False, asked=1)) is None
    assert not stored.table.seats.asked_for_by("zed")
    assert stored.words(-1)[-1] == "Cid doesn't agree that Zed takes over the seat."
    assert rule_of(stored.do(0, c.VoteOnSeat(1, yes=True, asked=1))) == "HR-30"
    assert rule_of(stored.do(1, claim("zed", "x"))) == "HR-6"
    assert rule_of(stored.do(0, c.VoteOnSeat(9, yes=True, asked=1))) == "HR-30"
    assert rule_of(stored.do(None, c.VoteOnSeat(1, yes=True, asked=1))) == "HR-6", "only who sits there votes"


@pytest.mark.rule("HR-30")
def test_the_host_alone_lets_nobody_in_after_removing_somebody(open_table: Open) -> None:
    two = dealt(open_table, seats=2)
    two.do(0, c.Remove(1))
    two.do(0, c.SetLink(1, "x", "ann"))
    assert rule_of(two.do(1, claim("anns phone", "x"))) == "HR-30"
    assert two.do(1, c.Sit("bob", "Bob")) is None, "who was removed may come back while nobody has the seat"
    # Those who could say no are put out of the way first, by either tool.
    for tool in (c.Remove(2), c.Replace(2, "random")):
        three = dealt(open_table)
        three.do(1, c.Leave())
        assert three.do(0, tool) is None
        three.do(0, c.SetLink(1, "x", "ann"))
        assert rule_of(three.do(1, claim("anns phone", "x"))) == "HR-30"
    # While the vote is under way.
    three = dealt(open_table)
    three.do(1, c.Leave())
    three.do(0, c.SetLink(1, "x", "ann"))
    three.do(1, claim("anns phone", "x"))
    three.do(0, c.VoteOnSeat(1, yes=True, asked=1))
    three.do(0, c.Remove(2))
    assert not three.table.seats.asked_for_by("anns phone")
    assert rule_of(three.do(0, c.VoteOnSeat(1, yes=True, asked=1))) == "HR-30"
    assert rule_of(three.do(1, claim("anns phone", "x"))) == "HR-30"


@pytest.mark.rule("HR-30")
def test_a_vote_is_about_whoever_asked_when_it_was_cast(open_table: Open) -> None:
    """A new link between the question and the vote lets somebody else ask under the same name."""
    stored = dealt(open_table)
    stored.do(1, c.Leave())
    for number, visitor in enumerate(("zed", "anns phone"), start=1):
        stored.do(0, c.SetLink(1, f"link {number}", "ann"))
        assert stored.do(1, c.Claim(visitor, "Zed", f"link {number}", strict=True)) is None
        assert stored.table.seat_views()[1].asked == number
        assert stored.do(0, c.VoteOnSeat(1, yes=True, asked=number)) is None
    late = stored.do(2, c.VoteOnSeat(1, yes=True, asked=1))
    assert rule_of(late) == "HR-30"
    assert late is not None
    assert str(late.why) == "Someone else is asking for that seat now. Check the name and vote again."
    assert stored.table.seats_of("anns phone") == []
    assert stored.again().seat_views() == stored.table.seat_views()
    assert stored.do(2, c.VoteOnSeat(1, yes=True, asked=2)) is None
    assert stored.table.seats_of("anns phone") == [1]


@pytest.mark.rule("HR-31")
def test_whoever_asks_for_a_seat_does_not_take_the_name_of_whoever_left_it(open_table: Open) -> None:
    stored = dealt(open_table)
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    refused = stored.do(1, c.Claim("zed", "B0b", "x", strict=True))
    assert rule_of(refused) == "HR-31"
    assert not stored.table.seats.asked_for_by("zed")
    assert stored.do(1, c.Claim("zed", "Zed", "x", strict=True)) is None


@pytest.mark.rule("HR-31")
def test_whoever_was_admitted_does_not_take_the_name_of_somebody_who_left(open_table: Open) -> None:
    stored = dealt(open_table)

    def hand_on(seat: int, newcomer: str, asked: int) -> None:
        assert stored.do(seat, c.Leave()) is None
        assert stored.do(0, c.SetLink(seat, newcomer, "ann")) is None
        assert stored.do(seat, claim(newcomer, newcomer)) is None
        for voter in {0, 1, 2} - {seat}:
            stored.do(voter, c.VoteOnSeat(seat, yes=True, asked=asked))
        assert stored.table.seats_of(newcomer) == [seat]

    hand_on(1, "zed", asked=1)
    for seat in (0, 1, 2):
        assert rule_of(stored.do(seat, c.Rename("B0b"))) == "HR-31"
    stored.do(2, c.Leave())
    stored.do(0, c.SetLink(2, "y", "ann"))
    assert rule_of(stored.do(2, c.Claim("yan", "Bob", "y", strict=True))) == "HR-31"
    hand_on(1, "bob", asked=2)
    assert stored.table.names[1] == "Bob", "their own name is free for them"
    assert rule_of(stored.do(1, c.Rename("Zed"))) == "HR-31"
    assert stored.do(1, c.Rename("Robert")) is None
    assert stored.do(1, c.Rename("Bob")) is None


@pytest.mark.rule("HR-30")
def test_of_two_who_stays_finds_somebody_for_who_has_left(open_table: Open) -> None:
    stored = dealt(open_table, seats=2)
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    assert stored.do(1, claim("zed", "x")) is None
    assert stored.do(0, c.VoteOnSeat(1, yes=True, asked=1)) is None
    assert stored.table.seats_of("zed") == [1]


@pytest.mark.rule("HR-30")
def test_nobody_with_a_seat_takes_a_second_hand(open_table: Open) -> None:
    stored = dealt(open_table)
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    assert rule_of(stored.do(1, claim("ann", "x"))) == "HR-30"
    assert rule_of(stored.do(1, c.Sit("ann", "Ann"))) == "HR-6"


@pytest.mark.rule("HR-30")
def test_when_everyone_has_left_nobody_new_comes_in(open_table: Open) -> None:
    stored = dealt(open_table, seats=2)
    stored.do(0, c.SetLink(0, "x", "ann"))
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "y", "ann"))
    stored.do(0, c.Leave())
    assert rule_of(stored.do(1, claim("zed", "y"))) == "HR-30"
    assert rule_of(stored.do(0, claim("zed", "x"))) == "HR-6"
    assert stored.do(0, c.Sit("ann", "Ann")) is None


@pytest.mark.rule("HR-30")
def test_after_the_end_nobody_new_takes_a_seat(open_table: Open) -> None:
    stored = dealt(open_table)
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    stored.do(1, claim("zed", "x"))
    for seat in (0, 2):
        stored.do(seat, c.VoteToAbandon(yes=True))
    assert stored.table.is_over()
    assert rule_of(stored.do(0, c.VoteOnSeat(1, yes=True, asked=1))) == "HR-1"
    assert rule_of(stored.do(1, claim("zed", "x"))) == "HR-1"
    assert rule_of(stored.do(1, c.Sit("zed", "Zed"))) == "HR-1"
    assert rule_of(stored.do(0, c.SetLink(1, "y", "ann"))) == "HR-1"
    assert stored.do(1, c.Sit("bob", "Bob")) is None


@pytest.mark.rule("HR-30")
def test_the_gms_seat_of_a_campaign_is_kept_before_the_deal_too(open_table: Open) -> None:
    first = open_table("score", seats=2, options=score())
    play = first.begin()
    first.do(0, c.Make(m.WriteNote("the butler did it")))
    campaign = msgspec.json.decode(campaign_of(first.table.game).export(play, 0))
    stored = open_table("score", seats=2, options=score(), campaign=campaign)
    stored.do(0, c.Leave())
    assert stored.table.host == "bob"
    stored.do(1, c.SetLink(0, "x", "bob"))
    assert rule_of(stored.do(0, c.Sit("bobs phone", "Zed"))) == "HR-30"
    assert stored.do(0, claim("bobs phone", "x")) is None
    assert stored.table.seats_of("bobs phone") == [], "it is asked for, and the GM's notes are not given away"
    assert stored.do(0, c.Sit("ann", "Ann")) is None


def score() -> dict[str, object]:
    options: dict[str, object] = msgspec.to_builtins(ScoreOptions(gm="seat"))
    return options


@pytest.mark.rule("HR-6")
def test_before_the_deal_a_left_seat_is_filled_again(open_table: Open) -> None:
    places = (c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("invited"))
    stored = open_table(places=places)
    stored.do(0, c.SetLink(1, "x", "ann"))
    assert stored.table.seat_views()[1].link == 1
    assert stored.do(1, claim("bob", "x")) is None
    assert stored.table.seat_views()[1].link == 0
    assert stored.do(1, c.Leave()) is None
    assert stored.table.seat_views()[1].link == 0, "the link of before is dead, and not shown"
    assert rule_of(stored.do(1, claim("eve", "x"))) == "HR-6"
    stored.do(0, c.SetLink(1, "y", "ann"))
    assert stored.table.seat_views()[1].link == 2
    assert stored.do(1, claim("eve", "y")) is None
    assert stored.table.seats_of("eve") == [1]


@pytest.mark.rule("HR-6")
def test_who_gets_a_seat_from_another_device_brings_their_own_bytes(open_table: Open) -> None:
    stored = open_table()
    stored.do(1, c.SetLink(1, "x", "bob"))
    assert stored.commit(1, "44" * 32) is None
    assert stored.do(1, claim("guest", "x")) is None
    assert stored.table.seats_of("bob") == []
    assert not stored.table.seats[1].ready


@pytest.mark.rule("HR-32")
def test_nobody_takes_their_bytes_back_by_going_to_another_device(open_table: Open) -> None:
    stored = open_table()
    stored.do(1, c.SetLink(1, "x", "bob"))
    for seat in (0, 1):
        assert stored.commit(seat, f"{seat:064x}") is None
    promised = stored.table.seats[1].commitment
    assert stored.reveal(0, f"{0:064x}") is None
    assert stored.do(1, claim("bobs phone", "x")) is None
    assert stored.table.seats[1].commitment == promised
    assert stored.reveal(1, f"{1:064x}") is None
    assert stored.table.play is not None


def test_a_log_of_an_older_version_is_followed_as_it_was_written(open_table: Open) -> None:
    """There a link to a taken seat shared it, and somebody new sat down at once after the deal."""
    stored = open_table(two_steps=False)
    stored.do(0, c.SetLink(0, "x", "ann"))
    stored.do(1, c.Ready("44" * 32))
    old = c.Claim("anns phone", "Ann", "x")
    assert stored.do(0, old) is None
    assert stored.table.seats_of("ann") == stored.table.seats_of("anns phone") == [0]
    stored.do(0, c.Ready("55" * 32))
    assert stored.table.play is not None
    body = [1, msgspec.to_builtins(c.Leave()), [], [], 0.0, []]
    entries = stored.wait(stored.store.entries("t"))
    snapshot = stored.wait(stored.store.snapshot("t"))
    left = StoredEntry(len(entries) + 1, 1, "bare", msgspec.json.encode(body))
    body[1] = msgspec.to_builtins(c.Claim("zed", "Zed", "y"))
    came = StoredEntry(len(entries) + 2, 1, "zed:bare", msgspec.json.encode(body))
    again = resume("t", [*entries, left, came], snapshot)
    assert again.status == "playing"
    assert again.seats_of("zed") == [1]


def test_an_id_without_a_sender_is_known_until_somebody_else_has_the_seat(open_table: Open) -> None:
    stored = open_table()
    stored.table.mark_applied(StoredEntry(stored.table.seq, 1, "bare", b""))
    assert stored.do(1, c.Say("once"), "bob:bare") is None
    assert "Bob: once" not in stored.words(0), "it was done by the older version"
    assert stored.do(1, c.Say("twice"), "bot:bare") is None
    assert "Bob: twice" in stored.words(0), "the server's own ids are others"
    stored.do(1, c.Leave())
    stored.do(1, c.Sit("cid", "Cid"))
    assert stored.do(1, c.Say("hello"), "cid:bare") is None
    assert "Cid: hello" in stored.words(0)


def test_a_vote_to_abandon_is_shown_and_taken_back(open_table: Open) -> None:
    stored = dealt(open_table, seats=2)
    stored.do(0, c.VoteToAbandon(yes=True))
    for table in (stored.table, stored.again()):
        assert [seat.wants_to_abandon for seat in table.seat_views()] == [True, False]
    stored.do(0, c.VoteToAbandon(yes=False))
    stored.do(1, c.VoteToAbandon(yes=True))
    assert stored.table.status == "playing"


@pytest.mark.rule("HR-31")
def test_a_name_is_changed_at_the_table_for_all_to_see(open_table: Open) -> None:
    stored = open_table()
    assert stored.do(1, c.Rename("Robin")) is None
    assert stored.words(-1)[-1] == "Bob is now called Robin."
    assert stored.again().names == ("Ann", "Robin")
    for name in ("Player 1", "the host", "Ann", "ANN", "\u0410nn"):
        assert rule_of(stored.do(1, c.Rename(name))) == "HR-31", name
    assert stored.do(1, c.Rename("Robin")) is None, "one's own name is not somebody else's"


@pytest.mark.rule("HR-31")
def test_two_of_one_name_are_told_apart_and_a_seats_name_is_nobodys(open_table: Open) -> None:
    names = ("Ines", "ines", "Player 1")
    places = tuple(c.SeatSetup("person", None, (name,), name) for name in names)
    stored = open_table("rob_a_bank", places=(*places, c.SeatSetup("open")))
    assert [str(name) for name in stored.table.names] == ["Ines", "ines (2)", "Player 3", "Player 4"]
    stored.do(3, c.Sit("eve", "Player 2"))
    assert str(stored.table.names[3]) == "Player 4"
