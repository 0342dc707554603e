"""Bots at a table: each gets a sample and nothing else, and its moves go the way of everybody's."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from getaway.bots.random_bot import RandomBot
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import Chance, SplitMix
from getaway.kernel.moves import Move
from getaway.kernel.pack import plain
from getaway.kernel.peek import Peek, peek
from getaway.kernel.play import Play
from getaway.table.boxes import game_of


class Bot(Protocol):
    """Whoever chooses moves by number."""

    name: str

    def choose(self, peek: Peek) -> int:
        """The number of the move to make."""


LEVELS: dict[str, Callable[[Chance], Bot]] = {"random": RandomBot}
"""The bots by level, each made with a generator of its own."""

STAND_IN = "random"
"""Who plays on for someone who has resigned."""


class Sample(msgspec.Struct, frozen=True):
    """All that a bot is told: a position in which everything its seat cannot know is drawn anew."""

    level: str
    game: str
    pack: bytes
    options: bytes
    seats: int
    seat: int
    world: bytes


Think = Callable[[Sample], Awaitable[int]]
"""Where bots think: the number of the move to make."""


def sample_of(level: str, play: Play, seat: int) -> Sample:
    """What a bot of this level may go by in this seat. The key of the deal is not in it."""
    assert isinstance(play, CataloguePlay), "bots play games with a catalogue"
    world = play.state_for(seat)
    world.determinize(seat, _generator())
    game = play.game
    pack = b"null" if game is game_of(game.name) else msgspec.json.encode(plain(game.pack))
    return Sample(level, game.name, pack, msgspec.json.encode(play.options), play.seats, seat, world.dump())


def choose(sample: Sample) -> int:
    """The number of the bot's move. Its generator is the operating system's: nothing it does tells of the deal."""
    game = game_of(sample.game, sample.pack)
    assert isinstance(game, CatalogueGame)
    options = msgspec.json.decode(sample.options, type=game.options_type)
    play = CataloguePlay(game, sample.seats, options, game.load_state(sample.world))
    return LEVELS[sample.level](_generator()).choose(peek(play, sample.seat, _generator()))


async def think_here(sample: Sample) -> int:
    """In this process: for tests, and for bots that take no time."""
    return choose(sample)


def move_number(play: Play, number: int) -> Move:
    """The move of that number."""
    assert isinstance(play, CataloguePlay)
    return play.game.catalogue[number]


def _generator() -> SplitMix:
    return SplitMix(secrets.randbits(32), secrets.randbits(32))
