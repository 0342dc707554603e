"""docs/operating.md names every setting of `getaway serve`."""

import re
from pathlib import Path

import msgspec
from typer.main import get_command

from getaway.cli.app import app
from getaway.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def test_every_setting_is_told_of() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.name for option in serve.params} - {"help", "config"}
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    told = re.findall(r"^\| `--(?:no-)?([a-z-]+)` \| `GETAWAY_([A-Z_]+)` \| `([a-z_]+) = ", PAGE, re.M)
    assert options == fields == {name.replace("-", "_") for name, _, _ in told}
    assert all(name.replace("-", "_") == variable.lower() == key for name, variable, key in told)
