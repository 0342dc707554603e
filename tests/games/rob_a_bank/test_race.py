"""The race as the views tell it: bags out, bags to go, rounds left, and what the Robbers can still score."""

import pytest

from getaway.games.rob_a_bank.moves import ThrowBag
from getaway.games.rob_a_bank.options import BankOptions
from getaway.kernel.chance import seeded
from tests.games.rob_a_bank.scenes import GAME, Scene, do


@pytest.mark.rule("RB-1.2", "RB-5.2")
def test_the_race_counts_bags_and_rounds() -> None:
    race = Scene(scored=1, round=2, bags=(2, 3), locked=(5,), carried={"yellow": 1}).play().view(-1).board.race
    assert (race.scored, race.to_go, race.rounds_left, race.turns_left) == (1, 3, 2, 5)
    assert race.in_the_bank == 4  # lying, locked and carried
    assert race.most == 1 + 4 + 4


@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (0, "1 bag lost, 3 more and the Robbers win; 2 rounds to hold."),
        (1, "1 bag out, 3 to go, 2 rounds left."),
        (-1, "1 bag out, the Robbers need 3 more, 2 rounds left."),
    ],
)
def test_each_side_is_told_from_its_own(viewer: int, words: str) -> None:
    assert str(Scene(scored=1, round=2).play().view(viewer).board.race.words) == words


def test_a_bare_floor_promises_the_bags_of_its_tiles() -> None:

    plays = (GAME.new_play(seeded(seed), 4, BankOptions()) for seed in range(50))
    race = next(play for play in plays if play.view(-1).phase == "layout").view(-1).board.race
    assert (race.in_the_bank, race.most, race.to_go) == (3, 9, 5)


def test_the_last_bag_ends_it() -> None:
    play = Scene(seats=3, scored=3, robbers=(8, 1), carried={"yellow": 1}, car="B2", turn="yellow").play()
    do(play, ThrowBag())
    race = play.view(1).board.race
    assert (race.to_go, race.rounds_left, race.turns_left) == (0, 0, 0)
    assert str(race.words) == "You have all the bags you need."
