"""How a total came about: the lines add up to the score, and each says why."""

import pytest

from getaway.games.big_score.phases import OVER
from getaway.games.big_score.solo import phases as solo_phases
from getaway.games.big_score.solo import scoring as solo_scoring
from getaway.games.big_score.solo import views as solo_views
from getaway.kernel.chance import seeded
from tests.games.big_score.kit import BOX, at_vault, new
from tests.games.big_score.solo.desk import Desk

Lines = list[tuple[str, int, str]]


def lines(loot: list[str], drives: int = 0, ability: str | None = None) -> Lines:
    table = at_vault(3, loot={0: loot})
    side = table.state.sides[0]
    side.drives = drives
    side.ability = BOX.type_ids.index(ability) if ability else -1
    table.state.phase = OVER
    view = table.play.view(-1).board.sides[0]
    assert sum(line.amount for line in view.lines) == view.score
    return [(line.kind, line.amount, str(line.why)) for line in view.lines if line.kind != "cash"]


@pytest.mark.rule("BS-5.1", "BS-5.2", "BS-5.3")
def test_each_kind_has_its_line_and_reason() -> None:
    assert lines(["silver_bar", "gold_bar"]) == [("bars", 350, "1 Silver, 1 Gold")]
    assert lines(["diamond"] * 3) == [("diamonds", 100, "3")]
    assert lines(["artifact"] * 2) == [("artifacts", 60, "2"), ("majority", 250, "most at the table")]


@pytest.mark.rule("BS-5.4", "BS-4.21")
def test_pairs_and_what_is_alone() -> None:
    assert lines(["digital_key"]) == [("pairs", 0, "key alone")]
    assert lines([], drives=1) == [("pairs", 0, "drive alone")]
    assert lines(["digital_key"], drives=2) == [("pairs", 200, "1 pair")]
    assert lines(["digital_key"] * 2, drives=2) == [("pairs", 400, "2 pairs")]
    assert lines(["digital_key"], drives=2, ability="hacker") == [("pairs", 200, "1 pair"), ("hacker", 50, "1 alone")]
    assert lines(["digital_key"], drives=1, ability="hacker") == [("pairs", 200, "1 pair")]


@pytest.mark.rule("BS-5.1")
def test_cash_of_both_acts() -> None:
    table = at_vault(2, loot={0: ["cash_50"]})
    table.state.phase = OVER
    first, second = table.play.view(0).board.sides
    assert [(line.amount, str(line.why)) for line in first.lines] == [(first.cash + 50, f"${first.cash}K + $50K")]
    assert [(line.amount, line.why) for line in second.lines] == [(second.cash, "")]


def test_the_lines_add_up_in_any_game_and_come_at_its_end_only() -> None:
    for seed in range(4):
        table = new(3, seed)
        rng = seeded(seed)
        while table.play.outcome() is None:
            assert not any(side.lines for side in table.play.view(-1).board.sides)
            seat = table.play.waiting_for()[0]
            offers = table.play.offers(seat)
            table.do(seat, offers[rng.below(len(offers))].move)
        for side in table.play.view(-1).board.sides:
            assert sum(line.amount for line in side.lines) == side.score


@pytest.mark.rule("SO-3.6", "SO-4.3")
@pytest.mark.parametrize(
    ("scenario", "majority", "kinds"),
    [
        ("biggest_score", False, ["cash", "bars", "diamonds", "artifacts", "pairs"]),
        ("biggest_score", True, ["cash", "bars", "diamonds", "artifacts", "majority", "pairs"]),
        ("magic_paintings", False, ["cash"]),
    ],
)
def test_a_solitaires_lines(scenario: str, majority: bool, kinds: list[str]) -> None:
    desk = Desk(scenario, majority=majority)
    desk.state.loot = desk.tokens("silver_bar", "cash_20", "artifact", "digital_key")
    desk.state.diamonds = 2
    desk.state.drives = 1
    assert solo_views.board(desk.state).lines == ()
    desk.state.phase = solo_phases.OVER
    board = solo_views.board(desk.state)
    assert [line.kind for line in board.lines] == kinds
    assert sum(line.amount for line in board.lines) == solo_scoring.score(desk.state) == board.score
