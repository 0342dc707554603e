"""Which messages the sources use, and what they say outside the catalogs. For tests and `tools/translations.py`."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from getaway.games.registry import game_types
from getaway.kernel.capabilities import scenarios_of
from getaway.kernel.event_text import event_id
from getaway.kernel.events import kinds_of
from getaway.table.events import TableEvent
from getaway.text.catalogs import ENGLISH, common_catalogs, game_packages
from getaway.text.checking import read_catalog
from getaway.text.messages import Message

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "src" / "getaway"
WEB = ROOT / "web" / "src"

_ID = re.compile(r"[a-z][a-z0-9_.-]*\Z")
_PART = re.compile(r"[a-zA-Z0-9_.-]*\Z")
_QUOTED = re.compile(r"""["']([a-z][a-z0-9_.-]*)["']""")
_CALL = re.compile(r"""\bt\(\s*["']([a-z][a-z0-9_.-]*)["']""")
_TEMPLATE = re.compile(r"`((?:[a-zA-Z0-9_.-]|\$\{[^`]*?\})+)`")
_LITERAL = re.compile(r"[a-z0-9]{3}|^[a-z]{2}\\?-")


class Use(NamedTuple):
    """A message that a source names in a call, which must exist."""

    catalog: str
    id: str
    where: str


class Uses(NamedTuple):
    """What sources name: in calls, as any text that may be an id, and as patterns with something filled in."""

    calls: list[Use]
    texts: set[str]
    patterns: set[str]


def catalogs() -> tuple[str, ...]:
    """Every catalog: the common ones, and one for each installed game of this repository."""
    return (*common_catalogs(), *games())


def games() -> tuple[str, ...]:
    """The games that ship with Getaway."""
    return tuple(name for name, package in game_packages().items() if package.startswith("getaway.games."))


# What is used.


def sources(catalog: str) -> Iterator[Path]:
    """The sources that may use a catalog: those of the game and the help of its commands, or all; no tests."""
    folders = [PYTHON, WEB]
    if catalog in games():
        folders = [PYTHON / "games" / catalog, WEB / "games" / catalog]
        yield PYTHON / "cli" / "help.py"
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name:
                yield path


def game_of_path(path: Path) -> str:
    """The game whose folder a source is in; empty if it is in none."""
    for folder in (PYTHON / "games", WEB / "games"):
        if path.is_relative_to(folder) and path.relative_to(folder).parts[0] in games():
            return path.relative_to(folder).parts[0]
    return ""


@cache
def uses_in(path: Path) -> Uses:
    """What one source names."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return python_uses(source, path)
    patterns = {_pattern(re.split(r"\$\{[^`]*?\}", found)) for found in _TEMPLATE.findall(source) if "${" in found}
    return Uses([], set(_QUOTED.findall(source)), {pattern for pattern in patterns if pattern})


def python_uses(source: str, path: Path) -> Uses:
    """What a Python source names."""
    tree = ast.parse(source)
    sayers = _sayers(tree)
    default = game_of_path(path) or sayers.get("say", "")
    uses = Uses([], set(), set())
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if _ID.match(text):
                uses.texts.add(text)
            case ast.JoinedStr():
                if pattern := _pattern_of(node):
                    uses.patterns.add(pattern)
            case ast.Call(func=ast.Name("namer"), args=[_, ast.Constant(value=str(kind)), *_]):
                uses.patterns.add(_pattern([f"{kind}-", ""]))
            case ast.Call(args=[first, *_]):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called in sayers or called in ("say", "_say", "Message"):
                    where = f"{path}:{node.lineno}"
                    for id in _choices(first):
                        uses.calls.append(_use(id, sayers.get(called, default), called, where))
    return uses


def _use(id: str, catalog: str, called: str, where: str) -> Use:
    begin, _, rest = id.partition(".")
    if called == "Message" or begin in catalogs():
        return Use(begin, rest, where)
    return Use(catalog, id, where)


def _sayers(tree: ast.Module) -> dict[str, str]:
    """The functions of a module that make messages, and the catalog of each."""
    found: dict[str, str] = {}
    constants: dict[str, str] = {}
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(module)):
                theirs = _sayers_of(module)
                found |= {
                    alias.asname or alias.name: theirs[alias.name] for alias in node.names if alias.name in theirs
                }
            case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str(text))):
                constants[name] = text
            case ast.Assign(targets=[ast.Name(name)], value=ast.Call(ast.Name("sayer"), [given])):
                found[name] = (
                    str(given.value) if isinstance(given, ast.Constant) else constants.get(ast.unparse(given), "")
                )
    return found


@cache
def _sayers_of(module: str) -> dict[str, str]:
    path = PYTHON.parent.joinpath(*module.split(".")).with_suffix(".py")
    if not module.startswith("getaway.") or not path.is_file():
        return {}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return _sayers(tree) if "sayer(" in path.read_text(encoding="utf-8") else {}


def _choices(node: ast.expr) -> list[str]:
    """The texts that an expression may be."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return [*_choices(node.body), *_choices(node.orelse)]
        case _:
            return []


def _pattern_of(node: ast.JoinedStr) -> str:
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += str(value.value)
        else:
            parts.append("")
    return _pattern(parts)


def _pattern(parts: list[str]) -> str:
    """A regular expression for an id with gaps; empty where the text is no id or nearly nothing of it is given."""
    if len(parts) > 1 and not parts[0] and parts[1].startswith("."):  # {catalog}.id, or {id}.attribute
        parts = [parts[1][1:], *parts[2:]]
        if parts[1:] == [] and parts[0] and _PART.match(parts[0]):
            return rf"(?:.+\.)?{re.escape(parts[0])}"
    if not all(_PART.match(part) for part in parts) or not any(_LITERAL.search(part) for part in parts):
        return ""
    return ".+".join(re.escape(part) for part in parts)


# What must exist.


def conventional(catalog: str) -> set[str]:
    """The ids that follow from what a game has: events, options, phases, its lessons, scenarios and seats."""
    if catalog not in games():
        return {event_id(kind) for kind in kinds_of(TableEvent)} if catalog == "table" else set()
    kind = game_types()[catalog]
    game = kind.from_toml()
    texts: list[object] = [kind.blurb, *(game.phase_title(phase) for phase in kind.phases)]
    texts += [event_id(event) for event in kind.event_types()]
    for setting in kind.settings():
        texts += [setting.title, setting.words, *(choice.words for choice in setting.choices)]
    for scenario in scenarios_of(game):
        texts += [scenario.title, scenario.goal, *scenario.rules]
    for lesson in kind.lessons():
        texts += [lesson.title, lesson.blurb, *(text for each in lesson.texts for text in (each.title, each.text))]
    ids = [text.id.partition(".") for text in texts if isinstance(text, Message)]
    return {id for of, _, id in ids if of == catalog} | {text for text in texts if isinstance(text, str) and text}


def missing_ids() -> list[str]:
    """Messages that a source names and no catalog has, with the place."""
    found = [use for catalog in catalogs() for path in sources(catalog) for use in uses_in(path).calls]
    known = {catalog: read_catalog(catalog, ENGLISH) for catalog in catalogs()}
    wrong = [f"{use.where}: {use.catalog}.{use.id}" for use in found if use.id not in known.get(use.catalog, {})]
    for catalog in catalogs():
        wrong += [f"{catalog}.{id}" for id in sorted(conventional(catalog)) if id not in known[catalog]]
    return list(dict.fromkeys(wrong))


def missing_in_pages() -> list[str]:
    """The same of the page: `t("id")` names a message of the page, or of the game whose folder it is in."""
    wrong = []
    for path in sorted(WEB.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name or path.parent == WEB / "text":
            continue
        game = game_of_path(path)
        known = {id for catalog in filter(None, ("page", game)) for id in read_catalog(catalog, ENGLISH)}
        source = path.read_text(encoding="utf-8")
        wrong += [f"{path}: {id}" for id in _CALL.findall(source) if id not in known]
    return wrong


def unused_ids(catalog: str) -> list[str]:
    """Messages of a catalog that nothing uses."""
    entries = read_catalog(catalog, ENGLISH)
    used = conventional(catalog) | {id for entry in entries.values() for id in entry.references}
    patterns: set[str] = set()
    used |= {use.id for path in sources(catalog) for use in uses_in(path).calls if use.catalog == catalog}
    for path in sources(catalog):
        found = uses_in(path)
        used |= {text.removeprefix(f"{catalog}.") for text in found.texts if text.startswith(f"{catalog}.")}
        if catalog not in games() and game_of_path(path):
            continue  # a game names what is not its own by the whole id
        used |= found.texts
        patterns |= {pattern.removeprefix(f"{catalog}\\.") for pattern in found.patterns}
    patterns = {pattern for pattern in patterns if _LITERAL.search(pattern)}
    whole = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)) or "(?!)")
    return [id for id in entries if id not in used and not whole.fullmatch(id)]
