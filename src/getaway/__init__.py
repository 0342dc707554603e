"""Getaway: heist games to play, to simulate and to study.

    >>> import getaway
    >>> name, *others = getaway.games()
    >>> game = getaway.load(name)
    >>> state = game.new(seed=1)
    >>> seat = state.actor()
    >>> state.play_move(seat, state.legal(seat)[0])
    >>> getaway.simulate(game, 100, seed=1).games
    100

`docs/library.md` explains it in ten minutes and says what is stable. A name is imported when it is first used, so
`import getaway` takes no time. Compiled classes carry no docstrings: those stand in the source, first in
`getaway/kernel/state.py`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from getaway.bots.bot import Bot
    from getaway.games.registry import UnknownGame
    from getaway.kernel.chance import Chance, seeded
    from getaway.kernel.errors import GetawayError, IllegalMove, NoSuchSeat
    from getaway.kernel.game import Game
    from getaway.kernel.observation import Observation
    from getaway.kernel.options import OptionError
    from getaway.kernel.pack import PackError
    from getaway.kernel.play import Play
    from getaway.kernel.record import Record, RecordError
    from getaway.kernel.state import State
    from getaway.lab.contests import ArenaResult, arena
    from getaway.lab.simulation import Simulation, simulate
    from getaway.library import load, read_record, verify

    def games() -> list[str]:
        """The names of all installed games."""
        ...


__all__ = [
    "ArenaResult",
    "Bot",
    "Chance",
    "Game",
    "GetawayError",
    "IllegalMove",
    "NoSuchSeat",
    "Observation",
    "OptionError",
    "PackError",
    "Play",
    "Record",
    "RecordError",
    "Simulation",
    "State",
    "UnknownGame",
    "arena",
    "games",
    "load",
    "read_record",
    "seeded",
    "simulate",
    "verify",
]

_HOMES = {
    "ArenaResult": "lab.contests",
    "Bot": "bots.bot",
    "Chance": "kernel.chance",
    "Game": "kernel.game",
    "GetawayError": "kernel.errors",
    "IllegalMove": "kernel.errors",
    "NoSuchSeat": "kernel.errors",
    "Observation": "kernel.observation",
    "OptionError": "kernel.options",
    "PackError": "kernel.pack",
    "Play": "kernel.play",
    "Record": "kernel.record",
    "RecordError": "kernel.record",
    "Simulation": "lab.simulation",
    "State": "kernel.state",
    "UnknownGame": "games.registry",
    "arena": "lab.contests",
    "load": "library",
    "read_record": "library",
    "seeded": "kernel.chance",
    "simulate": "lab.simulation",
    "verify": "library",
}


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("getaway.games")
    if name not in _HOMES:
        raise AttributeError(f"module 'getaway' has no attribute {name!r}")
    return getattr(import_module(f"getaway.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
