"""What every game promises to tables, stores and records, through Play alone."""

import msgspec
import pytest

from getaway.kernel.capabilities import game_has_state
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.errors import NoSuchSeat
from getaway.kernel.events import SPECTATOR, AddressedEvent
from getaway.kernel.head import Seat
from getaway.kernel.moves import Move
from getaway.kernel.play import Play, Refused
from getaway.kernel.record import Record, RecordError, make_record, read_record, replay, verify, write_record
from getaway.kernel.rulebook import PLAY_RULES
from getaway.testing.cases import Case
from getaway.testing.differences import changed_play
from getaway.testing.players import play_on, random_move, views
from getaway.testing.test_state import LONGEST, SEALED


class Foreign(Move, frozen=True):
    """A move of no game."""


def recorded(case: Case, seed: int) -> tuple[Play, Record, list[list[AddressedEvent]]]:
    """A random game to its end, its record, and the events of each move."""
    deal = SimulatedDeal(seed, 0)
    play = case.game.new_play(chance_of(deal), case.seats, case.options)
    events = [happened for _, _, happened in play_on(play, seeded(seed, 5), case.adapter.longest)]
    assert play.outcome() is not None, f"a random game had {len(events)} decisions; {LONGEST}"
    seats = tuple(Seat(f"Player {seat + 1}") for seat in range(case.seats))
    return play, make_record(play, deal, seats), events


@pytest.mark.rule("HR-2", "HR-3")
def test_offers_are_accepted_and_all_else_is_refused_with_a_rule(case: Case) -> None:
    play = case.start(1)
    rules = case.game_type.rulebook().rules.keys() | PLAY_RULES.rules.keys()
    for step, _ in enumerate(play_on(play, seeded(2), 60)):
        if play.outcome() is not None:
            break
        before = play.dump()
        for seat in range(case.seats):
            offered = {offer.move for offer in play.offers(seat)}
            assert bool(offered) == (seat in play.waiting_for()), (
                f"seat {seat} has {len(offered)} offers, but waiting_for() is {play.waiting_for()}; "
                "if it has sealed a choice, apply() must call mark_revealed()"
            )
            for offer in play.offers(seat):
                rejection = play.why_not(seat, offer.move)
                assert rejection is None, f"{offer.move} is offered to seat {seat} but refused: {rejection}"
                assert offer.text, f"the offer of {offer.move} has no text"
                assert offer.points_at, f"the offer of {offer.move} has no points_at"
            refused: list[Move] = [Foreign()]
            if game_has_state(case.game) and step % 4 == 0:
                refused += [move for move in case.game.catalogue.moves if move not in offered]
            for move in refused:
                rejection = play.why_not(seat, move)
                assert rejection is not None, f"{move} is not offered to seat {seat}, but not refused"
                assert rejection.rule in rules, f"why_not names {rejection.rule!r}, which is not a rule in rulebook.md"
                assert rejection.why, f"{move} is refused without a reason"
            with pytest.raises(Refused):
                play.submit(seat, Foreign())
            if seat not in play.waiting_for():
                rejection = play.why_not(seat, Foreign())
                assert rejection is not None
                assert rejection.rule == "HR-2"
        changed = changed_play(case.game, before, play.dump())
        assert not changed, f"asking why_not, or a refused move, changed {changed}"


@pytest.mark.rule("HR-1")
def test_after_the_end_nobody_moves(case: Case) -> None:
    play, record, _ = recorded(case, 3)
    outcome = play.outcome()
    assert outcome is not None
    assert len(outcome.shares) == len(outcome.scores) == case.seats, (
        "returns() and scores() must have a value for each seat"
    )
    assert all(0 <= share <= 1 for share in outcome.shares), f"returns() must be shares from 0 to 1: {outcome.shares}"
    assert play.waiting_for() == ()
    move = case.game.codec.read(record.moves[-1].move)
    for seat in range(case.seats):
        assert play.offers(seat) == []
        assert play.why_not_take_back(seat) is not None
        rejection = play.why_not(seat, move)
        assert rejection is not None
        assert rejection.rule == "HR-1"


