"""Help: every command and option is described in every language, with examples that work."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from getaway.cli.app import app
from getaway.games.registry import plugins
from getaway.text.catalogs import languages

from .conftest import Getaway

ROOT: Any = typer.main.get_command(app)


def commands(group: Any = ROOT, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with the words that lead to it, groups included."""
    yield path, group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


COMMANDS = dict(commands())
EXAMPLES = [
    line.strip().replace("{game}", next(iter(plugins())))
    for command in COMMANDS.values()
    for line in (command.epilog or "").splitlines()
    if line.strip()
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_is_whole_in_every_language(getaway: Getaway, path: tuple[str, ...], language: str) -> None:
    ran = getaway(*path, "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    usage, options, examples = {"en": ("Usage:", "Options", "Examples"), "de": ("Aufruf:", "Optionen", "Beispiele")}[
        language
    ]
    assert ran.out.startswith(f"{usage} {' '.join(['getaway', *path])} ")
    assert f"\n{options}\n" in ran.out
    assert f"\n{examples}\n  getaway " in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert not re.search(r"\b(cli|big_score|score)\.[a-z]", ran.out), "an id that is in no catalog"
    for param in COMMANDS[path].params:
        assert param.param_type_name == "argument" or max(param.opts, key=len) in ran.out
        assert param.hidden or param.help, f"{param.name} is not described"


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_text_is_translated(getaway: Getaway, path: tuple[str, ...]) -> None:
    """A text that is the same in both languages was forgotten."""
    described = [COMMANDS[path].help, *(param.help for param in COMMANDS[path].params)]
    english, german = (getaway(*path, "--help", "--lang", code).out for code in ("en", "de"))
    assert english != german
    for id in described:
        assert re.fullmatch(r"[a-z_]+\.[\w.-]+", id), f"{id!r} is a text outside of the catalogs"


def test_a_command_without_its_own_is_listed_with_what_it_does(getaway: Getaway) -> None:
    for group in (path for path, command in COMMANDS.items() if isinstance(command, TyperGroup)):
        shown = getaway(*group).out
        assert shown == getaway(*group, "-h").out
        for path in COMMANDS:
            if path and path[:-1] == group:
                assert re.search(rf"\n  {path[-1]} +[A-Z]", shown), path


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_parse(example: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Up to the call itself, which would play, serve or write."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "getaway.toml").touch()
    program, *words = shlex.split(example.partition(" > ")[0])
    assert program == "getaway"
    words = [word for word in words if word not in ("--lang", "de")]
    context = ROOT.make_context("getaway", list(words), resilient_parsing=False)
    command, path = ROOT, list(words)
    while isinstance(command, TyperGroup) and path:
        name, command, path = command.resolve_command(context, path)
        assert command is not None
        if "--help" in path:
            return
        context = command.make_context(name, list(path), parent=context)
    assert not isinstance(command, TyperGroup)
