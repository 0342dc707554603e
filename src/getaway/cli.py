"""The command line."""

from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def getaway() -> None:
    """The house for heist games."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8765,
) -> None:
    """Open the house to browsers."""
    from getaway.server.run import CannotServe
    from getaway.server.run import serve as run

    try:
        run(host, port)
    except CannotServe as problem:
        typer.echo(f"getaway: {problem}", err=True)
        raise typer.Exit(1) from None


def main() -> None:
    """Run `getaway`."""
    app()
