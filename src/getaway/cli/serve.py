"""`getaway serve`: the house, open to browsers."""

from typing import Annotated

import typer

from getaway.cli.errors import UserError


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", envvar="GETAWAY_HOST")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535, envvar="GETAWAY_PORT")
    ] = 8765,
    database: Annotated[
        str,
        typer.Option(
            help="What keeps the tables: a file, or postgresql://… for several servers.", envvar="GETAWAY_DATABASE"
        ),
    ] = "getaway.db",
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen on the local network, and show the address for phones.")
    ] = False,
) -> None:
    """Open the house to browsers. What is played is kept in the database."""
    from getaway.server import run  # not needed by any other command, and slow to load

    try:
        run.serve(host, port, database, lan=lan)
    except run.CannotServe as problem:
        raise UserError(str(problem)) from None
