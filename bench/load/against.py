"""Moves per second of an earlier commit's server beside this tree's, in one run: both compiled, taking turns.

python -m bench.load.against COMMIT [--rounds 5] [--seconds 15]

Each tree is measured by its own load generator, since the messages on the wire may differ.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench.against import built, checked_out

ONE_ROUND = """
import json, sys
from bench.load.main import FLAT_OUT_TABLES, getaway, measure
from bench.load.tables import GetawayBoardGame
with getaway() as server:
    print(json.dumps(measure(GetawayBoardGame, server, FLAT_OUT_TABLES, float(sys.argv[1]), 0.0)))
"""


def one_round(source: Path, installed: Path, seconds: float) -> tuple[float, float]:
    """Moves per second, and per second of one core: a busy machine disturbs the second figure less."""
    environment = os.environ | {"PYTHONPATH": f"{installed}{os.pathsep}{source}"}
    command = [sys.executable, "-c", ONE_ROUND, str(seconds)]
    found = json.loads(subprocess.check_output(command, env=environment, cwd=source))
    return found["moves_a_second"], found["moves_a_second"] / found["cpu"]


def line(label: str, before: list[float], now: list[float]) -> str:
    """A row of the table: medians, and the ratio of each round."""
    ratios = sorted(new / old for old, new in zip(before, now, strict=True))
    spread = f"{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    return f"| {label} | {median(before):,.0f} | {median(now):,.0f} | {spread} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=15)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources = [checked_out(which, Path(folder) / str(n)) for n, which in enumerate((arguments.commit, "."))]
        builds = [(source, built(source, source.parent / "installed")) for source in sources]
        rounds = [[one_round(*build, arguments.seconds) for build in builds] for _ in range(arguments.rounds)]
    title = f"| {arguments.rounds} rounds | {arguments.commit} | now | ratio |"
    lines = [title, "|---|---|---|---|"]
    for figure, label in enumerate(("moves per second", "moves per core second")):
        lines.append(line(label, *([each[side][figure] for each in rounds] for side in (0, 1))))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
