"""Attacks on the deal and on records, one for each claim of docs/fairness.md: each is refused, or found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.score.game import Score
from getaway.kernel.deal import Entropy, FairDeal, OpenDeal, SimulatedDeal, chance_of, commit, commit_seat, house_bytes
from getaway.kernel.head import Head, Seat, SeatChange, VoidRound, head_hash, head_of
from getaway.kernel.record import Record, RecordError, make_record, read_record, verify, write_record
from getaway.table import commands as c
from getaway.table.apply import why_not
from getaway.table.fairness import Evidence, check_evidence, examine
from tests.table.conftest import Open
from tests.table.tables import StoredTable, play_out

SEED, SALT = "11" * 32, "22" * 32
"""The server's secrets at the tables of these tests."""
ANN, EVE = "a1" * 32, "e7" * 32
PEOPLE = (
    c.SeatSetup("person", None, ("ann",), "Ann"),
    c.SeatSetup("person", None, ("eve",), "Eve"),
    c.SeatSetup("bot", "random"),
)
change = msgspec.structs.replace


def dealt(open_table: Open) -> tuple[StoredTable, Evidence]:
    """A game of Ann, Eve and a bot, and what Ann's client kept of its deal."""
    stored = open_table("big_score", places=PEOPLE, seed=SEED, salt=SALT)
    assert stored.commit(0, ANN) is None
    assert stored.commit(1, EVE) is None
    shown = stored.table.deal_view()
    seen = tuple(each for each in shown.commitments if each is not None)
    assert stored.reveal(0, ANN) is None
    assert stored.reveal(1, EVE) is None
    return stored, Evidence(shown.commitment, (ANN,), seen, stored.table.deal_view().head)


def played(open_table: Open) -> tuple[Record, Evidence]:
    stored, kept = dealt(open_table)
    play = stored.table.play
    assert play is not None
    for _ in range(4):
        seat = play.waiting_for()[0]
        assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    assert stored.do(1, c.Resign()) is None  # a bot plays on in the seat of Eve
    seat = play.waiting_for()[0]
    assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    stored.table.status = "abandoned"
    return stored.table.record(0), kept


def problem(record: Record) -> str:
    """What `getaway verify` finds in a record as it is."""
    with pytest.raises(RecordError) as found:
        verify(read_record(write_record(record)), BigScore)
    return str(found.value)


# A player who is last and reads the database: the host of a house, who also plays.


@pytest.mark.rule("HR-32")
def test_the_last_mover_who_reads_the_database_can_choose_nothing(open_table: Open) -> None:
    """Eve knows the seed, and Ann's bytes too: she deals to herself 3,000 times, and may reveal none of them."""
    stored = open_table("big_score", places=PEOPLE, seed=SEED, salt=SALT)
    table = stored.table
    assert stored.commit(0, ANN) is None
    assert stored.commit(1, EVE) is None
    assert stored.reveal(0, ANN) is None
    bot = Entropy(house_bytes(SEED, "t"), "server")
    deals = set()
    for number in range(3000):
        candidate = f"{number:064x}"
        if number < 50:
            entropy = (Entropy(ANN, "seat"), Entropy(candidate, "seat"), bot)
            deal = FairDeal("t", table.deal.commitment, entropy, SEED, SALT)
            deals.add(table.game.new_play(chance_of(deal), 3, table.options).dump())
        rejection = why_not(table, 1, c.Reveal(candidate, table.deal.round))
        assert rejection is not None
        assert rejection.rule == "HR-32"
    assert len(deals) == 50, "with a free choice every one of them would have been another deal"
    rejection = stored.commit(1, f"{7:064x}")
    assert rejection is not None, "it is too late to commit to one of them"
    assert stored.reveal(1, EVE) is None, "what she committed to before she knew Ann's is all that is taken"


