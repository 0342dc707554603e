"""Options of a game: a struct of choices, each with its default and its words."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from msgspec.inspect import BoolType, LiteralType, Metadata, type_info

from getaway.kernel.errors import GetawayError, error
from getaway.text.messages import Message, Text, either, listing


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table; each game has its own subclass of true-or-false and named choices."""


OptionsT = TypeVar("OptionsT", bound=Options)


class OptionError(GetawayError):
    """An option that the game does not have, or a value that it does not accept."""


def option(*, seats: tuple[int, ...] = (), needs: dict[str, str] | None = None) -> Meta:
    """The numbers of seats for which an option applies (none: all), and the choices of other options that it needs.

    Its texts are in the game's catalog, under `option-NAME`: its title, `.help`, and `.value-VALUE` for each choice.
    """
    return Meta(extra={"seats": seats, "needs": needs or {}})


class OptionChoice(msgspec.Struct, frozen=True):
    """A value of an option, and what it is called."""

    value: str
    words: Text


class Setting(msgspec.Struct, frozen=True):
    """One option as it is shown to people."""

    name: str
    values: tuple[str, ...]
    default: str
    words: Text
    title: Text
    kind: Literal["bool", "choice"]
    choices: tuple[OptionChoice, ...]
    seats: tuple[int, ...]
    needs: dict[str, str]


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def settings(kind: type[Options], catalog: str = "") -> list[Setting]:
    """The options with their values and defaults; the texts are messages of this catalog."""
    return [_setting(field, f"{catalog}.option-{field.name}") for field in msgspec.structs.fields(kind)]


def _setting(field: msgspec.structs.FieldInfo, id: str) -> Setting:
    info = type_info(field.type)
    limits: dict[str, Any] = {}
    if isinstance(info, Metadata):
        limits, info = info.extra or {}, info.type
    if is_bool := isinstance(info, BoolType):
        choices: tuple[OptionChoice, ...] = (
            OptionChoice("true", Message("units.yes")),
            OptionChoice("false", Message("units.no")),
        )
    else:
        assert isinstance(info, LiteralType), f"option {field.name} is neither a bool nor a Literal"
        values = map(_written, sorted(info.values, key=lambda value: value != field.default))
        choices = tuple(OptionChoice(value, Message(f"{id}.value-{value}")) for value in values)
    return Setting(
        name=field.name,
        values=tuple(choice.value for choice in choices),
        default=_written(field.default),
        words=Message(f"{id}.help"),
        title=Message(id),
        kind="bool" if is_bool else "choice",
        choices=choices,
        seats=limits.get("seats", ()),
        needs=limits.get("needs", {}),
    )


def parse_options(kind: type[OptionsT], given: dict[str, str]) -> OptionsT:
    """Options from words as typed at a prompt: {"opponent_marks": "round"}."""
    known = {setting.name: setting for setting in settings(kind)}
    for name, value in given.items():
        if name not in known:
            raise OptionError(error("no-such-option", name=name, known=listing(known, "comma")))
        if value not in known[name].values:
            raise OptionError(error("option-value", name=name, values=either(known[name].values), value=value))
    return msgspec.convert(given, kind, strict=False)


def written_options(given: Mapping[str, object]) -> dict[str, str]:
    """Keyword arguments as they would be typed: {"short": True} becomes {"short": "true"}."""
    return {name: _written(value) for name, value in given.items()}


def single_changes(kind: type[OptionsT]) -> Iterator[OptionsT]:
    """The defaults, and every way to change one of them, for tests."""
    changes: list[dict[str, Any]] = [
        {setting.name: value} for setting in settings(kind) for value in setting.values if value != setting.default
    ]
    for change in chain([{}], changes):
        yield parse_options(kind, change)
