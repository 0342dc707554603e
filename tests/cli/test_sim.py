"""`getaway sim`."""

import os
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from getaway.games.masters.game import Masters
from getaway.games.registry import plugins
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.options import parse_options
from getaway.kernel.plugin import Plugin
from getaway.lab import simulation
from getaway.lab.simulation import Totals, simulate
from tests.contract import WHISPERS

from .conftest import Getaway

TIC_TAC_TOE = "getaway_tic_tac_toe.game"
MASTERS = ("sim", "masters", "--seed", "3", "--json", "--games")


def test_one_object_says_it_all(getaway: Getaway) -> None:
    ran = getaway(*MASTERS, "20")
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert found["game"] == "masters"
    assert found["pack"] == {"name": "Masters of the Heist", "version": 1, "hash": Masters.from_toml().pack_hash}
    assert found["rules_version"] == 1
    assert isinstance(found["compiled"], bool)
    assert (found["seats"], found["seed"], found["games"]) == (2, 3, 20)
    assert found["decisions"] == round(found["mean_length"] * 20)
    assert found["games_per_s"] == pytest.approx(20 / found["seconds"], rel=0.01)
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)
    assert sum(found["wins"]) + found["draws"] == 20
    assert sum(found["mean_shares"]) == pytest.approx(1)
    assert len(found["mean_scores"]) == 2


def test_the_games_are_those_of_the_seed(getaway: Getaway) -> None:
    found = msgspec.json.decode(getaway(*MASTERS, "6").out)
    game = Masters.from_toml()
    assert isinstance(game, Masters)
    decisions, scores = 0, [0, 0]
    for number in range(6):
        state = game.new_state(chance_of(SimulatedDeal(3, number)), 2, parse_options(game.options_type, {}))
        rng = seeded(3, 2 * number + 1)
        while state.actor() >= 0:
            state.random_step(rng)
            decisions += 1
        scores = [total + score for total, score in zip(scores, state.scores(), strict=True)]
    assert found["decisions"] == decisions
    assert found["mean_scores"] == [score / 6 for score in scores]


def test_the_checksum_depends_on_the_games_alone(getaway: Getaway) -> None:
    def checksum(*more: str) -> str:
        found: str = msgspec.json.decode(getaway(*MASTERS, *more).out)["checksum"]
        return found

    plain = checksum("40")
    assert checksum("40", "--jobs", "2") == plain
    assert checksum("40", "--record", "out") == plain
    assert checksum("41") != plain
    assert checksum("40", "--seed", "4") != plain
    assert checksum("40", "--seats", "1") != plain
    assert checksum("40", "--seats", "1", "--option", "opponent_marks=round") != checksum("40", "--seats", "1")


def test_records_verify_and_are_those_games(getaway: Getaway) -> None:
    found = msgspec.json.decode(getaway(*MASTERS, "2", "--seats", "1", "--record", "deep/er").out)
    files = sorted(Path("deep/er").iterdir())
    assert [file.name for file in files] == ["masters-3-000000.json", "masters-3-000001.json"]
    entries = 0
    for file in files:
        ran = getaway("verify", str(file))
        assert ran.code == 0
        assert f"Verified: {file}, Masters of the Heist, 1 seat." in ran.out
        entries += len(msgspec.json.decode(file.read_bytes())["moves"])
    assert entries == found["decisions"]


def test_a_pack_of_ones_own(getaway: Getaway) -> None:
    getaway("pack", "new", "masters", "mine.toml")
    rich = Path("mine.toml").read_text().replace("start_money = 8", "start_money = 80")
    Path("mine.toml").write_text(rich)
    own = msgspec.json.decode(getaway(*MASTERS, "4", "--pack", "mine.toml").out)
    standard = msgspec.json.decode(getaway(*MASTERS, "4").out)
    assert own["pack"]["hash"] != standard["pack"]["hash"]
    assert own["checksum"] != standard["checksum"]


def test_a_pack_that_can_be_read_only_once(getaway: Getaway, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_bytes, args=(Masters.standard_pack_text(),))
    writer.start()
    ran = getaway(*MASTERS, "4", "--pack", str(pipe))
    writer.join()
    assert msgspec.json.decode(ran.out)["pack"]["hash"] == Masters.from_toml().pack_hash


def test_for_people_it_is_a_table(getaway: Getaway) -> None:
    out = getaway("sim", "masters", "--games", "10").out
    assert "10 random games, seed 0" in out
    assert "Checksum: " in out


