"""What the sources say to people outside the catalogs: sentences in Python calls, and words in the page's templates."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "src" / "getaway"
WEB = ROOT / "web" / "src"

TWO_WORDS = re.compile(r"[A-Za-z']{2,},? +[A-Za-z']+")
SAYING = {
    *("Rejection", "Offer", "Choice", "Outcome", "Check", "Verdict", "Scenario", "Refused", "RefusedRequest"),
    *("echo", "print", "secho", "write", "ask", "confirm", "BadParameter", "BadOption", "UsageError", "Exit"),
    *("add_column", "add_row", "Panel", "Table", "Markdown", "rule"),
}
"""Calls whose texts people read, besides those that make an error of Getaway's."""
SAID_AS = ("help", "prompt", "epilog", "short_help", "title", "caption", "why", "words", "description")
"""Arguments of any call that people read."""
SAYING_FUNCTIONS = ("describe", "prompt", "verdict", "warning", "reason", "story", "why_not")
"""Functions whose results people read."""
NOT_WORDS = re.compile(r"(?:bold|dim|italic|not)(?: [a-z]+)+\Z|getaway ")
"""Styles of the terminal, and examples of commands."""
FOR_DEVELOPERS = {"IllegalMove", "AdapterError"}
"""Errors about a bot or a game under development: who reads them reads its code too."""
DEVELOPERS = ("testing",)
"""Packages that speak only to developers."""


def packages() -> list[Path]:
    """The packages of Getaway, each game one of its own, and its modules outside of any."""
    inside = [folder for folder in sorted(PYTHON.iterdir()) if folder.is_dir() and folder.name not in DEVELOPERS]
    games = [folder for folder in sorted((PYTHON / "games").iterdir()) if (folder / "__init__.py").exists()]
    return [folder for folder in inside if any(folder.glob("*.py")) and folder.name != "games"] + games


def said_in_package(folder: Path) -> list[str]:
    """Every sentence in a package that people would read in English only."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in sorted(folder.rglob("*.py"))
        for line, text in said_in(path.read_text(encoding="utf-8"))
    ]


def said_in(source: str) -> Iterator[tuple[int, str]]:
    """The same in one Python source, with the lines."""
    tree = ast.parse(source)
    saying = (
        SAYING
        | errors()
        | {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and _is_error(node, errors())}
    )
    for node in ast.walk(tree):
        match node:
            case ast.Call():
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                is_saying = called in saying - FOR_DEVELOPERS
                named = [each.value for each in node.keywords if is_saying or each.arg in SAID_AS]
                yield from _sentences([*node.args, *named] if is_saying else named)
            case ast.FunctionDef() if node.name.lstrip("_") in SAYING_FUNCTIONS:
                returns = (each for each in ast.walk(node) if isinstance(each, ast.Return))
                yield from _sentences([each.value for each in returns if each.value])


def _sentences(given: list[ast.expr]) -> Iterator[tuple[int, str]]:
    for node in given:
        for each in _texts(node):
            text = str(each.value)
            if TWO_WORDS.search(text) and not NOT_WORDS.match(text):
                yield each.lineno, text.strip()


def _texts(node: ast.expr) -> Iterator[ast.Constant]:
    """The texts of an expression, but not those in calls within it: they are looked at by themselves."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr() | ast.IfExp() | ast.BinOp() | ast.List() | ast.Tuple() | ast.BoolOp():
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    yield from _texts(child)


@cache
def errors() -> frozenset[str]:
    """The names of all errors that Getaway raises on purpose."""
    classes = [
        node
        for path in PYTHON.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found = {"GetawayError"}
    while more := {node.name for node in classes if _is_error(node, found)} - found:
        found |= more
    return frozenset(found)


def _is_error(node: ast.AST, known: set[str] | frozenset[str]) -> bool:
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    return any(isinstance(base, ast.Name) and base.id in known for base in bases)


# The page.

_SCRIPT = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_TAG = re.compile(r"<[^<>]*>")
_ATTRIBUTE = re.compile(r"""\s(?:aria-label|title|placeholder|alt|label)="([^"]*)\"""")
_WORD = re.compile(r"[A-Za-z]{2,}")
_MARKS = re.compile(r"&[a-z]+;|\bGetaway\b|\bgetaway verify \S+ --evidence \S+")
"""Characters by name, the name of the software, and a command."""


def said_in_pages(folder: Path) -> list[str]:
    """Every word in the templates of a folder that is not in a catalog."""
    return [
        f"{path.relative_to(ROOT)}: {text}"
        for path in sorted(folder.rglob("*.svelte"))
        for text in said_in_template(path.read_text(encoding="utf-8"))
    ]


def said_in_template(source: str) -> list[str]:
    """The same in one template."""
    left = _without_expressions(_SCRIPT.sub("", source))
    found = [text for text in _ATTRIBUTE.findall(left) if _WORD.search(_MARKS.sub("", text))]
    return found + [text.strip() for text in _TAG.split(left) if _WORD.search(_MARKS.sub("", text))]


def _without_expressions(source: str) -> str:
    """The template without what is in braces."""
    kept, depth = [], 0
    for letter in source:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
