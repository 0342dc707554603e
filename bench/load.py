"""Load on one server: tables with two sockets each, a move a second per table, or as fast as they are answered.

python bench/load.py [--tables 500] [--seconds 60] [--flat-out] [--database …]

Latency is from sending a move to having received the new view on both sockets. The load generator runs beside the
server on the same machine and takes its share of it.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Seat:
    """One socket at one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.refused = 0

    async def send(self, kind: str, name: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "Shown" and message["view"]:
                self.view = message["view"]
            if message["type"] == "Refused":
                self.refused += 1
            if message["type"] == kind:
                return message


class Load:
    """What was measured."""

    def __init__(self, url: str, *, flat_out: bool, until: float) -> None:
        self._url = url
        self._flat_out = flat_out
        self._until = until
        self.latencies: list[float] = []

    async def table(self, number: int) -> None:
        """One table after another until the time is up."""
        rng = Random(number)
        await asyncio.sleep(rng.random() * 2)
        while time.monotonic() < self._until:
            async with connect(self._url, compression=None, max_queue=None) as first:
                assert first.response is not None
                cookie = first.response.headers["set-cookie"].partition(";")[0]
                headers = {"cookie": cookie}
                async with connect(self._url, additional_headers=headers, compression=None, max_queue=None) as second:
                    await self._game([Seat(first), Seat(second)], rng)

    async def _game(self, seats: list[Seat], rng: Random) -> None:
        order = {"game": "masters", "seats": [{"kind": "mine"}] * 2}
        await seats[0].send("OpenTable", "o", order=order)
        table = (await seats[0].hear("TableOpened"))["table"]
        await seats[1].send("Enter", "e", table=table, seat=1)
        await seats[1].hear("TableOpened")
        for number, seat in enumerate(seats):
            await seat.send("Ready", f"r{number}", entropy="5a" * 32)
            await seat.hear("Accepted")
        for seat in seats:
            while not seat.view:
                await seat.hear("Shown")
        move = 0
        while time.monotonic() < self._until and (waiting := seats[0].view["waiting_for"]):
            # In a sealed choice only the maker hears of a pick; then one view is all there is.
            seat = seats[waiting[0]]
            others = [each for each in seats if each is not seat] if seat.view["phase"] != "plan" else []
            chosen = rng.choice(seat.view["offers"])["move"]
            move += 1
            begun = time.monotonic()
            await seat.send("Make", f"m{move}", move=chosen)
            await asyncio.gather(seat.hear("Shown"), *(other.hear("Shown") for other in others))
            self.latencies.append(time.monotonic() - begun)
            if seat.view["phase"] == "plan" or others == []:
                return  # the purchases are the public part; a new game goes on with those
            if not self._flat_out:
                await asyncio.sleep(max(0.0, 1 - (time.monotonic() - begun)))


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0


async def run(arguments: argparse.Namespace, url: str, pid: int) -> dict[str, Any]:
    load = Load(url, flat_out=arguments.flat_out, until=time.monotonic() + arguments.seconds)
    tables = [asyncio.create_task(load.table(number)) for number in range(arguments.tables)]
    await asyncio.sleep(arguments.seconds / 2)
    half = memory(pid)
    await asyncio.wait(tables, timeout=arguments.seconds)
    for table in tables:
        table.cancel()
    for problem in await asyncio.gather(*tables, return_exceptions=True):
        if isinstance(problem, Exception):
            raise problem
    found = sorted(load.latencies)
    return {
        "tables": arguments.tables,
        "moves": len(found),
        "moves_a_second": round(len(found) / arguments.seconds, 1),
        "p50_ms": round(found[len(found) // 2] * 1000, 1),
        "p99_ms": round(found[len(found) * 99 // 100] * 1000, 1),
        "memory_mb_half_way": half // 1024,
        "memory_mb_end": memory(pid) // 1024,
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--flat-out", action="store_true")
    parser.add_argument("--database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder, "house.db"))
        command = [sys.executable, "-m", "getaway", "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            try:
                done = asyncio.run(run(arguments, found[0].replace("http", "ws") + "/ws", server.pid))
            finally:
                server.kill()
    sys.stdout.write(json.dumps(done) + "\n")


if __name__ == "__main__":
    main()
