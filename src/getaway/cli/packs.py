"""`getaway pack`: the components of a game, to look at, to check and to change."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from getaway.cli.inputs import GameName, command_group, load_game
from getaway.cli.output import write_new
from getaway.games.registry import game_type
from getaway.kernel.pack import SOURCES, Figures, Pack, changed_figures, differences, tables
from getaway.terminal.screen import screen

app = command_group("The components of a game: show them, check a pack of your own, begin a new one.")


@app.command()
def show(
    game: GameName,
    pack: Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="This pack instead.")] = None,
) -> None:
    """Every component with its figures, and where each figure comes from."""
    console = screen()
    shown = load_game(game_type(game), pack)
    header = shown.pack.pack
    changed = changed_figures(shown.pack, game_type(game).from_toml().pack)
    console.print(Text.assemble((header.name, "bold"), f" · version {header.version} · hash {shown.pack_hash}"))
    for name, rows in _rows(shown.pack).items():
        table = Table(title=name, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("id", style="cyan", overflow="fold", max_width=22)
        table.add_column("what is on it", ratio=1)
        table.add_column("source", style="dim", max_width=20)
        for where, row in rows:
            own = {figure for at, figure in changed if at == where}
            table.add_row(getattr(row, "id", ""), _face(row), _sources(row, own))
        console.print(table)
    words: dict[str, str] = {str(source): meaning for source, meaning in SOURCES.items()}
    if changed:
        words["changed"] = "not as in the standard pack"
    for source, meaning in words.items():
        console.print(Text.assemble((source, "bold"), f": {meaning}"), style="dim")


@app.command()
def check(game: GameName, file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack.")]) -> None:
    """Whether a pack can be played with, and how it departs from the standard one."""
    checked = load_game(game_type(game), file)
    header = checked.pack.pack
    typer.echo(f"{file} is a pack for {checked.title}: {header.name}, version {header.version}, {checked.pack_hash}.")
    changes = differences(checked.pack, game_type(game).from_toml().pack)
    typer.echo("It is the standard pack." if not changes else "It departs from the standard pack in:")
    for change in changes:
        typer.echo(f"  {change}")


@app.command()
def new(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to; GAME-pack.toml if left out.")] = None,
) -> None:
    """Write a copy of the standard pack, to be changed."""
    kind = game_type(game)
    path = file or Path(f"{kind.name}-pack.toml")
    write_new(path, kind.standard_pack_text())
    typer.echo(f"Wrote {path}. Change it, then: getaway pack check {kind.name} {path}")


def _rows(pack: Pack) -> dict[str, list[tuple[str, Figures]]]:
    """The tables of a pack by name, each row with its place; what stands outside of them first."""
    found: dict[str, list[tuple[str, Figures]]] = {}
    for where, table in tables(pack):
        found.setdefault(where.partition("[")[0].rstrip(".") or "the box", []).append((where, table))
    return found


def _face(row: Figures) -> str:
    parts = []
    for field in msgspec.structs.fields(type(row)):
        value: Any = getattr(row, field.name)
        if field.name not in ("id", "source", "pack") and value != field.default and not _is_table(value):
            listed = ", ".join(map(str, value)) if isinstance(value, tuple) else value
            parts.append(str(value) if field.name in ("name", "kind") else f"{field.name} {listed}")
    return " · ".join(parts)


def _is_table(value: object) -> bool:
    return isinstance(value, Figures) or (isinstance(value, tuple) and any(isinstance(item, Figures) for item in value))


def _sources(row: Figures, changed: set[str]) -> str:
    """Where its figures come from; a changed one is the pack's own, whatever the file says."""
    if isinstance(row.source, str):
        left = [row.source] if not changed or changed != set(row.figures()) else []
        return ", ".join([*left, *(f"{name} changed" for name in row.figures() if name in changed)])
    marks = {name: "changed" if name in changed else source for name, source in row.source.items()}
    return ", ".join(f"{name} {mark}" for name, mark in marks.items())
