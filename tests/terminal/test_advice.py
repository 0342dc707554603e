"""`hint` and `odds` at a terminal, and bots by level."""

from pathlib import Path

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.kernel.deal import SimulatedDeal
from getaway.terminal import advice
from getaway.terminal.advice import Advice
from getaway.terminal.sitting import Sitting, new_sitting
from tests.cli.conftest import Getaway
from tests.cli.conftest import getaway as getaway

MASTERS = Masters.from_toml()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_ITERATIONS", 30)


def at_the_plan() -> Sitting:
    sitting = new_sitting(MASTERS, SimulatedDeal(4, 0), MASTERS.options_type(), 1, 2, bots=("greedy",))
    while True:
        sitting.let_bots_move()
        if sitting.play.view(0).phase == "plan":
            return sitting
        sitting.submit(0, sitting.play.offers(0)[0].move)


def test_a_hint_names_offers_by_their_numbers_and_says_why() -> None:
    sitting = at_the_plan()
    offers = sitting.play.offers(0)
    lines = Advice(sitting, "live").hint(0)
    assert lines
    for line in lines:
        number, rest = line.split("  ", 1)
        assert rest.startswith(offers[int(number) - 1].text)
        assert "tries)" in line or "hardly tried" in line


def test_odds_follow_the_table() -> None:
    sitting = at_the_plan()
    assert any("robbed in" in line for line in Advice(sitting, "live").odds(0))
    assert Advice(sitting, "off").odds(0) == ["At this table nobody reckons odds."]
    after = Advice(sitting, "after")
    assert "after it is made" in after.odds(0)[0]
    after.before_move(0)
    assert after.odds(0)[0] == "Before your last such move:"


def test_the_same_seed_gives_the_same_game_with_searching_bots() -> None:
    logs = []
    for _ in range(2):
        sitting = new_sitting(MASTERS, SimulatedDeal(5, 0), MASTERS.options_type(), 1, 2, bots=("ismcts:6",))
        for _ in range(6):
            sitting.let_bots_move()
            sitting.submit(0, sitting.play.offers(0)[0].move)
        logs.append([line.text for line in sitting.log])
    assert logs[0] == logs[1]


def test_bots_are_seated_in_the_order_named() -> None:
    game = BigScore.from_toml()
    sitting = new_sitting(game, SimulatedDeal(1, 0), game.options_type(), 1, 4, bots=("hard", "normal"))
    assert [seat.bot for seat in sitting.seats] == [None, "hard", "normal", "normal"]


def test_play_takes_levels_and_odds(getaway: Getaway, tmp_path: Path) -> None:
    ran = getaway("play", "masters", "--bots", "greedy", "--seed", "4", "--odds", "off", stdin="hint\nodds\nquit\nn\n")
    assert ran.code == 0
    assert "tries)" in ran.out
    assert "nobody reckons odds" in ran.out
    assert getaway("play", "masters", "--bots", "strong").code == 2
    assert "expected off, after, live" in getaway("play", "masters", "--odds", "never").err
