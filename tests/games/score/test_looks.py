"""A new Criminal's name, look and portrait (SC-1)."""

from itertools import islice

import pytest

from getaway.games.score import campaign, looks
from getaway.games.score import moves as m
from getaway.text.messages import Message

from .table import ANN, GM, Table


def test_suggested_names_are_free_and_never_run_out() -> None:
    assert list(islice(looks.free_names("face", {"Vesper", "Felix"}), 6)) == [
        "Juno",
        "Delphine",
        "Santiago",
        "Pearl",
        "Vesper 2",
        "Juno 2",
    ]
    assert next(looks.free_names("of another pack", {"Vesper"})) == "Juno"


def test_a_look_is_suggested_in_every_language_or_somebodys_own_words() -> None:
    assert looks.look_text("suit") == Message("score.look-suit")
    assert looks.look_text("a parrot") == "a parrot"
    assert looks.look_text("") == ""
    assert set(looks.looks_of("tech")) < set(looks.looks_of("of another pack"))


@pytest.mark.rule("SC-9.5")
def test_look_and_portrait_stay_with_a_criminal_and_go_along_in_the_campaign() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready", portrait="owl", look="suit"))
    shown = table.play.view(GM).board.crew[0]
    assert (shown.portrait, shown.look) == ("owl", Message("score.look-suit"))
    resumed = Table()
    resumed.do(GM, campaign.read(campaign.export(table.open, table.hidden), 3, GM))
    assert (resumed.open.crew[0].portrait, resumed.open.crew[0].look) == ("owl", "suit")


def test_a_portrait_is_one_of_the_house() -> None:
    Table().refused(ANN, m.CreateCriminal("Faye", "face", "ready", portrait="dinosaur"), "HR-3")
