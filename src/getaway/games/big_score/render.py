"""The Big Score on the screen: a table of players, or one alone."""

from rich.console import Group, RenderableType

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.render_table import TableScreen
from getaway.games.big_score.solo.render import SoloScreen
from getaway.games.big_score.solo.views import SoloBoard
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.render import Texts


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """What the present phase is about."""
    return Group(*_screen(game, view, texts, width).shown())


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and all that can be known."""
    screen = _screen(game, view, texts, width)
    return Group(*screen.shown(), *screen.everything_else())


def _screen(game: Game, view: View, texts: Texts, width: int) -> TableScreen | SoloScreen:
    assert isinstance(game, BigScore)
    if isinstance(view.board, SoloBoard):
        return SoloScreen(game, view.board, texts, width)
    return TableScreen(game, view.board, view.viewer, texts, width)
