"""Checks of catalogs: what is in them, and whether messages render with nothing missing. For tests and translators."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from getaway.text.catalogs import catalog_source
from getaway.text.messages import Listing, Message, Person, Text
from getaway.text.render import Texts

PLURALS = ("zero", "one", "two", "few", "many")


class Entry(NamedTuple):
    """A message, or an attribute of one: its text, its variables with values to try, which of them appear in the text
    rather than only select a variant, and the other messages it refers to.
    """

    pattern: ftl.Pattern
    variables: dict[str, tuple[Any, ...]]
    shown: frozenset[str]
    references: frozenset[str]


def read_catalog(catalog: str, language: str) -> dict[str, Entry]:
    """The messages of a catalog and their attributes, by id: "seat-taken", "level-easy.help"."""
    return read_source(catalog_source(catalog, language))


@cache
def read_source(source: str) -> dict[str, Entry]:
    """The same from Fluent source. Raises ValueError if it cannot be read, or has an id twice."""
    found: dict[str, Entry] = {}
    for part in FluentParser().parse(source).body:
        if isinstance(part, ftl.Junk):
            raise ValueError(f"this is not Fluent: {(part.content or '')[:200]}")
        if not isinstance(part, ftl.Message):
            continue
        patterns = {part.id.name: part.value} | {
            f"{part.id.name}.{each.id.name}": each.value for each in part.attributes
        }
        for id, pattern in patterns.items():
            if id in found:
                raise ValueError(f"the id {id} is there twice")
            if pattern is not None:
                found[id] = _entry(pattern)
    return found


def _entry(pattern: ftl.Pattern) -> Entry:
    variables: dict[str, tuple[Any, ...]] = {}
    references = set()
    shown: set[str] = set()
    for node in _nodes(pattern):
        match node:
            case ftl.VariableReference():
                variables.setdefault(node.id.name, ())
            case ftl.MessageReference():
                references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
            case ftl.Placeable(expression=ftl.VariableReference(id=identifier)):
                shown.add(identifier.name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=identifier)):
                name = identifier.name
                variables[name] = (*variables.get(name, ()), *_values(node))
            case ftl.FunctionReference(id=ftl.Identifier(name="NUMBER")):
                for given in node.arguments.positional:
                    if isinstance(given, ftl.VariableReference):
                        variables[given.id.name] = (*variables.get(given.id.name, ()), 2.5)
                        shown.add(given.id.name)
    return Entry(pattern, variables, frozenset(shown), frozenset(references))


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from _nodes(each)


def _values(select: ftl.SelectExpression) -> list[Any]:
    """Values that lead to each variant of a selection. Numbers lead to plural forms."""
    keys = [variant.key for variant in select.variants]
    names = [key.name for key in keys if isinstance(key, ftl.Identifier)]
    numbers = [int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)]
    if numbers or set(names) & set(PLURALS):
        return [*numbers, 0, 1, 2, 5]
    return names


def samples(entry: Entry) -> Iterator[dict[str, Any]]:
    """Arguments that lead to every variant of a message."""
    first: dict[str, Any] = {name: values[0] if values else "Sample" for name, values in entry.variables.items()}
    yield first
    for name, values in entry.variables.items():
        for value in values:
            yield first | {name: value}


def render_samples(catalog: str, language: str) -> list[str]:
    """Problems found when every message of a catalog is rendered with sample arguments."""
    return source_problems(catalog_source(catalog, language))


def source_problems(source: str) -> list[str]:
    """The same for Fluent source."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    problems = []
    for id, entry in read_source(source).items():
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        for given in samples(entry):
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, given)
            problems += [f"{id} with {given}: {error}" for error in errors]
            if not str(text).strip():
                problems.append(f"{id} with {given}: it is empty")
    return list(dict.fromkeys(problems))


class _Strict(Texts):
    """Notes what is missing."""

    def __init__(self, language: str) -> None:
        self.problems: list[str] = []
        super().__init__(language)

    def note(self, problem: str) -> None:
        self.problems.append(problem)


def text_problems(text: Text, language: str) -> list[str]:
    """Problems of a text in a language: messages that are missing there, arguments that a message needs."""
    texts = _Strict(language)
    missing = [f"there is no message {id} in the language {language}" for id in _ids(text) if not _has(id, language)]
    texts(text)
    return list(dict.fromkeys([*missing, *texts.problems]))


def _ids(value: Any) -> Iterator[str]:
    """The ids of a message and of those in its arguments."""
    match value:
        case Message():
            yield value.id
            for each in value.args.values():
                yield from _ids(each)
        case Listing():
            for each in value.items:
                yield from _ids(each)
        case Person():
            yield from _ids(value.name)


def _has(id: str, language: str) -> bool:
    catalog, _, rest = id.partition(".")
    return rest in read_catalog(catalog, language)
