"""Two hundred running tables, and a new server."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from getaway.games.registry import game_types
from getaway.kernel.deal import commit_seat
from getaway.store.sqlite import SqliteStore
from getaway.table.bots import bots_can_play
from tests.server.conftest import ENTROPY, PATIENT, opened
from tests.table.tables import resume

TABLES = 200
MOVES = 3


class Seat:
    """Someone alone against bots."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.table = ""
        self.cookie = ""
        self.view: Any = None
        self.told = 0

    async def hear(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        """What comes, to the next message of that type."""
        while True:
            message = json.loads(await socket.recv())
            assert message["type"] != "Refused", message
            if message["type"] == "TableOpened":
                self.table = message["table"]
            if message["type"] == "ViewUpdate":
                self.view = message["view"]
                self.told += len(message["events"])
            if message["type"] == kind:
                found: dict[str, Any] = message
                return found

    async def my_turn(self, socket: ClientConnection) -> None:
        while self.view is None or (self.view["outcome"] is None and 0 not in self.view["waiting_for"]):
            await self.hear(socket, "ViewUpdate")


async def play_a_little(url: str, seat: Seat, rng: Random) -> None:
    async with connect(url, **PATIENT) as socket:
        assert socket.response is not None
        seat.cookie = socket.response.headers["set-cookie"].partition(";")[0]
        await socket.send(json.dumps({"id": "o", "command": {"do": "OpenTable", "order": {"game": seat.game}}}))
        at = await seat.hear(socket, "TableOpened")
        promised = commit_seat(at["table"], at["commitment"], at["you"], ENTROPY)
        await socket.send(json.dumps({"id": "r", "command": {"do": "Commit", "commitment": promised}}))
        await seat.hear(socket, "Accepted")
        await socket.send(json.dumps({"id": "s", "command": {"do": "Reveal", "entropy": ENTROPY, "round": 1}}))
        await seat.my_turn(socket)
        for number in range(MOVES):
            if seat.view["offers"]:
                move = rng.choice(seat.view["offers"])["move"]
                await socket.send(json.dumps({"id": f"m{number}", "command": {"do": "Make", "move": move}}))
                await seat.hear(socket, "Accepted")
                await seat.hear(socket, "ViewUpdate")
                await seat.my_turn(socket)


async def views_that_are_stored(path: Path, seats: list[Seat]) -> list[tuple[Any, int]]:
    """What each of them has to be shown by any server: the view, and how many events they were sent."""
    store = SqliteStore(str(path))
    found = []
    for seat in seats:
        table = resume(seat.table, await store.entries(seat.table), await store.snapshot(seat.table))
        assert table.play is not None
        found.append((json.loads(msgspec.json.encode(table.play.view(0))), len(table.feeds.events_after(0, 0))))
    await store.close()
    return found


async def come_back(url: str, seat: Seat, view: Any, told: int) -> None:
    known = seat.told
    async with connect(url, additional_headers={"cookie": seat.cookie}, **PATIENT) as socket:
        await socket.send(
            json.dumps({"id": "e", "command": {"do": "Enter", "table": seat.table, "events_seen": known}})
        )
        await seat.hear(socket, "ViewUpdate")
    assert json.dumps(seat.view) == json.dumps(view)
    assert seat.told == told


def test_all_tables_resume_and_all_views_are_the_same(tmp_path: Path) -> None:
    games = [game.name for game in game_types().values() if bots_can_play(game.from_toml())]
    seats = [Seat(games[number % len(games)]) for number in range(TABLES)]

    async def all_of(work: list[Any]) -> None:
        await asyncio.gather(*work)

    with opened(tmp_path / "house.db") as address:
        url = f"ws://{address.host}/ws"
        asyncio.run(all_of([play_a_little(url, seat, Random(number)) for number, seat in enumerate(seats)]))
    views = asyncio.run(views_that_are_stored(tmp_path / "house.db", seats))
    with opened(tmp_path / "house.db") as address:
        url = f"ws://{address.host}/ws"
        asyncio.run(all_of([come_back(url, seat, *stored) for seat, stored in zip(seats, views, strict=True)]))
