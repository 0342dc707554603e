"""`getaway serve`: run the server."""

from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import typer
from msgspec.structs import FieldInfo, fields

from getaway.cli.errors import BadOption, require_extra, say
from getaway.cli.language import texts
from getaway.server.settings import Setting, Settings, read_file

EXAMPLES = """
getaway serve
getaway serve --lan --port 8080
getaway serve --config getaway.toml
"""


def serve(context: typer.Context, config: Path | None, **chosen: Any) -> None:
    """Run the server."""
    with require_extra("server", "getaway serve"):
        from getaway.server import run  # not needed by any other command, and slow to load

    run.serve(msgspec.convert(chosen, Settings), texts().language)


_VALUES = {"host": "ADDRESS", "database": "FILE", "public_url": "URL"}
"""Placeholders for the values of settings in the help."""


def _use_file(context: typer.Context, path: Path | None) -> Path | None:
    """Use the settings in a file as defaults of the other options."""
    if path is not None:
        context.default_map = read_file(path)
    return path


def _parameter(name: str, kind: Any, default: Any, flags: str = "", **about: Any) -> Parameter:
    """An option for Typer, with its environment variable and its help text."""
    flags, help = flags or f"--{name.replace('_', '-')}", say(f"setting-{name.replace('_', '-')}").id
    option = typer.Option(flags, envvar=f"GETAWAY_{name.upper()}", show_envvar=False, help=help, **about)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option])


def _setting(field: FieldInfo) -> Parameter:
    kind, setting = get_args(field.type)
    assert isinstance(setting, Setting)
    if kind is int:
        return _parameter(field.name, int, field.default, metavar="N", min=setting.least, max=setting.most)
    if kind is bool:
        flags = f"--{field.name}/--no-{field.name}" if field.default else ""
        return _parameter(field.name, bool, field.default, flags)

    def check(value: str) -> str:
        if why := setting.text.why_not(value):
            raise BadOption(why)
        return value

    def check_list(values: list[str]) -> list[str]:
        """Split the comma-separated list in a variable."""
        return [check(part.strip()) for value in values for part in value.split(",") if part.strip()]

    if kind is str:
        return _parameter(field.name, str, field.default, metavar=_VALUES.get(field.name), callback=check)
    return _parameter(field.name, list[str], [], metavar=setting.text.entry, callback=check_list)


_CONFIG = _parameter("config", Path | None, None, metavar="FILE", callback=_use_file, is_eager=True)
_CONTEXT = Parameter("context", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
serve.__signature__ = Signature([_CONTEXT, *map(_setting, fields(Settings)), _CONFIG])  # type: ignore[attr-defined]
