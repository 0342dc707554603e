"""docs/operating.md names every setting of `getaway serve`, and every event of its log."""

import re
from pathlib import Path

import msgspec
from typer.main import get_command

from getaway.cli.app import app
from getaway.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
LOGGED = re.compile(r"\blog\.(?:debug|info|warning|error|exception|critical)\(\s*([^,)]*)")


def test_every_setting_is_told_of() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.name for option in serve.params} - {"help", "config"}
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    told = re.findall(r"^\| `--(?:no-)?([a-z-]+)` \| `GETAWAY_([A-Z_]+)` \| `([a-z_]+) = ", PAGE, re.M)
    assert options == fields == {name.replace("-", "_") for name, _, _ in told}
    assert all(name.replace("-", "_") == variable.lower() == key for name, variable, key in told)


def test_every_event_of_the_log_is_listed() -> None:
    server = ROOT / "src" / "getaway" / "server"
    logged = {name for path in server.rglob("*.py") for name in LOGGED.findall(path.read_text(encoding="utf-8"))}
    table = PAGE.partition("| `event` | when |\n")[2].partition("\n\n")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.M)
    assert sorted(listed) == sorted({name.strip('"') for name in logged} | {"library"})
    assert all(re.fullmatch(r'"\w+"', name) for name in logged), "an event is named in the call"
