"""What one has won alone and which games one has finished is known on every device."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from getaway.kernel.views import Outcome
from getaway.server.app import make_app
from getaway.server.identity import COOKIE, key_of
from getaway.store.store import Append, Ending, Listing, SeatResult, StoredEntry, Visitor
from getaway.table.bots import as_commands, choose, sample_of
from getaway.table.commands import Choose, Make
from getaway.table.summary import Summary, against, place_of
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


async def progress(world: World, visitor: str) -> Any:
    return await asked(world, visitor, "/api/progress")


async def asked(world: World, visitor: str, path: str, status: int = 200) -> Any:
    """As this visitor is told it, by whatever browser."""
    secret = key_of(visitor)
    await world.house.store.keep_visitor(Visitor(visitor, ""), key_of(secret))
    transport = httpx.ASGITransport(make_app(world.house))
    async with patient.AsyncClient(transport=transport, base_url="http://localhost", cookies={COOKIE: secret}) as http:
        answer = await http.get(path)
    assert answer.status_code == status
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


def test_a_profile_has_ones_own_finished_games_and_what_they_come_to(tmp_path: Path) -> None:
    async def test() -> None:
        world, share = await play_alone(tmp_path / "house.db", "random")
        await world.say(0, {"do": "Leave"})
        page = await asked(world, "visitor 0", "/api/results")
        (game,) = page["games"]
        assert page["next"] is None
        assert (game["table"], game["game"], game["scenario"]) == (worlds.NAME, "big_score", "biggest_score")
        assert (game["you"], game["place"], game["share"], game["own_pack"]) == (0, None, share, False)
        assert [seat["bot"] for seat in game["seats"]] == [None]
        assert game["result"]
        (row,) = await asked(world, "visitor 0", "/api/statistics")
        assert row == {
            "game": "big_score",
            "seats": 1,
            "against": "alone",
            "scenario": "biggest_score",
            "played": 1,
            "won": int(share),
            "best": game["total"],
            "goals": 0,
        }
        after = f"/api/results?after={worlds.NAME}"
        assert await asked(world, "visitor 0", after) == {"games": [], "next": None}
        for path in ("/api/results", after):
            assert await asked(world, "visitor 1", path) == {"games": [], "next": None}
        assert await asked(world, "visitor 1", "/api/statistics") == []
        await world.house.store.close()

    asyncio.run(test())


def test_finished_games_come_in_pages(tmp_path: Path) -> None:
    async def test() -> None:
        world = World(tmp_path / "house.db", "big_score", 1)
        await world.begin()
        summary = msgspec.json.encode(Summary("", "big_score", "The Big Score", "over", (), own_pack=False))
        for number in range(25):
            ending = Ending(float(number), "big_score", "", counts=True, results=(SeatResult(0, ("ann",), "people"),))
            entry = StoredEntry(1, 0, "new", b"")
            listing = Listing("over", False, ("ann",), summary, ending=ending)
            await world.house.store.append(Append(f"{number:032x}", entry, b"", listing))
        seen: list[float] = []
        await asked(world, "ann", "/api/results?after=x", 404)
        path = "/api/results"
        for _ in range(3):
            page = await asked(world, "ann", path)
            seen += [game["ended"] for game in page["games"]]
            path = f"/api/results?after={page['next']}"
        assert page["next"] is None
        assert seen == [float(number) for number in reversed(range(25))]
        await world.house.store.close()

    asyncio.run(test())


def test_opponents_are_nobody_people_bots_of_a_level_or_a_mix() -> None:
    assert against([None], 0) == "alone"
    assert against([None, None], 0) == "people"
    assert against([None, "easy", "easy"], 0) == "easy"
    assert against([None, "easy", "hard"], 0) == "mixed"
    assert against([None, "easy", None], 2) == "mixed"
    outcome = Outcome((0.5, 0.5, 0.0, 0.0), (3, 3, 9, 2), "")
    assert [place_of(outcome, seat) for seat in range(4)] == [1, 1, 3, 4]
    assert place_of(Outcome((0.5, 0.5), (3, 3), ""), 0) is None
