"""The table of Split the Loot on the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table

from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.render import Texts
from getaway_split_the_loot.game import Board


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The loot, the players, and the viewer's hand."""
    board = view.board
    assert isinstance(board, Board)
    players = Table("", "Money", "Cards", "Sealed", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name, player in zip(texts.names, board.players, strict=True):
        players.add_row(name, f"${player.money}k", str(player.cards), "yes" if player.has_sealed else "")
    loot = f"Round {board.round} of {board.rounds}: {' and '.join(board.turned_up)}, ${board.loot}k in all"
    return Group(loot, players, f"Your hand: {' '.join(map(str, board.hand)) or 'none'}")


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and what lies on the discard pile."""
    discarded = " ".join(map(str, view.board.discarded)) or "none"
    return Group(draw_board(game, view, texts, width), f"Discarded: {discarded}")
