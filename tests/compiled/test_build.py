"""The installed package: compiled all or nothing, and the same game by game as the interpreted source."""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from setup import compiled_modules

from getaway.testing.cases import StateCase
from tests.compiled.interpreted import Interpreted, interpreted, simulated
from tests.contract.cases import STATE_CASES

ROOT = Path(__file__).parents[2]
GAMES = 300
FULL_BOX = [case for case in STATE_CASES if case.pack is None]


@pytest.fixture(scope="module")
def source() -> Iterator[Interpreted]:
    with interpreted() as running:
        yield running


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
def test_seeded_games_are_the_same_in_both_builds(case: StateCase, source: Interpreted) -> None:
    order = (case.game_type.name, GAMES, case.seats, msgspec.to_builtins(case.options))
    assert simulated(*order) == source.simulated(*order)


def test_the_largest_box_of_masters_is_the_same_in_both_builds(tmp_path: Path, source: Interpreted) -> None:
    """Sixty cards and marks: sets that a 32-bit shift would spoil on one of the builds."""
    tiers = ("easy", "medium", "hard")
    kinds = ("grifter", "partner", "thief", "muscle", "insider")
    crew = [
        f'[[crew]]\nid = "c{n}"\nname = "Card {n}"\nkind = "{kinds[n % 5]}"\nprice = {1 + n % 7}\n'
        f'skill = {1 + n % 4}\nmuscle = {n + 1}\ndraw = {n % 2}\nsource = "reconstructed"\n'
        for n in range(60)
    ]
    marks = [
        f'[[marks]]\nid = "m{n}"\nname = "Mark {n}"\nneighborhood = "docks"\ntier = "{tiers[n % 3]}"\n'
        f'difficulty = {n % 5}\npayout = {n}\nsource = "reconstructed"\n'
        for n in range(60)
    ]
    head = (ROOT / "tests/contract/adapters/masters_small.toml").read_text(encoding="utf-8").partition("[[crew]]")[0]
    pack = tmp_path / "large.toml"
    pack.write_text(head + "\n".join(crew + marks), encoding="utf-8")
    order: tuple[str, int, int, dict[str, object], str] = ("masters", 20, 2, {}, str(pack))
    assert simulated(*order) == source.simulated(*order)
