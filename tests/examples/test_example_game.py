"""The games of examples/: packages of their own that play everywhere, and the page that explains them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.game import Game
from getaway.kernel.plugin import Plugin
from getaway.kernel.policy import Policy
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State
from getaway.testing import Adapter
from tests.example import EXAMPLE, EXAMPLES, environment

ROOT = Path(__file__).parents[2]
QUIET = ("-p", "no:cacheprovider", "-p", "no:xdist")
PAGE = ROOT / "docs" / "adding-a-game.md"
LAST_RULE = {"tic_tac_toe": "TT-1.3", "split_the_loot": "SL-3.1"}


@pytest.fixture(scope="module", params=LAST_RULE)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of processes in which the examples are as good as installed."""
    return environment(tmp_path_factory.mktemp("site"))


def folder_of(game: str) -> Path:
    return EXAMPLES / game.replace("_", "-")


def run(game: str, installed: dict[str, str], *command: str) -> str:
    """What a module prints, run where the example lies."""
    ran = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder_of(game), env=installed, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def texts(folder: Path) -> list[str]:
    return [
        path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".md", ".ftl")
    ]


def test_the_first_is_small() -> None:
    assert sum(len(text.splitlines()) for text in texts(EXAMPLE)) < 300


def test_its_own_tests_pass(game: str, installed: dict[str, str]) -> None:
    run(game, installed, "pytest", *QUIET, "tests")


def test_it_keeps_the_contract(game: str, installed: dict[str, str]) -> None:
    assert "passed" in run(game, installed, "pytest", *QUIET, "--pyargs", "getaway.testing", "--game", game)


def test_it_plays_at_the_command_line(game: str, installed: dict[str, str]) -> None:
    assert game in run(game, installed, "getaway", "games")
    assert "20 random games" in run(game, installed, "getaway", "sim", game, "--games", "20")
    contest = run(game, installed, "getaway", "arena", game, "--bots", "ismcts:20,random", "--games", "4")
    assert "ismcts:20" in contest
    assert LAST_RULE[game] in run(game, installed, "getaway", "rules", game)


def test_the_page_shows_what_is_there() -> None:
    files = texts(EXAMPLES)
    snippets = re.findall(r"```(?:python|toml|markdown|fluent)\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    assert len(snippets) > 15
    for snippet in snippets:
        assert any(snippet.rstrip() in file for file in files), f"not in the examples: {snippet}"


NAMED = {
    "Plugin": Plugin.__struct_fields__,
    "State": [name for name, value in vars(State).items() if callable(value) and not name.startswith("_")],
    "Ruleset": [name for name in vars(Ruleset) if not name.startswith("_")],
    "Game": Game.__annotations__,
    "CatalogueGame": CatalogueGame.__abstractmethods__,
    "Policy": [name for name, value in vars(Policy).items() if callable(value) and not name.startswith("_")],
    "Adapter": [name for name in vars(Adapter) if not name.startswith("_")],
}


@pytest.mark.parametrize("part", NAMED)
def test_the_page_names_all_that_an_author_may_write(part: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in NAMED[part] if not re.search(rf"`[^`\n]*\b{name}\b", page)] == []
