"""The command as a whole: help, version, mistakes, pipes."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from getaway import __version__, cli
from getaway.cli.app import main
from getaway.cli.inputs import is_compiled
from getaway.games.registry import game_types

from .conftest import Getaway, in_a_process


def test_the_version_says_which_build_it_is(getaway: Getaway) -> None:
    build = "compiled" if is_compiled() else "pure"
    assert getaway("--version") == (0, f"getaway {__version__} ({build})\n", "")


@pytest.mark.parametrize("command", [[], ["pack"], ["play", "--help"], ["sim", "-h"], ["pack", "new", "--help"]])
def test_help(getaway: Getaway, command: list[str]) -> None:
    ran = getaway(*command)
    assert ran.code == 0
    assert "Usage: getaway" in ran.out


def test_every_game_is_listed(getaway: Getaway) -> None:
    ran = getaway("games")
    listed = msgspec.json.decode(getaway("games", "--json").out)
    assert [game["name"] for game in listed] == list(game_types())
    for game in game_types().values():
        assert game.title in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gamse"], "Did you mean “games”?"),
        (["games", "--jsn"], "There is no option --jsn. Did you mean --json?"),
        (["play"], "GAME is missing. See getaway play --help."),
        (["play", "mastres"], "There is no game “mastres”. Did you mean “masters”?"),
        (["play", "masters", "--seats", "7"], "is for 1 or 2 players, not 7"),
        (["play", "masters", "--seats", "two"], "--seats"),
        (["play", "masters", "--solo", "--seats", "2"], "--solo is for one player, but --seats says 2"),
        (
            ["play", "big_score", "--scenario", "heat"],
            "There is no scenario “heat”. Choose biggest_score, diamond_thief",
        ),
        (["play", "big_score", "--scenario", "extreme", "--seats", "2"], "--scenario is for one player, but --seats"),
        (["play", "masters", "--scenario", "heat_is_on"], "There is no scenario “heat_is_on”. Choose campaign."),
        (["sim", "rob_a_bank", "--scenario", "heat_is_on"], "How To Rob A Bank has no scenarios"),
        (["play", "masters", "--option", "speed"], "“speed” is not an option with a value. Write NAME=VALUE."),
        (["play", "masters", "--option", "speed=1"], "There is no option “speed”. Options: opponent_card"),
        (
            ["play", "masters", "--option", "opponent_card=none"],
            "Option opponent_card must be all or tops, not “none”.",
        ),
        (["play", "masters", "--seed", "-1"], "--seed -1: the seed must be a whole number from 0"),
        (["play", "masters", "--pack", "none.toml"], "Can't read none.toml: no such file"),
        (["play", "masters", "--resume", "none.json"], "Can't read none.json: no such file"),
        (["play", "masters", "--resume", "."], "Can't read .: it is a folder."),
        (["play", "masters", "--resume", "a", "--solo"], "Leave out --solo"),
        (["play", "masters", "--resume", "a", "--seed", "0"], "Leave out --seed"),
        (["play", "big_score", "--resume", "a", "--scenario", "random"], "Leave out --scenario"),
        (["sim", "masters", "--games", "0"], "--games"),
        (["sim", "masters", "--seats", "3"], "is for 1 or 2 players, not 3"),
        (["sim", "masters", "--seed", str(2**63)], "must be a whole number from 0"),
        (["verify", "none.json"], "Can't read none.json: no such file"),
        (["replay", "none.json"], "Can't read none.json: no such file"),
    ],
)
def test_a_mistake_is_answered_by_one_sentence(getaway: Getaway, arguments: list[str], words: str) -> None:
    ran = getaway(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("getaway: ")
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_a_disk_that_fails_is_answered_by_one_sentence(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = getaway("sim", "masters", "--games", "1", "--record", "out")
    assert (ran.code, ran.err) == (
        2,
        f"getaway: {Path('out').absolute()}/masters-0-000000.json: no space left\n",
    )


def test_main_exits(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["getaway", "--version"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0


def test_an_interruption_while_it_loads_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def find_spec(self, *_: object) -> None:
            raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "getaway.cli.app")
    monkeypatch.setattr(sys, "meta_path", [Interrupted()])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 130


@pytest.mark.parametrize("command", [["rules", "masters"], ["games", "--json"]])
def test_nobody_reading_the_output_is_no_crash(command: list[str]) -> None:
    reader = subprocess.Popen(["true"], stdin=subprocess.PIPE)
    reader.wait()
    assert reader.stdin is not None
    ran = in_a_process(*command, stdout=reader.stdin)
    assert (ran.returncode, ran.stderr) == (1, "")
    reader.stdin.close()
