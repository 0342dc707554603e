"""Tables around a game that is only on this machine: just dealt here, or read from a record. They need no store."""

from getaway.games.registry import game_type
from getaway.kernel.deal import Deal, FairDeal, OpenDeal
from getaway.kernel.errors import error
from getaway.kernel.events import AddressedEvent
from getaway.kernel.head import Seat
from getaway.kernel.pack import plain
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, replay
from getaway.kernel.state import EVERYONE
from getaway.table.commands import Create, Odds, SeatSetup
from getaway.table.events import MoveTakenBack
from getaway.table.names import names_in_record
from getaway.table.table import Table


def table_around(play: Play, deal: Deal, seats: tuple[Seat, ...], odds: Odds = "live") -> Table:
    """A table around a game that is already dealt. Seats with the same name belong to one person."""
    names = names_in_record(seats, play.game)
    setup = Create(
        game=play.game.name,
        options=plain(play.options),
        pack=None,
        places=tuple(
            SeatSetup("person", None, (name,)) if seat.bot is None else SeatSetup("bot", seat.bot)
            for seat, name in zip(seats, names, strict=True)
        ),
        listed=False,
        spectators=False,
        host="",
        seed="",
        salt="",
        odds=odds,
        hints=True,
        two_steps=True,
    )
    table = Table(deal.table if isinstance(deal, FairDeal) else f"seed-{deal.seed}", setup, play.game)
    table.adopt(play, deal, seats, names)
    return table


def table_from_record(record: Record, odds: Odds = "live") -> Table:
    """The table of a saved game, with its log. Raises RecordError if the record does not check out."""
    if isinstance(record.deal, OpenDeal):
        raise RecordError(error("record-sealed"))
    steps: list[list[AddressedEvent]] = []
    play = replay(record, game_type(record.game), lambda _, events: steps.append(events))
    table = table_around(play, record.deal, record.seats, odds)
    for entry, events in zip(record.moves, steps[1:], strict=True):
        taken_back = [AddressedEvent(MoveTakenBack(entry.seat), EVERYONE)] if entry.move is None else []
        table.deliver(table.logged([*taken_back, *events]))
    return table