@pytest.mark.rule("HR-32")
def test_who_does_not_like_the_deal_gains_only_a_deal_without_them(open_table: Open) -> None:
    """Eve sees what is coming and leaves: the next deal has another seed, and everybody's bytes are new."""
    stored = open_table("big_score", places=PEOPLE, seed=SEED, salt=SALT)
    before = stored.table.deal.commitment
    assert stored.commit(0, ANN) is None
    assert stored.commit(1, EVE) is None
    assert stored.reveal(0, ANN) is None
    assert stored.do(1, c.Leave()) is None
    assert stored.table.deal.commitment != before
    assert not any(stored.table.deal_view().commitments)
    again = stored.do(1, c.Sit("eve", "Eve"))
    assert again is not None
    assert stored.do(1, c.Sit("bob", "Bob")) is None
    stored.begin()
    stored.table.status = "abandoned"
    record = stored.table.record(0)
    started_over = [check for check in examine(record).checks if str(check.title) == "Deals started over"]
    assert [check.holds for check in started_over] == [None]
    assert "once: Eve left" in str(started_over[0].words)
    assert record.head
    assert "check" in problem(change(record, head=change(record.head, void=())))


# A server that cheats.


def cheat(record: Record, **changes: Any) -> Record:
    """The server deals the game from something else, and writes a record in which every check is as it should be."""
    deal, head = record.deal, record.head
    assert isinstance(deal, FairDeal)
    assert head
    deal = change(deal, **changes)
    dealt = tuple(Seat(seat.name, seat.bot) for seat in head.seats)
    promised = tuple(
        commit_seat(deal.table, deal.commitment, seat, each.value) if each.by == "seat" else None
        for seat, each in enumerate(deal.entropy)
    )
    return begun(deal, dealt, promised)


def begun(deal: FairDeal, seats: tuple[Seat, ...], promised: tuple[str | None, ...]) -> Record:
    game = BigScore.from_toml()
    play = game.new_play(chance_of(deal), len(seats), game.options_type())
    play.cover_head(head_of(deal, seats, promised))
    return make_record(play, deal, seats)


def against(record: Record, kept: Evidence) -> dict[str, bool | None]:
    return {str(check.title): check.holds for check in check_evidence(record, kept)}


def test_what_was_kept_fits_an_honest_record(open_table: Open) -> None:
    record, kept = played(open_table)
    assert str(examine(record).words) == "The record checks out. The deal was fair, and every move followed the rules."
    assert set(against(record, kept).values()) == {True}
    assert len(against(record, kept)) == 4


def test_a_server_that_throws_away_what_a_seat_sent_is_found_by_who_kept_it(open_table: Open) -> None:
    record, kept = played(open_table)
    assert isinstance(record.deal, FairDeal)
    entropy = (Entropy("00" * 32, "seat"), *record.deal.entropy[1:])
    assert "seat 1 are not the ones it committed to" in problem(
        change(record, deal=change(record.deal, entropy=entropy))
    )
    forged = cheat(record, entropy=entropy)
    assert examine(forged).holds, "a record alone proves nothing to who kept nothing"
    found = against(forged, kept)
    assert found["Your bytes"] is False
    assert found["Commitments you saw"] is False


def test_a_server_that_takes_another_seed_is_found(open_table: Open) -> None:
    record, kept = played(open_table)
    assert "committed" in problem(change(record, deal=change(record.deal, seed="33" * 32)))
    assert isinstance(record.deal, FairDeal)
    entropy = (*record.deal.entropy[:2], Entropy(house_bytes("33" * 32, "t"), "server"))
    forged = cheat(record, seed="33" * 32, commitment=commit("33" * 32, SALT), entropy=entropy)
    assert examine(forged).holds
    assert against(forged, kept)["Your copy of the commitment"] is False


def test_a_server_that_changes_another_seat_after_you_revealed_is_found(open_table: Open) -> None:
    """With a player of its own at the table: Eve's bytes are chosen when Ann's are known."""
    record, kept = played(open_table)
    assert isinstance(record.deal, FairDeal)
    entropy = (record.deal.entropy[0], Entropy("5e" * 32, "seat"), record.deal.entropy[2])
    forged = cheat(record, entropy=entropy)
    assert examine(forged).holds
    found = against(forged, kept)
    assert found["Your bytes"] is True
    assert found["Commitments you saw"] is False


def test_a_server_that_chooses_the_bytes_of_its_bots_is_found(open_table: Open) -> None:
    record, _ = played(open_table)
    assert isinstance(record.deal, FairDeal)
    entropy = (*record.deal.entropy[:2], Entropy("5e" * 32, "server"))
    assert "don't come from its seed" in problem(cheat(record, entropy=entropy))


