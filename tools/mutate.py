"""Changes one figure or one comparison at a time and sees whether a test notices.

    python tools/mutate.py big_score            every figure of its pack.toml, one more than it is
    python tools/mutate.py big_score --code     every number and comparison in its rules
    python tools/mutate.py big_score --code --only scoring.py vault.py

Prints every change that no test noticed, and ends with an error if there was one. The tests are those of
tests/games/<game>, stopped at the first that fails.
"""

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parents[1]
GAMES = Path("src/getaway/games")
NOT_RULES = {"__init__.py", "events.py", "game.py", "moves.py", "pack.py", "state.py", "views.py", "words.py"}
OTHER_WAY: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
}


@dataclass(frozen=True)
class Mutant:
    """A file with one place changed."""

    path: Path
    line: int
    text: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.was} -> {self.now}"


def changed(path: Path, text: str, start: int, end: int, now: str) -> Mutant:
    line = text.count("\n", 0, start) + 1
    return Mutant(path, line, text[:start] + now + text[end:], _around(text, start, end), now)


def _around(text: str, start: int, end: int) -> str:
    """The changed place within its line."""
    left = text.rfind("\n", 0, start) + 1
    right = text.find("\n", end)
    return f"{text[left:start].strip()} [{text[start:end]}] {text[end:right].strip()}"


def figures(game: str) -> Iterator[Mutant]:
    """Every number of the pack, one more; not its version."""
    path = GAMES / game / "pack.toml"
    text = (ROOT / path).read_text(encoding="utf-8")
    for line in re.finditer(r"^(?!version)[a-z_]+ = ([\[\]0-9, ]+?) *(#.*)?$", text, re.MULTILINE):
        for number in re.finditer(r"\d+", line[1]):
            start = line.start(1) + number.start()
            yield changed(path, text, start, start + len(number[0]), str(int(number[0]) + 1))


def code(game: str, only: list[str]) -> Iterator[Mutant]:
    """Every number in the rules one more, every comparison the other way at its edge."""
    for file in sorted((ROOT / GAMES / game).rglob("*.py")):
        if file.name in NOT_RULES or (only and file.name not in only):
            continue
        path = file.relative_to(ROOT)
        text = file.read_text(encoding="utf-8")
        starts = [0, *(match.end() for match in re.finditer("\n", text))]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                start = starts[node.lineno - 1] + node.col_offset
                assert node.end_col_offset is not None
                yield changed(path, text, start, starts[node.lineno - 1] + node.end_col_offset, str(node.value + 1))
            elif isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER_WAY:
                left, right = node.left, node.comparators[0]
                assert left.end_lineno is not None
                assert left.end_col_offset is not None
                start = starts[left.end_lineno - 1] + left.end_col_offset
                end = starts[right.lineno - 1] + right.col_offset
                operator = re.search(r"[<>=!]+", text[start:end])
                if operator is not None:
                    at = start + operator.start()
                    yield changed(path, text, at, start + operator.end(), OTHER_WAY[type(node.ops[0])])


def notices(folder: Path, game: str, mutant: Mutant, tests: list[str]) -> bool:
    """Whether a test fails with the change; a run that does not come to its end is noticed too."""
    target = folder / mutant.path
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", *tests]
    environment = dict(os.environ, PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="1")
    try:
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(original, encoding="utf-8")
    return run.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--code", action="store_true", help="the rules instead of the pack")
    parser.add_argument("--only", nargs="*", default=[], metavar="FILE", help="of the rules only these files")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth change")
    parser.add_argument("--tests", nargs="*", help="run these instead of all tests of the game")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    given = parser.parse_args()
    mutants = list(code(given.game, given.only) if given.code else figures(given.game))[:: given.every]
    tests = given.tests or [f"tests/games/{given.game}"]
    survivors = []
    with tempfile.TemporaryDirectory() as scratch:
        folders: Queue[Path] = Queue()
        for number in range(given.jobs):
            folder = Path(scratch, str(number))
            shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
            folders.put(folder)

        def judge(mutant: Mutant) -> None:
            folder = folders.get()
            if not notices(folder, given.game, mutant, tests):
                survivors.append(mutant)
                print(f"not noticed: {mutant}", flush=True)  # noqa: T201
            folders.put(folder)

        with ThreadPoolExecutor(given.jobs) as pool:
            list(pool.map(judge, mutants))
    print(f"{len(mutants)} changes, {len(mutants) - len(survivors)} noticed, {len(survivors)} not")  # noqa: T201
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
