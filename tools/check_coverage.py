"""Fails if the tests of a run covered less of a package, or of some of its files, than they should.

    python tools/check_coverage.py kernel=100 "games/*policy*.py=97" games=100

reads what `pytest --cov` has measured. Percentages are of statements; packages are those of `getaway`. A file counts
for the first bar that names it.
"""

import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage


class File(NamedTuple):
    """A source file: its statements, those that did not run, and their lines."""

    name: str
    statements: int
    missed: int
    lines: str


def main(*bars: str) -> int:
    """0 if every bar is reached."""
    files = measured()
    is_below = False
    for pattern, bar in (each.split("=") for each in bars):
        within = [file for file in files if fnmatch(file.name, pattern) or fnmatch(file.name, f"{pattern}/*")]
        files = [file for file in files if file not in within]
        statements = sum(file.statements for file in within)
        missed = sum(file.missed for file in within)
        share = 100 * (statements - missed) / statements if statements else 0.0
        sys.stdout.write(f"{pattern}: {share:.1f} % of {statements} statements covered, at least {bar} %\n")
        if share < float(bar):
            is_below = True
            sys.stdout.writelines(f"  {file.name}: {file.lines}\n" for file in within if file.missed)
    return int(is_below)


def measured() -> list[File]:
    """The files that were measured, named from the package `getaway` on."""
    coverage = Coverage()
    coverage.load()
    files = []
    for name in sorted(coverage.get_data().measured_files()):
        _, statements, _, missed, lines = coverage.analysis2(name)
        inside = Path(name).parts[::-1].index("getaway")
        files.append(File("/".join(Path(name).parts[-inside:]), len(statements), len(missed), lines))
    return files


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