def test_looking_changes_nothing_and_everything_has_words(case: Case) -> None:
    play = case.start(4)
    rules = case.game_type.rulebook().rules.keys()
    for _, _, events in play_on(play, seeded(5), 80):
        before = play.dump()
        assert views(play) == views(play), "two views of one position differ"
        for viewer in range(SPECTATOR, case.seats):
            view = play.view(viewer)
            assert view.prompt, f"seat {viewer} (-1: a spectator) has no prompt"
            if play.waiting_for():
                assert view.rule in rules, f"rule() is {view.rule!r}, which is not a rule in rulebook.md"
            else:
                assert view.rule == "", f"the game is over, but rule() is {view.rule!r}"
            assert view.phase in case.game.phases, f"the phase {view.phase!r} has no title; add it to Game.phases"
            assert view.waiting_for == play.waiting_for()
            assert list(view.offers) == (play.offers(viewer) if viewer >= 0 else [])
        assert set(play.talk()) <= set(range(case.seats))
        for event in events:
            assert case.game.describe(event.what), f"describe() has no words for {event.what}"
            assert case.game.describe(play.redact(event.what)), f"describe() has no words for {event.what}, redacted"
        changed = changed_play(case.game, before, play.dump())
        assert not changed, f"looking at a game has changed {changed}"


def test_a_stored_game_goes_on_as_if_nothing_had_been(case: Case) -> None:
    play = case.start(6)
    rng = seeded(7)
    for _ in play_on(play, rng, 25):
        pass
    for _ in range(case.adapter.longest):  # what is not confirmed yet is not stored
        if not any(play.view(seat).can_reset for seat in range(case.seats)):
            break
        play.submit(*random_move(play, rng))
    twin = case.game.load(play.dump())
    changed = changed_play(case.game, play.dump(), twin.dump())
    assert not changed, f"a stored game differs when it is loaded: {changed}"
    twin_rng = rng.clone()
    ours = [events for _, _, events in play_on(play, rng, 60)]
    theirs = [events for _, _, events in play_on(twin, twin_rng, 60)]
    assert ours == theirs, "a loaded game continues with other events"
    changed = changed_play(case.game, play.dump(), twin.dump())
    assert not changed, f"a loaded game continues differently: {changed}"


def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    play, record, events = recorded(case, 8)
    data = write_record(record)
    assert read_record(data) == record
    again: list[list[AddressedEvent]] = []
    twin = replay(record, case.game_type, lambda _, happened: again.append(happened))
    assert [happened for happened in again[1:] if happened] == [happened for happened in events if happened]
    changed = changed_play(case.game, play.dump(), twin.dump())
    assert not changed, f"a record replays to another position: {changed}"
    looks_alike = views(twin) == views(play)
    assert looks_alike, "a record replays to the same position, but somebody sees something else"
    assert verify(record, case.game_type).outcome() == play.outcome()
    is_same = write_record(make_record(twin, record.deal, record.seats)) == data
    assert is_same, "the record of a replayed game differs from the original"


def test_a_seat_that_is_not_there_is_refused(case: Case) -> None:
    play = case.start(4)
    move = play.offers(play.waiting_for()[0])[0].move
    for seat in (-2, case.seats, case.seats + 8):
        for ask in (play.view, play.offers):
            with pytest.raises(NoSuchSeat, match=f"no seat {seat}"):
                ask(seat)
    for seat in (SPECTATOR, case.seats):
        for rejection in (play.why_not(seat, move), play.why_not_take_back(seat), play.reset_choice(seat)):
            assert rejection is not None, f"seat {seat} does not exist, but may make a move"


