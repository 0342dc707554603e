"""The Big Score on the screen: a table of players, or one alone."""

from rich.console import RenderableType

from getaway.games.big_score.solo.views import SoloBoard
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.terminal import big_score_solo, big_score_table


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """What the present phase is about."""
    if isinstance(view.board, SoloBoard):
        return big_score_solo.draw_board(game, view, names, width)
    return big_score_table.draw_board(game, view, names, width)


def draw_everything(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The same, and all that can be known."""
    if isinstance(view.board, SoloBoard):
        return big_score_solo.draw_everything(game, view, names, width)
    return big_score_table.draw_everything(game, view, names, width)
