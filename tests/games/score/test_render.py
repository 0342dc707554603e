"""The table of Score at a terminal."""

import io

from rich.console import Console

from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score.render import draw_board, draw_everything
from getaway.text.render import Texts

from .table import ANN, GAME, GM, Table


def test_names_and_scenes_that_people_write_are_shown_as_they_stand() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Ann [/b] :car:", "face", "mimic"))
    table.start()
    table.do(GM, m.SetScene("The [/i] door", "It is [red]shut."))
    view = table.play.view(ANN)
    for draw in (draw_board, draw_everything):
        console = Console(file=io.StringIO(), width=80, markup=False, emoji=False)
        console.print(draw(GAME, view, Texts(names=["Gil [/b]", "Ann [/b]", "Bob"]), 80))
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        for words in ("Ann [/b] :car:", "The [/i] door", "It is [red]shut."):
            assert words in shown


def test_papers_are_shown_to_whom_they_are_for() -> None:
    table = Table()
    table.do(GM, p.PrepareScene("The vault", "Steel."), p.WritePerson("Milo", "guard", "sleep"), p.ShowPerson(1))
    table.do(ANN, p.AddBoundary("line", "spiders"), p.AddBoundary("veil", "torture"))
    for seat, words in ((GM, ("The vault: Steel.", "Milo: guard, sleep")), (ANN, ("Milo: guard",))):
        console = Console(file=io.StringIO(), width=80)
        console.print(draw_board(GAME, table.play.view(seat), Texts(), 80))
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        for each in (*words, "Lines: spiders", "Veils: torture"):
            assert each in shown
    assert "sleep" not in shown