def chosen_for_the_bot(record: Record, kept: Evidence, third: Seat) -> tuple[Record, Evidence]:
    """The server calls the bot's bytes a seat's, so that it may choose them, and publishes that head at the deal."""
    deal = record.deal
    assert isinstance(deal, FairDeal)
    entropy = (*deal.entropy[:2], Entropy("5e" * 32, "seat"))
    promised = tuple(commit_seat("t", deal.commitment, seat, each.value) for seat, each in enumerate(entropy))
    forged = begun(change(deal, entropy=entropy), (Seat("Ann"), Seat("Eve"), third), promised)
    told = head_hash(forged.game, forged.rules_version, forged.pack_hash, forged.options, _headed(forged)).hex()
    return forged, change(kept, head=told)


def test_a_server_that_makes_a_person_of_a_bot_to_choose_its_bytes_is_found(open_table: Open) -> None:
    forged, kept = chosen_for_the_bot(*played(open_table), Seat("Zoe"))
    assert examine(forged).holds
    found = against(forged, kept)
    assert found.pop("Commitments you saw") is False, "Zoe's was not among those that Ann saw"
    assert set(found.values()) == {True}


def test_a_bot_whose_bytes_are_called_those_of_a_seat_is_found(open_table: Open) -> None:
    forged, _ = chosen_for_the_bot(*played(open_table), Seat("Bot", "random"))
    assert "Seat 3 is a bot's" in problem(forged)


def test_without_the_bytes_you_sent_nothing_is_proved_of_them(open_table: Open) -> None:
    """Ann never got ready for this deal: the server made bytes for her seat, and all else is in order."""
    record, kept = played(open_table)
    assert against(record, change(kept, sent=()))["Your bytes"] is None
    assert against(record, Evidence()) == {}


def test_a_server_that_calls_the_bytes_of_a_person_its_own_is_found(open_table: Open) -> None:
    record, kept = played(open_table)
    assert isinstance(record.deal, FairDeal)
    house = Entropy(house_bytes(SEED, "t"), "server")
    forged = cheat(record, entropy=(house, *record.deal.entropy[1:]))
    assert against(forged, kept)["Your bytes"] is False


# Somebody who changes a record.


def _headed(record: Record) -> Head:
    assert record.head
    return record.head


def _head(record: Record, seat: int, **changes: Any) -> Record:
    assert record.head
    seats = tuple(change(each, **changes) if at == seat else each for at, each in enumerate(record.head.seats))
    shown = [Seat(each.name, each.bot) for each in seats]
    for each in record.seat_changes or ():
        shown[each.seat] = each.now
    return change(record, head=change(record.head, seats=seats), seats=tuple(shown))


def _swap_names(record: Record) -> Record:
    return _head(_head(record, 0, name="Eve"), 1, name="Ann")


def _change_by(record: Record) -> Record:
    assert isinstance(record.deal, FairDeal)
    entropy = (*record.deal.entropy[:2], change(record.deal.entropy[2], by="seat"))
    return change(record, deal=change(record.deal, entropy=entropy))


def _change_by_everywhere(record: Record) -> Record:
    assert isinstance(record.deal, FairDeal)
    promised = commit_seat("t", record.deal.commitment, 2, record.deal.entropy[2].value)
    return _head(_change_by(record), 2, by="seat", commitment=promised)


def _without_changes(record: Record) -> Record:
    assert record.head
    return change(record, seat_changes=(), seats=tuple(Seat(seat.name, seat.bot) for seat in record.head.seats))


def _later_change(record: Record) -> Record:
    assert record.seat_changes
    return change(record, seat_changes=(change(record.seat_changes[0], entry=3),))


