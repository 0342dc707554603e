"""What stands where on the screen."""

import pytest
from getaway_tic_tac_toe.game import TicTacToe

from getaway.bots.ismcts import IsmctsBot
from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.score.game import Score
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.terminal.local_table import LocalTable, new_table
from tests.contract.many_bids import ManyBids

from .at_a_terminal import play


def table(game: Game, seats: int, *, side: str | None = None, bot: str = "random") -> LocalTable:
    options = parse_options(game.options_type, {})
    return new_table(game, SimulatedDeal(4, 0), options, 1, seats, side, (bot,))


def test_few_lines_of_news_stand_above_the_prompt_and_many_above_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = play(monkeypatch, table(BigScore.from_toml(), 4), ["1", "1", "log 16"]).screens
    few, many, log = screens[1:4]
    assert few.index("Worth") < few.index("• You are The") < few.index("Choose your starting item")
    assert many.index("• Round 1 begins") < many.index("Worth") < many.index("(16 new log lines above. `log 16`")
    assert log.count("\n•") == 16


def test_news_of_all_seats_of_one_person_come_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, table(RobABank.from_toml(), 3, side="robbers"), ["1"] * 6).shown
    assert shown.count("• The Bank plays card 1: ") == 1


def test_only_what_can_be_asked_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    score = play(monkeypatch, table(Score.from_toml(), 1), ["hint", "odds"])
    assert "Type a number, or: rules, log, look, save, help, quit" in score.screens[0]
    assert "Score has no hints." in score.screens[1]
    assert "Score has no odds." in score.screens[2]
    masters = play(monkeypatch, table(Masters.from_toml(), 1), [])
    assert "Type a number, or: rules, hint, odds, log, look, save, help, quit" in masters.screens[0]
    tic_tac_toe = play(monkeypatch, table(TicTacToe.from_toml(), 2), [])
    assert "Type a number, or: rules, hint, log, look, save, help, quit" in tic_tac_toe.screens[0]


def test_many_offers_stand_in_columns_below_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    first, moves, *_ = play(monkeypatch, table(ManyBids.from_toml(), 2), ["moves"]).screens
    assert len(first.splitlines()) <= 25
    assert first.index("Has sealed") < first.index("Keep your card") < first.index(" 1 Challenge Player 1 to a duel   ")
    assert " more. `moves` lists them all.\n" in first
    assert "Type a number, a move such as `Bid 0`, or: rules, hint" in first
    assert "90 Bid 89" not in first
    assert "90 Bid 89" in moves
    assert len(moves.splitlines()) < 30


def test_a_few_offers_have_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    first, moves, *_ = play(monkeypatch, table(TicTacToe.from_toml(), 2), ["moves"]).screens
    assert "\n1 Mark cell 1" in first
    assert "\n9 Mark cell 9" in first
    assert "9 Mark cell 9" in moves


def test_the_help_names_what_applies(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = play(monkeypatch, table(TicTacToe.from_toml(), 2), ["help"]).screens[1]
    named = {line.split()[0] for line in plain.splitlines() if line[:1].isalpha()}
    assert named.isdisjoint({"reset", "scenario", "seat", "odds", "story", "export"})
    assert {"moves", "undo", "rules", "hint", "log", "look", "save", "quit"} <= named
    score = play(monkeypatch, table(Score.from_toml(), 1), ["help"]).screens[1]
    assert "\nstory " in score
    assert "\nexport " in score
    assert "\nhint " not in score


def test_long_questions_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    question = play(monkeypatch, table(Score.from_toml(), 1), ["1", "Faye"]).screens[2]
    assert "for each person you\n     dress to fit" in question
    assert max(map(len, question.splitlines())) <= 80


def test_a_bot_that_thinks_is_named_and_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bot: object, observation: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(IsmctsBot, "choose", interrupted)
    played = play(monkeypatch, table(Masters.from_toml(), 2, bot="normal"), ["no"], terminal=True)
    assert "Player 2 is thinking…" in played.screens[0]
    assert "Save the game before you leave?" in played.screens[0]
    assert len(played.screens) == 2
