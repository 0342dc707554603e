"""A bot that errs at the terminal: it is said, and the game goes on."""

import pytest

from getaway.bots.greedy import GreedyBot
from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.kernel.deal import SimulatedDeal
from getaway.terminal.local_table import new_table


def test_an_illegal_move_is_said_and_another_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "choose", lambda bot, observation: 99_999)
    local = new_table(Masters.from_toml(), SimulatedDeal(4, 0), MastersOptions(), 0, 2, bots=("greedy",))
    local.let_bots_move()
    assert local.play.outcome() is not None
    assert "a random legal move was made for it: " in str(local.bot_errors[0])
    assert "99999" in str(local.bot_errors[0])
