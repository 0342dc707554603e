"""The life of a move at a table, step by step (docs/flow.md)."""

from getaway.kernel.events import Event, Rejection
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE
from getaway.table.bots import move_of
from getaway.table.commands import Choose, Command, Make, StartOver, TakeBack
from getaway.table.events import MoveTakenBack
from getaway.table.rehearse import why_not_choose
from getaway.table.table import Table


def submit(table: Table, seat: int, command: Command) -> Rejection | None:
    """Step 1, **in**, has made `command` of a message. None when it is done, else the rule against it."""
    if table.play is None:
        return Rejection("HR-2", "the game has not begun")
    # 2 checked
    rejection = why_not(table.play, seat, command)
    if rejection is not None:
        return rejection
    # 3 applied, and 4 events
    events = apply(table.play, seat, command)
    # 6 seen, and 7 broadcast: into each viewer's log what it may see; `Table.news` adds the view
    table.tell(events)
    return None


def why_not(play: Play, seat: int, command: Command) -> Rejection | None:
    """The rule against a command; the game is left as it is."""
    match command:
        case Make(move):
            return play.why_not(seat, move)
        case Choose(moves):
            return why_not_choose(play, seat, moves)
        case StartOver():
            return None if play.view(seat).can_reset else Rejection("HR-5", "you have begun nothing to start over")
        case TakeBack():
            return play.why_not_take_back(seat)


def apply(play: Play, seat: int, command: Command) -> list[Event]:
    """Do what was checked; what happened, each event with its audience."""
    match command:
        case Make(move):
            return play.submit(seat, move)
        case Choose(moves):
            play.reset_choice(seat)
            return [event for move in moves for event in play.submit(seat, move)]
        case StartOver():
            play.reset_choice(seat)
            return []
        case TakeBack():
            done = len(play.journal)
            play.take_back(seat)
            # In the journal it was everybody's; else it was a part of a sealed choice, and nobody's business.
            return [Event(MoveTakenBack(seat), EVERYONE)] if len(play.journal) > done else []


def let_bots_move(table: Table) -> None:
    """Every bot that the game waits for answers, until it waits for people only or is over."""
    play = table.play
    while play is not None:
        seat = next((seat for seat in play.waiting_for() if seat in table.bots), None)
        if seat is None:
            return
        rejection = submit(table, seat, Make(move_of(table.bots[seat], play, seat)))
        assert rejection is None, f"a bot made a move that is refused: {rejection}"
