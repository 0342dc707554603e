"""What `getaway` does with Score: `heist`, `odds score` and `sim score`."""

import typer

from getaway.games.score.cli.heist import heist
from getaway.games.score.cli.odds import score


def add_commands(app: typer.Typer, odds: typer.Typer) -> None:
    app.command("heist")(heist)
    odds.command("score")(score)
