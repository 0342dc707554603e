"""Changes one figure or one comparison at a time and sees whether a test notices.

    python tools/mutate.py GAME            every figure of its pack.toml, one more than it is
    python tools/mutate.py GAME --code     every number and comparison in its rules
    python tools/mutate.py GAME --code --only scoring.py views.py

Prints every change that no test noticed, and ends with an error if there was one that `tools/equivalent.toml` does not
excuse. The tests are those of tests/games/<game>. They run once as they are, to learn which of them come to which line.
Then each change is tried in a fork of that process: one within a function by giving the function its changed code, and
only the tests that come to it run; any other with everything imported anew.
"""

import argparse
import ast
import compileall
import gc
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import NoReturn

import pytest
from coverage import Coverage

ROOT = Path(__file__).parents[1]
GAMES = Path("src/getaway/games")
EQUIVALENT = ROOT / "tools" / "equivalent.toml"
NOT_RULES = {  # what is packed, numbered, shown, believed, advised or measured, and not how the game goes
    "__init__.py",
    "api.py",
    "balance.py",
    "belief.py",
    "decision.py",
    "events.py",
    "game.py",
    "ladder.py",
    "moves.py",
    "numbers.py",
    "odds.py",
    "pack.py",
    "phases.py",
    "plugin.py",
    "policy.py",
    "policy_solo.py",
    "position.py",
    "reasons.py",
    "render.py",
    "render_table.py",
    "ruleset.py",
    "state.py",
    "views.py",
    "words.py",
}
OTHER_WAY: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
}
QUIET = [
    "-o",
    "addopts=-p no:cacheprovider",
    "-s",
    "-x",
    "--assert=plain",
    "-p",
    "no:terminal",
    "-p",
    "no:xdist",
    "-p",
    "no:cov",
]
MOST_MEMORY = 4 << 30
NOTICED = 1
BROKEN = 2


@dataclass(frozen=True)
class Mutant:
    """A file with one place changed; `function` is the one it is in, if it is in one."""

    path: Path
    line: int
    text: str
    change: str
    function: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.change}"


def changed(path: Path, text: str, start: int, end: int, now: str, function: str = "") -> Mutant:
    line = text.count("\n", 0, start) + 1
    left = text.rfind("\n", 0, start) + 1
    right = text.find("\n", end)
    change = f"{text[left:start].strip()} [{text[start:end]} -> {now}] {text[end:right].strip()}".strip()
    return Mutant(path, line, text[:start] + now + text[end:], change, function)


def figures(game: str) -> Iterator[Mutant]:
    """Every number of the pack, one more; not its version."""
    path = GAMES / game / "pack.toml"
    text = (ROOT / path).read_text(encoding="utf-8")
    for line in re.finditer(r"^(?!version)[a-z_]+ = ([\[\]0-9, -]+?) *(#.*)?$", text, re.MULTILINE):
        for number in re.finditer(r"-?\d+", line[1]):
            start = line.start(1) + number.start()
            yield changed(path, text, start, start + len(number[0]), str(int(number[0]) + 1))


def code(game: str, only: list[str]) -> Iterator[Mutant]:
    """Every number in the rules one more, every comparison the other way at its edge."""
    for file in sorted((ROOT / GAMES / game).rglob("*.py")):
        within = file.relative_to(ROOT / GAMES / game)
        if file.name in NOT_RULES or (only and str(within) not in only):
            continue
        path = file.relative_to(ROOT)
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        inside = bodies(tree)
        starts = [0, *(match.end() for match in re.finditer("\n", text))]
        minus = {node.operand for node in ast.walk(tree) if isinstance(node, ast.UnaryOp) and number(node) is not None}
        for node in ast.walk(tree):
            if node in minus:
                continue
            value = number(node)
            if value is not None and isinstance(node, ast.expr):
                start = starts[node.lineno - 1] + node.col_offset
                assert node.end_col_offset is not None
                end = starts[node.lineno - 1] + node.end_col_offset
                yield changed(path, text, start, end, str(value + 1), inside.get(node.lineno, ""))
            elif isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER_WAY:
                left, right = node.left, node.comparators[0]
                assert left.end_lineno is not None
                assert left.end_col_offset is not None
                start = starts[left.end_lineno - 1] + left.end_col_offset
                end = starts[right.lineno - 1] + right.col_offset
                operator = re.search(r"[<>=!]+", text[start:end])
                if operator is not None:
                    at, to = start + operator.start(), start + operator.end()
                    yield changed(path, text, at, to, OTHER_WAY[type(node.ops[0])], inside.get(node.lineno, ""))


