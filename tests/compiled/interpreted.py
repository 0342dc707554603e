"""Simulations on the interpreted source, in a process of their own that answers line by line: starting Python for each
would take longer than the games.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import getaway
from getaway.lab.simulation import simulate

ROOT = Path(__file__).parents[2]


def simulated(game: str, games: int, seats: int, options: Mapping[str, object], pack: str | None = None) -> list[Any]:
    """What seeded games give, on the build of this process."""
    played = simulate(getaway.load(game, pack), games, seed=7, seats=seats, options=options)
    return [played.checksum, played.mean_scores]


class Interpreted:
    """The process that runs the source."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def simulated(self, *order: object) -> list[Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        answer: list[Any] = json.loads(self._process.stdout.readline())
        return answer


@contextmanager
def interpreted() -> Iterator[Interpreted]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.compiled.interpreted"]
    with subprocess.Popen(
        command, env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Interpreted(process)
        process.communicate()


def main() -> None:
    assert Path(getaway.__file__).is_relative_to(ROOT / "src"), "this process runs the source"
    for line in sys.stdin:
        sys.stdout.write(json.dumps(simulated(*json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
