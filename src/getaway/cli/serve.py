"""`getaway serve`: the house, open to browsers."""

from pathlib import Path
from typing import Annotated

import typer

from getaway.cli.errors import UserError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8765,
    database: Annotated[Path, typer.Option(help="The file that keeps the tables.", dir_okay=False)] = Path(
        "getaway.db"
    ),
) -> None:
    """Open the house to browsers. What is played is kept in the database."""
    from getaway.server import run  # not needed by any other command, and slow to load

    try:
        run.serve(host, port, str(database))
    except run.CannotServe as problem:
        raise UserError(str(problem)) from None
