"""Two hundred running tables, and a new server."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from getaway.games.registry import GAMES
from getaway.table.seating import bots_can_play
from tests.server.conftest import ENTROPY, opened

TABLES = 200
MOVES = 3
SECONDS = 10.0


class Seat:
    """Someone alone against bots, who remembers where he was."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.table = ""
        self.cookie = ""
        self.view: Any = None
        self.told = 0

    async def talk(self, socket: ClientConnection, command: dict[str, Any], *, until_quiet: bool) -> None:
        """Send a command and hear what follows."""
        await socket.send(json.dumps(command))
        while True:
            try:
                frame = await asyncio.wait_for(socket.recv(), 1.0 if until_quiet else 30)
            except TimeoutError:
                return
            message = json.loads(frame)
            assert message["type"] != "Refused", message
            if message["type"] == "TableOpened":
                self.table = message["table"]
            if message["type"] == "Shown":
                self.view = message["view"]
                self.told += len(message["told"])
                if not until_quiet:
                    return


async def play_a_little(url: str, seat: Seat, rng: Random) -> None:
    async with connect(url) as socket:
        assert socket.response is not None
        seat.cookie = socket.response.headers["set-cookie"].partition(";")[0]
        await seat.talk(socket, {"type": "OpenTable", "id": "o", "order": {"game": seat.game}}, until_quiet=False)
        await seat.talk(socket, {"type": "Ready", "id": "r", "entropy": ENTROPY}, until_quiet=True)
        for number in range(MOVES):
            if seat.view["offers"]:
                move = rng.choice(seat.view["offers"])["move"]
                await seat.talk(socket, {"type": "Make", "id": f"m{number}", "move": move}, until_quiet=True)


async def come_back(url: str, seat: Seat) -> None:
    before, told = seat.view, seat.told
    async with connect(url, additional_headers={"cookie": seat.cookie}) as socket:
        enter = {"type": "Enter", "id": "e", "table": seat.table, "told": told}
        await seat.talk(socket, enter, until_quiet=False)
    assert json.dumps(seat.view) == json.dumps(before)
    assert seat.told == told


def test_all_tables_resume_and_all_views_are_the_same(tmp_path: Path) -> None:
    games = [game.name for game in GAMES.values() if bots_can_play(game.from_toml())]
    seats = [Seat(games[number % len(games)]) for number in range(TABLES)]

    async def all_of(work: list[Any]) -> None:
        await asyncio.gather(*work)

    with opened(tmp_path / "house.db") as address:
        url = f"ws://{address.host}/ws"
        asyncio.run(all_of([play_a_little(url, seat, Random(number)) for number, seat in enumerate(seats)]))
    with opened(tmp_path / "house.db") as address:
        url = f"ws://{address.host}/ws"
        begun = time.monotonic()
        asyncio.run(all_of([come_back(url, seat) for seat in seats]))
        assert time.monotonic() - begun < SECONDS
