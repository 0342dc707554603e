"""The deal in two steps, and what happens to players who do not reveal their bytes (HR-32)."""

from typing import TYPE_CHECKING

from getaway.kernel.events import Event, Rejection
from getaway.table import events as e
from getaway.table.commands import Commit, Reveal
from getaway.table.say import say
from getaway.table.seat_rules import vacate

if TYPE_CHECKING:
    from getaway.table.table import Table


def why_not_deal(table: "Table", seat: int, command: Commit | Reveal) -> Rejection | None:
    """The rule against being ready, or against revealing these bytes."""
    place = table.seats[seat]
    if table.play is not None or (isinstance(command, Commit) and place.commitment == command.commitment):
        return Rejection("HR-6", say("ready-already"))
    if isinstance(command, Commit):
        if table.deal.some_revealed:
            return Rejection("HR-32", say("others-reveal"))
        return None
    if not table.deal.revealing or command.round != table.deal.round:
        return Rejection("HR-32", say("commitments-changed"))
    if place.entropy is not None:
        return Rejection("HR-32", say("revealed-already"))
    if table.deal.promise(seat, command.entropy) != place.commitment:
        return Rejection("HR-32", say("wrong-bytes"))
    return None


def why_not_restart(table: "Table", seat: int | None) -> Rejection | None:
    """The rule against dealing without the silent seats. The room checks how long they have had."""
    if not table.deal.revealing or not table.deal.some_revealed:
        return Rejection("HR-32", say("deal-waits-for-nobody"))
    if seat is None or table.is_host(seat) or table.seats[seat].entropy is not None:
        return None
    return Rejection("HR-32", say("others-wait"))


def restart(table: "Table", silent: list[int], *, left: bool) -> list[Event]:
    """Players who do not reveal their bytes lose the seat and gain nothing: the next deal is a different one."""
    names = tuple(table.name_of(seat) for seat in silent)
    table.deal.restart(tuple(silent), left=left)
    for seat in silent:
        vacate(table, seat)
    return [e.DealRestarted(names, left)]
