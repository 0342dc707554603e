"""Packs: the components of a game as a TOML file in which each figure says where it comes from."""

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import subject_and_predicate
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


class PackError(GetawayError):
    """A pack that cannot be used: which field, and what was expected there; or a whole sentence of it."""

    def __init__(self, field: str, expected: str, found: object = None, sentence: str = "") -> None:
        self.field = field
        self.expected = expected
        self.found = found
        asked = f"{field}: expected {expected}" + (f", found {found!r}" if found is not None else "")
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
                raise PackError(f"{rows}[{at}].{field}", "a value that no other row has", value)
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
        """What must hold between figures; raises PackError."""

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
    except UnicodeDecodeError as error:
        raise PackError(f"byte {error.start}", "UTF-8 text") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        _, predicate = subject_and_predicate(error)
        raise PackError("the file", "TOML", sentence=f"the file {predicate}") from None
    except ValueError:  # from int(), which bounds the digits of a number
        raise PackError("the file", "TOML", sentence="the file has a number with too many digits") from None
    return build_pack(kind, tree, game)


def build_pack(kind: type[PackT], tree: Any, game: str) -> PackT:
    """A pack from plain dictionaries, as TOML or a record gives them."""
    header = tree.get("pack") if isinstance(tree, dict) else None
    named = header.get("game") if isinstance(header, dict) else None
    if isinstance(named, str) and named != game:
        sentence = f"pack.game: this is a pack of {named[:40]!r}, and a pack of {game!r} is needed"
        raise PackError("pack.game", repr(game), named, sentence)
    try:
        pack = msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise _named(error, kind) from None
    for where, table in tables(pack):
        _check_sources(where, table)
    pack.check()
    return pack


def _named(error: msgspec.ValidationError, kind: type[Pack]) -> PackError:
    """A sentence that names the field as it stands in the file."""
    problem, _, place = str(error).partition(" - at `")
    where = place.rstrip("`").removeprefix("$").removeprefix(".")
    if field := _FIELD.fullmatch(problem):
        where = f"{where}.{field[1][:60]}" if where else field[1][:60]
    _, predicate = subject_and_predicate(error, kind)
    where = where or "the file"
    return PackError(where, predicate, sentence=f"{where} {predicate}")


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
        rows, changed = (
            {row.get("id", f"row {at}"): row for at, row in enumerate(each, start=1)} for each in (old, new)
        )
        for name in list(rows) + [name for name in changed if name not in rows]:
            if name not in changed:
                yield f"{where}: without {name}"
            elif name not in rows:
                yield f"{where}: with {name}"
            else:
                yield from _compare(f"{where}.{name}", rows[name], changed[name])
    elif old != new:
        yield f"{where}: {_said(new)} instead of {_said(old)}"


def _said(value: Any) -> str:
    return "nothing" if value is None else str(value)


def changed_figures(pack: Pack, standard: Pack) -> set[tuple[str, str]]:
    """The figures that are not as in the standard pack: the place of their table in this pack, and their name."""
    printed = {known: table.figures() for known, _, table in _known_tables(standard)}
    return {
        (where, name)
        for known, where, table in _known_tables(pack)
        for name, value in table.figures().items()
        if printed.get(known, {}).get(name) != value
    }


def _known_tables(pack: Pack) -> Iterator[tuple[str, str, Figures]]:
    """Every table by the ids of its rows, which may stand at another place; a row without an id goes by its place."""
    ids = {where.rstrip("."): f"[{table.id}]" for where, table in tables(pack) if isinstance(table, NamedCard)}
    for where, table in tables(pack):
        yield _known_as(where, ids), where, table


def _known_as(where: str, ids: dict[str, str]) -> str:
    return re.sub(r"\[[0-9]+\]", lambda at: ids.get(where[: at.end()], at[0]), where)
