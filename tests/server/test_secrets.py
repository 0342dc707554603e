"""Non-interference on the wire: what others are sent does not depend on what a seat does in secret."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games.registry import game_of, game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.deal import commit_seat
from getaway.kernel.events import SPECTATOR
from getaway.kernel.state import EVERYONE
from getaway.server.routes.replays import so_far
from getaway.server.service import GameService
from getaway.server.session import ClientSession
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, Visitor
from getaway.table.clocks import TimeControl
from getaway.table.commands import Create, SeatSetup
from getaway.table.entries import first_entry
from getaway.table.summary import listing_of
from getaway.table.table import Table
from tests.clock import Clock

NAME = "ab" * 16
SEED, SALT = "11" * 32, "22" * 32
WORLDS = {name: kind for name, kind in game_types().items() if issubclass(kind, CatalogueGame)}

STEPS = 120
SEALED = {"masters", "big_score"}
"""The games in which several seats choose in secret at once; in the others the worlds are compared as they are."""


TIME = Clock()
"""The time in all worlds: it passes from step to step, and not while someone chooses."""


class World:
    """A house with one table of a known deal, a visitor at each seat, and one who looks on."""

    def __init__(self, path: Path, game: str, seats: int, clock: TimeControl | None = None, **options: Any) -> None:
        self.house = GameService(SqliteStore(str(path)), clock=TIME)
        self._game = game_of(game)
        self._seats = seats
        self._clock = clock
        self._options = options
        self.frames: dict[int, list[str]] = {viewer: [] for viewer in range(SPECTATOR, seats)}
        self._sessions: dict[int, ClientSession] = {}
        self._sent = 0

    async def begin(self) -> None:
        places = tuple(SeatSetup("person", None, (f"visitor {seat}",), f"P{seat}") for seat in range(self._seats))
        options = msgspec.to_builtins(self._game.options_type(**self._options))
        setup = Create(
            self._game.name,
            options,
            None,
            places,
            False,
            True,
            "visitor 0",
            SEED,
            SALT,
            two_steps=True,
            clock=self._clock,
        )
        table = Table(NAME, setup, self._game)
        await self.house.store.append(Append(NAME, first_entry(setup, self._game), b"", listing_of(table)))
        for viewer in self.frames:
            await self.come(viewer)
        for seat in range(self._seats):
            promised = commit_seat(NAME, table.deal.commitment, seat, f"{seat:064x}")
            await self.say(seat, {"do": "Commit", "commitment": promised})
        for seat in range(self._seats):
            await self.say(seat, {"do": "Reveal", "entropy": f"{seat:064x}", "round": 1})

    async def come(self, viewer: int) -> list[str]:
        """A socket of this viewer's; all that it is sent from now on."""
        said = self.frames[viewer] = []
        self._sessions[viewer] = ClientSession(
            self.house, Visitor(f"visitor {viewer}", ""), lambda frame: said.append(frame.decode())
        )
        await self.say(viewer, {"do": "Enter", "table": NAME})
        return said

    async def say(self, viewer: int, command: dict[str, object]) -> None:
        self._sent += 1
        await self._sessions[viewer].handle_frame(msgspec.json.encode({"id": f"c{self._sent}", "command": command}))

    async def record(self, viewer: int) -> bytes:
        """What a viewer may have of the record while the game goes on."""
        return msgspec.json.encode(so_far((await self.house.room(NAME)).table, viewer, self.house.time.time()))

    async def play(self) -> CataloguePlay[Any]:
        play = (await self.house.room(NAME)).table.play
        assert isinstance(play, CataloguePlay)
        return play

    async def make(self, seat: int, number: int) -> None:
        move = msgspec.to_builtins((await self.play()).game.catalogue[number])
        await self.say(seat, {"do": "Make", "move": move})


async def choose_in_secret(world: World, seat: int, rng: Random) -> list[int]:
    """A whole sealed choice of a seat, now and then begun anew; the numbers of its moves."""
    play = await world.play()
    made: list[int] = []
    while True:
        number = rng.choice(play.state_for(seat).legal(seat))
        done = len(play.journal)
        await world.make(seat, number)
        made.append(number)
        if len(play.journal) > done:
            return made
        if rng.random() < 0.3:
            await world.say(seat, {"do": "StartOver"})
            made.clear()


def is_secret(play: CataloguePlay[Any], seat: int) -> bool:
    """Whether what this seat may do now is sealed, every bit of it."""
    state = play.state_for(seat)
    return all(state.seen_by(seat, number) != EVERYONE for number in state.legal(seat))


async def compare(folder: Path, game: str, seats: int, seed: int) -> int:
    """Two worlds that differ in one seat's sealed choices only, as long as the rules keep them sealed."""
    clock = TimeControl(600, 5)
    one, other = World(folder / "1.db", game, seats, clock), World(folder / "2.db", game, seats, clock)
    for world in (one, other):
        await world.begin()
    rng = Random(seed)
    in_common = rng.randrange(STEPS // 2)
    compared = 0
    for step in range(STEPS if game in SEALED else STEPS // 3):
        TIME.advance(1)
        play = await one.play()
        waiting = play.waiting_for()
        if not waiting:
            break
        secret = [seat for seat in waiting if is_secret(play, seat)]
        if secret and len(waiting) > 1 and step >= in_common:
            # Whatever was chosen, nobody else may notice; this is the end of what both worlds have in common.
            seat = rng.choice(secret)
            marks = [{viewer: len(said) for viewer, said in world.frames.items()} for world in (one, other)]
            made = [await choose_in_secret(world, seat, Random(rng.random())) for world in (one, other)]
            for viewer in one.frames:
                if viewer != seat:
                    news = [w.frames[viewer][at[viewer] :] for w, at in zip((one, other), marks, strict=True)]
                    assert news[0] == news[1], f"{viewer} can tell {made[0]} from {made[1]}"
                    records = [await world.record(viewer) for world in (one, other)]
                    assert records[0] == records[1], f"the record of {viewer} tells {made[0]} from {made[1]}"
                    assert len([each for each in news[0] if '"type":"ViewUpdate"' in each]) == 1, (
                        "that it is made, at once"
                    )
            compared += made[0] != made[1]
            break
        seat = rng.choice(waiting)
        number = rng.choice(play.state_for(seat).legal(seat))
        for world in (one, other):
            await world.make(seat, number)
    for viewer in one.frames:
        if compared == 0:
            assert one.frames[viewer] == other.frames[viewer]
        for frame in one.frames[viewer]:
            for hidden in (SEED, SALT, *(f"visitor {seat}" for seat in range(seats))):
                assert hidden not in frame
    for world in (one, other):
        await world.house.store.close()
    return compared


@pytest.mark.parametrize("game", WORLDS)
@pytest.mark.rule("HR-10")
def test_what_is_chosen_in_secret_changes_no_message_to_others(game: str, tmp_path: Path) -> None:
    seats = WORLDS[game].default_seats
    compared = 0
    for seed in range(12):
        folder = tmp_path / str(seed)
        folder.mkdir()
        compared += asyncio.run(compare(folder, game, seats, seed))
    assert compared >= 2 or game not in SEALED, "no two worlds were found that differ in a sealed choice"
