"""A table of The Big Score on the screen: any number of players, at any width, in every phase."""

import io

import pytest
from rich.console import Console, RenderableType

from getaway.games.big_score import render
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.kernel.chance import seeded
from getaway.kernel.play import Play
from getaway.text.catalogs import languages
from getaway.text.render import Texts
from tests.games.big_score.kit import at_assign, at_vault

DRAWINGS = (render.draw_board, render.draw_everything)

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


def drawn(what: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def board(play: Play, viewer: int, width: int = 120) -> str:
    return drawn(render.draw_board(play.game, play.view(viewer), Texts(names=NAMES), width), width)


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_fits(seats: int) -> None:
    game = BigScore.from_toml()
    play = game.new_play(seeded(seats), seats, BigScoreOptions(bosses="chosen", memory=True))
    rng = seeded(3, seats)
    at = 0
    while play.outcome() is None:
        at += 1
        seat = play.waiting_for()[0]
        width = (60, 80, 130)[at % 3]
        for draw in DRAWINGS if at % 4 == 0 or play.view(-1).phase not in ("hire", "assign") else ():
            texts = Texts(languages()[at // 3 % len(languages())], NAMES[:seats])
            shown = drawn(draw(game, play.view(at % (seats + 1) - 1), texts, width), width)
            assert max(map(len, shown.splitlines())) <= width
        offers = play.offers(seat)
        play.submit(seat, offers[rng.below(len(offers))].move)


def test_a_job_that_lacks_crew() -> None:
    table = at_assign(["apartment"], ["con_man"], ["expert_muscle", "expert_hacker"], ["driver"])
    table.assign(0, ("con_man", 1))
    assert "To assign: Hacker*, Muscle*" in board(table.play, 1)
    assert "* Expert" in board(table.play, 1)
    assert "* Expert" not in board(table.play, 2)
    table.assign(1, ("expert_muscle", 1), ("expert_hacker", "training"))
    table.assign(2)
    shown = board(table.play, 1)
    assert "Job 1 is 1 card short · Ann: Con Man · Bob: Muscle*" in shown
    assert "Training: Hacker*" in shown
    assert "Hacker" not in board(table.play, 2).partition("Player")[2]


def test_the_vault() -> None:
    table = at_vault(3, loot={1: ["gold_bar", "diamond", "diamond"]}, abilities={2: "muscle"}, cops=2)
    table.state.sides[0].inside = False
    shown = board(table.play, 1)
    assert "Gold Bar" in shown
    assert "2 × Diamond" in shown
    assert "Dee" not in shown
    assert "Ann (First Player, out" in shown
    assert "Cid (Muscle)" in shown
    assert "8 Cops among them" in shown
    assert "3  2  1  Busted   2 of 4 Cops" in shown
    everything = drawn(render.draw_everything(table.play.game, table.play.view(1), Texts(names=NAMES[:3]), 120), 120)
    assert "Youngest first: " in everything
    assert "Still in the vault: " in everything
