"""`getaway pack`: the components of a game, to look at, to check and to change."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from getaway.cli.errors import say
from getaway.cli.help import App
from getaway.cli.inputs import GameName, PackFile, load_game
from getaway.cli.language import texts
from getaway.cli.output import echo, write_new
from getaway.games.registry import game_type
from getaway.kernel.pack import SOURCES, Figures, Pack, changed_figures, differences, tables
from getaway.terminal.screen import screen

app = App(help="cli.help-pack", epilog="getaway pack show {game}\ngetaway pack new {game} mine.toml")


@app.command("show", help="cli.help-pack-show", epilog="getaway pack show {game} --pack mine.toml")
def show(game: GameName, pack: PackFile = None) -> None:
    """Every component with its figures, and where each figure comes from."""
    console, text = screen(), texts()
    shown = load_game(game_type(game), pack)
    header = shown.pack.pack
    changed = changed_figures(shown.pack, game_type(game).from_toml().pack)
    about = text(say("pack-version", version=str(header.version), hash=shown.pack_hash))
    console.print(Text.assemble((header.name, "bold"), f" · {about}"))
    for name, rows in _rows(shown.pack).items():
        table = Table(title=name, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(text(say("column-id")), style="cyan", overflow="fold", max_width=22)
        table.add_column(text(say("column-figures")), ratio=1)
        table.add_column(text(say("column-source")), style="dim", max_width=20)
        for where, row in rows:
            own = {figure for at, figure in changed if at == where}
            table.add_row(getattr(row, "id", ""), _face(row, text(shown.component_name(name, row))), _sources(row, own))
        console.print(table)
    meanings = {_source(source): text(say(f"source-{source}.help")) for source in SOURCES}
    if changed:
        meanings[text(say("changed"))] = text(say("changed.help"))
    for source, meaning in meanings.items():
        console.print(Text.assemble((source, "bold"), f": {meaning}"), style="dim")


@app.command("check", help="cli.help-pack-check", epilog="getaway pack check {game} mine.toml")
def check(game: GameName, file: Annotated[Path, typer.Argument(metavar="FILE", help="cli.argument-pack")]) -> None:
    """Check whether a pack can be played with, and list how it differs from the standard one."""
    checked = load_game(game_type(game), file)
    header = checked.pack.pack
    echo(
        say(
            "pack-valid",
            file=str(file),
            game=checked.title,
            name=header.name,
            version=str(header.version),
            hash=checked.pack_hash,
        )
    )
    changes = differences(checked.pack, game_type(game).from_toml().pack)
    echo(say("pack-changes" if changes else "pack-standard"))
    for change in changes:
        echo(say("pack-change", change=change))


@app.command("new", help="cli.help-pack-new", epilog="getaway pack new {game} mine.toml")
def new(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli.argument-new-pack")] = None,
) -> None:
    """Write a copy of the standard pack, to be edited."""
    kind = game_type(game)
    path = file or Path(f"{kind.name}-pack.toml")
    write_new(path, kind.standard_pack_text())
    echo(say("pack-written", file=str(path), game=kind.name))


def _rows(pack: Pack) -> dict[str, list[tuple[str, Figures]]]:
    """The tables of a pack by name, each row with its place; figures outside of tables first."""
    found: dict[str, list[tuple[str, Figures]]] = {}
    for where, table in tables(pack):
        found.setdefault(where.partition("[")[0].rstrip(".") or texts()(say("box")), []).append((where, table))
    return found


def _face(row: Figures, called: str) -> str:
    parts = []
    for field in msgspec.structs.fields(type(row)):
        value: Any = getattr(row, field.name)
        if field.name not in ("id", "source", "pack") and value != field.default and not _is_table(value):
            listed = ", ".join(map(str, value)) if isinstance(value, tuple) else value
            known = {"name": called, "kind": str(value)}
            parts.append(known.get(field.name) or f"{field.name} {listed}")
    return " · ".join(parts)


def _is_table(value: object) -> bool:
    return isinstance(value, Figures) or (isinstance(value, tuple) and any(isinstance(item, Figures) for item in value))


def _sources(row: Figures, changed: set[str]) -> str:
    """Where its figures come from; a changed one is marked as changed, whatever the file says."""
    mark = texts()(say("changed"))
    if isinstance(row.source, str):
        left = [_source(row.source)] if not changed or changed != set(row.figures()) else []
        return ", ".join([*left, *(f"{name} {mark}" for name in row.figures() if name in changed)])
    marks = {name: mark if name in changed else _source(source) for name, source in row.source.items()}
    return ", ".join(f"{name} {mark}" for name, mark in marks.items())


def _source(source: str) -> str:
    return texts()(say(f"source-{source}"))