def test_an_altered_record_names_the_first_entry_that_fails(case: Case) -> None:
    _, record, _ = recorded(case, 9)
    rng = seeded(10)
    for _ in range(4):
        at = rng.below(len(record.moves))
        entry = record.moves[at]
        other = record.moves[rng.below(len(record.moves))].move
        if other == entry.move:
            continue
        altered = [*record.moves]
        altered[at] = msgspec.structs.replace(entry, move=other)
        with pytest.raises(RecordError) as failure:
            verify(msgspec.structs.replace(record, moves=tuple(altered)), case.game_type)
        assert failure.value.entry is not None
        assert failure.value.entry <= at + 1
    shorter = msgspec.structs.replace(record, moves=record.moves[:-1])
    with pytest.raises(RecordError):
        verify(shorter, case.game_type)


@pytest.mark.rule("HR-4")
def test_a_take_back_leaves_everyone_knowing_what_they_knew(case: Case) -> None:
    count = 0
    for seed in range(9):
        count += taken_back(case, seed)
        if count >= 8:
            break
    assert count or not case.adapter.take_back, (
        "no move could be taken back in any game; if that is intended, set take_back = False in the Adapter"
    )
    assert not count or case.adapter.take_back, "moves can be taken back; leave out take_back = False in the Adapter"


def taken_back(case: Case, seed: int) -> int:
    """Play and take back some moves; returns how many."""
    play = case.start(seed)
    rng = seeded(seed, 12)
    count = 0
    for _ in range(60):
        if play.outcome() is not None:
            break
        before = views(play)
        seat, move = random_move(play, rng)
        play.submit(seat, move)
        if not play.view(seat).can_take_back:
            continue
        for other in set(range(case.seats)) - {seat}:
            if not play.view(other).can_take_back:
                with pytest.raises(Refused) as refused:
                    play.take_back(other)
                assert refused.value.rejection.rule == "HR-4"
        if rng.below(2):
            play.take_back(seat)
            count += 1
            looks_alike = views(play) == before
            assert looks_alike, "after a move is taken back, somebody sees something else than before it"
    return count


@pytest.mark.rule("HR-5")
def test_a_choice_that_is_not_confirmed_is_nobody_elses_business(case: Case) -> None:
    play = case.start(13)
    rng = seeded(14)
    begun: dict[int, bytes] = {}
    """What each choosing seat saw before its choice, if nobody has made a move since."""
    drafted = restored = 0
    for _ in range(150):
        if play.outcome() is not None:
            break
        before, position, done = views(play), play.dump(), len(play.journal)
        seat, move = random_move(play, rng)
        if not play.view(seat).can_reset:
            begun[seat] = before[seat + 1]
        play.submit(seat, move)
        assert (play.why_not_reset(seat) is None) == play.view(seat).can_reset
        if not play.view(seat).can_reset:
            rejection = play.reset_choice(seat)
            assert rejection is not None
            assert rejection.rule == "HR-5"
            if len(play.journal) > done:
                begun.clear()
            continue
        drafted += 1
        changed = changed_play(case.game, position, play.dump())
        assert not changed, f"an unconfirmed choice of seat {seat} changed the stored game: {changed}"
        assert len(play.journal) == done
        is_hidden = others(views(play), seat) == others(before, seat)
        assert is_hidden, f"an unconfirmed choice of seat {seat} shows; {SEALED}"
        if rng.below(4) == 0:
            before = views(play)
            assert play.reset_choice(seat) is None
            changed = changed_play(case.game, position, play.dump())
            assert not changed, f"a choice that was started over changed the stored game: {changed}"
            is_hidden = others(views(play), seat) == others(before, seat)
            assert is_hidden, f"seat {seat} starts its choice over, but others see something change"
            if seat in begun:
                restored += 1
                is_restored = views(play)[seat + 1] == begun[seat]
                assert is_restored, f"seat {seat} starts its choice over, but sees something else than before it"
            again = play.reset_choice(seat)
            assert again is not None
            assert again.rule == "HR-5"
    assert restored or not drafted


def others(seen: list[bytes], seat: int) -> list[bytes]:
    return [view for viewer, view in enumerate(seen, start=SPECTATOR) if viewer != seat]
