"""Boards on the screen: a game's own renderer, or the fields of the board if it has none."""

from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.registry import plugin_for
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.terminal.say import say
from getaway.text.messages import Seat
from getaway.text.render import Texts


class Renderer(Protocol):
    """Draws a View, with the names of the seats, for a screen of this width. A game's render.py is one."""

    def draw_board(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        """What matters in the current phase."""

    def draw_everything(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        """Everything that the viewer may know."""


class Plain:
    """Any board: a row for each field, a table for a list of structs. `players` or `seats` has the name of each."""

    def draw_board(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        return _Drawing(texts).drawn(msgspec.to_builtins(view.board))

    draw_everything = draw_board


class _Drawing:
    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._names = [texts.argument(Seat(seat)) for seat in range(len(texts.names))]

    def drawn(self, value: Any, name: str = "") -> RenderableType:
        match value:
            case dict():
                grid = Table.grid(padding=(0, 2))
                for field, each in value.items():
                    grid.add_row(_label(field), self.drawn(each, field))
                return grid
            case [dict() as first, *_]:
                by_seat = name in ("players", "seats") and len(value) == len(self._names)
                table = Table(*[""] * by_seat, *map(_label, first), box=None, padding=(0, 2, 0, 0), header_style="dim")
                for at, row in enumerate(value):
                    table.add_row(*[self._names[at]] * by_seat, *map(self.drawn, row.values()))
                return table
            case [[*_], *_]:
                grid = Table.grid(padding=(0, 2))
                for row in value:
                    grid.add_row(*map(self.drawn, row))
                return grid
            case [*_]:
                return Text(", ".join(map(self._text, value)) or self._texts(say("none")))
        return Text(self._text(value))

    def _text(self, value: object) -> str:
        match value:
            case None:
                return "-"
            case bool():
                return self._texts.say("units.yes" if value else "units.no")
        return str(value)


def _label(field: str) -> str:
    return field.replace("_", " ").capitalize()


def renderer_of(game: Game) -> Renderer:
    renderer: Renderer = plugin_for(game).load("render", game.name) or Plain()
    return renderer
