"""Tables around a game of this machine: just dealt, or read from a record."""

import pytest

from getaway.games.registry import game_of, game_types
from getaway.kernel.chance import seeded
from getaway.kernel.deal import Deal, SimulatedDeal
from getaway.kernel.head import Seat
from getaway.kernel.record import FORMAT, WITHOUT_HEAD, Record, begin, make_record, verify
from getaway.table.commands import Make, TakeBack
from getaway.table.from_record import table_around, table_from_record
from getaway.table.table import Table
from getaway.terminal.local_table import local_deal


def dealt(game: str, names: tuple[str, ...], deal: Deal, *, with_head: bool = True) -> Table:
    kind, seats = game_of(game), tuple(Seat(name) for name in names)
    play = begin(kind, deal, seats, kind.options_type())
    if not with_head:
        play = kind.new_play(seeded(4), len(seats), kind.options_type())
    return table_around(play, deal, seats)


def go_on(table: Table, moves: int) -> None:
    """The first move that is offered, so many times; one is taken back in between."""
    assert table.play is not None
    for at in range(moves):
        seat = table.play.waiting_for()[0]
        offer = next(offer for offer in table.play.offers(seat) if not offer.blanks)
        command = TakeBack() if at == 2 and table.play.why_not_take_back(seat) is None else Make(offer.move)
        assert table.why_not(seat, "", command) is None
        table.deliver(table.apply(seat, command, float(at)).events)


def saved(table: Table) -> Record:
    assert table.play is not None
    return make_record(table.play, table.deal.opened(), table.record_seats())


@pytest.mark.parametrize("game", [game for game in game_types() if game != "score"])
@pytest.mark.parametrize("seed", [4, None])
def test_a_saved_table_goes_on_as_it_was(game: str, seed: int | None) -> None:
    table = dealt(game, ("Ann", "Bob"), local_deal(2, seed))
    go_on(table, 12)
    record = saved(table)
    assert record.format == FORMAT
    again = table_from_record(record)
    for viewer in (-1, 0, 1):
        assert [event.words for event in again.events_after(viewer, 0)] == [
            event.words for event in table.events_after(viewer, 0)
        ]
    assert again.deal_view() == table.deal_view()
    assert again.snapshot() == table.snapshot()
    go_on(again, 2)
    assert verify(saved(again), type(again.game)).check == saved(again).check


def test_a_record_from_before_heads_goes_on() -> None:
    table = dealt("masters", ("Ann", "Bob"), SimulatedDeal(4, 0), with_head=False)
    go_on(table, 3)
    record = saved(table)
    assert record.format == WITHOUT_HEAD
    again = table_from_record(record)
    go_on(again, 2)
    assert again.deal_view().head is None
    assert verify(saved(again), type(again.game)).outcome() is None


def test_a_name_that_belongs_to_another_seat_is_changed_under_the_checks() -> None:
    table = dealt("masters", ("Player 2", "You"), SimulatedDeal(4, 0))
    assert [str(name) for name in table.names] == ["Player 1", "Player 2"]
    record = saved(table)
    assert [(change.seat, change.now.name) for change in record.seat_changes or ()] == [(0, "Player 1")]
    assert verify(record, type(table.game)).check == record.check


def test_seats_of_one_name_are_one_persons() -> None:
    table = dealt("rob_a_bank", ("Ann", "You", "You"), SimulatedDeal(4, 0))
    assert table.seats_of("You") == [1, 2]
