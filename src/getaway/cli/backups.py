"""`getaway backup` and `getaway restore`: copy the database, and create it from a copy."""

import asyncio
import shutil
from pathlib import Path
from typing import Annotated

import typer

from getaway.cli.errors import UserError, require_extra, say
from getaway.cli.output import echo

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="cli.argument-copy")]
Database = Annotated[str, typer.Option(metavar="FILE", help="cli.option-database", envvar="GETAWAY_DATABASE")]


def backup(copy: Copy, database: Database = "getaway.db") -> None:
    """Copy the database to a file, while the server may be running."""
    with require_extra("server", "getaway backup"):
        from getaway.store.sqlite_file import back_up  # not needed by the other commands

    if "://" in database:
        raise UserError(say("postgresql-tool", tool="pg_dump"))
    if not Path(database).exists():
        raise UserError(say("no-file", file=database))
    back_up(database, copy)
    echo(say("backed-up", database=database, copy=str(copy)))


def restore(copy: Copy, database: Database = "getaway.db") -> None:
    """Create a database from a copy. The server must be stopped, and the database must not exist."""
    with require_extra("server", "getaway restore"):
        from getaway.store.sqlite import SqliteStore
    from getaway.store import files
    from getaway.store.store import StoreError

    if "://" in database:
        raise UserError(say("postgresql-tool", tool="pg_restore"))
    for path in files.beside(database):  # SQLite would take a leftover log for the copy's
        if path.exists():
            raise UserError(say("file-in-the-way", file=str(path)))
    if not copy.exists():
        raise UserError(say("no-file", file=str(copy)))
    files.create(database)
    shutil.copyfile(copy, database)
    try:
        asyncio.run(SqliteStore(database).close())
    except StoreError:
        for path in files.beside(database):
            path.unlink(missing_ok=True)
        raise
    echo(say("restored", database=database, copy=str(copy)))
