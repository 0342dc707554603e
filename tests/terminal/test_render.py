"""Boards of games without a renderer of their own."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from getaway.games.registry import game_type
from getaway.kernel.views import View
from getaway.terminal.render import Plain
from getaway.text.render import Texts


class Player(msgspec.Struct, frozen=True):
    money: int
    has_sealed: bool


class Board(msgspec.Struct, frozen=True):
    turned_up: tuple[str, ...]
    sealed: str | None
    players: tuple[Player, ...]
    rows: tuple[tuple[str, ...], ...]
    discarded: tuple[int, ...]


@pytest.mark.parametrize("markup", [True, False])
def test_a_plain_board_is_read_field_by_field_and_names_the_seats(markup: bool) -> None:
    board = Board(("[b]Watch", "Coins"), None, (Player(5, True), Player(0, False)), (("X", "2"), ("3", "O")), ())
    view = View("none", 0, 2, "play", "", "", (0,), (), False, False, board, None)
    out = StringIO()
    game = game_type("masters").from_toml()
    Console(file=out, width=60, markup=markup).print(Plain().draw_board(game, view, Texts(names=["Ann", "Bob"]), 60))
    assert [line.rstrip() for line in out.getvalue().splitlines()] == [
        "Turned up  [b]Watch, Coins",
        "Sealed     -",
        "Players         Money  Has sealed",
        "           Ann  5      yes",
        "           Bob  0      no",
        "Rows       X  2",
        "           3  O",
        "Discarded  none",
    ]
