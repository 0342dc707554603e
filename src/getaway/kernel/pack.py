"""Packs: the components of a game as a TOML file in which each figure says where it comes from."""

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.text import PRINTABLE

Source = Literal["printed", "published", "deduced", "reconstructed"]

IDENT_WORDS = "1 to 40 lower-case letters, digits and underscores, beginning with a letter"
Ident = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", description=IDENT_WORDS)]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]

SOURCES: dict[Source, str] = {
    "printed": "printed in the rulebook",
    "published": "stated on a public page",
    "deduced": "follows from printed figures",
    "reconstructed": "chosen by us, because no published list could be found",
}


class PackError(Exception):
    """A pack that cannot be used: which field, and what was expected there."""

    def __init__(self, field: str, expected: str, found: object = None) -> None:
        self.field = field
        self.expected = expected
        self.found = found
        super().__init__(f"{field}: expected {expected}" + (f", found {found!r}" if found is not None else ""))


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a pack. `source` marks all its figures at once, or each by name."""

    source: Source | dict[str, Source]

    def source_of(self, figure: str) -> Source:
        """Where a figure comes from."""
        return self.source if isinstance(self.source, str) else self.source[figure]

    def figures(self) -> dict[str, int | tuple[int, ...]]:
        """The numbers on it, by field; a figure that does not apply (0 by default) is left out."""
        found = {}
        for field in msgspec.structs.fields(type(self)):
            value = getattr(self, field.name)
            if value != field.default and _is_figure(value):
                found[field.name] = value
        return found

    def unique(self, rows: str, field: str) -> None:
        """Refuse two rows of a table with the same value in a field."""
        seen: set[object] = set()
        for at, row in enumerate(getattr(self, rows)):
            value = getattr(row, field)
            if value in seen:
                raise PackError(f"{rows}[{at}].{field}", "a value that no other row has", value)
            seen.add(value)


class Card(Figures, frozen=True):
    """One row of a pack."""


class PackHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game the pack is for, and its name."""

    game: Ident
    name: Title
    version: Annotated[int, Meta(ge=1, le=9999)]


class Pack(Figures, frozen=True):
    """The root of a pack file."""

    pack: PackHeader

    def check(self) -> None:
        """What must hold between figures; raises PackError."""

    def digest(self) -> str:
        """A hash of everything in it."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=16).hexdigest()


_MISSING = re.compile("Object missing required field `(.*)`")
_UNKNOWN = re.compile("Object contains unknown field `(.*)`")
PackT = TypeVar("PackT", bound=Pack)


def _is_figure(value: object) -> bool:
    if isinstance(value, tuple):
        return bool(value) and all(_is_figure(item) for item in value)
    return isinstance(value, int) and not isinstance(value, bool)


def tables(pack: Figures, where: str = "") -> Iterator[tuple[str, Figures]]:
    """Every table of a pack with its place in the file, the root first."""
    yield where, pack
    for field in msgspec.structs.fields(type(pack)):
        value = getattr(pack, field.name)
        if isinstance(value, tuple):
            for at, row in enumerate(value):
                if isinstance(row, Figures):
                    yield from tables(row, f"{where}{field.name}[{at}].")
        elif isinstance(value, Figures):
            yield from tables(value, f"{where}{field.name}.")


def parse_pack(kind: type[PackT], data: bytes, game: str) -> PackT:
    """A pack of this kind from the text of a TOML file; PackError names the field that is wrong."""
    try:
        tree = tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise PackError(f"byte {error.start}", "UTF-8 text") from None
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, and what int() says of a number without end
        raise PackError("the file", f"TOML ({error})") from None
    return build_pack(kind, tree, game)


def build_pack(kind: type[PackT], tree: Any, game: str) -> PackT:
    """A pack from plain dictionaries, as TOML or a record gives them."""
    try:
        pack = msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise _named(error) from None
    if pack.pack.game != game:
        raise PackError("pack.game", f"{game!r}", pack.pack.game)
    for where, table in tables(pack):
        _check_sources(where, table)
    pack.check()
    return pack


def _named(error: msgspec.ValidationError) -> PackError:
    """msgspec's sentence as field and expectation."""
    problem, _, place = str(error).partition(" - at `")
    where = place.rstrip("`").removeprefix("$").removeprefix(".")
    if missing := _MISSING.fullmatch(problem):
        return PackError(f"{where}.{missing[1]}" if where else missing[1], "a value, but it is missing")
    if unknown := _UNKNOWN.fullmatch(problem):
        return PackError(f"{where}.{unknown[1]}" if where else unknown[1], "nothing: there is no such field")
    return PackError(where or "the file", problem.removeprefix("Expected "))


def _check_sources(where: str, table: Figures) -> None:
    if isinstance(table.source, str):
        return
    figures = table.figures()
    for name in figures:
        if name not in table.source:
            raise PackError(f"{where}source.{name}", f"one of {', '.join(SOURCES)}: every figure says its source")
    for name in table.source:
        if name not in {field.name for field in msgspec.structs.fields(type(table))}:
            raise PackError(f"{where}source.{name}", f"the name of a figure here ({', '.join(figures)})")


def plain(value: object) -> dict[str, Any]:
    """A struct as JSON would give it back: dictionaries and lists."""
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return tree


def differences(pack: Pack, standard: Pack) -> list[str]:
    """In words, every field in which a pack departs from the standard one."""
    return list(_compare("", plain(standard), plain(pack)))


def _compare(where: str, old: Any, new: Any) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            if key != "source":
                yield from _compare(f"{where}.{key}" if where else key, old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list) and all(isinstance(row, dict) for row in old + new):
        rows = {row["id"]: row for row in old}
        changed = {row["id"]: row for row in new}
        for name in list(rows) + [name for name in changed if name not in rows]:
            if name not in changed:
                yield f"{where}: without {name}"
            elif name not in rows:
                yield f"{where}: with {name}"
            else:
                yield from _compare(f"{where}.{name}", rows[name], changed[name])
    elif old != new:
        yield f"{where}: {new} instead of {old}"
