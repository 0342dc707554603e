"""Kill the server in the middle of play, again and again, and see that nothing acknowledged is lost or doubled.

`python -m tests.server.killing 500 50000` is the long form: so many kills, at least so many acknowledged moves.
"""

import asyncio
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from getaway.games.registry import game_types
from getaway.kernel.deal import commit_seat
from getaway.kernel.game import Game
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store
from getaway.table.bots import bots_can_play
from tests.server.conftest import PATIENT
from tests.table.tables import resume

TABLES = 6
HURRY_SECONDS = 0.2
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Server:
    """`getaway serve` as a process of its own; after a kill another one, on the same database."""

    def __init__(self, database: str) -> None:
        self._command = [
            sys.executable,
            "-m",
            "getaway",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--sockets-per-address",
            "100000",
            "--tables",
            "9999",
            "--cpu-share",
            "100000",
        ]
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, f"the server says {line!r}"
        self.url = found[0].replace("http", "ws") + "/ws"

    def kill(self) -> None:
        """End it without a word."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


ENTROPY = "5a" * 32


class Offered(msgspec.Struct):
    """A move that may be made."""

    move: msgspec.Raw


class Seen(msgspec.Struct):
    """What a player goes by."""

    waiting_for: tuple[int, ...]
    offers: tuple[Offered, ...]


class Deal(msgspec.Struct):
    """What a seat commits to, and when it reveals it."""

    commitment: str
    commitments: tuple[str | None, ...]
    revealed: tuple[bool, ...]
    revealing: bool
    round: int


class Heard(msgspec.Struct):
    """Any message, as far as players read it: the views are long, and there are two servers to keep busy."""

    type: str
    id: str | None = None
    table: str = ""
    status: str = ""
    view: Seen | None = None
    deal: Deal | None = None


read = msgspec.json.Decoder(Heard).decode


def written(message: dict[str, Any]) -> str:
    """The frame of a command."""
    return msgspec.json.encode(message).decode()


class Tally:
    """What the server has acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, set[tuple[int, str]]] = {}
        self.moves = 0

    def note(self, table: str, seat: int, command: str) -> bool:
        """Whether it is the first time."""
        known = self.acknowledged.setdefault(table, set())
        if (seat, command) in known:
            return False
        known.add((seat, command))
        self.moves += 1
        return True


class Player:
    """Plays one seat, any offer, and resends what was not answered when the server is back."""

    def __init__(self, server: Server, tally: Tally, table: str, seat: int, cookie: str, *, resends: float = 0) -> None:
        self._server = server
        self._tally = tally
        self._table = table
        self._seat = seat
        self._cookie = cookie
        self._unanswered: dict[str, Any] | None = None
        self._name = secrets.token_hex(4)
        self._sent = 0
        self._resends = resends
        self._to_deal: Deal | None = None
        self.over = False

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            with suppress(*GONE):
                cookie = {"cookie": self._cookie}
                async with connect(self._server.url, additional_headers=cookie, compression=None, **PATIENT) as socket:
                    await self._talk(socket)
            await asyncio.sleep(0.05)

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(
            written({"id": "enter", "command": {"do": "Enter", "table": self._table, "seat": self._seat}})
        )
        resent = None if self._unanswered is None else self._unanswered["id"]
        if self._unanswered is not None:
            await socket.send(written(self._unanswered))
        view: Seen | None = None
        async for frame in socket:
            message = read(frame)
            match message.type:
                case "TableState":
                    self.over = message.status not in ("waiting", "playing")
                    if self.over:
                        return
                    self._to_deal = message.deal if message.status == "waiting" else None
                    await self._deal(socket)
                case "ViewUpdate":
                    view = message.view
                    await self._move(socket, view)
                case "Refused" if message.id is None:  # HR-13: it was not even read
                    await asyncio.sleep(HURRY_SECONDS)
                    await socket.send(written(self._unanswered or {"id": "enter", "command": {"do": "TakeBack"}}))
                case "Accepted" | "Refused" if message.id != "enter":
                    if self._hear_answer(message) and random.random() < self._resends:
                        again = {"id": message.id, "command": {"do": "TakeBack"}}  # done already, whatever it says now
                        await socket.send(written(again))
                        self._unanswered = again
                        resent = message.id
                        continue
                    # What was done the first time brings no news; after a refusal the view is as it was.
                    if message.id == resent or message.type == "Refused":
                        await self._move(socket, view)
                    await self._deal(socket)

    async def _deal(self, socket: ClientConnection) -> None:
        """Be ready, and reveal; of two clients of a seat one does it."""
        deal = self._to_deal
        if deal is None:
            return
        if deal.commitments[self._seat] is None:
            promised = commit_seat(self._table, deal.commitment, self._seat, ENTROPY)
            await self._send(socket, {"do": "Commit", "commitment": promised})
        elif deal.revealing and not deal.revealed[self._seat]:
            await self._send(socket, {"do": "Reveal", "entropy": ENTROPY, "round": deal.round})

    async def _move(self, socket: ClientConnection, view: Seen | None) -> None:
        if view is not None and self._seat in view.waiting_for and view.offers:
            await self._send(socket, {"do": "Make", "move": random.choice(view.offers).move})

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        if self._unanswered is None:
            self._sent += 1
            self._unanswered = {"id": f"{self._name}-{self._sent}", "command": command}
            await socket.send(written(self._unanswered))

    def _hear_answer(self, message: Heard) -> bool:
        assert self._unanswered is not None
        assert message.id == self._unanswered["id"]
        self._unanswered = None
        return message.type == "Accepted" and self._tally.note(self._table, self._seat, message.id or "")


