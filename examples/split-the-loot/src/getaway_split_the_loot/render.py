"""The table of Split the Loot on the terminal."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table

from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text import Argument, Money, listing
from getaway.text.render import Texts
from getaway_split_the_loot.game import Board, say


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The loot, the players, and the viewer's hand."""
    board = view.board
    assert isinstance(board, Board)
    heads = [texts(say("board-money")), texts(say("board-cards")), texts(say("board-sealed"))]
    players = Table("", *heads, box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name, player in zip(texts.names, board.players, strict=True):
        sealed = texts(say("board-yes")) if player.has_sealed else ""
        players.add_row(name, texts.argument(Money(player.money)), str(player.cards), sealed)
    cards = listing(board.turned_up)
    loot = say("board-loot", round=board.round, rounds=board.rounds, cards=cards, loot=Money(board.loot))
    return Group(texts(loot), players, texts(say("board-hand", cards=values(board.hand))))


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and what lies on the discard pile."""
    return Group(
        draw_board(game, view, texts, width), texts(say("board-discarded", cards=values(view.board.discarded)))
    )


def values(cards: Iterable[int]) -> Argument:
    """The values of cards, or that there are none."""
    return " ".join(map(str, cards)) or say("board-none")
