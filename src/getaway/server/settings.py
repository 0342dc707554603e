"""The settings of a server, and the file that may hold them. `getaway serve` reads them (cli/serve.py)."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain

WORDS = {bool: "true or false", int: "a whole number", str: "a text in quotes", tuple: "a list of texts"}


class SettingsError(GetawayError):
    """A settings file that cannot be used; the text says which, where, and why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `getaway serve` goes by."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "getaway.db"
    allow_readable_database: bool = False
    lan: bool = False
    notify: bool = True
    reminders: tuple[str, ...] = ()
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    sockets: int = 5000
    sockets_per_visitor: int = 20
    sockets_per_address: int = 400
    tables: int = 200
    bot_workers: int = 0
    cpu_share: int = 40
    visitor_megabytes: int = 256


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
