"""The deal in two steps, and what comes of who does not reveal their bytes (HR-32)."""

from getaway.kernel.deal import Entropy
from getaway.kernel.events import Fact, Rejection
from getaway.table import events as e
from getaway.table.commands import Commit, Reveal
from getaway.table.seat_rules import vacate
from getaway.table.table import Table


def why_not_deal(table: Table, seat: int, command: Commit | Reveal) -> Rejection | None:
    """The rule against being ready, or against revealing these bytes."""
    place = table.seats[seat]
    if table.play is not None or (isinstance(command, Commit) and place.commitment == command.commitment):
        return Rejection("HR-6", "you are ready already")
    if isinstance(command, Commit):
        if table.some_revealed:
            return Rejection("HR-32", "the others reveal their bytes now: yours are what you have committed to")
        return None
    if not table.revealing or command.round != table.round:
        return Rejection("HR-32", "the commitments have changed: get ready again")
    if place.entropy is not None:
        return Rejection("HR-32", "you have revealed your bytes already")
    if table.promise(seat, command.entropy) != place.commitment:
        return Rejection("HR-32", "these are not the bytes that you committed to")
    return None


def why_not_restart(table: Table, seat: int) -> Rejection | None:
    """The rule against dealing without the silent seats; how long they have is checked by the room."""
    if not table.revealing or not table.some_revealed:
        return Rejection("HR-32", "the deal waits for nobody's bytes")
    if table.is_host(seat) or table.seats[seat].entropy is not None:
        return None
    return Rejection("HR-32", "the others wait for you")


def commit(table: Table, seat: int, commitment: str) -> list[Fact]:
    """Be ready."""
    table.use_two_steps()
    table.forget_bytes(seat)
    table.seats[seat].commitment = commitment
    return [e.SeatIsReady(seat)]


def reveal(table: Table, seat: int, entropy: str) -> None:
    """Add bytes to the deal."""
    table.seats[seat].entropy = Entropy(entropy, "seat")


def restart(table: Table, silent: list[int], *, left: bool) -> list[Fact]:
    """Who does not reveal their bytes loses the seat, and gains nothing: the next deal is another."""
    told = e.DealRestarted(tuple(table.seats[seat].name for seat in silent), left)
    for seat in silent:
        if table.seats[seat].entropy is None:
            table.barred.update(table.seats[seat].holders)
    table.restart_deal(tuple(silent), left=left)
    for seat in silent:
        vacate(table, seat)
    return [told]
