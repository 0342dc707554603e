"""Packs: the components of a game as a TOML file in which each figure says where it comes from."""

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.errors import GetawayError, error
from getaway.kernel.explain import allowed, find_problem
from getaway.kernel.text import PRINTABLE
from getaway.text.messages import Message, Text, listing

Source = Literal["printed", "published", "deduced", "reconstructed"]

Ident = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", extra=allowed("ident"))]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]

SOURCES: dict[Source, Message] = {
    "printed": Message("table.source-printed"),
    "published": Message("table.source-published"),
    "deduced": Message("table.source-deduced"),
    "reconstructed": Message("table.source-reconstructed"),
}


class PackError(GetawayError):
    """A pack that cannot be used: which field, and what was expected there; or a whole sentence about it."""

    def __init__(self, field: str, expected: Text, found: object = None, sentence: Text = "") -> None:
        self.field = field
        self.expected = expected
        self.found = found
        if found is None:
            asked = error("pack-expected", field=field, expected=expected)
        else:
            asked = error("pack-expected-found", field=field, expected=expected, found=repr(found))
        super().__init__(sentence or asked)


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a pack. `source` marks all its figures at once, or each by name."""

    source: Source | dict[str, Source]

    def source_of(self, figure: str) -> Source:
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
                raise PackError(f"{rows}[{at}].{field}", error("expected-unique"), value)
            seen.add(value)


class Card(Figures, frozen=True):
    """One row of a pack."""


class NamedCard(Card, frozen=True, kw_only=True):
    id: Ident
    name: Title


class PackHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game the pack is for, and its name."""

    game: Ident
    name: Title
    version: Annotated[int, Meta(ge=1, le=9999)]


class Pack(Figures, frozen=True):
    """The root of a pack file."""

    pack: PackHeader

    def check(self) -> None:
        """Check the conditions between figures. Raises PackError."""

    def digest(self) -> str:
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=16).hexdigest()


_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`", re.S)
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
    except UnicodeDecodeError as problem:
        raise PackError(f"byte {problem.start}", error("expected-utf-8")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        what = error("pack-file", problem=find_problem(problem).what)
        raise PackError("file", error("expected-toml"), sentence=what) from None
    except ValueError:  # from int(), which bounds the digits of a number
        what = error("pack-file", problem=error("too-many-digits"))
        raise PackError("file", error("expected-toml"), sentence=what) from None
    return build_pack(kind, tree, game)


def build_pack(kind: type[PackT], tree: Any, game: str) -> PackT:
    """A pack from plain dictionaries, as TOML or a record gives them."""
    header = tree.get("pack") if isinstance(tree, dict) else None
    named = header.get("game") if isinstance(header, dict) else None
    if isinstance(named, str) and named != game:
        sentence = error("pack-of-another-game", game=game, found=named[:40])
        raise PackError("pack.game", repr(game), named, sentence)
    try:
        pack = msgspec.convert(tree, kind)
    except msgspec.ValidationError as problem:
        raise _named(problem, kind) from None
    for where, table in tables(pack):
        _check_sources(where, table)
    pack.check()
    return pack


def _named(invalid: msgspec.ValidationError, kind: type[Pack]) -> PackError:
    """A sentence that names the field as it appears in the file."""
    problem, _, place = str(invalid).partition(" - at `")
    where = place.rstrip("`").removeprefix("$").removeprefix(".")
    if field := _FIELD.fullmatch(problem):
        where = f"{where}.{field[1][:60]}" if where else field[1][:60]
    what = find_problem(invalid, kind).what
    if not where:
        return PackError("file", what, sentence=error("pack-file", problem=what))
    return PackError(where, what, sentence=error("pack-field", field=where, problem=what))


def _check_sources(where: str, table: Figures) -> None:
    if isinstance(table.source, str):
        return
    figures = table.figures()
    for name in figures:
        if name not in table.source:
            raise PackError(f"{where}source.{name}", error("expected-source", sources=listing(SOURCES, "comma")))
    for name in table.source:
        if name not in {field.name for field in msgspec.structs.fields(type(table))}:
            raise PackError(f"{where}source.{name}", error("expected-figure", figures=listing(figures, "comma")))


def plain(value: object) -> dict[str, Any]:
    """A struct as JSON would give it back: dictionaries and lists."""
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return tree


def differences(pack: Pack, standard: Pack) -> list[Text]:
    """Every field in which a pack differs from the standard one."""
    return list(_compare("", plain(standard), plain(pack)))


def _compare(where: str, old: Any, new: Any) -> Iterator[Text]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            if key != "source":
                yield from _compare(f"{where}.{key}" if where else key, old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list) and all(isinstance(row, dict) for row in old + new):
        rows, changed = (
            {row.get("id", f"row {at}"): row for at, row in enumerate(each, start=1)} for each in (old, new)
        )
        for name in list(rows) + [name for name in changed if name not in rows]:
            if name not in changed:
                yield Message("table.pack-without", {"where": where, "what": name})
            elif name not in rows:
                yield Message("table.pack-with", {"where": where, "what": name})
            else:
                yield from _compare(f"{where}.{name}", rows[name], changed[name])
    elif old != new:
        yield Message("table.pack-differs", {"where": where, "new": _said(new), "old": _said(old)})


def _said(value: Any) -> Text:
    return Message("units.nothing") if value is None else str(value)


def changed_figures(pack: Pack, standard: Pack) -> set[tuple[str, str]]:
    """The figures that differ from the standard pack: the place of their table in this pack, and their name."""
    printed = {known: table.figures() for known, _, table in _known_tables(standard)}
    return {
        (where, name)
        for known, where, table in _known_tables(pack)
        for name, value in table.figures().items()
        if printed.get(known, {}).get(name) != value
    }


def _known_tables(pack: Pack) -> Iterator[tuple[str, str, Figures]]:
    """Every table by the ids of its rows, which may have moved; a row without an id counts by its place."""
    ids = {where.rstrip("."): f"[{table.id}]" for where, table in tables(pack) if isinstance(table, NamedCard)}
    for where, table in tables(pack):
        yield _known_as(where, ids), where, table


def _known_as(where: str, ids: dict[str, str]) -> str:
    return re.sub(r"\[[0-9]+\]", lambda at: ids.get(where[: at.end()], at[0]), where)