VOID = VoidRound("00" * 32, (None,) * 3, (1,), ("Eve",), False)
FORGERIES: dict[str, Callable[[Record], Record]] = {
    "names swapped": _swap_names,
    "names swapped in the list alone": lambda record: change(record, seats=record.seats[::-1]),
    "a bot called a person": lambda record: _head(record, 2, bot=None),
    "a person called a bot": lambda record: _head(record, 0, bot="hard"),
    "a bot of another level": lambda record: _head(record, 2, bot="hard"),
    "who made the bytes": _change_by,
    "who made the bytes, with a commitment": _change_by_everywhere,
    "a commitment left out": lambda record: _head(record, 0, commitment=None),
    "a simulated deal called fair": lambda record: change(record, deal=SimulatedDeal(1, 0)),
    "another table": lambda record: change(record, head=change(_headed(record), table="u")),
    "another option": lambda record: change(record, options={**record.options, "memory": True}),
    "who played on, left out": _without_changes,
    "who played on, earlier": _later_change,
    "who played on, after the end": lambda record: change(
        record, seat_changes=(*(record.seat_changes or ()), SeatChange(99, 1, record.seats[1]))
    ),
    "a seat that is not there": lambda record: change(record, seat_changes=(SeatChange(0, 9, Seat("X")),)),
    "the last check": lambda record: change(record, check="00" * 8),
    "a deal that was started over": lambda record: change(record, head=change(_headed(record), void=(VOID,))),
}


@pytest.mark.parametrize("forgery", FORGERIES.values(), ids=FORGERIES)
def test_a_changed_field_is_found(open_table: Open, forgery: Callable[[Record], Record]) -> None:
    record, _ = played(open_table)
    verify(record, BigScore)
    assert problem(forgery(record))


def test_a_name_changed_with_every_check_after_it_is_found_by_who_kept_the_head(open_table: Open) -> None:
    record, kept = played(open_table)
    assert isinstance(record.deal, FairDeal)
    assert record.head
    seats = (Seat("Mallory"), *(Seat(seat.name, seat.bot) for seat in record.head.seats[1:]))
    forged = begun(record.deal, seats, tuple(seat.commitment for seat in record.head.seats))
    assert examine(forged).holds
    found = against(forged, kept)
    assert found.pop("Header of the record") is False
    assert set(found.values()) == {True}


def test_a_deal_from_an_open_seed_is_said_loudly() -> None:
    game, deal, seats = BigScore.from_toml(), SimulatedDeal(1, 0), (Seat("Ann"), Seat("Eve"))
    play = game.new_play(chance_of(deal), 2, game.options_type())
    play.cover_head(head_of(deal, seats))
    verdict = examine(make_record(play, deal, seats))
    assert verdict.holds
    assert str(verdict.words).startswith("Every move followed the rules, but the deal was not fair")
    assert str(verdict.checks[0].words).startswith("Not a fair deal")


def test_a_players_record_with_another_commitment_is_found(open_table: Open) -> None:
    stored = open_table("score", seats=2, options={"gm": "seat"})
    stored.begin()
    stored.table.status = "abandoned"
    sealed = stored.table.record(1)
    assert isinstance(sealed.deal, OpenDeal)
    kept = Evidence(stored.table.deal.commitment, (f"{1:064x}",), (), stored.table.deal_view().head)
    assert against(sealed, kept) == {
        "Your copy of the commitment": True,
        "Your bytes": None,
        "Header of the record": True,
    }
    verify(sealed, Score)
    forged = change(sealed, deal=change(sealed.deal, commitment="00" * 32))
    with pytest.raises(RecordError, match="differs from the one in its deal"):
        verify(forged, Score)


@pytest.mark.parametrize("by_a_move", [True, False])
def test_nobody_changes_the_record_of_a_game_that_is_over(open_table: Open, by_a_move: bool) -> None:
    """Not by another name, nor by leaving a table at which a bot stands in: the loser would have been a bot."""
    stored = open_table("masters", stand_in="easy")
    stored.begin()
    stored.do(1, c.Rename("Bobby"))
    if by_a_move:
        play_out(stored, "random")
    else:
        for seat in (0, 1):
            assert stored.do(seat, c.VoteToAbandon(True)) is None
    kept = write_record(stored.table.record(0))
    assert stored.do(1, c.Rename("Somebody Else")) is None
    assert stored.do(1, c.Leave()) is None
    assert write_record(stored.table.record(0)) == kept
    assert write_record(stored.again().record(0)) == kept
    record = read_record(kept)
    assert [seat.name for seat in record.seats] == ["Ann", "Bobby"]
    assert examine(record).holds
