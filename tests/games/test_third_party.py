"""A game in a package of its own is found by every process of `getaway`, and a broken one is left out of all."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import getaway as package

EXAMPLE = Path(__file__).parents[2] / "examples" / "tic-tac-toe" / "src"
POINTS = "[getaway.games]\ntic_tac_toe = getaway_tic_tac_toe.plugin:PLUGIN\nhangman = no_such_module:PLUGIN\n"


@pytest.fixture
def site(tmp_path: Path) -> str:
    """What pip leaves of a package, in front of what is installed."""
    metadata = tmp_path / "getaway_pastimes-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: getaway-pastimes\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(POINTS)
    source = Path(package.__file__).parents[1]
    return os.pathsep.join([str(tmp_path), str(EXAMPLE), str(source), os.environ.get("PYTHONPATH", "")])


def run(site: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "getaway", *arguments]
    environment = {**os.environ, "PYTHONPATH": site}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def test_a_broken_game_is_left_out_and_named(site: str) -> None:
    ran = run(site, "games", "--json")
    listed = {game["name"] for game in msgspec.json.decode(ran.stdout)}
    assert {"masters", "tic_tac_toe"} <= listed
    assert "hangman" not in listed
    assert ran.stderr == (
        "The game 'hangman' of the package 'getaway-pastimes' is left out: "
        "ModuleNotFoundError: No module named 'no_such_module'\n"
    )


def test_it_is_played_in_processes_of_their_own(site: str) -> None:
    command = ("sim", "tic_tac_toe", "--games", "40", "--json")
    one, two = (msgspec.json.decode(run(site, *command, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["games"] == 40
    assert one["checksum"] == two["checksum"]
