"""`hint` and `odds` at a terminal, and bots by level."""

from pathlib import Path

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.events import Rejection
from getaway.table import advice
from getaway.table.commands import Make, Odds
from getaway.terminal.advice import hint_rows, odds_lines
from getaway.terminal.local_table import LocalTable, new_table
from getaway.text.messages import Message
from tests.cli.conftest import Getaway
from tests.cli.conftest import english_environment as english_environment
from tests.cli.conftest import getaway as getaway

MASTERS = Masters.from_toml()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 30)
    monkeypatch.setattr(advice, "REST_ITERATIONS", 10)


def at_the_plan(odds: Odds = "live") -> LocalTable:
    local = new_table(MASTERS, SimulatedDeal(4, 0), MASTERS.options_type(), 1, 2, bots=("greedy",), odds=odds)
    while True:
        local.let_bots_move()
        if local.play.view(0).phase == "plan":
            return local
        first(local)


def first(local: LocalTable) -> None:
    """Make the first move that is offered."""
    assert local.submit(0, Make(local.play.offers(0)[0].move)) is None


def test_a_hint_names_offers_by_their_numbers_and_says_why() -> None:
    local = at_the_plan()
    offers = local.play.offers(0)
    rows = hint_rows(local, 0)
    assert isinstance(rows, list)
    assert rows == hint_rows(local, 0), "in a game with a seed the same question has the same answer"
    shown = [(number, str(words)) for number, words in rows]
    end = shown.index(("", f"After {rows[0][0]}, continue with:"))
    assert "Selector" in shown[-1][1]
    for number, words in shown[:end]:
        assert words.startswith(str(offers[int(number) - 1].text))
        assert "— wins about" in words or "— too few tries to tell." in words


def test_odds_follow_the_table() -> None:
    live = odds_lines(at_the_plan(), 0)
    assert isinstance(live, list)
    assert any("likely" in str(line) for line in live)
    assert odds_lines(at_the_plan("off"), 0) == Rejection("HR-21", Message("table.no-odds-here"))
    after = at_the_plan("after")
    while 0 in after.play.waiting_for():
        first(after)
    lines = odds_lines(after, 0)
    assert isinstance(lines, list)
    assert str(lines[0]) == "Before your last move:"


def test_the_same_seed_gives_the_same_game_with_searching_bots() -> None:
    logs = []
    for _ in range(2):
        local = new_table(MASTERS, SimulatedDeal(5, 0), MASTERS.options_type(), 1, 2, bots=("ismcts:6",))
        for _ in range(6):
            local.let_bots_move()
            first(local)
        logs.append([event.words for event in local.table.events_after(0, 0)])
    assert logs[0] == logs[1]


def test_bots_are_seated_in_the_order_named() -> None:
    game = BigScore.from_toml()
    local = new_table(game, SimulatedDeal(1, 0), game.options_type(), 1, 4, bots=("hard", "normal"))
    assert [seat.bot for seat in local.table.record_seats()] == [None, "hard", "normal", "normal"]


def test_play_takes_levels_and_odds(getaway: Getaway, tmp_path: Path) -> None:
    ran = getaway("play", "masters", "--bots", "greedy", "--seed", "4", "--odds", "off", stdin="hint\nodds\nquit\nn\n")
    assert ran.code == 0
    assert "wins about" in ran.out
    assert "This table shows no odds." in ran.out
    assert getaway("play", "masters", "--bots", "strong").code == 2
    assert "--odds must be off, after or live." in getaway("play", "masters", "--odds", "never").err
