"""Which kind a game, a play or a state is, is asked in the kernel alone; others call `getaway.kernel.capabilities`."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "getaway"
STATE_CHECK = re.compile(r"isinstance\(\w+, \w*State\b")
ASKED = ("game", "play", "state")


def checks(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if STATE_CHECK.search(line)]


def type_questions(text: str) -> list[str]:
    """Every `isinstance(game, …)` but the one that tells a game from its name; `play` and `state` likewise."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    found = [(ast.unparse(call.args[0]), call) for call in calls if ast.unparse(call.func) == "isinstance"]
    return [
        ast.unparse(call)
        for what, call in found
        if what.rpartition(".")[2].lstrip("_") in ASKED and ast.unparse(call.args[1]) != "str"
    ]


def test_no_code_asks_for_the_type_of_a_state() -> None:
    """A Ruleset, a Policy and an Observation are generic over the State: nobody asserts which they were given."""
    found = {str(path): lines for path in SOURCE.rglob("*.py") if (lines := checks(path.read_text()))}
    assert found == {}


def test_only_the_kernel_and_a_games_own_folder_ask_for_the_type_of_a_game() -> None:
    inside = [SOURCE / "kernel", *(plugin.parent for plugin in SOURCE.glob("games/*/plugin.py"))]
    paths = [path for path in SOURCE.rglob("*.py") if not any(path.is_relative_to(folder) for folder in inside)]
    found = {str(path): asked for path in paths if (asked := type_questions(path.read_text(encoding="utf-8")))}
    assert found == {}


@pytest.mark.parametrize("planted", ["  assert isinstance(state, BankState)", "if isinstance(first, OwnState):"])
def test_a_planted_check_is_found(planted: str) -> None:
    assert checks(planted)


@pytest.mark.parametrize("planted", ["isinstance(game, Campaign)", "isinstance(a._game, A)", "isinstance(t.play, B)"])
def test_a_planted_question_is_found(planted: str) -> None:
    assert type_questions(planted)
    assert not type_questions("isinstance(game, str) or isinstance(event, TableEvent)")