def test_a_game_without_end_is_named(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LIMIT", 30)
    ran = getaway(*MASTERS, "5")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "getaway: Game 0 of seed 3 is not over after 30 decisions.\n"


def test_a_bug_in_the_rules_says_where_it_came_up(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> tuple[int, int]:
        raise ZeroDivisionError

    monkeypatch.setattr(simulation, "traced_rollout", crash)
    with pytest.raises(ZeroDivisionError) as bug:
        getaway(*MASTERS, "5")
    assert bug.value.__notes__ == ["in game 0 of seed 3"]


def test_a_folder_that_cannot_be_written(getaway: Getaway) -> None:
    Path("file").touch()
    ran = getaway(*MASTERS, "5", "--record", "file/deep")
    assert ran.code == 2
    assert "Can't write file/deep: not a folder." in ran.err


def test_a_game_without_a_catalogue_cannot_be_simulated(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugins(), "whispers", WHISPERS)
    ran = getaway("sim", "whispers")
    assert ran.code == 2
    assert "Whispers can't be simulated" in ran.err


def test_draws_and_shared_wins_are_told_apart() -> None:
    batches: list[int] = []
    played = simulate("masters", 40, seed=1, progress=batches.append)
    assert batches == [2] * 20
    drawn = Totals(2)
    drawn.games = drawn.draws = 1
    played.add(drawn)
    assert sum(played.wins) + played.draws == played.games == 41
    assert played.shared == 0


def test_shared_wins_are_said(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugins(), "split_the_loot", Plugin(game="getaway_split_the_loot.game:SplitTheLoot"))
    ran = getaway("sim", "split_the_loot", "--games", "100", "--json")
    found = msgspec.json.decode(ran.out)
    assert found["shared"] > 0
    assert sum(found["wins"]) + found["draws"] == 100 + found["shared"]
    assert (
        f"shared by several seats, counted for each of them: {found['shared']}\n"
        in getaway("sim", "split_the_loot", "--games", "100").out
    )
    assert "several seats" not in getaway("sim", "masters", "--games", "5").out


def test_a_game_is_compiled_if_its_own_state_is(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.kernel.state.__file__", "state.so")
    monkeypatch.setitem(plugins(), "tic_tac_toe", Plugin(game="getaway_tic_tac_toe.game:TicTacToe"))
    assert not msgspec.json.decode(getaway("sim", "tic_tac_toe", "--games", "5", "--json").out)["compiled"]


@pytest.mark.parametrize(
    ("plugin", "words", "complaint"),
    [
        (Plugin(game="no_such_module:Game"), ("sim",), "The game “tic_tac_toe” can't be loaded: ModuleNotFoundError"),
        (Plugin(game=f"{TIC_TAC_TOE}:Wrong"), ("sim",), "has no attribute 'Wrong'"),
        (Plugin(game=f"{TIC_TAC_TOE}:TicTacToe", simulator=f"{TIC_TAC_TOE}:Wrong"), ("sim",),
         "The simulator of the game “tic_tac_toe” (getaway_tic_tac_toe.game:Wrong) can't be loaded: AttributeError"),
        (Plugin(game=f"{TIC_TAC_TOE}:TicTacToe", policy=f"{TIC_TAC_TOE}:FULL"),
         ("arena", "--bots", "greedy,random", "--games", "2"), "TypeError: a function or class is needed"),
        (Plugin(game=f"{TIC_TAC_TOE}:TicTacToe", render="no_such_module"), ("play",),
         "The render of the game “tic_tac_toe” (no_such_module) can't be loaded: ModuleNotFoundError"),
    ],
)  # fmt: skip
def test_a_part_of_a_game_that_cannot_be_loaded(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch, plugin: Plugin, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.setitem(plugins(), "tic_tac_toe", plugin)
    ran = getaway(words[0], "tic_tac_toe", *words[1:])
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("big_score", "heat_is_on", ["scenario=heat_is_on"]),
        ("big_score", "extreme", ["scenario=biggest_score", "extreme=true"]),
        ("masters", "campaign", []),
    ],
)
def test_a_scenario_of_any_game(getaway: Getaway, game: str, scenario: str, options: list[str]) -> None:
    by_name = getaway("sim", game, "--scenario", scenario, "--games", "20", "--json")
    given = [word for option in options for word in ("--option", option)]
    by_option = getaway("sim", game, "--seats", "1", *given, "--games", "20", "--json")
    assert by_name.code == by_option.code == 0
    result = msgspec.json.decode(by_name.out)
    assert result["seats"] == 1
    assert result["options"] == dict(option.split("=") for option in options)
    assert result["checksum"] == msgspec.json.decode(by_option.out)["checksum"]
