"""Nothing hidden is in any message, log line, error, figure or record: for every game, every viewer, spectators too."""

import asyncio
import base64
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import structlog

from getaway.games.registry import game_types
from getaway.games.score import moves as m
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.moves import Move
from getaway.server.app import make_app
from getaway.server.identity import COOKIE, key_of
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, StoreError, Visitor
from tests import patient
from tests.games.score.test_secrets import preparation
from tests.server.test_secrets import NAME, SALT, SEED, World

CATALOGUE = {name: kind for name, kind in game_types().items() if issubclass(kind, CatalogueGame)}
TABLES = [
    (name, seats, options)
    for name, kind in CATALOGUE.items()
    for seats, options in kind.from_toml().variants()
    if options == kind.options_type() or seats == kind.default_seats
]
"""Every number of seats with the usual options, and every option with the usual number."""

PROBES = 4
GM, ANN, BOB = 0, 1, 2


def named(table: tuple[str, int, Any]) -> str:
    name, seats, options = table
    changed = {
        key: value for key, value in msgspec.to_builtins(options).items() if value != getattr(type(options)(), key)
    }
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in changed.items())])


async def heard(world: World, viewer: int, probes: list[int]) -> list[str]:
    """Everything the server sends to a new viewer, and its answers to moves that they may not make."""
    said = await world.come(viewer)
    for number in probes:
        await world.make(viewer, number)
    await world.say(viewer, {"do": "Enter", "table": NAME, "seat": 15})
    return [re.sub(r'"id":"c\d+"', '"id":""', frame) for frame in said]


async def swap(folder: Path, game: str, seats: int, options: Any, seed: int) -> int:
    """A game in which now and then all that a viewer cannot know is drawn anew: they must not notice."""
    world = World(folder / f"{seed}.db", game, seats, **msgspec.structs.asdict(options))
    await world.begin()
    rng = Random(seed)
    changed = 0
    for step in range(40):
        play = await world.play()
        waiting = play.waiting_for()
        if not waiting:
            break
        if step % 5 == 0:
            for viewer in range(SPECTATOR, seats):
                changed += await look_twice(world, play, viewer, rng)
        seat = rng.choice(waiting)
        await world.make(seat, rng.choice(play.state_for(seat).legal(seat)))
    await world.house.store.close()
    return changed


async def look_twice(world: World, play: CataloguePlay[Any], viewer: int, rng: Random) -> bool:
    """Whether the world was another one; what the viewer hears is not."""
    truth = play._state
    legal = set(play.state_for(viewer).legal(viewer)) if viewer >= 0 else set()
    others = [number for number in range(len(play.game.catalogue)) if number not in legal]
    probes = rng.sample(others, min(PROBES, len(others)))
    true = await heard(world, viewer, probes)
    swapped = truth.clone()
    swapped.determinize(viewer, seeded(rng.getrandbits(32)))
    play._state = swapped
    false = await heard(world, viewer, probes)
    play._state = truth
    assert true == false, f"{viewer} can tell two worlds apart"
    return bool(swapped.dump() != truth.dump())


@pytest.mark.rule("HR-10")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_a_viewer_cannot_know_changes_nothing_that_he_is_sent(table: tuple[str, int, Any], tmp_path: Path) -> None:
    assert sum(asyncio.run(swap(tmp_path, *table, seed)) for seed in range(3)) > 0, "no world was another one"


class Breaking(SqliteStore):
    """A store that sometimes cannot write."""

    full = False

    async def append(self, what: Append) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().append(what)


async def everything_said(world: World) -> list[str]:
    """What can be had of a house without a seat: requests, errors, figures."""
    app = make_app(world.house)
    async with patient.AsyncClient(
        transport=httpx.ASGITransport(app, client=("127.0.0.1", 1)), base_url="http://localhost"
    ) as http:
        of_the_table = ("record", "story", "campaign", "replay", "verify", "hint", "odds")
        of_the_house = ("/api/tables", "/api/tables/mine", "/api/progress", "/api/me", "/metrics", "/readyz")
        paths = [*(f"/api/tables/{NAME}/{what}" for what in of_the_table), *of_the_house]
        answers = [await http.get(path) for path in paths]
        answers.append(await http.post("/api/tables", content=b'{"game": "x"'))
    return [answer.text + str(answer.headers) for answer in answers]


def secrets_of(world: World, play: CataloguePlay[Any]) -> Iterator[str]:
    """What must be in nothing that anyone gets before the end."""
    yield from (SEED, SALT)
    yield from (f"visitor {seat}" for seat in range(-1, play.seats))
    for raw in (play._state.dump(), play._state.chance.dump()):
        yield from (raw.hex(), base64.b64encode(raw).decode(), repr(raw)[2:-1])


