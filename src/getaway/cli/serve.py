"""`getaway serve`: the house, open to browsers."""

import os
from pathlib import Path
from typing import Annotated

import typer

from getaway.cli.errors import UserError


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[int | None, typer.Option(help="The port (8765); 0 takes a free one.", min=0, max=65535)] = None,
    database: Annotated[
        str | None,
        typer.Option(help="What keeps the tables: a file (getaway.db), or postgresql://… for several servers."),
    ] = None,
    allow_readable_database: Annotated[
        bool | None,
        typer.Option("--allow-readable-database", help="Start though other users of this machine can read the file."),
    ] = None,
    lan: Annotated[
        bool | None, typer.Option("--lan", help="Listen on the local network, and show the address for phones.")
    ] = None,
    notify: Annotated[
        bool | None,
        typer.Option("--notify/--no-notify", help="Wake other servers by PostgreSQL's NOTIFY, or only ask."),
    ] = None,
    reminders: Annotated[
        list[str] | None,
        typer.Option("--reminders", metavar="HOST", help="A host to which reminders may be sent; may be repeated."),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="Where browsers find the house (https://play.example.org), for links.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="How many bots think at once; 0: one for each other core.", min=0, max=64)
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESS",
            help="A proxy (10.0.0.2, or 10.0.0.0/8) whose X-Forwarded headers are believed; may be repeated.",
        ),
    ] = None,
    allowed_hosts: Annotated[
        list[str] | None,
        typer.Option("--allowed-hosts", metavar="NAME", help="Another name of this server; may be repeated."),
    ] = None,
    sockets: Annotated[int | None, typer.Option(help="The most sockets at once (5000).", min=1, max=1_000_000)] = None,
    sockets_per_visitor: Annotated[
        int | None, typer.Option(help="The most sockets of one visitor (20).", min=1, max=1_000_000)
    ] = None,
    sockets_per_address: Annotated[
        int | None, typer.Option(help="The most sockets of one address (400).", min=1, max=1_000_000)
    ] = None,
    tables: Annotated[
        int | None,
        typer.Option(help="The most tables an hour from one address (200).", min=1, max=1_000_000),
    ] = None,
    cpu_share: Annotated[
        int | None,
        typer.Option(help="How many percent of the server's time one address may use (40).", min=1, max=1_000_000),
    ] = None,
    visitor_megabytes: Annotated[
        int | None,
        typer.Option(help="How many MiB one visitor may store (256).", min=1, max=1_000_000),
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with these settings.", dir_okay=False)] = None,
) -> None:
    """Open the house to browsers. What is played is kept in the database.

    Each option may also be set in the environment (GETAWAY_PORT=80) or in the file of --config (port = 80).
    """
    from getaway.server import run, settings  # not needed by any other command, and slow to load

    given = {
        "host": host,
        "port": port,
        "database": database,
        "allow_readable_database": allow_readable_database,
        "lan": lan,
        "notify": notify,
        "reminders": tuple(reminders) if reminders else None,
        "public_url": public_url,
        "trusted_proxies": tuple(trusted_proxies) if trusted_proxies else None,
        "allowed_hosts": tuple(allowed_hosts) if allowed_hosts else None,
        "sockets": sockets,
        "sockets_per_visitor": sockets_per_visitor,
        "sockets_per_address": sockets_per_address,
        "tables": tables,
        "bot_workers": bot_workers,
        "cpu_share": cpu_share,
        "visitor_megabytes": visitor_megabytes,
    }
    try:
        run.serve(settings.read_settings(given, os.environ, config))
    except (run.CannotServe, settings.SettingsError) as problem:
        raise UserError(str(problem)) from None
