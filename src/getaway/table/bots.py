"""Bots at a table: each gets a Peek and nothing else, and its moves go the way of everybody's."""

import secrets
from collections.abc import Callable
from typing import Protocol

from getaway.bots.random_bot import RandomBot
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import Chance, SplitMix
from getaway.kernel.moves import Move
from getaway.kernel.peek import Peek, peek
from getaway.kernel.play import Play


class Bot(Protocol):
    """Whoever chooses moves by number."""

    name: str

    def choose(self, peek: Peek) -> int:
        """The number of the move to make."""


LEVELS: dict[str, Callable[[Chance], Bot]] = {"random": RandomBot}
"""The bots by level, each made with a generator of its own."""

STAND_IN = "random"
"""Who plays on for someone who has resigned."""


def move_of(level: str, play: Play, seat: int) -> Move:
    """What a bot does in its seat now. Its generator is the operating system's: nothing it does tells of the deal."""
    assert isinstance(play, CataloguePlay), "bots play games with a catalogue"
    return play.game.catalogue[LEVELS[level](_generator()).choose(peek(play, seat, _generator()))]


def _generator() -> SplitMix:
    return SplitMix(secrets.randbits(32), secrets.randbits(32))
