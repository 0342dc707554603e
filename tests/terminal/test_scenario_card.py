"""The rules of a solo scenario at the terminal: before the first move, and on command."""

import msgspec
import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.kernel.deal import SimulatedDeal
from getaway.terminal.local_table import new_table
from tests.terminal.at_a_terminal import play


def test_the_card_is_shown_at_the_start_and_by_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    options = msgspec.convert({"scenario": "simultaneous_plunder"}, BigScoreOptions)
    local = new_table(BigScore.from_toml(), SimulatedDeal(4, 0), options, 1, 1)
    shown = play(monkeypatch, local, ["1", "scenario", "quit", "no"])
    first, later, asked = shown.screens[:3]
    for screen in (first, asked):
        assert "then rob the vault once" in screen
        assert "You can't flee." in screen
        assert "at least $1.5M in cash and assets" in screen
    assert "You can't flee." not in later


def test_a_table_has_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    local = new_table(BigScore.from_toml(), SimulatedDeal(4, 0), BigScoreOptions(), 1, 3)
    shown = play(monkeypatch, local, ["scenario", "quit", "no"])
    assert "This is not a scenario with special rules." in shown.shown
