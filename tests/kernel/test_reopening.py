"""Opening a sealed choice again: what is refused. What it does is in `getaway.testing.test_reopening`."""

import pytest

from getaway.games.registry import game_of
from getaway.kernel.chance import seeded
from getaway.kernel.play import Play


def play_of(name: str, seats: int) -> Play:
    game = game_of(name)
    return game.new_play(seeded(1), seats, game.options_type())


@pytest.mark.rule("HR-2")
def test_a_seat_that_the_game_does_not_have_opens_nothing() -> None:
    play = play_of("masters", 2)
    for why in (play.why_not_reopen, play.why_not_keep_sealed):
        rejection = why(2)
        assert rejection is not None
        assert rejection.rule == "HR-2"


@pytest.mark.rule("HR-38")
@pytest.mark.parametrize("name", ["masters", "score"])
def test_where_nothing_is_sealed_nothing_is_opened(name: str) -> None:
    play = play_of(name, 2)
    for act in (play.why_not_reopen, play.reopen, play.why_not_keep_sealed, play.keep_sealed):
        rejection = act(1)
        assert rejection is not None
        assert rejection.rule == "HR-38"
