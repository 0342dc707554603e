"""No answer over HTTP moves with what somebody does in secret: no time, no order, no count, no size."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.kernel.events import SPECTATOR
from getaway.server.app import make_app
from getaway.server.identity import COOKIE, key_of
from getaway.server.limits import Buckets
from getaway.store.store import Visitor
from tests import patient
from tests.games.score.test_secrets import preparation
from tests.server.test_secrets import NAME, SEALED, TIME, World, is_secret
from tests.server.test_secrets_everywhere import BOB, CREW, GM, prepare

OF_THE_TABLE = ("record", "record?sealed=1", "story", "campaign", "replay", "verify")
OF_THE_HOUSE = ("/api/tables", "/api/tables/mine", "/api/progress", "/api/me", "/api/games", "/readyz")


async def answers(world: World, viewer: int) -> list[tuple[str, int, str, str]]:
    """What a viewer is answered now, with the headers."""
    world.house.reads = Buckets(rate=1e6, burst=1e6)
    secret = f"{viewer + 1:064x}"
    await world.house.store.keep_visitor(Visitor(f"visitor {viewer}", ""), key_of(secret))
    transport = httpx.ASGITransport(make_app(world.house))
    paths = [*(f"/api/tables/{NAME}/{what}" for what in OF_THE_TABLE), *OF_THE_HOUSE]
    async with patient.AsyncClient(transport=transport, base_url="http://127.0.0.1", cookies={COOKIE: secret}) as http:
        found = [await http.get(path) for path in paths]
    assert found[len(OF_THE_TABLE) + 1].status_code == 200
    assert found[len(OF_THE_TABLE) + 1].json() != [] or viewer == SPECTATOR, "they sit at the table"
    return [
        (path, each.status_code, each.text, str(sorted(each.headers.items())))
        for path, each in zip(paths, found, strict=True)
    ]


async def quiet(world: World, others: list[int], seat: int, command: dict[str, object]) -> None:
    """A command that nobody else may notice, some time after the last."""
    before = {viewer: await answers(world, viewer) for viewer in others}
    TIME.advance(7)
    await world.say(seat, command)
    assert '"Refused"' not in world.frames[seat][-1]
    for viewer in others:
        for one, other in zip(before[viewer], await answers(world, viewer), strict=True):
            assert one == other, f"{one[0]} tells {viewer} of a secret act"


async def the_gm_prepares(folder: Path) -> None:
    world = await prepare(folder / "house.db", CREW)
    secret = [move for move in preparation(0) if getattr(move, "visibility", "secret") == "secret"]
    for move in secret:  # all but the clock whose name is open
        await quiet(world, [SPECTATOR, 1, BOB], GM, {"do": "Make", "move": msgspec.to_builtins(move)})
    await world.house.store.close()


async def a_seat_drafts(folder: Path, game: str) -> int:
    """Go on until a sealed choice has parts, and make some of them."""
    world = World(folder / "house.db", game, game_types()[game].default_seats)
    await world.begin()
    rng = Random(3)
    drafted = 0
    for _ in range(80):
        play = await world.play()
        if not play.waiting_for() or drafted >= 3:
            break
        seat = rng.choice(play.waiting_for())
        done = len(play.journal)
        number = rng.choice(play.state_for(seat).legal(seat))
        if is_secret(play, seat) and world.frames:
            others = [viewer for viewer in world.frames if viewer != seat]
            before = {viewer: await answers(world, viewer) for viewer in others}
            TIME.advance(7)
            await world.make(seat, number)
            if len(play.journal) == done:
                drafted += 1
                for viewer in others:
                    assert before[viewer] == await answers(world, viewer), f"{viewer} is told of a secret act"
        else:
            await world.make(seat, number)
    await world.house.store.close()
    return drafted


@pytest.mark.rule("HR-10", "SC-8.1")
def test_no_answer_moves_with_what_the_gm_prepares(tmp_path: Path) -> None:
    asyncio.run(the_gm_prepares(tmp_path))


@pytest.mark.rule("HR-10")
@pytest.mark.parametrize("game", sorted(SEALED))
def test_no_answer_moves_with_a_part_of_a_sealed_choice(game: str, tmp_path: Path) -> None:
    assert asyncio.run(a_seat_drafts(tmp_path, game)) > 0
