"""A solitaire of The Big Score on the screen: every scenario, at any width, in every phase."""

import io

import msgspec
import pytest
from rich.console import Console, RenderableType

from getaway.games.big_score import render
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.solo.moves import DrawOne, FleeVault, KeepCard, RedrawType, Scout, ShuffleIn
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.games.big_score.solo.views import RowCard, SoloBoard
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.play import Play
from getaway.kernel.views import View
from getaway.text.catalogs import languages
from getaway.text.render import Texts

DRAWINGS = (render.draw_board, render.draw_everything)

SPENDING = (DrawOne, KeepCard, RedrawType, Scout, ShuffleIn, FleeVault)


def drawn(what: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def step(play: Play, rng: Chance) -> None:
    """A random move that seldom spends money or flees."""
    offers = play.offers(0)
    thrifty = [offer for offer in offers if not isinstance(offer.move, SPENDING)]
    among = thrifty if thrifty and rng.below(5) else offers
    play.submit(0, among[rng.below(len(among))].move)


@pytest.mark.many
@pytest.mark.parametrize("name", NAMES)
def test_it_fits(name: str) -> None:
    game = BigScore.from_toml()
    phases = set()
    for seed in (1, 2):
        play = game.new_play(seeded(seed), 1, msgspec.convert({"scenario": name}, BigScoreOptions))
        rng = seeded(seed, 8)
        for at in range(200):
            view = play.view(at % 2 - 1)
            phases.add(view.phase)
            width = (60, 80, 130)[at % 3]
            for draw in DRAWINGS:
                texts = Texts(languages()[at // 3 % len(languages())], ["You"])
                shown = drawn(draw(game, view, texts, width), width)
                assert max(map(len, shown.splitlines())) <= width
                assert " ".join(shown.split()).startswith(texts(view.board.title))
                assert texts.say("big_score.solo-to-win", goal="", have="").partition(":")[0] in shown
            if play.outcome() is not None:
                break
            step(play, rng)
    assert {"hire", "assign"} <= phases


def one_view(**changes: object) -> tuple[BigScore, View]:
    """The first view of a game with this on its board."""
    game = BigScore.from_toml()
    assert isinstance(game, BigScore)
    view = game.new_play(seeded(3), 1, BigScoreOptions()).view(0)
    assert isinstance(view.board, SoloBoard)
    return game, msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, **changes))


def test_what_is_missing_is_said() -> None:
    game, view = one_view()
    shown = drawn(render.draw_board(game, view, Texts(names=["You"]), 100), 100)
    assert "To win: at least $1.5M in cash and assets. You have $200K. $1.3M to go." in shown
    assert "can no longer be won" not in shown
    game, view = one_view(winnable=False)
    assert "This can no longer be won." in drawn(render.draw_board(game, view, Texts(names=["You"]), 100), 100)


def test_the_vault_and_the_row_are_shown() -> None:
    game, view = one_view(
        jobs=(None,) * 6,
        jacks=2,
        diamonds=2,
        loot=("gold_bar",),
        drawn=("cash_20", "cash_20"),
        cops=3,
        row=(RowCard("driver", ("cop",)), RowCard("hacker", ())),
        set_aside=("driver",),
    )
    shown = drawn(render.draw_board(game, view, Texts(names=["You"]), 100), 100)
    for line in (
        "2 Jacks",
        "From jobs: 2 Diamonds",
        "Your vault tokens: Gold Bar",
        "Drawn: 2 × $20K",
        "Cop Track: 3 of 5 Cops",
        "On the Driver: Cop",
        "On the Hacker: —",
        "The traitors are among: Driver",
    ):
        assert line in shown
    assert "Needs" not in shown
    everything = drawn(render.draw_everything(game, view, Texts(names=["You"]), 100), 100)
    assert "Still in the vault: 10 × Cop" in everything
    assert "Jobs not seen yet: " in everything
