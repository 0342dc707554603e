"""What `getaway` does with Score: `heist`, `odds score` and `sim score`."""

import typer

from getaway.games.score.cli.heist import EXAMPLES as HEISTS
from getaway.games.score.cli.heist import heist
from getaway.games.score.cli.odds import EXAMPLES as ODDS
from getaway.games.score.cli.odds import score


def add_commands(app: typer.Typer, odds: typer.Typer) -> None:
    app.command("heist", help="score.help-heist", epilog=HEISTS)(heist)
    odds.command("score", help="score.help-odds", epilog=ODDS)(score)