async def open_table(server: Server, game: type[Game]) -> tuple[str, str]:
    """A table whose seats are all one visitor's; its name and the visitor's cookie."""
    order = {"game": game.name, "seats": [{"kind": "mine"}] * game.default_seats}
    while True:
        with suppress(*GONE):
            async with connect(server.url, **PATIENT) as socket:
                assert socket.response is not None
                cookie = socket.response.headers["set-cookie"].partition(";")[0]
                await socket.send(written({"id": "open", "command": {"do": "OpenTable", "order": order}}))
                async for frame in socket:
                    message = read(frame)
                    if message.type == "TableOpened":
                        return message.table, cookie
        await asyncio.sleep(0.05)


async def keep_playing(server: Server, tally: Tally, games: list[type[Game]]) -> None:
    """One game after another."""
    while True:
        game = random.choice(games)
        table, cookie = await open_table(server, game)
        players = [Player(server, tally, table, seat, cookie) for seat in range(game.default_seats)]
        await asyncio.gather(*(player.play() for player in players))


async def kill_and_play(database: Path, kills: int, moves: int) -> Tally:
    """Play through that many kills, and on until that many moves are acknowledged."""
    games = [game for game in game_types().values() if bots_can_play(game.from_toml())]
    server, tally = Server(str(database)), Tally()
    server.start()
    playing = [asyncio.create_task(keep_playing(server, tally, games)) for _ in range(TABLES)]
    try:
        for number in range(1, kills + 1):
            while tally.moves < moves * number / kills:
                await asyncio.sleep(0.02)
            await asyncio.sleep(random.random() * 0.1)
            server.kill()
            server.start()
    finally:
        await stop(playing, [server])
    return tally


async def stop(playing: list[asyncio.Task[None]], servers: list[Server]) -> None:
    """Everybody goes home; what went wrong is raised when the servers are gone, too."""
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    for server in servers:
        server.kill()
    for result in results:
        if isinstance(result, Exception):
            raise result


async def check(store: Store, tally: Tally) -> None:
    """Every acknowledged command is in its log once, and every log leads to its snapshot."""
    await store.start()
    for name, acknowledged in tally.acknowledged.items():
        entries = await store.entries(name)
        written = [(entry.seat, entry.command) for entry in entries]
        assert len(set(written)) == len(written), "a command was done twice"
        as_sent = {(seat, command.rpartition(":")[2]) for seat, command in written}  # without who sent it
        assert acknowledged <= as_sent, "an acknowledged command was lost"
        table = resume(name, entries, await store.snapshot(name))
        assert table.closed_because is None
    await store.close()


def run(database: Path, kills: int, moves: int) -> Tally:
    """The whole trial."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        tally = runner.run(kill_and_play(database, kills, moves))
    asyncio.run(check(SqliteStore(str(database)), tally))
    return tally


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        done = run(Path(folder, "house.db"), int(sys.argv[1]), int(sys.argv[2]))
        sys.stdout.write(f"{sys.argv[1]} kills, {done.moves} acknowledged, {len(done.acknowledged)} tables: all kept\n")
