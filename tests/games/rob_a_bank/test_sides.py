"""Who plays for the Bank, and who against it."""

from typing import Any

import pytest

from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.options import BankOptions
from getaway.kernel.capabilities import seats_of_team, team_of
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded

GAME = RobABank.from_toml()


def test_a_side_is_read_from_the_position_without_building_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table asks for the team of every listener at every move."""
    play = GAME.new_play(seeded(3), 4, BankOptions(bank="random"))
    bank = play.view(0).board.bank

    def no_view(self: CataloguePlay[Any], viewer: int) -> None:
        raise AssertionError("a view was built")

    monkeypatch.setattr(CataloguePlay, "view", no_view)
    robbers = tuple(seat for seat in range(4) if seat != bank)
    assert seats_of_team(GAME, play, "bank") == (bank,)
    assert seats_of_team(GAME, play, "robbers") == robbers
    assert team_of(GAME, play, robbers[0]) == robbers
    assert team_of(GAME, play, bank) == ()
