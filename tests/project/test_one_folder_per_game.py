"""A game is named in its own folder, in its tests and in the documentation, and nowhere else."""

import ast
import re
from pathlib import Path

import pytest

from getaway.games.registry import game_types

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/getaway", "bench", "tools")
FILES = [ROOT / "setup.py", *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))]
GAMES = game_types()
TITLES = [kind.title for kind in GAMES.values() if " " in kind.title]
CLASSES = [kind.__name__ for kind in GAMES.values()]
MOVES = [kind.__name__ for game in GAMES.values() for kind in game.move_types if not kind.__name__[1:].islower()]
"""Those of several words: a single one may be an everyday word."""
MOVE = re.compile(rf"\b(?:{'|'.join(MOVES)})\b", re.IGNORECASE)
PREFIXES = {next(iter(game.rulebook().rules))[:2] for game in GAMES.values()}
RULE = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[0-9]")


def own_code() -> list[Path]:
    """Every file that is not in a game's folder."""
    inside = [ROOT / "src" / "getaway" / "games" / name for name in GAMES]
    return [path for path in FILES if not any(path.is_relative_to(folder) for folder in inside)]


def named(source: str) -> list[str]:
    """What a file says about a single game: imports, classes, rules, names and titles as text."""
    found = RULE.findall(source)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                found += [alias.name for alias in node.names if _is_in_a_game(alias.name)]
            case ast.ImportFrom() if node.module:
                modules = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
                found += [module for module in modules if _is_in_a_game(module)]
            case ast.Name():
                found += [node.id] if node.id in CLASSES + MOVES else []
            case ast.Constant() if isinstance(node.value, str):
                found += _in_text(node.value)
    return found


def _is_in_a_game(module: str) -> bool:
    return any(f"{module}.".startswith(f"getaway.games.{name}.") for name in GAMES)


def _in_text(text: str) -> list[str]:
    """A name with an underscore is nothing but a game's wherever it stands; one without may be an everyday word."""
    names = [name for name in GAMES if text == name or ("_" in name and re.search(rf"\b{name}\b", text))]
    modules = [f"getaway.games.{name}" for name in GAMES if f"getaway.games.{name}" in text]
    return [*names, *modules, *(title for title in TITLES if title in text), *MOVE.findall(text)]


@pytest.mark.parametrize("path", own_code(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    assert named(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "import getaway.games.masters.game",
        "from getaway.games.masters.game import something",
        "from getaway.games import masters",
        "isinstance(game, RobABank)",
        "if name == 'score': pass",
        "ROWS = [('big_score', 4)]",
        "'a table of Masters of the Heist'",
        "load_part('getaway.games.score.api:ENDPOINTS')",
        "print('getaway play big_score')",
        "# a game may hide it again (RB-3.5)",
        "HELP = 'as in `buycrew kingpin`'",
        "isinstance(move, TakeWelfare)",
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert named(planted)


def test_everyday_words_are_no_names() -> None:
    assert named("score = scores[0]\ntext = 'mean score'\nfrom getaway.games.registry import plugins") == []
