"""`getaway games`: what there is to play."""

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from getaway.cli.output import echo_json
from getaway.games.registry import game_types
from getaway.kernel.game import Game
from getaway.terminal.screen import screen


def games(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """The games, with their numbers of players and options."""
    if as_json:
        echo_json([_plain(game) for game in game_types().values()])
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    for game in game_types().values():
        seats = " or ".join(map(str, game.seat_counts))
        table.add_row(game.name, Text.assemble((game.title, "bold"), f" · {seats} players\n{game.blurb}"))
        for setting in game.settings():
            values = " or ".join(setting.values)
            option = f"--option {setting.name}={values} (standard: {setting.default})"
            table.add_row("", Text.assemble((option, "cyan"), f"\n{setting.words}"))
    screen().print(table)


def _plain(game: type[Game]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "blurb": game.blurb,
        "seats": game.seat_counts,
        "default_seats": game.default_seats,
        "rules_version": game.rules_version,
        "options": game.settings(),
    }
