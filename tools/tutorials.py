"""Run the commands that the manual shows, and compare or rewrite what they print.

python -m tools.tutorials [--write] [PAGE ...]

A page with a `console` block is a tutorial. Its blocks run from top to bottom in one empty folder:

- a line that starts with `$ ` in a `console` block is a command, and the lines after it are its output;
- lines that start with `> ` in the output of `getaway play` are what the reader types, unless the line before the
  block is `<!-- typed: one | two -->`;
- a block with `title="FILE"` is written to that file.

`…` stands for any text. White space does not count, so the width of a table does not either.
"""

import argparse
import difflib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^(?:<!-- typed: (?P<typed>[^\n]*) -->\n)?```(?P<info>[^\n`]+)\n(?P<body>.*?)^```$", re.M | re.S)
TITLE = re.compile(r'title="([\w.-]+)"')
COMMAND = re.compile(r"^\$ ((?:.*\\\n)*.*)\n", re.M)
COMPILED = re.compile(r"\((pure|compiled)\)")
TYPED = re.compile(r"^> (.*)$", re.M)
ANY = "…"


class File(NamedTuple):
    """A file that the page asks the reader to make."""

    name: str
    text: str


class Command(NamedTuple):
    """A command with the output that the page shows."""

    line: str
    shown: str
    at: tuple[int, int]
    """Where the output stands in the page."""
    typed: str
    """What the reader types while it runs."""


def tutorials(folder: Path = DOCS) -> list[Path]:
    """The pages that show a command with its output."""
    return sorted(path for path in folder.rglob("*.md") if "\n```console\n" in path.read_text(encoding="utf-8"))


def steps(page: str) -> Iterator[File | Command]:
    """The files and commands of a page, in its order."""
    for block in FENCE.finditer(page):
        if title := TITLE.search(block["info"]):
            yield File(title[1], block["body"])
        if block["info"] != "console":
            continue
        commands = list(COMMAND.finditer(block["body"]))
        ends = [each.start() for each in commands[1:]] + [len(block["body"])]
        for command, end in zip(commands, ends, strict=True):
            at = (block.start("body") + command.end(), block.start("body") + end)
            shown = page[slice(*at)]
            lines = block["typed"].split(" | ") if block["typed"] else TYPED.findall(shown)
            typed = "".join(f"{line}\n" for line in lines) if command[1].startswith("getaway play") else ""
            yield Command(command[1], shown, at, typed)


def environment(folder: Path) -> dict[str, str]:
    """The same for everyone: 88 columns, no color, English, and the Getaway that runs this."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {
        "COLUMNS": "88",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "NO_COLOR": "1",
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONUTF8": "1",
        "TERM": "dumb",
    }


def run(page: str, folder: Path) -> Iterator[tuple[Command, str]]:
    """Each command of a page with what it prints, in a folder that has the page's files."""
    for step in steps(page):
        if isinstance(step, File):
            (folder / step.name).write_text(step.text, encoding="utf-8")
            continue
        ran = subprocess.run(
            ["bash", "-c", step.line],
            cwd=folder,
            env=environment(folder),
            input=step.typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        yield step, "".join(f"{line.rstrip()}\n" for line in ran.stdout.splitlines())


def pattern(shown: str) -> re.Pattern[str]:
    """What a text of the manual stands for."""
    return re.compile(".*".join(re.escape(collapse(part)) for part in shown.split(ANY)), re.S)


def collapse(text: str) -> str:
    """Without white space, and with rules of any length alike."""
    return re.sub("─+", "─", re.sub(r"\s+", "", text))


def matches(shown: str, printed: str) -> bool:
    return pattern(shown).fullmatch(collapse(printed)) is not None


def what_differs(page: str, folder: Path) -> list[str]:
    """A difference for each command that prints something else than the page shows."""
    return [
        f"$ {command.line}\n" + "\n".join(difflib.ndiff(command.shown.splitlines(), printed.splitlines()))
        for command, printed in run(page, folder)
        if not matches(command.shown, printed)
    ]


def rewritten(page: str) -> str:
    """The page with the output that its commands print now. What differs between two runs becomes `…`."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        both = zip(list(run(page, Path(one))), list(run(page, Path(two))), strict=True)
        outputs = [(command, stable(first, second)) for (command, first), (_, second) in both]
    for command, printed in reversed(outputs):
        page = page[: command.at[0]] + realigned(command.shown, printed) + page[command.at[1] :]
    return page


def stable(first: str, second: str) -> str:
    """The output of two runs, with `…` for each word that differs, and for whether the rules are compiled."""
    lines, others = (COMPILED.sub(f"({ANY})", each).splitlines() for each in (first, second))
    if len(lines) != len(others):
        return first
    return "".join(f"{_stable_line(one, two)}\n" for one, two in zip(lines, others, strict=True))


def _stable_line(one: str, two: str) -> str:
    words, others = re.split(r"(\s+)", one), re.split(r"(\s+)", two)
    if len(words) != len(others):
        return ANY
    return "".join(word if word == other else ANY for word, other in zip(words, others, strict=True))


def realigned(shown: str, printed: str) -> str:
    """What is printed now, left out where the page has left it out: a `…` on a line of its own stays.

    Lines that are the same or similar are the anchors. Between two of them as many new lines are shown before and after
    `…` as there were old ones."""
    old, new = shown.splitlines(), printed.splitlines()
    anchors = _anchors(old, new)
    result: list[str] = []
    for kind, i1, i2, j1, j2 in difflib.SequenceMatcher(None, old, anchors, autojunk=False).get_opcodes():
        gap, fresh = old[i1:i2], new[j1:j2]
        cuts = [at for at, line in enumerate(gap) if line.strip() == ANY]
        if kind == "equal":
            pairs = zip(gap, fresh, strict=True)
            result += [line if ANY in line and matches(line, text) else text for line, text in pairs]
        elif cuts:
            after = len(gap) - 1 - cuts[-1]
            result += [*fresh[: cuts[0]], ANY, *fresh[max(cuts[0], len(fresh) - after) :]]
        else:
            result += fresh
    return "".join(f"{line}\n" for line in result)


def _anchors(old: list[str], new: list[str]) -> list[str]:
    """The new lines, each replaced by the old line that it matches, or that it is most similar to."""
    known = [(pattern(line), line) for line in old if line.strip() != ANY]
    found = [next((line for match, line in known if match.fullmatch(collapse(text))), None) for text in new]
    unmatched = [line for _, line in known if line not in found]
    return [
        line if line is not None else next(iter(difflib.get_close_matches(text, unmatched, 1)), text)
        for line, text in zip(found, new, strict=True)
    ]


def main() -> None:
    """Compare, or write with --write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write what the commands print into the pages")
    parser.add_argument("pages", nargs="*", type=Path, metavar="PAGE", help="only these")
    given = parser.parse_args()
    failed = False
    for path in given.pages or tutorials():
        page = path.read_text(encoding="utf-8")
        if given.write:
            path.write_text(rewritten(page), encoding="utf-8")
            continue
        with tempfile.TemporaryDirectory() as folder:
            for difference in what_differs(page, Path(folder)):
                failed = True
                sys.stdout.write(f"{path}\n{difference}\n\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
