"""What people and packs name is shown as it stands: everything is printed by the console of terminal/screen.py."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "getaway"


def makes_a_console(source: str) -> bool:
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(
        (isinstance(called, ast.Name) and called.id == "Console")
        or (isinstance(called, ast.Attribute) and called.attr in ("Console", "get_console"))
        for called in calls
    )


def test_no_module_but_the_screen_makes_a_console() -> None:
    made = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py") if makes_a_console(path.read_text("utf-8"))]
    assert made == [Path("terminal/screen.py")]
