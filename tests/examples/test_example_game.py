"""The game of examples/: a package of its own that plays everywhere, and the page that explains it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import EXAMPLE, environment

ROOT = Path(__file__).parents[2]
QUIET = ("-p", "no:cacheprovider", "-p", "no:xdist")
PAGE = ROOT / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of processes in which the example is as good as installed."""
    return environment(tmp_path_factory.mktemp("site"))


def run(installed: dict[str, str], *command: str) -> str:
    """What a module prints, run where the example lies."""
    ran = subprocess.run([sys.executable, "-m", *command], cwd=EXAMPLE, env=installed, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_is_small() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 300


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    run(installed, "pytest", *QUIET, "tests")


def test_it_keeps_the_contract(installed: dict[str, str]) -> None:
    assert "passed" in run(installed, "pytest", *QUIET, "--pyargs", "getaway.testing", "--game", "tic_tac_toe")


def test_it_plays_at_the_command_line(installed: dict[str, str]) -> None:
    assert "tic_tac_toe" in run(installed, "getaway", "games")
    assert "20 games" in run(installed, "getaway", "sim", "tic_tac_toe", "--games", "20")
    assert "ismcts:20" in run(
        installed, "getaway", "arena", "tic_tac_toe", "--bots", "ismcts:20,random", "--games", "4"
    )
    assert "TT-1.3" in run(installed, "getaway", "rules", "tic_tac_toe")


def test_the_page_shows_what_is_there() -> None:
    files = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".md")]
    snippets = re.findall(r"```(?:python|toml|markdown)\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    assert len(snippets) > 10
    for snippet in snippets:
        assert any(snippet.rstrip() in file for file in files), f"not in the example: {snippet}"
