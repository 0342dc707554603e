"""The installed package: compiled all or nothing, and the same game by game as the interpreted source."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from setup import compiled_modules

from tests.contract.cases import STATE_CASES, StateCase

ROOT = Path(__file__).parents[2]
GAMES = 300
FULL_BOX = [case for case in STATE_CASES if case.pack is None]


def getaway(*arguments: str, pure: bool) -> str:
    """What the command prints on the installed build, or interpreted from the source."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "getaway", *arguments]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def is_binary(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    assert not spec.origin.startswith(str(ROOT / "src")), "the compiled tests run on the installed package"
    return not spec.origin.endswith(".py")


def test_all_of_it_is_compiled_or_nothing() -> None:
    paths = [Path(path).with_suffix("") for path in compiled_modules()]
    binaries = {name: is_binary(name) for name in (".".join(path.parts[1:]) for path in paths)}
    assert len(set(binaries.values())) == 1, binaries
    if os.environ.get("GETAWAY_REQUIRE_COMPILED") == "1":
        assert all(binaries.values())


@pytest.mark.parametrize("case", FULL_BOX, ids=str)
def test_seeded_games_are_the_same_in_both_builds(case: StateCase) -> None:
    arguments = ["sim", case.game_type.name, "--seats", str(case.seats), "--games", str(GAMES), "--seed", "7", "--json"]
    for name in case.options.__struct_fields__:
        value = getattr(case.options, name)
        arguments += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    installed = json.loads(getaway(*arguments, pure=False))
    interpreted = json.loads(getaway(*arguments, pure=True))
    assert not interpreted["compiled"]
    assert installed["checksum"] == interpreted["checksum"]
    assert installed["mean_scores"] == interpreted["mean_scores"]
