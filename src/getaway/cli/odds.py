"""`getaway odds`: exact chances. Each game adds its own command."""

import typer

app = typer.Typer(help="Exact chances, by game.")


@app.callback(invoke_without_command=True)
def odds(context: typer.Context) -> None:
    """Exact chances, by game: of a roll, or of the vault."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
