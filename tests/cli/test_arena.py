"""`getaway arena`."""

import json
from pathlib import Path

import msgspec
import pytest

from getaway.games.masters.game import Masters

from .conftest import Getaway

DUEL = ("arena", "masters", "--bots", "greedy,random", "--seed", "3")


def test_one_object_says_it_all(getaway: Getaway) -> None:
    ran = getaway(*DUEL, "--games", "6", "--json")
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert (found["game"], found["seats"], found["games"], found["stopped_early"]) == ("masters", 2, 6, False)
    for name in ("greedy", "random"):
        bot = found["bots"][name]
        assert bot["games"] == 6
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
    assert found["bots"]["greedy"]["share"] + found["bots"]["random"]["share"] == pytest.approx(1)
    assert getaway(*DUEL, "--games", "6", "--json", "--jobs", "2").out == ran.out


def test_teams_are_told_apart(getaway: Getaway) -> None:
    ran = getaway("arena", "rob_a_bank", "--bots", "greedy,random", "--games", "4", "--seats", "3", "--json")
    found = msgspec.json.decode(ran.out)
    assert {bot["games"] for side in found["sides"].values() for bot in side.values()} == {2}


def test_it_stops_when_the_matter_is_clear(getaway: Getaway) -> None:
    ran = getaway(*DUEL, "--games", "500", "--stop-early")
    assert ran.code == 0
    assert "stopped early" in ran.out
    assert "greedy" in ran.out


@pytest.mark.parametrize("budget", [("--iterations", "4"), ("--time", "0.001")])
def test_a_search_has_a_budget(getaway: Getaway, budget: tuple[str, str]) -> None:
    ran = getaway("arena", "masters", "--bots", "ismcts,greedy", "--games", "1", *budget)
    assert (ran.code, ran.err) == (0, "")
    assert "ismcts" in ran.out


def test_alone_a_share_is_the_rate_of_wins(getaway: Getaway) -> None:
    ran = getaway("arena", "big_score", "--bots", "greedy", "--seats", "1", "--games", "3", "--json")
    assert msgspec.json.decode(ran.out)["bots"]["greedy"]["games"] == 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "gredy,random"), "Did you mean “greedy”?"),
        (("--bots", "greedy,random", "--seats", "3"), "for 1 or 2 players"),
        (("--bots", "greedy,random,random", "--seats", "2"), "3 bots are too many"),
        (("--bots", "greedy,random", "--iterations", "5", "--time", "1"), "not both"),
        (("--bots", "greedy,random", "--option", "nonsense"), "Write NAME=VALUE."),
    ],
)
def test_mistakes_are_told_in_a_sentence(getaway: Getaway, words: tuple[str, ...], complaint: str) -> None:
    ran = getaway("arena", "masters", *words)
    assert ran.code == 2
    assert complaint in ran.err


def test_one_bot_plays_alone_only_when_asked_to(getaway: Getaway) -> None:
    ran = getaway("arena", "masters", "--bots", "greedy", "--games", "1")
    assert ran.code == 2
    assert "Add --seats 1 to let it play Masters of the Heist alone" in ran.err


def test_arena_and_sim_name_the_pack(getaway: Getaway, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(Masters.standard_pack_text().decode().replace("start_money = 8", "start_money = 9"))
    game = Masters.from_toml(own.read_bytes())
    for command in (DUEL, ("sim", "masters")):
        asked = (*command, "--games", "1", "--pack", str(own))
        assert f"{game.pack_hash[:8]} (custom)" in getaway(*asked).out
        assert json.loads(getaway(*asked, "--json").out)["pack"]["hash"] == game.pack_hash
        assert "(custom)" not in getaway(*command, "--games", "1").out
