"""What one visitor can do to the others: attacks on a server of this machine, and what an innocent visitor feels.

python -m tests.soak.attacks [SECONDS] [--write docs/operating.md]

The attacker has another address (127.0.0.2) and a process of its own. The innocent visitor plays Masters against an
easy bot from 127.0.0.1 before and during each attack; the table says how long a move took to be acknowledged, and how
long the bot took to answer it. `tests/server/test_attacks.py` is the short form, without times.
"""

import asyncio
import multiprocessing
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests import patient
from tests.server.conftest import PATIENT, Visitor

SCORE = {"game": "score", "options": {"gm": "seat"}, "seats": [{"kind": "mine"}] * 2}
WARM_UP = 3.0
"""Until the workers have started."""
INNOCENT, ATTACKER = "127.0.0.1", "127.0.0.2"
Again = Callable[[], bool]
"""Whether to go on with an attack."""
Attack = Callable[[str, Again], Counter[str]]
"""Runs against a host as long as it is to go on; what was answered, by status or rule."""


@contextmanager
def visit(host: str, source: str = ATTACKER) -> Iterator[Visitor]:
    """A socket from this address of this machine."""
    name, _, port = host.partition(":")
    raw = socket.create_connection((name, int(port)), source_address=(source, 0))
    with connect(f"ws://{host}/ws", sock=raw, max_size=None, **PATIENT) as opened:
        yield Visitor(opened)


def client(host: str) -> httpx.Client:
    """HTTP from the attacker's address."""
    return patient.Client(base_url=f"http://{host}", transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=60)


def _count(answer: dict[str, Any]) -> str:
    return str(answer.get("rule", answer["type"]))


def hard_bots(host: str, again: Again) -> Counter[str]:
    """Twelve tables of hard bots, each watched by a socket of its own visitor."""
    tally: Counter[str] = Counter()
    seats = [{"kind": "mine"}, *({"kind": "bot", "bot": "hard"} for _ in range(5))]
    with ExitStack() as stack:
        for _ in range(12):
            attacker = stack.enter_context(visit(host))
            attacker.do("OpenTable", order={"game": "big_score", "seats": seats, "stand_in": "hard"})
            attacker.begin()
            tally[_count(attacker.ask("Leave"))] += 1
        while again():
            time.sleep(0.05)
    return tally


def uploads(host: str, again: Again) -> Counter[str]:
    """Records of almost 2 MiB that break off at their last entry."""
    tally: Counter[str] = Counter()
    data = b'{"moves": [' + b'{"seat": 0, "move": null, "check": ""},' * 50_000 + b"{]"
    with client(host) as http:
        while again():
            tally[str(http.post("/api/replay", content=data).status_code)] += 1
    return tally


def writing(host: str, again: Again) -> Counter[str]:
    """Four sockets that tell long stories at a table of Score, as fast as they can."""
    tally: Counter[str] = Counter()
    with ExitStack() as stack:
        attackers = [stack.enter_context(visit(host)) for _ in range(4)]
        for attacker in attackers:
            attacker.do(
                "OpenTable", order={"game": "score", "options": {"gm": "seat"}, "seats": [{"kind": "mine"}] * 2}
            )
            attacker.next("TableState")
            attacker.begin(seats=2)
        while again():
            for attacker in attackers:
                tally[_count(attacker.ask("Make", move={"move": "Narrate", "text": "x" * 1000}))] += 1
    return tally


def entering(host: str, again: Again) -> Counter[str]:
    """Coming to a long table of Score again and again: every time its box, its log and its view."""
    tally: Counter[str] = Counter()
    with ExitStack() as stack:
        attackers = [stack.enter_context(visit(host)) for _ in range(4)]
        first = attackers[0]
        first.do("OpenTable", order=SCORE)
        first.next("TableState")
        while again():
            for attacker in attackers:
                tally[_count(attacker.ask("Enter", table=first.table))] += 1
    return tally


def lobby(host: str, again: Again) -> Counter[str]:
    """Public tables, each by somebody new."""
    tally: Counter[str] = Counter()
    order = {"game": "masters", "listed": True, "seats": [{"kind": "mine"}, {"kind": "open"}]}
    with client(host) as http:
        while again():
            http.cookies.clear()
            answer = http.post("/api/tables", json=order)
            tally[str(answer.json().get("rule", answer.status_code))] += 1
    return tally


def requests(host: str, again: Again) -> Counter[str]:
    """Boxes, rules, lists and heists, as fast as they are answered."""
    tally: Counter[str] = Counter()
    paths = ("/api/box/score", "/api/rules/big_score", "/api/tables", "/api/tables/mine", "/api/games")
    with client(host) as http:
        while again():
            for path in paths:
                tally[str(http.get(path).status_code)] += 1
            tally[str(http.post("/api/heist", json={}).status_code)] += 1
    return tally


