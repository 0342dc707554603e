"""Each game says in its plugin which of its modules setup.py compiles."""

import ast
from importlib.util import find_spec
from pathlib import Path

from setup import compiled_modules, plugin_arguments

from getaway.games.registry import plugins

ROOT = Path(__file__).parents[2]


def test_a_plugin_is_read_without_importing_it() -> None:
    source = "from nowhere import Plugin\nPLUGIN = Plugin(\n game='a.game:A', compiled = False, interpreted=('a.b',)\n)"
    assert plugin_arguments(source) == {"game": "a.game:A", "compiled": False, "interpreted": ("a.b",)}
    assert "compiled" not in plugin_arguments("# compiled=False\nPLUGIN = Plugin(game='a.game:A')")


def test_every_module_that_is_called_interpreted_is_there() -> None:
    named = [module for plugin in plugins().values() for module in plugin.interpreted]
    assert named
    assert [module for module in named if find_spec(module) is None] == []


def test_no_compiled_module_defines_structs_or_draws_on_the_terminal() -> None:
    """mypyc compiles no class with a metaclass, and text gains nothing by it."""
    for path in compiled_modules():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            match node:
                case ast.ClassDef():
                    assert "msgspec.Struct" not in map(ast.unparse, node.bases), path
                case ast.ImportFrom(module=str(module)):
                    assert module.partition(".")[0] not in ("rich", "typer"), path
