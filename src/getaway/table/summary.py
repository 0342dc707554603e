"""Table summaries for the lobby and for a visitor's own list."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from getaway.kernel.capabilities import goals_reached, play_has_state, scenario_of
from getaway.kernel.views import Outcome
from getaway.store.store import Ending, Listing, SeatResult
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
        ending=ending_of(table) if table.status == "over" else None,
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


ALONE, PEOPLE, MIXED = "alone", "people", "mixed"
"""Whom a seat plays against: nobody, people, or bots of several levels or together with people. Bots of a single level
have the name of that level.
"""


def against(bots: Sequence[str | None], seat: int) -> str:
    """Whom a seat plays against, from the level of each seat's bot, None for a person."""
    others = {bot for other, bot in enumerate(bots) if other != seat}
    if len(others) == 1:
        return others.pop() or PEOPLE
    return MIXED if others else ALONE


def place_of(outcome: Outcome, seat: int) -> int | None:
    """The place of a seat: by share of the win, then by score; None if all came out the same, or one played alone."""
    ranks = list(zip(outcome.shares, outcome.scores, strict=True))
    return None if len(set(ranks)) == 1 else 1 + sum(rank > ranks[seat] for rank in ranks)


def ending_of(table: "Table") -> Ending:
    """How a finished game ended for everyone in a seat. It counts when it has an outcome, with the standard pack, and
    is no lesson.
    """
    outcome = None if table.play is None else table.play.outcome()
    scenario = None if table.play is None else scenario_of(table.game, table.play)
    goals = goals_reached(table.game, table.play.current_state()) if outcome and play_has_state(table.play) else 0
    bots = [place.bot for place in table.seats]
    results = []
    for seat, holder in enumerate(table.seats):
        result = SeatResult(seat, tuple(holder.holders), against(bots, seat), goals=goals)
        if outcome is not None:
            share, total = outcome.shares[seat], outcome.scores[seat]
            result = msgspec.structs.replace(result, place=place_of(outcome, seat), total=total, share=share)
        results.append(result)
    return Ending(
        at=table.clock.active_at,
        game=table.game.name,
        scenario="" if scenario is None else scenario.name,
        counts=outcome is not None and table.setup.pack is None and table.setup.lesson is None,
        results=tuple(results),
    )
