"""Boards on the screen: a game's own renderer, or the fields of the board where it has none."""

from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.registry import plugin_for
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.render import Texts


class Renderer(Protocol):
    """Draws a View, with the names of the seats, for a screen of this width. A game's render.py is one."""

    def draw_board(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        """What the present phase is about."""

    def draw_everything(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        """All that the viewer may know."""


class Plain:
    """Any board: a row for each field, a table for a list of structs. `players` or `seats` has the name of each."""

    def draw_board(self, game: Game, view: View, texts: Texts, width: int) -> RenderableType:
        return _drawn(msgspec.to_builtins(view.board), list(texts.names))

    draw_everything = draw_board


def _drawn(value: Any, names: list[str], name: str = "") -> RenderableType:
    match value:
        case dict():
            grid = Table.grid(padding=(0, 2))
            for field, each in value.items():
                grid.add_row(_label(field), _drawn(each, names, field))
            return grid
        case [dict() as first, *_]:
            by_seat = name in ("players", "seats") and len(value) == len(names)
            table = Table(*[""] * by_seat, *map(_label, first), box=None, padding=(0, 2, 0, 0), header_style="dim")
            for at, row in enumerate(value):
                table.add_row(*[names[at]] * by_seat, *(_drawn(each, names) for each in row.values()))
            return table
        case [[*_], *_]:
            grid = Table.grid(padding=(0, 2))
            for row in value:
                grid.add_row(*(_drawn(each, names) for each in row))
            return grid
        case [*_]:
            return Text(", ".join(map(_text, value)) or "none")
    return Text(_text(value))


def _label(field: str) -> str:
    return field.replace("_", " ").capitalize()


def _text(value: object) -> str:
    words = {None: "-", True: "yes", False: "no"}
    return words[value] if value is None or isinstance(value, bool) else str(value)


def renderer_of(game: Game) -> Renderer:
    renderer: Renderer = plugin_for(game).load("render", game.name) or Plain()
    return renderer
