#!/usr/bin/env python3
"""Say what a language lacks: `python -m tools.translations de`. Exits with 1 if there is anything to do.

missing:      English has it, and this language does not
superfluous:  this language has it, and nothing uses it
outdated:     a component's `.of` is not what the standard pack says any more
variables:    the message leaves out a variable that English shows, or has one that English does not have
broken:       it does not render
"""

import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from getaway.games.registry import game_of
from getaway.kernel.pack import NamedCard, Pack, plain, tables
from getaway.kernel.rulebook import Rulebook
from getaway.text.catalogs import ENGLISH, catalog_source, game_packages, languages
from getaway.text.checking import Entry, read_source, source_problems
from tools.text_uses import catalogs, games

RULES = {"getaway.kernel": "the rules of every game", "getaway.table": "the rules of every table"}


def problems(language: str) -> list[str]:
    """Everything that is to do in a language."""
    found = []
    for catalog in catalogs():
        pack = game_of(catalog).pack if catalog in games() else None
        lines = compare(catalog_source(catalog, ENGLISH), catalog_source(catalog, language), pack)
        found += [f"{catalog}: {line}" for line in lines]
    packages = RULES | {game_packages()[game]: f"the rulebook of {game}" for game in games()}
    return found + [line for package, name in packages.items() for line in _rulebook(package, name, language)]


def compare(english: str, translated: str, pack: Pack | None = None) -> list[str]:
    """What differs between a catalog in English and in another language; the pack has the texts of its components."""
    theirs, ours = read_source(english), read_source(translated)
    components = _components(ours)
    found = [f"missing: {id}" for id in theirs if id not in ours]
    for id, entry in ours.items():
        name = id.partition(".")[0]
        if id not in theirs and name not in components:
            found.append(f"superfluous: {id}")
        elif id in theirs:
            unknown = _variables(entry) - _variables(theirs[id])
            left_out = theirs[id].shown - _variables(entry)
            found += [f"variables: {id} has ${name}, which English does not have" for name in sorted(unknown)]
            found += [f"variables: {id} leaves ${name} out" for name in sorted(left_out)]
    found += [f"broken: {line}" for line in source_problems(translated)]
    return found if pack is None else found + list(_pack(components, pack))


def _components(entries: dict[str, Entry]) -> dict[str, str]:
    """The components that a catalog translates, each with the English text that it translates."""
    texts = {id.removesuffix(".of"): entry.pattern for id, entry in entries.items() if id.endswith(".of")}
    return {id: "".join(getattr(part, "value", "") or "" for part in text.elements) for id, text in texts.items()}


def _variables(entry: Entry) -> set[str]:
    """The variables of a message; whether somebody is "you" belongs to the seat."""
    return {name.removesuffix("_is") for name in entry.variables}


def _pack(components: dict[str, str], pack: Pack) -> Iterator[str]:
    labels = _labels(pack)
    texts = set(_texts(plain(pack))) | set(labels.values())
    for id, of in components.items():
        if of not in texts:
            yield f"outdated: {id} translates “{of}”, which is not in the standard pack"
    for where, card in tables(pack):
        if isinstance(card, NamedCard) and card.name not in components.values():
            yield f"missing: “{card.name}” of the standard pack ({where.rstrip('.')})"
    if components.keys() & labels.keys():  # what a pack calls its figures may stay in English, all of it
        yield from (f"missing: {id} (“{of}”)" for id, of in labels.items() if id not in components)


def _labels(pack: Pack) -> dict[str, str]:
    """What the list of sources calls the tables, figures and rows without a name, by their ids in a catalog."""
    found: dict[str, str] = {}
    for where, table in tables(pack):
        name = where.partition("[")[0].rstrip(".")
        row = "" if getattr(table, "name", "") else getattr(table, "id", "")
        found |= {f"table-{name}": name} if name and table.figures() else {}
        found |= {f"row-{row}": row} if row and table.figures() else {}
        found |= {f"figure-{figure}": figure for figure in table.figures()}
    return {id: name.replace("_", " ") for id, name in found.items()}


def _texts(tree: Any) -> Iterator[str]:
    match tree:
        case str():
            yield tree
        case dict():
            for value in tree.values():
                yield from _texts(value)
        case list():
            for value in tree:
                yield from _texts(value)


def _rulebook(package: str, name: str, language: str) -> list[str]:
    translated = files(package).joinpath("locales", language, "rulebook.md")
    if not translated.is_file():
        return [f"missing: {name}"]
    english = Rulebook(files(package).joinpath("rulebook.md").read_text(encoding="utf-8"))
    ours = Rulebook(translated.read_text(encoding="utf-8"))
    missing = [f"missing: {name}, {number}" for number in english.rules if number not in ours.rules]
    return missing + [f"superfluous: {name}, {number}" for number in ours.rules if number not in english.rules]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in languages():
        sys.stderr.write(f"usage: python -m tools.translations LANGUAGE, one of {', '.join(languages())}\n")
        return 2
    found = problems(arguments[0])
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
