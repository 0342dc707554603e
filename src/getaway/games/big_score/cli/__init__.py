"""What `getaway` does with The Big Score: `odds big_score`, and the page of `sim big_score --report`."""

import typer

from getaway.games.big_score.cli.odds import big_score


def add_commands(app: typer.Typer, odds: typer.Typer) -> None:
    odds.command("big_score")(big_score)