def number(node: ast.AST) -> int | None:
    """What it is, if it is a number written out, with its sign."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        operand = number(node.operand)
        return None if operand is None else -operand
    return None


def bodies(tree: ast.Module) -> dict[int, str]:
    """For each line in the body of a function or method its qualified name."""
    found: dict[int, str] = {}
    scopes: list[tuple[str, ast.Module | ast.ClassDef]] = [("", tree)]
    for prefix, scope in scopes:
        for node in scope.body:
            if isinstance(node, ast.ClassDef):
                scopes.append((f"{prefix}{node.name}.", node))
            elif isinstance(node, ast.FunctionDef) and not node.decorator_list:
                assert node.end_lineno is not None
                for line in range(node.body[0].lineno, node.end_lineno + 1):
                    found[line] = prefix + node.name
    return found


def module_of(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


def give_code(mutant: Mutant) -> None:
    """The function has the changed code from now on, wherever it has been imported."""
    scopes = [compile(mutant.text, str(ROOT / mutant.path), "exec")]
    target: object = import_module(module_of(mutant.path))
    for name in mutant.function.split("."):
        scopes.append(
            next(part for part in scopes[-1].co_consts if isinstance(part, CodeType) and part.co_name == name)
        )
        target = getattr(target, name)
    target.__code__ = scopes[-1]  # type: ignore[attr-defined]


class Tests:
    """A pytest plugin: runs every test as it is, then `then` in the same process."""

    def __init__(self, game: str, then: "Callable[[Tests], None]") -> None:
        self.then = then
        self.forked = False
        self.items: list[pytest.Item] = []
        self.seconds: dict[pytest.Item, float] = {}
        self.callers: dict[str, dict[int, list[str]]] = {}  # by file and line; "" is the time of imports
        self.watch = Coverage(data_file=None, include=[f"{ROOT / GAMES / game}/*"], messages=False)
        self.watch.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        for number, item in enumerate(self.items):
            self.watch.switch_context(str(number))
            began = time.process_time()
            run(item)
            self.seconds[item] = time.process_time() - began
        self.watch.stop()
        data = self.watch.get_data()
        self.callers = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
        self.then(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            if self.forked:
                os._exit(NOTICED)
            pytest.exit(f"{item.nodeid} fails as it is", returncode=1)

    def files(self) -> list[str]:
        """The files of tests: that of the pack, then the quickest."""
        seconds: dict[str, float] = {}
        for item, took in self.seconds.items():
            seconds[str(item.path)] = seconds.get(str(item.path), 0) + took
        return sorted(seconds, key=lambda file: (not file.endswith("test_pack.py"), seconds[file]))

    def calling(self, mutant: Mutant) -> list[pytest.Item] | None:
        """The tests that come to the change, those of its file first, then the quickest; None where imports do too."""
        callers = self.callers.get(str(ROOT / mutant.path), {}).get(mutant.line, [])
        if not mutant.function or "" in callers:
            return None
        folders = mutant.path.parts[len(GAMES.parts) : -1]
        own = ROOT.joinpath("tests/games", *folders, f"test_{mutant.path.name}")
        items = [self.items[int(number)] for number in callers]
        return sorted(items, key=lambda item: (item.path != own, self.seconds[item]))


class EndAtFailure:
    """A pytest plugin for a fork: the first failure ends it."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            os._exit(NOTICED)


