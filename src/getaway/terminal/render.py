"""Boards on the screen: a game's own renderer, or the data of the board where it has none."""

from typing import Protocol

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from getaway.games.registry import plugins
from getaway.kernel.game import Game
from getaway.kernel.plugin import load_part
from getaway.kernel.views import View


class Renderer(Protocol):
    """Draws a View, with the names of the seats, for a screen of this width. A game's render.py is one."""

    def draw_board(self, game: Game, view: View, names: list[str], width: int) -> RenderableType:
        """What the present phase is about."""

    def draw_everything(self, game: Game, view: View, names: list[str], width: int) -> RenderableType:
        """All that the viewer may know."""


class Plain:
    """Any board, as the data that it is."""

    def draw_board(self, game: Game, view: View, names: list[str], width: int) -> RenderableType:
        return Pretty(msgspec.to_builtins(view.board), expand_all=False)

    draw_everything = draw_board


def renderer_of(game: Game) -> Renderer:
    """The game's own renderer, or the plain one."""
    plugin = plugins().get(game.name)
    renderer: Renderer = load_part(plugin.render) if plugin is not None and plugin.render else Plain()
    return renderer
