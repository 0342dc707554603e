"""What one has won alone is known on every device."""

import asyncio
from pathlib import Path

import httpx
import pytest

from getaway.server.app import make_app
from getaway.server.identity import COOKIE, key_of
from getaway.store.store import Visitor
from getaway.table.bots import as_commands, choose, sample_of
from getaway.table.commands import Choose, Make
from tests import patient
from tests.server import test_secrets as worlds
from tests.server.test_secrets import World


async def play_alone(path: Path, level: str) -> tuple[World, float]:
    """A scenario over the wire; the share of the win."""
    world = World(path, "big_score", 1)
    await world.begin()
    play = await world.play()
    while (outcome := play.outcome()) is None:
        for command in as_commands(play, 0, choose(sample_of(level, play, 0)), late=False):
            assert isinstance(command, Make | Choose)
            moves = [command.move] if isinstance(command, Make) else command.moves
            for move in moves:
                await world.make(0, play.game.catalogue.number(move) or 0)
    return world, outcome.shares[0]


async def progress(world: World, visitor: str) -> object:
    """As this visitor is told it, by whatever browser."""
    secret = key_of(visitor)
    await world.house.store.keep_visitor(Visitor(visitor, ""), key_of(secret))
    transport = httpx.ASGITransport(make_app(world.house))
    async with patient.AsyncClient(transport=transport, base_url="http://localhost", cookies={COOKIE: secret}) as http:
        answer = await http.get("/api/progress")
    assert answer.status_code == 200
    return answer.json()


def test_a_scenario_is_won_when_the_game_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        seen = set()
        for number in range(60):
            monkeypatch.setattr(worlds, "SEED", f"{number:064x}")
            world, share = await play_alone(tmp_path / f"{number}.db", "random" if number % 2 else "easy")
            won = [{"game": "big_score", "scenario": "biggest_score", "times": 1}]
            assert await progress(world, "visitor 0") == (won if share else [])
            await world.say(0, {"do": "Leave"})
            assert await progress(world, "visitor 0") == (won if share else []), "it stays theirs"
            assert await progress(world, "visitor 1") == []
            await world.house.store.close()
            seen.add(share)
            if len(seen) == 2:
                break
        assert seen == {0.0, 1.0}

    asyncio.run(test())
