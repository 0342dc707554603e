"""`getaway serve`: the house, open to browsers."""

from typing import Annotated

import typer

from getaway.cli.errors import UserError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8765,
    database: Annotated[
        str, typer.Option(help="What keeps the tables: a file, or postgresql://… for several servers.")
    ] = "getaway.db",
) -> None:
    """Open the house to browsers. What is played is kept in the database."""
    from getaway.server import run  # not needed by any other command, and slow to load

    try:
        run.serve(host, port, database)
    except run.CannotServe as problem:
        raise UserError(str(problem)) from None
