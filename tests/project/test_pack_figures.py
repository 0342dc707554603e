"""Every figure of every pack is read by the rules."""

import ast
from pathlib import Path

import pytest

from getaway.games import registry
from getaway.games.registry import game_types
from getaway.kernel.pack import tables

FOLDER = Path(registry.__file__).parent


def names_read(game: str) -> set[str]:
    """What the rules of a game read by name: attributes, and texts for getattr. Definitions of fields do not count."""
    found = set()
    for file in (FOLDER / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("game", game_types())
def test_every_figure_is_read(game: str) -> None:
    figures = {name for _, table in tables(game_types()[game].from_toml().pack) for name in table.figures()}
    assert figures - names_read(game) == set()
