"""What a command does to a table: the rule against it, and its effect. Replaying a log does this for each entry."""

from typing import TYPE_CHECKING

from getaway.kernel.events import GAME_OVER, AddressedEvent, Rejection
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE
from getaway.table.admin import apply_admin, check_admin
from getaway.table.advice import remember_sample
from getaway.table.commands import GAME_COMMANDS, Choose, Command, GameCommand, Make, PlayFor, StartOver, TakeBack
from getaway.table.events import MoveTakenBack, TimeRanOut
from getaway.table.house_rules import NOT_BEGUN, NOT_SEATED
from getaway.table.rehearse import why_not_choose
from getaway.table.say import say

if TYPE_CHECKING:
    from getaway.table.table import Table


def why_not(table: "Table", seat: int | None, command: Command) -> Rejection | None:
    """The rule against a command; None if it may be applied. The table does not change."""
    if table.closed_because is not None:
        return Rejection("HR-1", say("table-closed", why=table.closed_because))
    if not isinstance(command, GAME_COMMANDS):
        return check_admin(table, seat, command)
    if seat is None:
        return NOT_SEATED
    if table.play is None:
        return NOT_BEGUN
    if table.is_over():
        return GAME_OVER
    if table.is_paused:
        return Rejection("HR-9", say("paused-by-card" if table.pause_card else "paused"))
    return _why_not_play(table.play, seat, command)


def apply_command(table: "Table", seat: int | None, command: Command) -> list[AddressedEvent]:
    """Apply a checked command. Returns what happened, each event with its audience. Only `Table.apply` calls this."""
    if not isinstance(command, GAME_COMMANDS):
        before = None if table.play is None else table.record_seats()
        events = apply_admin(table, seat, command)
        if before is not None:
            table.note_seats(before)
        table.note_end()
        table.seats_changed()
        return events
    assert table.play is not None
    assert seat is not None
    made = remember_sample(table, seat, command)
    events = _play(table.play, seat, command)
    made()
    if table.play.outcome() is not None:
        table.end("over")
        table.note_end()
    return events


def _why_not_play(play: Play, seat: int, command: GameCommand) -> Rejection | None:
    match command:
        case Make(move) | PlayFor(move):
            return play.why_not(seat, move)
        case Choose(moves):
            return why_not_choose(play, seat, moves)
        case StartOver():
            return play.why_not_reset(seat)
        case TakeBack():
            return play.why_not_take_back(seat)


def _play(play: Play, seat: int, command: GameCommand) -> list[AddressedEvent]:
    match command:
        case Make(move):
            return play.submit(seat, move)
        case Choose(moves):
            play.reset_choice(seat)
            return [event for move in moves for event in play.submit(seat, move)]
        case PlayFor(move):
            done = len(play.journal)
            events = play.submit(seat, move)
            # Announced with what everybody sees, not with each part of a sealed choice: the number of parts is secret.
            return [AddressedEvent(TimeRanOut(seat), EVERYONE), *events] if len(play.journal) > done else events
        case StartOver():
            play.reset_choice(seat)
            return []
        case TakeBack():
            done = len(play.journal)
            play.take_back(seat)
            # A move in the journal concerned everybody; a part of a sealed choice concerns only its seat.
            return [AddressedEvent(MoveTakenBack(seat), EVERYONE)] if len(play.journal) > done else []
