"""Bots at a table: each gets a Peek and nothing else, and its moves go the way of everybody's."""

import secrets
from typing import Protocol

from getaway.bots.random_bot import RandomBot
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import SplitMix
from getaway.kernel.moves import Move
from getaway.kernel.peek import Peek, peek
from getaway.kernel.play import Play


class Bot(Protocol):
    """Whoever chooses moves by number."""

    name: str

    def choose(self, peek: Peek) -> int:
        """The number of the move to make."""


def random_bot() -> Bot:
    """A random bot with a generator of its own, from the operating system: nothing it does tells of the deal."""
    return RandomBot(_generator())


def move_of(bot: Bot, play: Play, seat: int) -> Move:
    """What the bot does in its seat now."""
    assert isinstance(play, CataloguePlay), "bots play games with a catalogue"
    return play.game.catalogue[bot.choose(peek(play, seat, _generator()))]


def _generator() -> SplitMix:
    return SplitMix(secrets.randbits(32), secrets.randbits(32))
