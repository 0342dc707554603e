"""The table of Masters of the Heist on the screen: at any width, from any seat, in every phase."""

import io

import pytest
from rich.console import Console, RenderableType

from getaway.games.masters import render
from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.head import Seat
from getaway.kernel.options import parse_options
from getaway.table.from_record import table_around
from getaway.terminal.local_table import LocalTable
from getaway.text.render import Texts
from tests.games.masters.table import GAME, planning
from tests.terminal.at_a_terminal import Typed, play

DRAWINGS = (render.draw_board, render.draw_everything)


@pytest.mark.many
@pytest.mark.parametrize("seats", [1, 2])
def test_it_fits(seats: int) -> None:
    game = Masters.from_toml()
    play = game.new_play(chance_of(SimulatedDeal(8, 0)), seats, parse_options(game.options_type, {}))
    names = [game.seat_name(seat, seats) for seat in range(seats)]
    rng = seeded(3)
    phases = set()
    for step in range(40):
        view = play.view(step % (seats + 1) - 1)
        phases.add(view.phase)
        width = (60, 80, 130)[step % 3]
        for draw in DRAWINGS:
            shown = drawn(draw(game, view, Texts(names=names), width), width)
            assert max(map(len, shown.splitlines())) <= width
            assert "Round" in shown
        seat = play.waiting_for()[0]
        offers = play.offers(seat)
        play.submit(seat, offers[rng.below(len(offers))].move)
    assert {"purchase", "plan"} <= phases


def drawn(what: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_keeping_crew_between_games_of_the_campaign() -> None:
    text = Masters.standard_pack_text().replace(b"[80, 100,", b"[0, 100,").replace(b"money = 8", b"money = 90")
    game = Masters.from_toml(text)
    play = game.new_play(chance_of(SimulatedDeal(8, 0)), 1, parse_options(game.options_type, {}))
    while (view := play.view(0)).phase != "carry_over":
        play.submit(0, view.offers[-1 if len(view.board.sides[0].crew) > 1 else 0].move)
    play.submit(0, play.offers(0)[0].move)
    shown = drawn(render.draw_board(game, play.view(0), Texts(names=["Ann"]), 80), 80)
    assert "Game 1 of 3 · goal $0" in shown
    assert "kept: " in shown
    assert "Marks (" not in shown


def test_what_is_under_the_tops_is_listed_where_there_is_room() -> None:
    game = Masters.from_toml()
    view = game.new_play(seeded(1), 2, parse_options(game.options_type, {})).view(0)
    shown = {}
    for width in (80, 130):
        shown[width] = drawn(render.draw_board(game, view, Texts(names=["Ann", "Ben"]), width), width)
    assert "Mastermind $12K" in shown[130]
    assert "Mastermind" not in shown[80]
    assert "+2" in shown[80]


@pytest.mark.rule("MH-5.4")
def test_a_plan_that_is_sure_to_fail_is_sealed_only_when_it_is_entered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[Typed] = ["plancrew thug", "plancrew fall_guy"]
    planned += [f"planselector {number}" for number in (2, 1, 3, 4)]
    local = two_planning()
    asked = play(monkeypatch, local, [*planned, "undo", *planned[-2:]])
    for screen in (asked.screens[6], asked.screens[9]):
        assert "Its first heist, Honest Bank, needs Skill 2 and has 1." in screen
        assert "same move again" in screen
    assert local.play.journal == []
    local = two_planning()
    play(monkeypatch, local, [*planned, planned[-1]])
    assert len(local.play.journal) >= len(planned)


@pytest.mark.rule("MH-5.4")
def test_a_plan_that_may_take_a_mark_is_sealed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    local = two_planning()
    planned: list[Typed] = ["plancrew thug", "plancrew fall_guy"]
    planned += [f"planselector {number}" for number in (1, 2, 3, 4)]
    sealed = play(monkeypatch, local, planned)
    assert len(local.play.journal) >= len(planned)
    assert "same again" not in sealed.shown


def two_planning() -> LocalTable:
    state = planning(("thug", "fall_guy"), ("pickpocket", "con_artist"))
    laid_out = CataloguePlay(GAME, 2, MastersOptions(), state)
    return LocalTable(table_around(laid_out, SimulatedDeal(8, 0), (Seat("Ann"), Seat("Ben", "random"))))
