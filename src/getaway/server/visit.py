"""One visitor's conversation: a command in, messages out. No socket here, so that it can be read and tested alone."""

from getaway.kernel.events import Rejection
from getaway.kernel.moves import UnreadableMove
from getaway.server import messages as m
from getaway.server.house import VISITOR, House
from getaway.table import commands
from getaway.table.submit import let_bots_move, submit
from getaway.table.table import Table


class Visit:
    """The visitor's seat at the table he opened. The table lives as long as the visit."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._table: Table | None = None

    def welcome(self) -> m.Message:
        """The first thing to say."""
        games = self._house.games.values()
        return m.Welcome(tuple(m.GameOnOffer(game.name, game.title, game.blurb) for game in games))

    def hear(self, frame: str | bytes) -> list[m.Message]:
        """The answer to one frame, and the news that follow from it."""
        try:
            command = m.read(frame)
        except m.UnreadableMessage as problem:
            return [m.Refused(None, "HR-3", f"this is no message of the house: {problem}")]
        rejection = self._do(command)
        if rejection is not None:
            return [m.Refused(command.id, rejection.rule, rejection.why)]
        return [m.Accepted(command.id), *self._news(command)]

    def _do(self, command: m.Command) -> Rejection | None:
        if isinstance(command, m.OpenTable):
            table = self._house.open_table(command.game)
            if table is None:
                return Rejection("HR-3", f"there is no game {command.game!r} here")
            self._table = table
            return None
        if self._table is None:
            return Rejection("HR-2", "you are at no table")
        if isinstance(command, m.Ready):
            rejection = self._table.ready(VISITOR, command.entropy)
        else:
            rejection = self._submit(self._table, command)
        if rejection is None:
            let_bots_move(self._table)
        return rejection

    def _submit(self, table: Table, command: m.Make | m.Choose | m.StartOver | m.TakeBack) -> Rejection | None:
        try:
            return submit(table, VISITOR, _typed(table, command))
        except UnreadableMove as problem:
            return Rejection("HR-3", f"this is no move of {table.game.title}: {problem}")

    def _news(self, command: m.Command) -> list[m.Message]:
        table = self._table
        assert table is not None
        if isinstance(command, m.OpenTable):
            return [_opened(table)]
        news = table.news(VISITOR)
        found: list[m.Message] = [] if news is None else [m.Shown(news.view, news.told)]
        if table.is_over():
            found.append(m.Finished(table.record(VISITOR)))
        return found


def _typed(table: Table, command: m.Make | m.Choose | m.StartOver | m.TakeBack) -> commands.Command:
    """Step 1 of the life of a move: a message becomes typed moves, bounds checked."""
    read = table.game.codec.read
    match command:
        case m.Make():
            return commands.Make(read(command.move))
        case m.Choose():
            return commands.Choose(tuple(read(move) for move in command.moves))
        case m.StartOver():
            return commands.StartOver()
        case m.TakeBack():
            return commands.TakeBack()


def _opened(table: Table) -> m.Message:
    return m.TableOpened(
        table=table.id,
        game=table.game.name,
        title=table.game.title,
        seats=table.seats,
        you=VISITOR,
        commitment=table.commitment,
        pack=table.game.pack,
    )
