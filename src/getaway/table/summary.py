"""Table summaries for the lobby and for a visitor's own list."""

from typing import TYPE_CHECKING, Literal

import msgspec

from getaway.kernel.capabilities import scenario_of
from getaway.store.store import Listing
from getaway.table.codes import code_of
from getaway.table.seats import SeatView
from getaway.text.messages import Text

if TYPE_CHECKING:
    from getaway.table.table import Table

Status = Literal["waiting", "playing", "over", "abandoned", "closed"]

_encoder = msgspec.json.Encoder()


class Summary(msgspec.Struct, frozen=True):
    """A table in a list. `at` is when something that the list shows last happened, in seconds since 1970; `result` is
    how it ended, in words.
    """

    table: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatView, ...]
    own_pack: bool
    code: str = ""
    at: float = 0.0
    result: Text | None = None


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """When something that a list shows last happened at a table, and the seats that are deciding."""

    at: float
    waiting_for: tuple[int, ...]


def summary_of(table: "Table") -> Summary:
    outcome = None if table.play is None else table.play.outcome()
    return Summary(
        table=table.id,
        game=table.game.name,
        title=table.game.title,
        status=table.status,
        seats=table.seat_views(),
        own_pack=table.setup.pack is not None,
        code=code_of(table.id),
        at=table.clock.active_at,
        result=None if outcome is None else outcome.words,
    )


def listing_of(table: "Table") -> Listing:
    return Listing(
        status=table.status,
        listed=table.setup.listed,
        visitors=tuple({visitor for place in table.seats for visitor in place.holders}),
        summary=msgspec.json.encode(summary_of(table)),
        won=scenario_won(table),
        host=table.host,
        people=msgspec.json.encode([place.holders for place in table.seats]),
    )


def turn_of(table: "Table") -> bytes:
    """Whose turn it is, as the store keeps it for the lists of the players."""
    return _encoder.encode(Turn(table.clock.active_at, waiting_seats(table)))


def waiting_seats(table: "Table") -> tuple[int, ...]:
    """The seats that are deciding; if all may, the one that the others wait for."""
    if table.play is None:
        places, revealing = enumerate(table.seats), table.deal.revealing
        return tuple(seat for seat, place in places if not (place.revealed if revealing else place.ready))
    if table.status != "playing":
        return ()
    expected = table.play.expected()
    return table.play.waiting_for() if expected is None else (expected,)


def scenario_won(table: "Table") -> str | None:
    """The scenario that a solo player has won here with the standard pack: `game/scenario`."""
    outcome = None if table.play is None else table.play.outcome()
    if table.play is None or outcome is None or table.setup.pack is not None or table.setup.lesson is not None:
        return None
    scenario = scenario_of(table.game, table.play) if outcome.shares[0] > 0 else None
    return None if scenario is None else f"{table.game.name}/{scenario.name}"
