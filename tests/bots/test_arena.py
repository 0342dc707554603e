"""Contests: rotation, pairing, teams, and the ladder's page."""

from math import inf
from pathlib import Path

import pytest
from tools.ladder import (
    Keeper,
    Timed,
    added_up,
    agrees,
    goals,
    lines,
    meets,
    page,
    published,
    sections,
)

from getaway.bots.random_bot import RandomBot
from getaway.bots.registry import KINDS, LEVELS, UnknownBot, check_bot, make_bot
from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.options import BankOptions
from getaway.kernel.capabilities import teams_of
from getaway.kernel.chance import seeded
from getaway.kernel.errors import IllegalMove
from getaway.kernel.ladder import Row
from getaway.kernel.statistics import Interval
from getaway.lab.contests import ArenaResult, Contest, Played, participants, play_contest, play_game

GAMES = {"big_score": BigScore.from_toml(), "rob_a_bank": RobABank.from_toml(), "masters": Masters.from_toml()}
PAGE = Path(__file__).parents[2] / "docs" / "ladder.md"


def test_every_deal_is_played_in_every_rotation() -> None:
    contest = Contest(GAMES["big_score"], 3, (), ("greedy", "random"), 5)
    assert participants(contest) == ("greedy", "random", "random")
    seatings = [play_game(contest, number).bots for number in range(3)]
    assert sorted(seating.index("greedy") for seating in seatings) == [0, 1, 2]


def test_a_team_is_one_bot() -> None:
    game = RobABank.from_toml()
    assert teams_of(game, game.new_state(seeded(1), 4, BankOptions()), 4) == ((0,), (1, 2, 3))
    contest = Contest(GAMES["rob_a_bank"], 4, (), ("greedy", "random"), 5)
    assert [play_game(contest, number).bots for number in (0, 1)] == [("greedy", "random"), ("random", "greedy")]


def test_a_bank_that_is_drawn_is_a_team_of_its_own() -> None:
    game = RobABank.from_toml()
    drawn = [teams_of(game, game.new_state(seeded(deal), 3, BankOptions(bank="random")), 3)[0] for deal in range(20)]
    assert set(drawn) == {(0,), (1,), (2,)}
    contest = Contest(GAMES["rob_a_bank"], 3, (("bank", "random"),), ("random", "random"), 5)
    assert {sum(play_game(contest, number).shares) for number in range(40)} == {1.0}
    chosen = contest._replace(bots=("greedy", "random"))
    seated = [play_game(chosen, number) for number in range(40)]
    assert {played.bots for played in seated} == {("greedy", "random"), ("random", "greedy")}
    assert {sum(played.shares) for played in seated} == {1.0}


def test_an_illegal_move_stops_the_arena_and_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda bot, observation: 99_999)
    with pytest.raises(IllegalMove, match="game 3 of seed 5: the random bot chose move 99999 at seat"):
        play_game(Contest(GAMES["masters"], 2, (), ("random",), 5), 3)


def test_a_game_is_the_same_in_any_process() -> None:
    contest = Contest(GAMES["masters"], 2, (), ("greedy", "random"), 6)
    assert list(play_contest(contest, 4, jobs=2)) == list(play_contest(contest, 4, jobs=1))


def test_a_result_knows_bots_and_sides() -> None:
    result = ArenaResult(Contest(GAMES["rob_a_bank"], 4, (), ("a", "b"), 0))
    result.add(Played(0, ("a", "b"), (1.0, 0.0)))
    result.add(Played(1, ("b", "a"), (1.0, 0.0)))
    assert list(result.bots) == ["a", "b"]
    assert result.bots["a"].share == 0.5
    assert result.sides["bank"]["a"].share == 1.0
    assert result.sides["robbers"]["a"].share == 0.0


@pytest.mark.parametrize("name", [*KINDS, *(level.name for level in LEVELS), "ismcts:7"])
def test_every_bot_that_is_named_can_be_made(name: str) -> None:
    game = Masters.from_toml()
    assert make_bot(name, game, 2, seeded(1)).name in KINDS


@pytest.mark.parametrize("name", ["gredy", "ismcts:0", "ismcts:x", "", "greedy:5"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no bot"):
        check_bot(name)


CHEAP = [row for rows in sections().values() for row in rows if row.bots == ("greedy", "random")]
MASTERS = next(row for row in CHEAP if row.game == "masters")
PUBLISHED = published(PAGE.read_text(encoding="utf-8"))


def sampled(row: Row, games: int) -> list[Timed]:
    keeper = Keeper(None)
    keeper.play(row, games, 1, inf)
    return keeper.of(row)


def on_the_page(row: Row) -> Interval:
    option = row.options[0][1] if row.options else ""
    against = row.bots[1] if len(row.bots) > 1 else ""
    wanted = (row.game, option, row.seats, row.bots[0], against)
    return next(line.share for line in PUBLISHED if line[:5] == wanted)


def test_the_page_has_every_row() -> None:
    for rows in sections().values():
        for row in rows:
            assert on_the_page(row).games <= row.games


def test_every_bar_on_the_page_is_met() -> None:
    bars = [line for line in PUBLISHED if line.bar]
    assert len(bars) > 20
    for line in bars:
        assert meets(line.share, line.bar) or line.is_open, line


@pytest.mark.many
@pytest.mark.parametrize("row", CHEAP, ids=lambda row: f"{row.game}-{row.seats}")
def test_a_small_sample_agrees_with_the_ladder(row: Row) -> None:
    games = 4 * row.seats
    sample = added_up(row, sampled(row, games))
    assert sample.share("greedy").games == games
    assert agrees(sample.share("greedy"), on_the_page(row))


@pytest.mark.many
@pytest.mark.parametrize("row", CHEAP, ids=lambda row: f"{row.game}-{row.seats}")
def test_a_bot_that_is_not_what_the_page_says_disagrees(row: Row) -> None:
    other = row._replace(bots=("random", "random"))
    assert not agrees(added_up(other, sampled(other, 4 * row.seats)).share("random"), on_the_page(row))


def test_a_bar_can_be_missed() -> None:
    found = Interval(0.7, 0.58, 0.8, 60)
    assert meets(found, "70%")
    assert not meets(found, "71%")
    assert not meets(found, "low 60%")
    assert meets(found, "low 50%")


def test_a_row_has_a_line_for_each_side() -> None:
    row = Row("rob_a_bank", 2, ("random",) * 2, 2)
    assert len(lines(row, added_up(row, sampled(row, 2)))) == 3


def test_no_game_begins_when_the_time_is_up() -> None:
    row = Row("masters", 1, ("random",), 3)
    keeper = Keeper(None)
    keeper.play(row, 3, 1, until=0.0)
    assert keeper.of(row) == []


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    row = Row("masters", 1, ("random",), 3)
    file = tmp_path / "games"
    Keeper(file).play(row, 2, 1, inf)
    first = file.read_bytes()
    again = Keeper(file)
    assert len(again.of(row)) == 2
    file.write_bytes(first + first)
    assert len(Keeper(file).of(row)) == 2
    again.play(row, 3, 1, inf)
    assert [timed.played.number for timed in again.of(row)] == [0, 1, 2]
    assert file.read_bytes().startswith(first)
    assert "- random: 0, 0 and 0 of 3 campaigns" in goals(row, again.of(row))


def test_the_page_is_written_as_it_is_read() -> None:
    keeper = Keeper(None)
    row = MASTERS
    keeper.play(row, 4, 1, inf)
    line = next(line for line in published(page(keeper)) if line.game == "masters")
    assert line[:5] == ("masters", "", 2, "greedy", "random")
    assert line.share.games == 4
