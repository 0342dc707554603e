"""The speed of an earlier commit beside the speed of this tree, in one run: both compiled, taking turns, CPU time.

make bench-against COMMIT=HEAD~20
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.bench import ROOT, ROWS
from getaway.games.registry import plugins

ROUNDS = 5
SECONDS = "0.4"


def checked_out(commit: str, folder: Path) -> Path:
    """The files of a commit; `.` stands for the files as they are, new ones only if they are added."""
    source = folder / "source"
    source.mkdir(parents=True)
    archive = folder / "source.tar"
    kept = commit if commit != "." else subprocess.check_output(["git", "stash", "create"], cwd=ROOT, text=True).strip()
    subprocess.run(["git", "archive", "--output", str(archive), kept or "HEAD"], cwd=ROOT, check=True)
    subprocess.run(["tar", "-xf", str(archive), "-C", str(source)], check=True)
    return source


def built(source: Path, target: Path) -> Path:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-build-isolation"]
    environment = os.environ | {"GETAWAY_WITHOUT_PAGE": "1"}
    subprocess.run([*pip, "--no-deps", "--target", str(target), str(source)], env=environment, check=True)
    return target


def measured(source: Path, installed: Path, name: str, seats: int) -> dict[str, float]:
    command = [sys.executable, str(source / "bench" / "measure.py"), name, str(seats), SECONDS]
    environment = os.environ | {"PYTHONPATH": str(installed)}
    found: dict[str, float] = json.loads(subprocess.check_output(command, env=environment, cwd=source))
    assert found["compiled"], f"{source} was not compiled"
    return found


def main(commit: str) -> None:
    console = Console(width=100)
    with tempfile.TemporaryDirectory() as folder:
        sources = [checked_out(which, Path(folder) / str(n)) for n, which in enumerate((commit, "."))]
        builds = [(source, built(source, source.parent / "installed")) for source in sources]
        for name, seats in [(name, seats) for name, plugin in plugins().items() for seats in plugin.bench_seats]:
            runs = [[measured(*build, name, seats) for build in builds] for _ in range(ROUNDS)]
            table = Table(title=f"{name}, {seats} seats", title_justify="left")
            for heading in ("", commit, "now", "ratio"):
                table.add_column(heading, justify="left" if not heading else "right")
            for label, key, form in ROWS:
                choose = max if key.endswith("_per_s") else min
                before, now = (choose(run[side][key] for run in runs) for side in (0, 1))
                ratio = now / before if key.endswith("_per_s") else before / now
                table.add_row(label, form.format(before), form.format(now), f"{ratio:.2f}")
            console.print(table)
    console.print(f"best of {ROUNDS} turns each; a ratio above 1 means that it is better now")


if __name__ == "__main__":
    main(sys.argv[1])
