"""Stepping through a record."""

import io

import pytest
from rich.console import Console

from getaway.games.masters.game import Masters
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.events import SPECTATOR
from getaway.kernel.head import Seat
from getaway.kernel.options import parse_options
from getaway.kernel.record import Record, make_record
from getaway.table.replaying import Replay
from getaway.terminal.local_table import new_table
from getaway.terminal.replaying import ReplayScreen


def record() -> Record:
    """Seed 4, with the first move taken back, to the end of the first round."""
    deal = SimulatedDeal(4, 0)
    game = Masters.from_toml()
    play = game.new_play(chance_of(deal), 2, parse_options(game.options_type, {}))
    first = play.waiting_for()[0]
    play.submit(first, play.offers(first)[0].move)
    play.take_back(first)
    while play.view(SPECTATOR).board.round == 1:
        seat = play.waiting_for()[0]
        play.submit(seat, play.offers(seat)[0].move)
    return make_record(play, deal, (Seat("Ann"), Seat("Ben")))


RECORD = record()


def walk(monkeypatch: pytest.MonkeyPatch, viewer: int, typed: list[str]) -> list[str]:
    """What is shown before each answer."""
    console = Console(file=io.StringIO(), width=80)
    screens = []
    answers = iter(typed)

    def read(prompt: str) -> str:
        assert isinstance(console.file, io.StringIO)
        screens.append(console.file.getvalue())
        console.file = io.StringIO()
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", read)
    ReplayScreen(RECORD, viewer, console).step_through()
    return screens


def test_a_sealed_choice_is_one_step() -> None:
    plans = [entry for entry in RECORD.moves if entry.move and str(entry.move["move"]).startswith("Plan")]
    assert Replay(RECORD).length == len(RECORD.moves) - len(plans) + 2


def test_a_take_back_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    name = RECORD.seats[RECORD.moves[0].seat].name
    assert f"• {name} undoes their last move." in walk(monkeypatch, SPECTATOR, ["2"])[1]


def test_stepping(monkeypatch: pytest.MonkeyPatch) -> None:
    last = Replay(RECORD).length
    screens = walk(monkeypatch, SPECTATOR, ["", "b", "b", "999", "2", "", "q"])
    shown = ["Start", "Step 1", "Start", "Start", f"Step {last} of {last}", "Step 2", "Step 3"]
    assert len(screens) == len(shown)
    for screen, words in zip(screens, shown, strict=True):
        assert words in screen
    assert len(walk(monkeypatch, 0, ["9" * 5000, "", "never read"])) == 2
    assert len(walk(monkeypatch, 0, [])) == 1


def test_a_table_of_bots_alone_runs_to_its_end() -> None:
    game = Masters.from_toml()
    local = new_table(game, SimulatedDeal(1, 0), parse_options(game.options_type, {}), 0, 1)
    local.let_bots_move()
    assert local.play.outcome() is not None
    assert local.person_to_move(None) is None
