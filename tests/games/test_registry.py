"""Games are found through entry points; a package that offers a broken one does not take the others with it."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import msgspec
import pytest
from getaway_tic_tac_toe.game import TicTacToe

from getaway.bots.registry import policy_of
from getaway.games import registry
from getaway.games.masters.game import Masters
from getaway.games.masters.policy import MastersPolicy
from getaway.games.masters.policy_solo import CampaignPolicy
from getaway.games.registry import UnknownGame, game_type, game_types, parts, plugin_for, plugin_of, plugins
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.plugin import PartError, Plugin, load_part
from getaway.kernel.policy import Policy
from getaway.kernel.rulebook import Rulebook

TIC_TAC_TOE = Plugin(game="getaway_tic_tac_toe.game:TicTacToe")
WRONG_NAME = Plugin(game="getaway_tic_tac_toe.game:TicTacToe")
MISSING = Plugin(game="tests.load.no_such_module:Game")
NO_RULEBOOK = Plugin(game="tests.games.test_registry:NoRulebook")
NO_PACK = Plugin(game="tests.games.test_registry:NoPack")
NO_PLUGIN = "tic-tac-toe"
HERE = "tests.games.test_registry"


class NoRulebook(TicTacToe):
    """As in a folder without the file."""


class NoPack(NoRulebook):
    @classmethod
    def rulebook(cls, language: str = "en") -> Rulebook:
        return TicTacToe.rulebook()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that are found, to add to."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints(points).select(group=group))
    monkeypatch.setattr(registry, "plugins", registry.plugins.__wrapped__)
    registry._game_type.cache_clear()
    registry._warn.cache_clear()
    return points


def point(name: str, attribute: str, module: str = HERE) -> EntryPoint:
    return EntryPoint(name, f"{module}:{attribute}", "getaway.games")


def test_our_own_games_are_found_as_any_other() -> None:
    assert list(plugins()) == ["big_score", "masters", "rob_a_bank", "score"]
    assert game_types() == {name: game_type(name) for name in plugins()}


@pytest.mark.parametrize("plugin", plugins().values(), ids=plugins())
def test_every_part_that_a_plugin_names_is_there(plugin: Plugin) -> None:
    named = [path for path in msgspec.structs.astuple(plugin) if isinstance(path, str) and "." in path]
    assert all(load_part(path) is not None for path in named)


def test_a_game_of_another_package_is_played_as_any_other(installed: list[EntryPoint]) -> None:
    installed.append(point("tic_tac_toe", "TIC_TAC_TOE"))
    assert registry.game_types() == {"tic_tac_toe": TicTacToe}
    assert registry.plugin_of("tic_tac_toe") is TIC_TAC_TOE


@pytest.mark.parametrize(
    ("name", "attribute", "why"),
    [
        ("tic_tac_toe", "MISSING", "ModuleNotFoundError: No module named 'tests.load.no_such_module'"),
        ("tic_tac_toe", "NO_PLUGIN", "TypeError: tests.games.test_registry:NO_PLUGIN is not a getaway.kernel.plugin."),
        (
            "noughts",
            "WRONG_NAME",
            "its entry point is named 'noughts' and its Game 'tic_tac_toe'; the names must be the same",
        ),
        ("tic_tac_toe", "NO_RULEBOOK", "the file {folder}/rulebook.md is missing"),
        ("tic_tac_toe", "NO_PACK", "the file {folder}/pack.toml is missing"),
    ],
)
def test_a_broken_game_is_left_out_with_a_warning(
    installed: list[EntryPoint], caplog: pytest.LogCaptureFixture, name: str, attribute: str, why: str
) -> None:
    installed += [point(name, attribute), point("masters", "PLUGIN", "getaway.games.masters.plugin")]
    assert list(registry.game_types()) == ["masters"]
    why = why.format(folder=Path(__file__).parent)
    assert f"The game '{name}' of an unknown package is left out: {why}" in caplog.text
    cannot_load = re.escape(f"“{name}” can't be loaded: {why}")
    with pytest.raises(UnknownGame, match=f"There is no game|{cannot_load}"):
        registry.game_type(name)


def test_the_warning_names_the_package(installed: list[EntryPoint], caplog: pytest.LogCaptureFixture) -> None:
    class Distribution:
        name = "getaway-noughts"

    broken = point("noughts", "MISSING")
    broken.__dict__["dist"] = Distribution()
    installed.append(broken)
    assert registry.game_types() == {}
    assert "The game 'noughts' of the package 'getaway-noughts' is left out" in caplog.text


def test_two_games_of_one_name(installed: list[EntryPoint], caplog: pytest.LogCaptureFixture) -> None:
    installed += [point("tic_tac_toe", "TIC_TAC_TOE")] * 2
    assert list(registry.plugins()) == ["tic_tac_toe"]
    assert not caplog.text, "the same entry point twice is one game"
    installed.append(point("tic_tac_toe", "WRONG_NAME"))
    assert registry.plugin_of("tic_tac_toe") is TIC_TAC_TOE
    assert "there is another game of this name" in caplog.text


def test_a_part_that_cannot_be_loaded_is_left_out_with_a_warning(
    installed: list[EntryPoint], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{HERE}.TIC_TAC_TOE", msgspec.structs.replace(TIC_TAC_TOE, commands="no_such_module:add"))
    installed += [point("tic_tac_toe", "TIC_TAC_TOE"), point("score", "PLUGIN", "getaway.games.score.plugin")]
    assert list(parts("commands")) == ["score"]
    why = "(no_such_module:add) can't be loaded: ModuleNotFoundError: No module named 'no_such_module'; it is left out"
    assert f"The commands of the game “tic_tac_toe” {why}" in caplog.text


def test_a_part_that_is_no_function_is_said_with_its_game() -> None:
    plugin = msgspec.structs.replace(TIC_TAC_TOE, policy=f"{HERE}:NO_PLUGIN")
    with pytest.raises(
        PartError,
        match=r"The policy of the game “tic_tac_toe” \(.*\) can't be .*: a function or class is",
    ):
        plugin.policy_for(TicTacToe.from_toml(), 2)


def test_a_name_that_is_no_games(installed: list[EntryPoint]) -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. No game is installed\."):
        plugin_of("chess")
    installed.append(point("tic_tac_toe", "TIC_TAC_TOE"))
    with pytest.raises(UnknownGame, match="Did you mean “tic_tac_toe”"):
        plugin_of("tic_tac")
    with pytest.raises(UnknownGame, match="Installed games: tic_tac_toe"):
        plugin_of("chess")


def test_a_game_without_policy_odds_and_reasons_is_played_at_random() -> None:
    game, other = TicTacToe.from_toml(), Masters.from_toml()
    state = game.new_state(seeded(1), 2, game.options_type())
    observation = Observation.from_state(other.new_state(seeded(1), 2, other.options_type()), 0, seeded(2))
    policies = [policy_of(game, 2), TIC_TAC_TOE.policy_for(game, 2)]
    assert {type(policy) for policy in policies} == {Policy}
    assert plugin_for(game).reason(game, state, 0, 0) == TIC_TAC_TOE.reason(game, state, 0, 0) == ""
    assert (
        plugin_for(game).odds_lines(game, observation, seeded(3))
        == TIC_TAC_TOE.odds_lines(game, observation, seeded(3))
        == []
    )


def test_one_who_plays_alone_may_have_a_policy_of_its_own() -> None:
    game = Masters.from_toml()
    assert type(policy_of(game, 1)) is CampaignPolicy
    assert type(policy_of(game, 2)) is MastersPolicy


def test_bots_load_neither_the_terminal_nor_the_server() -> None:
    """What a bot's worker needs of every game, in a process of its own."""
    code = """
import sys
import getaway.bots.hints, getaway.bots.registry
from getaway.games.registry import game_types
for kind in game_types().values():
    getaway.bots.registry.policy_of(kind.from_toml(), kind.default_seats)
print(sorted({"rich", "typer", "starlette", "uvicorn"} & set(sys.modules)))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_one_game_is_loaded_without_the_others() -> None:
    code = """
import sys
from getaway.games.registry import game_type
game_type("masters")
print([name for name in sorted(sys.modules) if name.startswith("getaway.games.") and name.endswith(".game")])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "['getaway.games.masters.game']\n"
