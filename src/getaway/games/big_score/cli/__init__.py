"""What `getaway` does with The Big Score: `odds big_score`, and the page of `sim big_score --report`."""

import typer

from getaway.games.big_score.cli.odds import EXAMPLES, big_score


def add_commands(app: typer.Typer, odds: typer.Typer) -> None:
    odds.command("big_score", help="big_score.cli-odds", epilog=EXAMPLES)(big_score)
