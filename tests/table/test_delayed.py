"""Looking on with a delay."""

import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.games.score.moves import EndCampaign
from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR
from getaway.table import commands as c
from getaway.table.entries import DeliveredEvent
from getaway.table.table import Table
from getaway.testing.players import random_move
from tests.clock import Clock
from tests.table.conftest import Open


@pytest.mark.rule("HR-25")
def test_who_looks_on_is_some_seconds_behind(open_table: Open, clock: Clock) -> None:
    stored = open_table("rob_a_bank", seats=2, delay=30)
    table = stored.table
    play = stored.begin()
    seen = [(msgspec.json.encode(play.view(SPECTATOR)), table.feeds.count(SPECTATOR))]
    for _ in range(12):
        clock.advance(10)
        (seat,) = play.waiting_for()
        stored.do(seat, c.Make(play.offers(seat)[0].move))
        seen.append((msgspec.json.encode(play.view(SPECTATOR)), table.feeds.count(SPECTATOR)))
        view, told = seen[-4] if len(seen) > 3 else (None, 0)
        for each in (table, stored.again()):
            shown = each.view_for(SPECTATOR, clock.time())
            assert (None if shown is None else bytes(shown)) == view
            assert each.event_count(SPECTATOR) == told
            assert len(each.events_after(SPECTATOR, 0)) == len(each.redacted_events_after(SPECTATOR, 0)) == told
    assert bytes(table.view_for(0, clock.time()) or b"") == msgspec.json.encode(play.view(0)), (
        "who sits there is not behind"
    )


@pytest.mark.rule("HR-25")
def test_time_alone_shows_what_has_happened(open_table: Open, clock: Clock) -> None:
    stored = open_table(delay=60)
    table = stored.table
    play = stored.begin()
    began = clock.time()
    clock.advance(1)
    seat = play.waiting_for()[0]
    stored.do(seat, c.Make(play.offers(seat)[0].move))
    assert table.delayed.next_at() == began + 60
    clock.advance(58.9)
    assert table.view_for(SPECTATOR, clock.time()) is None
    clock.advance(0.2)
    first = table.view_for(SPECTATOR, clock.time())
    assert first is not None
    assert table.delayed.next_at() == began + 61
    clock.advance(1)
    assert table.view_for(SPECTATOR, clock.time()) == msgspec.Raw(msgspec.json.encode(play.view(SPECTATOR))) != first
    assert table.delayed.next_at() is None


@pytest.mark.rule("HR-25")
def test_what_is_said_is_behind_too(open_table: Open, clock: Clock) -> None:
    stored = open_table(delay=2)
    stored.begin()
    stored.do(0, c.Say("watch this"))
    for seconds, said in ((0.0, False), (1.9, False), (0.2, True)):
        clock.advance(seconds)
        stored.table.view_for(SPECTATOR, clock.time())
        told = [str(line.words) for line in stored.table.events_after(SPECTATOR, 0)]
        assert ("Ann: watch this" in told) == said


@pytest.mark.rule("HR-25")
def test_when_the_game_is_over_all_is_shown(open_table: Open, clock: Clock) -> None:
    stored = open_table(delay=50)
    stored.begin()
    assert stored.table.view_for(SPECTATOR, clock.time()) is None
    stored.do(0, c.Resign())
    assert stored.table.view_for(SPECTATOR, clock.time()) is not None
    assert stored.table.event_count(SPECTATOR) == stored.table.feeds.count(SPECTATOR)


@pytest.mark.rule("HR-25")
def test_what_nobody_looks_at_is_not_heaped_up(open_table: Open, clock: Clock) -> None:
    stored = open_table(delay=5)
    stored.begin()
    for _ in range(50):
        clock.advance(1)
        stored.do(0, c.Say("hm"))
    assert len(stored.table.delayed._waiting) <= 5


@pytest.mark.rule("HR-25")
def test_after_a_change_of_rules_the_game_is_shown_with_its_delay(
    open_table: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = open_table(delay=60)
    play = stored.begin()
    clock.advance(10)
    seat = play.waiting_for()[0]
    stored.do(seat, c.Make(play.offers(seat)[0].move))
    monkeypatch.setattr(type(stored.table.game), "rules_version", 2)
    again = stored.again()
    assert again.history.rules_changed
    clock.advance(59)
    assert again.view_for(SPECTATOR, clock.time()) is None
    clock.advance(2)
    assert again.view_for(SPECTATOR, clock.time()) == msgspec.Raw(msgspec.json.encode(play.view(SPECTATOR)))


def test_talk_does_not_keep_the_same_view_again_and_again(open_table: Open) -> None:
    stored = open_table(delay=3600)
    stored.begin()
    for _ in range(5):
        stored.do(0, c.Say("hello"))
    waiting = stored.table.delayed._waiting
    assert len({id(moment.view) for moment in waiting}) == len({id(moment.position) for moment in waiting}) == 1


@pytest.mark.rule("HR-25")
@pytest.mark.parametrize("game", game_types())
def test_everything_is_of_the_delayed_moment(game: str, open_table: Open, clock: Clock) -> None:
    """All that a spectator is shown and told equals what one without a delay had so many seconds before."""
    seats = max(2, game_types()[game].default_seats)
    now, later = open_table(game, seats=seats), open_table(game, seats=seats, delay=30)
    plays = [stored.begin() for stored in (now, later)]
    then: list[tuple[msgspec.Raw | None, tuple[DeliveredEvent, ...]]] = []
    rng = seeded(5)
    told_otherwise = 0
    for _ in range(60):
        if not plays[0].waiting_for():
            break
        clock.advance(10)
        seat, move = random_move(plays[0], rng)
        while isinstance(move, EndCampaign):
            seat, move = random_move(plays[0], rng)
        for stored in (now, later):
            assert stored.do(seat, c.Make(move)) is None
        then.append(seen(now.table, clock.time()))
        if len(then) > 3:
            assert seen(later.table, clock.time()) == seen(later.again(), clock.time()) == then[-4]
            told_otherwise += then[-4][1] != now.table.redacted_events_after(SPECTATOR, 0)[: len(then[-4][1])]
    assert len(then) > 20
    assert told_otherwise > 0 or game != "rob_a_bank", "nothing was covered in the meantime"


def seen(table: Table, now: float) -> tuple[msgspec.Raw | None, tuple[DeliveredEvent, ...]]:
    return table.view_for(SPECTATOR, now), table.redacted_events_after(SPECTATOR, 0)
