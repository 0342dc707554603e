"""`getaway serve`: open the server to browsers."""

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from getaway.cli.errors import BadOption, UserError, require_extra
from getaway.server.settings import DEFAULTS, Settings, SettingsError, read_file

HOST_NAME = re.compile(r"[a-z0-9.-]+(:[0-9]{1,5})?")
ALLOWED_HOST = re.compile(r"[a-z0-9._-]+|\*")
PUBLIC_URL = re.compile(r"(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?)?")
MILLION = 1_000_000


def option(name: str, help: str, **settings: Any) -> Any:
    """An option with its environment variable."""
    variable = name.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return typer.Option(name, help=help, envvar=f"GETAWAY_{variable}", show_envvar=False, **settings)


def _use_file(context: typer.Context, path: Path | None) -> Path | None:
    """Take what a file sets as the defaults of the other options."""
    if path is not None:
        try:
            context.default_map = read_file(path)
        except SettingsError as problem:
            raise UserError(str(problem)) from None
    return path


def _not_empty(value: str) -> str:
    if not value:
        raise BadOption("must not be empty")
    return value


def _public_url(value: str) -> str:
    if not PUBLIC_URL.fullmatch(value):
        raise BadOption(f"must be an address such as https://play.example.org, without a path, not {value[:80]!r}")
    return value


def _split(values: list[str]) -> list[str]:
    """A variable holds its list with commas."""
    return [part.strip() for value in values for part in value.split(",") if part.strip()]


def _reminders(values: list[str]) -> list[str]:
    return _check(_split(values), HOST_NAME, "a host name in lower case, with a port if it needs one")


def _allowed_hosts(values: list[str]) -> list[str]:
    return _check(_split(values), ALLOWED_HOST, "a host name in lower case without a port, or * for any")


def _check(values: list[str], pattern: re.Pattern[str], words: str) -> list[str]:
    for value in values:
        if not pattern.fullmatch(value):
            raise BadOption(f"has {value[:80]!r}, but an entry must be {words}")
    return values


def _trusted_proxies(values: list[str]) -> list[str]:
    for value in _split(values):
        try:
            ip_network(value)
        except ValueError:
            words = "an IP address or a network such as 10.0.0.0/8, with zeros behind the prefix"
            raise BadOption(f"has {value[:80]!r}, but an entry must be {words}") from None
    return _split(values)


def serve(
    context: typer.Context,
    host: Annotated[str, option("--host", "The address to listen on.", callback=_not_empty)] = DEFAULTS.host,
    port: Annotated[int, option("--port", "The port; 0 takes a free one.", min=0, max=65535)] = DEFAULTS.port,
    database: Annotated[
        str,
        option(
            "--database", "What keeps the tables: a file, or postgresql://… for several servers.", callback=_not_empty
        ),
    ] = DEFAULTS.database,
    allow_readable_database: Annotated[
        bool, option("--allow-readable-database", "Start though other users of this machine can read the file.")
    ] = DEFAULTS.allow_readable_database,
    lan: Annotated[
        bool, option("--lan", "Listen on the local network, and show the address for phones.")
    ] = DEFAULTS.lan,
    notify: Annotated[
        bool, option("--notify/--no-notify", "Wake other servers by PostgreSQL's NOTIFY, or only poll.")
    ] = DEFAULTS.notify,
    reminders: Annotated[
        list[str],
        option(
            "--reminders",
            "A host to which reminders may be sent; may be repeated.",
            metavar="HOST",
            callback=_reminders,
        ),
    ] = [],  # noqa: B006 - Typer copies it
    public_url: Annotated[
        str,
        option(
            "--public-url",
            "Where browsers find the server (https://play.example.org), for links.",
            callback=_public_url,
        ),
    ] = DEFAULTS.public_url,
    bot_workers: Annotated[
        int, option("--bot-workers", "How many bots think at once; 0: one for each other core.", min=0, max=64)
    ] = DEFAULTS.bot_workers,
    trusted_proxies: Annotated[
        list[str],
        option(
            "--trusted-proxies",
            "A proxy (10.0.0.2, or 10.0.0.0/8) whose X-Forwarded headers are believed; may be repeated.",
            metavar="ADDRESS",
            callback=_trusted_proxies,
        ),
    ] = [],  # noqa: B006
    allowed_hosts: Annotated[
        list[str],
        option(
            "--allowed-hosts",
            "Another name of this server; may be repeated.",
            metavar="NAME",
            callback=_allowed_hosts,
        ),
    ] = [],  # noqa: B006
    sockets: Annotated[int, option("--sockets", "The most sockets at once.", min=1, max=MILLION)] = DEFAULTS.sockets,
    sockets_per_visitor: Annotated[
        int, option("--sockets-per-visitor", "The most sockets of one visitor.", min=1, max=MILLION)
    ] = DEFAULTS.sockets_per_visitor,
    sockets_per_address: Annotated[
        int, option("--sockets-per-address", "The most sockets of one address.", min=1, max=MILLION)
    ] = DEFAULTS.sockets_per_address,
    tables: Annotated[
        int, option("--tables", "The most tables an hour from one address.", min=1, max=MILLION)
    ] = DEFAULTS.tables,
    cpu_share: Annotated[
        int, option("--cpu-share", "How many percent of the server's time one address may use.", min=1, max=MILLION)
    ] = DEFAULTS.cpu_share,
    visitor_megabytes: Annotated[
        int, option("--visitor-megabytes", "How many MiB one visitor may store.", min=1, max=MILLION)
    ] = DEFAULTS.visitor_megabytes,
    config: Annotated[
        Path | None,
        option("--config", "A TOML file with these settings.", callback=_use_file, is_eager=True),
    ] = None,
) -> None:
    """Open the server to browsers. What is played is kept in the database.

    Each option may also be set in the environment (GETAWAY_PORT=80) or in the file of --config (port = 80).
    """
    with require_extra("server", "getaway serve"):
        from getaway.server import run  # not needed by any other command, and slow to load

    chosen = {name: value for name, value in context.params.items() if name != "config"}
    try:
        run.serve(msgspec.convert(chosen, Settings))
    except run.CannotServe as problem:
        raise UserError(str(problem)) from None
