"""Masters of the Heist in German: names of cards, events for their reader, the board."""

import io

import pytest
from rich.console import Console

from getaway.games.masters import events as e
from getaway.games.masters import render
from getaway.games.masters.game import Masters
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.options import parse_options
from getaway.text.render import Texts
from tests.games.masters.table import GAME

DE = Texts("de", ["Ann", "Player 2"], viewer=0)


def test_every_component_of_the_box_has_a_german_name() -> None:
    words = GAME.words
    names = [*map(words.card, words.crew), *map(words.mark, words.marks), *map(words.hood, words.hoods)]
    same = [name.name for name in names if DE.argument(name) == name.name]
    assert same == ["Veteran"], "a veteran is a Veteran in both languages"


def test_a_card_that_a_pack_renames_keeps_the_name_of_the_pack() -> None:
    text = Masters.standard_pack_text().replace(b'name = "Kingpin"', b'name = "Big Tony"')
    words = Masters.from_toml(text).words
    assert DE.argument(words.card("kingpin")) == "Big Tony"
    assert DE.argument(words.card("thug")) == "Haudrauf"


@pytest.mark.parametrize(
    ("event", "german"),
    [
        (e.CrewBought(0, "thug", 2), "Du kaufst für $2K: Haudrauf."),
        (e.CrewBought(1, "thug", 2), "Player 2 kauft für $2K: Haudrauf."),
        (e.MarkTaken(1, "honest_bank", 3, 0), "Ehrliche Bank: Player 2 erbeutet $3K."),
        (e.MarkTaken(0, "honest_bank", 3, 1), "Ehrliche Bank: Du erbeutest $3K und $1K an Boni."),
        (
            e.MarkContested("honest_bank", 1, 14, 2),
            "Ehrliche Bank: Beide Crews sind da. Player 2 setzt sich mit Muskeln 14 gegen 2 durch.",
        ),
        (e.SelectorTurned(0, 3, False), "Du deckst Wahlkarte 3 auf: Dort liegt kein Ziel."),
        (e.GameEnded([20, 10]), "Die Partie ist vorbei: du $20K und Player 2 $10K."),
    ],
)
def test_an_event_for_its_reader(event: Event, german: str) -> None:
    assert DE(GAME.describe(event)) == german


def test_the_board_fits_in_german_too() -> None:
    view = GAME.new_play(seeded(1), 2, parse_options(GAME.options_type, {})).view(0)
    for width in (60, 80, 130):
        for draw in (render.draw_board, render.draw_everything):
            file = io.StringIO()
            Console(file=file, width=width).print(draw(GAME, view, DE, width))
            shown = file.getvalue()
            assert max(map(len, shown.splitlines())) <= width
            assert "Runde 1" in shown
            assert "Round" not in shown
