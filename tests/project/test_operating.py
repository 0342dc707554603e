"""docs/operating.md names every setting of `getaway serve`."""

import re
from pathlib import Path

from typer.main import get_command

from getaway.cli.app import app
from getaway.server.settings import PREFIX

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def test_every_setting_is_told_of() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    settings = {each.name: {*each.opts, *each.secondary_opts} for each in serve.params if each.name != "config"}
    told = dict(re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \|", PAGE, re.M))
    assert set(told.values()) == {PREFIX + name.upper() for name in settings}
    for option, variable in told.items():
        assert option in settings[variable.removeprefix(PREFIX).lower()]
