"""What the operator sets: on the command line, in the environment or in a file, in this order."""

import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain, subject_and_predicate

PREFIX = "GETAWAY_"
CONFIG = f"{PREFIX}CONFIG"

HostName = Annotated[
    str,
    Meta(pattern=r"^[a-z0-9.-]+(:[0-9]{1,5})?$", description="a host name in lower case, with a port if it needs one"),
]
PublicUrl = Annotated[
    str,
    Meta(
        pattern=r"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?)?$",
        description="an address such as https://play.example.org, without a path",
    ),
]


AllowedHost = Annotated[
    str, Meta(pattern=r"^([a-z0-9._-]+|\*)$", description="a host name in lower case without a port, or * for any")
]
LISTS = ("reminders", "trusted_proxies", "allowed_hosts")


class SettingsError(GetawayError):
    """A setting that cannot be used; the text says which, where, and why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `getaway serve` goes by."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    database: Annotated[str, Meta(min_length=1)] = "getaway.db"
    allow_readable_database: bool = False
    lan: bool = False
    notify: bool = True
    reminders: tuple[HostName, ...] = ()
    public_url: PublicUrl = ""
    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[AllowedHost, ...] = ()
    sockets: Annotated[int, Meta(ge=1, le=1_000_000)] = 5000
    sockets_per_visitor: Annotated[int, Meta(ge=1, le=1_000_000)] = 20
    sockets_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 400
    tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    cpu_share: Annotated[int, Meta(ge=1, le=1_000_000)] = 40
    visitor_megabytes: Annotated[int, Meta(ge=1, le=1_000_000)] = 256


_FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str], config: Path | None = None) -> Settings:
    """The settings; what is `given` (and not None) goes before the environment, and that before the file. Raises
    SettingsError."""
    path = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    found: dict[str, Any] = {} if path is None else _of_file(path)
    for name in _FIELDS:
        variable = PREFIX + name.upper()
        if environment.get(variable):
            found[name] = _of_variable(variable, name, environment[variable])
        if given.get(name) is not None:
            found[name] = _checked(f"--{name.replace('_', '-')}", name, given[name], strict=True)
    return Settings(**found)


def _of_file(path: Path) -> dict[str, Any]:
    try:
        tree = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"cannot use {path}: {explain(error)}") from None
    for name in tree:
        if name not in _FIELDS:
            raise SettingsError(f"{path}: there is no setting {name}; there are {', '.join(_FIELDS)}")
    return {name: _checked(f"{path}: {name}", name, value, strict=True) for name, value in tree.items()}


def _of_variable(variable: str, name: str, text: str) -> Any:
    if name in LISTS:
        return _checked(variable, name, [each.strip() for each in text.split(",")], strict=True)
    return _checked(variable, name, text, strict=False)


def _checked(where: str, name: str, value: Any, *, strict: bool) -> Any:
    try:
        found = msgspec.convert(value, _FIELDS[name].type, strict=strict)
    except msgspec.ValidationError as error:
        subject, predicate = subject_and_predicate(error, _FIELDS[name].type)
        raise SettingsError(f"{where} is {value!r}, but {subject} {predicate}") from None
    if name == "trusted_proxies":
        _check_networks(where, found)
    return found


def _check_networks(where: str, networks: tuple[str, ...]) -> None:
    for each in networks:
        try:
            ip_network(each)
        except ValueError:
            why = "must be an IP address or a network such as 10.0.0.0/8, with zeros behind the prefix"
            raise SettingsError(f"{where} has {each!r}, but an entry {why}") from None
