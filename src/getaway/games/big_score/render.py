"""The Big Score on the screen: a table of players, or one alone."""

from rich.console import RenderableType

from getaway.games.big_score import render_table
from getaway.games.big_score.solo import render as render_solo
from getaway.games.big_score.solo.views import SoloBoard
from getaway.kernel.game import Game
from getaway.kernel.views import View


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """What the present phase is about."""
    if isinstance(view.board, SoloBoard):
        return render_solo.draw_board(game, view, names, width)
    return render_table.draw_board(game, view, names, width)


def draw_everything(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The same, and all that can be known."""
    if isinstance(view.board, SoloBoard):
        return render_solo.draw_everything(game, view, names, width)
    return render_table.draw_everything(game, view, names, width)
