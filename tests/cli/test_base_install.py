"""The base install: rules, bots and the command line, without the packages of the extra `server`."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import getaway as package

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"prometheus-client": "prometheus_client", "argon2-cffi": "argon2"}
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
from getaway.cli import main
main()
"""


def names(requirements: list[str]) -> set[str]:
    return {re.split("[<>=;]", each)[0] for each in requirements}


def run(tmp_path: Path, *arguments: str, stdin: str = "", extra: str = "server") -> "subprocess.CompletedProcess[str]":
    """A command where the packages of an extra are not installed."""
    missing = {MODULES.get(name, name) for name in names(PROJECT["optional-dependencies"][extra])}
    command = [sys.executable, "-c", WITHOUT.format(missing=missing), *arguments]
    path = os.pathsep.join([str(Path(package.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=tmp_path, env=environment)


def test_the_base_install_needs_six_packages() -> None:
    needed = {"msgspec", "mypy-extensions", "typer", "rich", "fluent.runtime", "babel"}
    assert names(PROJECT["dependencies"]) == needed


@pytest.mark.parametrize(
    "words",
    [
        "--version",
        "--help",
        "serve --help",
        "games",
        "rules masters MH-5.6",
        "sim big_score --games 2 --seed 1",
        "sim masters --games 2 --seed 1 --json",
        "arena rob_a_bank --bots greedy,random --games 2 --seed 1",
        "odds score --help",
        "heist --seed CQ6Z-9TJ5",
        "pack check --help",
    ],
)
def test_commands_work_without_the_server(tmp_path: Path, words: str) -> None:
    done = run(tmp_path, *words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_game_is_played_recorded_and_checked_without_the_server(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "masters", "--seed", "5", stdin="1\n" * 2000 + "save game.json\n")
    assert (played.returncode, played.stderr) == (0, "")
    checked = run(tmp_path, "verify", "game.json")
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("words", ["serve --port 0", "backup copy.db --database house.db", "restore copy.db"])
def test_what_needs_the_server_names_the_extra(tmp_path: Path, words: str) -> None:
    (tmp_path / "house.db").touch()
    done = run(tmp_path, *words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        r"getaway: getaway \w+ needs the package \w+, which is not installed. Run: pip install 'getaway\[server\]'\n",
        done.stderr,
    )


def test_a_pdf_names_the_extra_that_it_needs(tmp_path: Path) -> None:
    done = run(tmp_path, "heist", "--pdf", "heist.pdf", extra="print")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "getaway: getaway heist --pdf needs the package typst, which is not installed. "
        "Run: pip install 'getaway[print]'\n"
    )


def test_importing_the_package_imports_nothing_slow() -> None:
    slow = ["typer", "rich", "pydantic", "starlette", "getaway.server", "getaway.terminal"]
    code = f"import sys, getaway; print([name for name in {slow} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
