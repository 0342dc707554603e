"""docs/operating.md names every setting of `getaway serve`."""

import re
from pathlib import Path

from typer.main import get_command

from getaway.cli.app import app

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def test_every_setting_is_told_of() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.opts[0]: option.envvar for option in serve.params if option.opts[0] != "--help"}
    told = dict(re.findall(r"^\| `(--[a-z]+)` \| (?:`([A-Z_]+)`)? ?\|", PAGE, re.M))
    assert told == {name: envvar or "" for name, envvar in options.items()}