async def listen(path: Path, game: str) -> None:
    world = World(path, game, game_types()[game].default_seats)
    world.house.store = store = Breaking(str(path))
    await world.begin()
    rng = Random(1)
    found: set[str] = set()
    with structlog.testing.capture_logs() as lines:
        for step in range(30):
            play = await world.play()
            found |= set(secrets_of(world, play))
            waiting = play.waiting_for()
            if not waiting:
                break
            seat = rng.choice(waiting)
            number = rng.choice(play.state_for(seat).legal(seat))
            store.full = step % 7 == 3
            await world.make(seat, number)
            store.full = False
        said = await everything_said(world)
    assert lines, "what could not be written was noted"
    said += [str(line) for line in lines]
    said += [frame for frames in world.frames.values() for frame in frames]
    for hidden in found:
        assert not any(hidden in each for each in said), f"{hidden} was said"
    await store.close()


@pytest.mark.rule("HR-10", "HR-11")
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_seed_key_position_or_visitor_is_in_anything_said(game: str, tmp_path: Path) -> None:
    asyncio.run(listen(tmp_path / "house.db", game))


SENTINEL = "xyzzy-the-butler-did-it"


async def prepare(path: Path, moves: list[tuple[int, Move]]) -> World:
    """A table of Score with a GM, at which this was done."""
    world = World(path, "score", 3, gm="seat")
    await world.begin()
    for seat, move in moves:
        await world.say(seat, {"do": "Make", "move": msgspec.to_builtins(move)})
    refused = [frame for frames in world.frames.values() for frame in frames if '"Refused"' in frame]
    assert refused == []
    return world


CREW: list[tuple[int, Move]] = [
    (ANN, m.CreateCriminal("Hal", "hammer", "we_loud_yet")),
    (BOB, m.CreateCriminal("Sue", "specter", "ghost_reporting")),
]
SECRETS: list[Move] = [
    m.GenerateHeist("shared", "bank"),
    m.SetField("civilians", SENTINEL),
    m.WriteNote(SENTINEL),
    m.PrepareComplication(SENTINEL),
    m.AddClock(SENTINEL, 3, "secret"),
]


async def keep_the_gms_secrets(path: Path) -> None:
    world = await prepare(path, [*CREW, *((GM, move) for move in SECRETS)])
    with structlog.testing.capture_logs() as lines:
        said = await everything_said(world)
    await world.say(GM, {"do": "Make", "move": msgspec.to_builtins(m.EndCampaign())})
    for viewer in (SPECTATOR, ANN, BOB):
        said += world.frames[viewer]
        assert any('"Finished"' in frame for frame in world.frames[viewer])
        said += await world.come(viewer)
        said.append(await record(world, viewer))
    said += [str(line) for line in lines]
    assert not any(SENTINEL in each for each in said), "what only the GM knows was said"
    assert any(SENTINEL in frame for frame in world.frames[GM])
    assert SENTINEL in await record(world, GM)
    await world.house.store.close()


@pytest.mark.rule("HR-10", "SC-8.1")
def test_what_only_the_gm_knows_reaches_nobody_even_when_it_is_over(tmp_path: Path) -> None:
    asyncio.run(keep_the_gms_secrets(tmp_path / "house.db"))


async def record(world: World, viewer: int) -> str:
    """As this viewer may download it."""
    secret = f"{viewer + 1:064x}"
    await world.house.store.keep_visitor(Visitor(f"visitor {viewer}", ""), key_of(secret))
    transport = httpx.ASGITransport(make_app(world.house))
    async with patient.AsyncClient(transport=transport, base_url="http://localhost", cookies={COOKIE: secret}) as http:
        answer = await http.get(f"/api/tables/{NAME}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.rule("HR-10", "SC-8.1")
def test_how_a_gm_prepares_changes_no_message_to_players(tmp_path: Path) -> None:
    async def test() -> None:
        worlds = [
            await prepare(tmp_path / f"{which}.db", [*CREW, *((GM, move) for move in preparation(which)[:-1])])
            for which in (0, 1)
        ]
        for viewer in (SPECTATOR, ANN, BOB):
            assert worlds[0].frames[viewer] == worlds[1].frames[viewer]
        assert worlds[0].frames[GM] != worlds[1].frames[GM]
        for world in worlds:
            await world.house.store.close()

    asyncio.run(test())
