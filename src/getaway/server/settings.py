"""The settings of a server, and the file that may hold them. `getaway serve` has an option for each (cli/serve.py)."""

import re
import tomllib
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain

WORDS = {bool: "true or false", int: "a whole number", str: "a text in quotes", tuple: "a list of texts"}


class SettingsError(GetawayError):
    """A settings file that cannot be used; the text says which, where, and why."""


class Text(NamedTuple):
    """What a text may be, how a sentence about another one ends, and what an entry of a list is called."""

    is_allowed: Callable[[str], object]
    otherwise: str
    entry: str | None = None


class Setting(NamedTuple):
    """The help text of a setting, and what values it allows: a number, or a text or list of texts."""

    help: str
    least: int = 1
    most: int = 1_000_000
    text: Text = Text(bool, "")


def _is_network(text: str) -> bool:
    try:
        return bool(ip_network(text))
    except ValueError:
        return False


_ENTRY = "has {!r}, but an entry must be"
NOT_EMPTY = Text(bool, "must not be empty")
PUBLIC_URL = Text(
    re.compile(r"(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?)?").fullmatch,
    "must be an address such as https://play.example.org, without a path, not {!r}",
)
HOST_NAME = Text(
    re.compile(r"[a-z0-9.-]+(:[0-9]{1,5})?").fullmatch,
    f"{_ENTRY} a host name in lower case, with a port if it needs one",
    "HOST",
)
ALLOWED_HOST = Text(
    re.compile(r"[a-z0-9._-]+|\*").fullmatch,
    f"{_ENTRY} a host name in lower case without a port, or * for any",
    "NAME",
)
NETWORK = Text(
    _is_network, f"{_ENTRY} an IP address or a network such as 10.0.0.0/8, with zeros behind the prefix", "ADDRESS"
)

Texts = tuple[str, ...]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `getaway serve` goes by."""

    host: Annotated[str, Setting("The address to listen on.", text=NOT_EMPTY)] = "127.0.0.1"
    port: Annotated[int, Setting("The port; 0 takes a free one.", 0, 65535)] = 8765
    database: Annotated[
        str, Setting("What keeps the tables: a file, or postgresql://… for several servers.", text=NOT_EMPTY)
    ] = "getaway.db"
    allow_readable_database: Annotated[bool, Setting("Start though other users of this machine can read the file.")] = (
        False
    )
    lan: Annotated[bool, Setting("Listen on the local network, and show the address for phones.")] = False
    notify: Annotated[bool, Setting("Wake other servers by PostgreSQL's NOTIFY, or only poll.")] = True
    reminders: Annotated[Texts, Setting("A host to which reminders may be sent; may be repeated.", text=HOST_NAME)] = ()
    public_url: Annotated[
        str, Setting("Where browsers find the server (https://play.example.org), for links.", text=PUBLIC_URL)
    ] = ""
    bot_workers: Annotated[int, Setting("How many bots think at once; 0: one for each other core.", 0, 64)] = 0
    trusted_proxies: Annotated[
        Texts,
        Setting(
            "A proxy (10.0.0.2, or 10.0.0.0/8) whose X-Forwarded headers are believed; may be repeated.", text=NETWORK
        ),
    ] = ()
    allowed_hosts: Annotated[Texts, Setting("Another name of this server; may be repeated.", text=ALLOWED_HOST)] = ()
    sockets: Annotated[int, Setting("The most sockets at once.")] = 5000
    sockets_per_visitor: Annotated[int, Setting("The most sockets of one visitor.")] = 20
    sockets_per_address: Annotated[int, Setting("The most sockets of one address.")] = 400
    tables: Annotated[int, Setting("The most tables an hour from one address.")] = 200
    cpu_share: Annotated[int, Setting("How many percent of the server's time one address may use.")] = 40
    visitor_megabytes: Annotated[int, Setting("How many MiB one visitor may store.")] = 256


DEFAULTS = Settings()


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file. Raises SettingsError."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"cannot use {path}: {explain(error)}") from None
    for name, value in found.items():
        if name not in Settings.__struct_fields__:
            names = ", ".join(Settings.__struct_fields__)
            raise SettingsError(f"{path}: there is no setting {name}; there are {names}")
        kind = type(getattr(DEFAULTS, name))
        is_list = isinstance(value, list) and all(isinstance(each, str) for each in value)
        if not (is_list if kind is tuple else type(value) is kind):
            raise SettingsError(f"{path}: {name} must be {WORDS[kind]}, not {str(value)[:80]!r}")
    return found