def flood(host: str, again: Again) -> Counter[str]:
    """400 connections that ask for something small again and again, and connect again when they are closed."""
    paths = ("/", "/healthz", "/api/me", "/no/such/path", "/assets/none.js")
    cookie = "a" * 64

    async def ask(number: int) -> Counter[str]:
        tally: Counter[str] = Counter()
        sent = f"GET {paths[number % len(paths)]} HTTP/1.1\r\nhost: {host}\r\ncookie: getaway={cookie}\r\n\r\n".encode()
        name, _, port = host.partition(":")
        while again():
            try:
                reader, writer = await asyncio.open_connection(name, int(port), local_addr=(ATTACKER, 0))
                is_open = True
                while is_open and again():
                    writer.write(sent)
                    status, is_open = await _answered(reader)
                    tally[status] += 1
                writer.close()
            except (OSError, asyncio.IncompleteReadError):
                tally["closed"] += 1
        return tally

    async def ask_all() -> Counter[str]:
        return sum(await asyncio.gather(*(ask(number) for number in range(400))), Counter())

    return asyncio.run(ask_all())


async def _answered(reader: asyncio.StreamReader) -> tuple[str, bool]:
    """The status of an answer, and whether the connection stays open."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = re.search(rb"content-length: (\d+)", head)
    await reader.readexactly(0 if length is None else int(length[1]))
    return head.split()[1].decode(), b"connection: close" not in head


ATTACKS: dict[str, Attack] = {
    "12 tables of hard bots": hard_bots,
    "broken uploads of 2 MiB": uploads,
    "4 sockets that write": writing,
    "4 sockets that enter a table": entering,
    "public tables": lobby,
    "requests": requests,
    "400 connections that ask": flood,
}


class Felt:
    """What the innocent visitor felt, in seconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []

    def play(self, host: str, seconds: float) -> None:
        """One game after another, a move every 50 ms."""
        end = time.monotonic() + seconds
        with visit(host, INNOCENT) as visitor:
            visitor.sit_down()
            while time.monotonic() < end:
                if visitor.my_turn()["outcome"] is not None:
                    visitor.sit_down()
                begun = time.perf_counter()
                visitor.do("Make", move=visitor.view["offers"][0]["move"])
                self.moves.append(time.perf_counter() - begun)
                visitor.next("ViewUpdate")
                if visitor.view["outcome"] is None and 0 not in visitor.view["waiting_for"]:
                    visitor.my_turn()
                    self.bots.append(time.perf_counter() - begun)
                time.sleep(0.05)


def _shown(times: list[float]) -> str:
    cuts = quantiles([1000 * each for each in times], n=100, method="inclusive") if len(times) > 1 else [0.0] * 99
    return f"{cuts[49]:.0f} / {cuts[98]:.0f}"


def _attack(name: str, host: str, stop: Any, answers: Any) -> None:
    """In the attacker's process."""
    try:
        tally = ATTACKS[name](host, lambda: not stop.is_set())
    except (ConnectionClosed, TimeoutError, httpx.HTTPError) as problem:
        tally = Counter({type(problem).__name__: 1})
    answers.put(tally)


def measure(host: str, name: str, seconds: float) -> str:
    """A row of the table."""
    before, during = Felt(), Felt()
    Felt().play(host, WARM_UP)
    before.play(host, seconds)
    context = multiprocessing.get_context("spawn")
    stop, answers = context.Event(), context.Queue()
    attacker = context.Process(target=_attack, args=(name, host, stop, answers))
    attacker.start()
    time.sleep(2)  # until it is at work
    during.play(host, seconds)
    stop.set()
    tally = answers.get(timeout=120)
    attacker.join()
    told = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    cells = [_shown(each) for each in (before.moves, during.moves, before.bots, during.bots)]
    return f"| {name} | {' | '.join(cells)} | {told} |"


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """A server with the default limits; its host and port."""
    command = [sys.executable, "-m", "getaway", "serve", "--port", "0", "--database", str(Path(folder, "house.db"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://(\S+)", process.stdout.readline())
        assert found is not None
        try:
            yield found[1]
        finally:
            process.terminate()


HEAD = """\
| attack | move before | move during | bot before | bot during | responses to the attacker |
|---|---|---|---|---|---|
"""
MARKS = ("<!-- attacks -->\n", "<!-- end of attacks -->\n")


def main(seconds: float, page: Path | None) -> None:
    """Every attack on a server of its own, so that none feels the one before it."""
    rows = []
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder, serving(folder) as host:
            rows.append(measure(host, name, seconds) + "\n")
            sys.stdout.write(rows[-1])
            sys.stdout.flush()
    if page is not None:
        text = page.read_text(encoding="utf-8")
        start, end = (text.index(mark) for mark in MARKS)
        page.write_text(text[: start + len(MARKS[0])] + HEAD + "".join(rows) + text[end:], encoding="utf-8")


if __name__ == "__main__":
    words = sys.argv[1:]
    target = Path(words[words.index("--write") + 1]) if "--write" in words else None
    numbers = [word for word in words if word.replace(".", "").isdigit()]
    main(float(numbers[0]) if numbers else 30.0, target)
