"""The Big Score on the screen: a table of players, or one alone."""

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from getaway.games.big_score.solo.views import SoloBoard
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.terminal import big_score_solo


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """What the present phase is about."""
    if isinstance(view.board, SoloBoard):
        return big_score_solo.draw_board(game, view, names, width)
    return Pretty(msgspec.to_builtins(view.board), expand_all=False)


def draw_everything(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The same, and all that can be known."""
    if isinstance(view.board, SoloBoard):
        return big_score_solo.draw_everything(game, view, names, width)
    return Pretty(msgspec.to_builtins(view.board), expand_all=False)
