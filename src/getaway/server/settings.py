"""The settings of a server, and the file that may contain them. `getaway serve` has an option for each."""

import re
import tomllib
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain
from getaway.server.say import say
from getaway.text.messages import Message, listing
from getaway.text.system import why

WORDS = {bool: say("setting-bool"), int: say("setting-int"), str: say("setting-str"), tuple: say("setting-list")}


class SettingsError(GetawayError):
    """A settings file that cannot be used; the text says which one, where, and why."""


class Text(NamedTuple):
    """What a text may be, the message for an invalid one, and what an entry of a list is called."""

    is_allowed: Callable[[str], object]
    otherwise: str
    """The id of that message, whose argument `found` is the text."""
    entry: str | None = None

    def why_not(self, found: str) -> Message | None:
        """What is wrong with a text; None if it is allowed."""
        return None if self.is_allowed(found) else Message(self.otherwise, {"found": found[:80]})


class Setting(NamedTuple):
    """The values that a setting allows: a number, a text or a list of texts. Its help text is in the catalog "cli"."""

    least: int = 1
    most: int = 1_000_000
    text: Text = Text(bool, "")


def _is_network(text: str) -> bool:
    try:
        return bool(ip_network(text))
    except ValueError:
        return False


NOT_EMPTY = Text(bool, "server.setting-empty")
PUBLIC_URL = Text(
    re.compile(r"(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?)?").fullmatch,
    "server.setting-url",
)
HOST_NAME = Text(
    re.compile(r"[a-z0-9.-]+(:[0-9]{1,5})?").fullmatch,
    "server.setting-host",
    "HOST",
)
ALLOWED_HOST = Text(
    re.compile(r"[a-z0-9._-]+|\*").fullmatch,
    "server.setting-allowed-host",
    "NAME",
)
NETWORK = Text(_is_network, "server.setting-network", "ADDRESS")

Texts = tuple[str, ...]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of `getaway serve`."""

    host: Annotated[str, Setting(text=NOT_EMPTY)] = "127.0.0.1"
    port: Annotated[int, Setting(0, 65535)] = 8765
    database: Annotated[str, Setting(text=NOT_EMPTY)] = "getaway.db"
    allow_readable_database: Annotated[bool, Setting()] = False
    lan: Annotated[bool, Setting()] = False
    notify: Annotated[bool, Setting()] = True
    reminders: Annotated[Texts, Setting(text=HOST_NAME)] = ()
    public_url: Annotated[str, Setting(text=PUBLIC_URL)] = ""
    bot_workers: Annotated[int, Setting(0, 64)] = 0
    trusted_proxies: Annotated[
        Texts,
        Setting(text=NETWORK),
    ] = ()
    allowed_hosts: Annotated[Texts, Setting(text=ALLOWED_HOST)] = ()
    sockets: Annotated[int, Setting()] = 5000
    sockets_per_visitor: Annotated[int, Setting()] = 20
    sockets_per_address: Annotated[int, Setting()] = 400
    tables: Annotated[int, Setting()] = 200
    cpu_share: Annotated[int, Setting()] = 40
    visitor_megabytes: Annotated[int, Setting()] = 256


DEFAULTS = Settings()


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file. Raises SettingsError."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(say("settings-unreadable", path=str(path), why=why(error))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(say("settings-unusable", path=str(path), why=explain(error))) from None
    for name, value in found.items():
        if name not in Settings.__struct_fields__:
            known = listing(Settings.__struct_fields__, "comma")
            raise SettingsError(say("no-such-setting", path=str(path), name=name, known=known))
        kind = type(getattr(DEFAULTS, name))
        is_list = isinstance(value, list) and all(isinstance(each, str) for each in value)
        if not (is_list if kind is tuple else type(value) is kind):
            raise SettingsError(
                say("wrong-setting", path=str(path), name=name, what=WORDS[kind], found=str(value)[:80])
            )
    return found
