"""A bot receives a Sample and submits commands like any player."""

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol, TypeVar

import msgspec

from getaway.bots import registry
from getaway.bots.bot import plan_choice
from getaway.bots.registry import PATIENCE, Budget, make_bot
from getaway.games.registry import STANDARD_PACK, game_of
from getaway.kernel.capabilities import game_has_state, play_has_state
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import SplitMix, seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.observation import Observation
from getaway.kernel.pack import plain
from getaway.kernel.play import Play
from getaway.table.commands import Choose, Command, Make, PlayFor
from getaway.table.fair_queue import NOBODY, Asker
from getaway.table.rehearse import why_not_choose
from getaway.text.messages import Text

A = TypeVar("A")
T = TypeVar("T")

_REDRAWING, _THINKING = 0, 1
"""Streams of a sample's seed: to redraw what the seat cannot know, and to draw while thinking."""

LEVELS: dict[str, Text] = {level.name: level.words for level in registry.LEVELS} | {"random": registry.KINDS["random"]}
"""The levels of bots, with descriptions."""

DEFAULT_BOT = "easy"
"""Default level, also for the seat of someone who resigned."""
TIMEOUT_BOT = "random"
"""Moves for a seat out of time: uniformly random, so it reveals nothing."""
QUICK = ("easy", "random")
"""The bots that do not search."""
_IN_TIME = Budget(seconds=PATIENCE, clock=monotonic)


class Sample(msgspec.Struct, frozen=True):
    """All that a bot gets: a position in which everything its seat cannot know is redrawn."""

    level: str
    game: str
    rules: int
    pack: bytes
    options: bytes
    seats: int
    seat: int
    world: bytes
    seed: int
    """Seed for everything drawn while thinking. The table draws it, so that a worker's answer follows from its sample
    alone.
    """

    def generator(self) -> SplitMix:
        """A new generator for the search; the same one each time."""
        return seeded(self.seed, _THINKING)

    def observed(self, rng: SplitMix) -> tuple[CatalogueGame, Observation[Any]]:
        """The game, and what the seat sees of it."""
        game = game_of(self.game, self.pack, self.rules)
        assert game_has_state(game)
        return game, Observation.from_state(game.ruleset(self.seats).load_state(self.world), self.seat, rng)


class JobRunner(Protocol):
    """Runs a function in a worker process, or wherever slow work is done."""

    async def __call__(
        self,
        work: Callable[[A], T],
        argument: A,
        asker: Asker = NOBODY,
        *,
        quick: bool = False,
        near: str = "",
        most_waiting: int | None = None,
    ) -> T:
        """Returns what `work(argument)` returns, run on behalf of `asker`. Raises JobFailed."""


def bots_can_play(game: Game) -> bool:
    """Whether the game's moves can be listed beforehand: a bot chooses them by number."""
    return game_has_state(game)


def sample_of(
    level: str, play: Play, seat: int, begun: tuple[Move, ...] | None = None, seed: int | None = None
) -> Sample:
    """What a bot of this level may use in this seat. The key of the deal is not in it.

    `begun` are moves of a sealed choice that replace the seat's draft. With a `seed` the sample is always the same.
    Without one the operating system provides it, so that it reveals nothing about the deal.
    """
    assert play_has_state(play), "bots play games with a catalogue"
    world = play.state_for(seat if begun is None else SPECTATOR)
    for move in begun or ():
        number = play.game.catalogue.number(move)
        assert number is not None
        world.apply(seat, number)
    seed = secrets.randbits(64) if seed is None else seed
    world.determinize(seat, seeded(seed, _REDRAWING))
    game = play.game
    pack = (
        STANDARD_PACK
        if game is game_of(game.name, STANDARD_PACK, game.rules_version)
        else msgspec.json.encode(plain(game.pack))
    )
    options = msgspec.json.encode(play.options)
    return Sample(level, game.name, game.rules_version, pack, options, play.seats, seat, world.dump(), seed)


def choose(sample: Sample, budget: Budget = _IN_TIME) -> list[int]:
    """The numbers of the bot's moves, up to the end of its choice. One search finds all of them, so that they fit
    together.
    """
    rng = sample.generator()
    game, observation = sample.observed(rng)
    return plan_choice(make_bot(sample.level, game, sample.seats, rng, budget), observation, rng)


async def run_here(work: Callable[[A], T], argument: A, asker: Asker = NOBODY, **how: object) -> T:
    """A JobRunner in this process: for tests, and for bots that need no time."""
    return work(argument)


def as_commands(play: Play, seat: int, numbers: list[int], late: bool) -> list[Command]:
    """A bot's choice as commands of its seat: a sealed choice as a whole, anything else move by move."""
    assert play_has_state(play)
    moves = tuple(play.game.catalogue[number] for number in numbers)
    if late:
        return [PlayFor(move) for move in moves]
    if len(moves) > 1 and why_not_choose(play, seat, moves) is None:
        return [Choose(moves)]
    return [Make(move) for move in moves]