def run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def try_out(tests: Tests, folder: Path, mutant: Mutant) -> NoReturn:
    """In a fork, whose end tells whether a test has failed with the change."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    tests.forked = True
    try:
        items = tests.calling(mutant)
        if items is None:
            try_anew(tests, folder, mutant)
        else:
            try_within(tests, items, mutant)
        os._exit(0)
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
        os._exit(BROKEN)


def try_within(tests: Tests, items: list[pytest.Item], mutant: Mutant) -> None:
    """The function gets its changed code, and the tests that come to it run."""
    give_code(mutant)
    for item in items:
        limit_time(tests.seconds[item])
        run(item)


def try_anew(tests: Tests, folder: Path, mutant: Mutant) -> None:
    """All tests run, with everything imported again, from a folder that has the change."""
    limit_time(sum(tests.seconds.values()))
    for name in list(sys.modules):
        if name.partition(".")[0] in ("getaway", "tests"):
            del sys.modules[name]
    sys.path[:] = [str(folder / "src"), *(path for path in sys.path if Path(path) != ROOT / "src")]
    (folder / mutant.path).write_text(mutant.text, encoding="utf-8")
    for file in tests.files():
        if pytest.main([*QUIET, file], plugins=[EndAtFailure()]):
            os._exit(NOTICED)


def limit_time(seconds: float) -> None:
    """A change may make a loop endless: the process ends, and that counts as noticed."""
    signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 5 * seconds)


def judge_all(tests: Tests, mutants: list[Mutant], scratch: Path, jobs: int) -> list[Mutant]:
    """The changes that no test notices."""
    folders = [scratch / str(number) for number in range(jobs)]
    for folder in folders:
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        compileall.compile_dir(folder / "src", quiet=2)
    sys.dont_write_bytecode = True
    gc.freeze()
    waiting = list(reversed(mutants))
    running: dict[int, tuple[Mutant, Path]] = {}
    survivors = []
    done = 0
    while waiting or running:
        if waiting and folders:
            mutant, folder = waiting.pop(), folders.pop()
            pid = os.fork()
            if pid == 0:
                try_out(tests, folder, mutant)
            running[pid] = mutant, folder
            continue
        pid, status = os.wait()
        mutant, folder = running.pop(pid)
        shutil.copy2(ROOT / mutant.path, folder / mutant.path)
        folders.append(folder)
        done += 1
        if done % 100 == 0:
            print(f"{done} of {len(mutants)} tried", flush=True)  # noqa: T201
        if status == BROKEN << 8:
            sys.exit(f"could not try {mutant}")
        if status == 0:
            survivors.append(mutant)
    return survivors


def report(mutants: list[Mutant], survivors: list[Mutant]) -> bool:
    """Whether all is well: every change is noticed or excused, and no excuse is out of date."""
    excuses: dict[str, dict[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    unnoticed = 0
    for mutant in survivors:
        excuse = excuses.get(str(mutant.path), {}).get(mutant.change)
        unnoticed += excuse is None
        print(f"{mutant}\n    {'NOT NOTICED' if excuse is None else f'makes no difference: {excuse}'}")  # noqa: T201
    surviving = {(str(mutant.path), mutant.change) for mutant in survivors}
    stale = 0
    for path in sorted({str(mutant.path) for mutant in mutants}):
        for change in excuses.get(path, {}):
            if (path, change) not in surviving:
                stale += 1
                print(f"{path}: {change}\n    is noticed, or no longer there: strike it from {EQUIVALENT.name}")  # noqa: T201
    print(  # noqa: T201
        f"{len(mutants)} changes: {len(mutants) - len(survivors)} noticed, {len(survivors) - unnoticed} make no "
        f"difference, {unnoticed} not noticed"
    )
    return unnoticed == stale == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--code", action="store_true", help="the rules instead of the pack")
    parser.add_argument("--only", nargs="*", default=[], metavar="FILE", help="of the rules only these files")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    given = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))  # and not the compiled package
    mutants = list(code(given.game, given.only) if given.code else figures(given.game))
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as scratch:

        def judge(tests: Tests) -> None:
            survivors.extend(judge_all(tests, mutants, Path(scratch), given.jobs))

        failed = pytest.main([*QUIET, f"tests/games/{given.game}"], plugins=[Tests(given.game, judge)])
    sys.exit(1 if failed or not report(mutants, survivors) else 0)


if __name__ == "__main__":
    main()
