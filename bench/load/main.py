"""Load on one server process, and on boardgame.io's beside it: docs/performance.md is written from one run.

python -m bench.load.main [--minutes 10] [--rounds 3] [--seconds 20] [--only steady|flat-out] [--scratch FOLDER]

Latency is from sending a move to having received the new view on both sockets of a table. The load generator is a
process of its own on the same machine and takes its share of it.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.load.report import page
from bench.load.tables import BoardgameIo, GetawayBoardGame, GetawayTicTacToe, Table

STEADY_TABLES = 500
FLAT_OUT_TABLES = 200
"""Enough that what is measured is the server, and not how long each table waits for it."""
WARM_UP = 3.0
STEADY_WARM_UP = 180.0
"""Until a house that has just been opened has its usual size: games of every length, caches that are full."""
COMPARED = "\n## Messages instead of sentences\n"
"""Begins the part of the page that another command measured (`bench.load.against`); it stays."""
HERE = Path(__file__).parent


class Process:
    """A server to be measured."""

    def __init__(self, process: subprocess.Popen[str], host: str) -> None:
        self._process = process
        self.host = host

    def megabytes(self) -> float:
        """Resident memory."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def cpu_seconds(self) -> float:
        """Spent so far, its own and the kernel's for it."""
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(command: list[str], host: str, **options: Any) -> Iterator[Process]:
    """A process that says a line when it is open."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline(), f"{command} did not begin"
            yield Process(process, host)
        finally:
            process.kill()


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def getaway(database: str = "", protocol: str = "ours") -> Iterator[Process]:
    """This server, with durable commits; without an address on a file of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        where = [str(port), database or str(Path(folder, "house.db"))]
        command = [sys.executable, "-m", "tests.load.serving", *where, protocol]
        with started(command, f"127.0.0.1:{port}", stderr=subprocess.DEVNULL) as process:
            yield process


@contextmanager
def boardgame_io(scratch: Path) -> Iterator[Process]:
    """The other one, in memory; installed into the scratch folder."""
    if not (scratch / "node_modules" / "boardgame.io").exists():
        scratch.mkdir(parents=True, exist_ok=True)
        (scratch / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--silent", "--no-audit", "boardgame.io@0.50.2"], cwd=scratch, check=True)
    port = free_port()
    environment = {**os.environ, "NODE_PATH": str(scratch / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(HERE / "boardgame_io.cjs"), str(port)]
    with started(command, f"127.0.0.1:{port}", env=environment, stderr=subprocess.DEVNULL) as process:
        yield process


async def load(
    kind: type[Table],
    server: Process,
    tables: int,
    seconds: float,
    pace: float,
    every: float = 0.0,
    warm_up: float = WARM_UP,
) -> dict[str, Any]:
    """What that many tables measure in that time, after warming up; memory every so many seconds."""
    times: list[float] = []
    playing = [kind(server.host, number, pace, times.append) for number in range(tables)]
    tasks = [asyncio.create_task(table.play()) for table in playing]
    while any(table.ahead for table in playing):
        await asyncio.sleep(1.0)
        _raise_problem_of(tasks)
    await asyncio.sleep(warm_up + pace)
    memory = [round(server.megabytes(), 1)]
    spent, begun = server.cpu_seconds(), time.perf_counter()
    times.clear()
    while (left := begun + seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(left, every or left))
        memory.append(round(server.megabytes(), 1))
        _raise_problem_of(tasks)
    took, found = time.perf_counter() - begun, sorted(times)
    assert not any(wire.was_lost for table in playing for wire in table.wires), "a socket was lost"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in playing:
        table.leave()
    return {
        "tables": tables,
        "moves": len(found),
        "moves_a_second": round(len(found) / took, 1),
        "p50_ms": round(found[len(found) // 2] * 1000, 2),
        "p99_ms": round(found[len(found) * 99 // 100] * 1000, 2),
        "cpu": round((server.cpu_seconds() - spent) / took, 2),
        "memory_mb": memory,
        "load_average": round(os.getloadavg()[0], 2),
    }


def _raise_problem_of(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def measure(*arguments: Any, **options: Any) -> dict[str, Any]:
    """In a loop of its own."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found: dict[str, Any] = runner.run(load(*arguments, **options))
    sys.stderr.write(f"{arguments[0].__name__}: {json.dumps(found)}\n")
    return found


def flat_out(rounds: int, seconds: float, scratch: Path) -> dict[str, list[dict[str, Any]]]:
    """Each server in turn, as fast as it answers, several times over."""
    found: dict[str, list[dict[str, Any]]] = {"boardgame.io": [], "tic_tac_toe": [], "board_game": []}
    for _ in range(rounds):
        with boardgame_io(scratch) as server:
            found["boardgame.io"].append(measure(BoardgameIo, server, FLAT_OUT_TABLES, seconds, 0.0))
        for name, kind in (("tic_tac_toe", GetawayTicTacToe), ("board_game", GetawayBoardGame)):
            with getaway() as server:
                found[name].append(measure(kind, server, FLAT_OUT_TABLES, seconds, 0.0))
    return found


def steady(minutes: float) -> dict[str, Any]:
    """Many tables at a walking pace."""
    with getaway() as server:
        seconds = minutes * 60
        return measure(
            GetawayBoardGame, server, STEADY_TABLES, seconds, 1.0, every=max(1.0, seconds / 20), warm_up=STEADY_WARM_UP
        )


def middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of several rounds."""
    return {
        key: median(each[key] for each in rounds) for key in ("tables", "moves_a_second", "p50_ms", "p99_ms", "cpu")
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["steady", "flat-out"])
    parser.add_argument("--scratch", type=Path, default=Path(tempfile.gettempdir(), "getaway-load"))
    parser.add_argument("--write", type=Path, help="write the page here")
    arguments = parser.parse_args()
    found: dict[str, Any] = {}
    if arguments.only != "steady":
        rounds = flat_out(arguments.rounds, arguments.seconds, arguments.scratch)
        found |= {name: middle(each) for name, each in rounds.items()}
    if arguments.only != "flat-out":
        found["steady"] = steady(arguments.minutes)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    if arguments.write is not None:
        before = arguments.write.read_text(encoding="utf-8") if arguments.write.exists() else ""
        arguments.write.write_text(page(found) + "".join(before.partition(COMPARED)[1:]), encoding="utf-8")


if __name__ == "__main__":
    main()
