"""Every game at the terminal in German: nothing is left in English, and nothing is an id."""

import re
from pathlib import Path

import pytest

from getaway.games.registry import game_type
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.terminal.local_table import new_table

from .at_a_terminal import Played, play

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines

ENGLISH = re.compile(r"\b(?:the|you|your|yours|and|of|with|this|are|have|has|is|not|no|for|to|or|from|by)\b", re.I)
"""Words that German does not have, or spells otherwise."""
SAME = ("Masters of the Heist", "How To Rob A Bank", "The Big Score")
ID = re.compile(r"\b(?:terminal|table|units|page|cli|errors|masters|big_score|rob_a_bank|score)\.[a-z]")
ASIDE = ["hint", "odds", "log", "look", "moves", "help", "scenario", "story", "undo", "rules 1.1", "seat"]
"""Commands typed at some turns."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("getaway.table.advice.ITERATIONS", 30)
    monkeypatch.setattr("getaway.table.advice.REST_ITERATIONS", 10)
    monkeypatch.setattr("getaway.games.masters.odds.SAMPLES", 20)
    monkeypatch.chdir(tmp_path)


def played_in_german(monkeypatch: pytest.MonkeyPatch, game: Game, seats: int, people: int, turns: int) -> Played:
    """So many turns of random moves, each after one of the other commands."""
    options = parse_options(game.options_type, {})
    local = new_table(game, SimulatedDeal(5, 0), options, people, seats, bots=("random",))
    rng, typed = seeded(3), 0
    answers: list[str] = []

    def choose() -> str:
        nonlocal typed
        if answers:
            return answers.pop(0)
        typed += 1
        seat = local.person_to_move()
        if typed > turns or seat is None:
            raise EOFError
        if typed % 2:
            return ASIDE[typed // 2 % len(ASIDE)]
        offers = local.play.offers(seat)
        number = rng.below(len(offers))
        answers.extend("Zoe" if blank.kind == "text" else "" for blank in offers[number].blanks)
        return str(number + 1)

    return play(monkeypatch, local, [], choose=choose, language="de")


@pytest.mark.parametrize(
    ("name", "seats", "people"),
    [
        ("masters", 2, 1), ("masters", 2, 2), ("masters", 1, 1), ("big_score", 4, 1), ("big_score", 1, 1),
        ("rob_a_bank", 2, 1), ("rob_a_bank", 3, 3), ("score", 1, 1), ("score", 3, 3),
    ],
)  # fmt: skip
def test_nothing_is_said_in_english(monkeypatch: pytest.MonkeyPatch, name: str, seats: int, people: int) -> None:
    shown = played_in_german(monkeypatch, game_type(name).from_toml(), seats, people, 100).shown
    assert "Eine Nummer" in shown
    assert not ID.findall(shown)
    for title in SAME:
        shown = shown.replace(title, "")
    shown = re.sub(r"`[^`]*`", "", shown)
    assert sorted({line.strip() for line in shown.splitlines() if ENGLISH.search(line)}) == []
