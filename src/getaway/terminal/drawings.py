"""Boards on the screen, by the name of the game. A game adds a file and a line here."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.terminal import big_score, masters, rob_a_bank, score

Draw = Callable[[Game, View, list[str], int], RenderableType]


class Drawing(NamedTuple):
    """How a game is drawn from a View, the names of its seats and the width of the screen."""

    board: Draw
    everything: Draw


def _plain(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """Any board, as the data that it is."""
    return Pretty(msgspec.to_builtins(view.board), expand_all=False)


DRAWINGS = {
    "big_score": Drawing(big_score.draw_board, big_score.draw_everything),
    "masters": Drawing(masters.draw_board, masters.draw_everything),
    "rob_a_bank": Drawing(rob_a_bank.draw_board, rob_a_bank.draw_everything),
    "score": Drawing(score.draw_board, score.draw_everything),
}


def drawing_of(game: Game) -> Drawing:
    """The game's own drawing, or the plain one."""
    return DRAWINGS.get(game.name, Drawing(_plain, _plain))
