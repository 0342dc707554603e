"""Fails if the tests of a run covered less of a package than they should.

    python tools/check_coverage.py kernel=100 table=95

reads what `pytest --cov` has measured. Percentages are of statements; packages are those of `getaway`.
"""

import sys
from collections import defaultdict
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
    """0 if every package reaches its bar."""
    packages = measured()
    is_below = False
    for package, bar in (each.split("=") for each in bars):
        statements = sum(file.statements for file in packages[package])
        missed = sum(file.missed for file in packages[package])
        share = 100 * (statements - missed) / statements if statements else 0.0
        sys.stdout.write(f"getaway.{package}: {share:.1f} % of {statements} statements covered, at least {bar} %\n")
        if share < float(bar):
            is_below = True
            sys.stdout.writelines(f"  {file.name}: {file.lines}\n" for file in packages[package] if file.missed)
    return int(is_below)


def measured() -> defaultdict[str, list[File]]:
    """The files that were measured, by package."""
    coverage = Coverage()
    coverage.load()
    packages: defaultdict[str, list[File]] = defaultdict(list)
    for name in sorted(coverage.get_data().measured_files()):
        _, statements, _, missed, lines = coverage.analysis2(name)
        inside = Path(name).parts[::-1].index("getaway")
        parts = Path(name).parts[-inside:]
        packages[parts[0]].append(File("/".join(parts), len(statements), len(missed), lines))
    return packages


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
