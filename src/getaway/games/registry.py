"""The installed games, found through the entry-point group `getaway.games`."""

import logging
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from getaway.kernel.errors import GetawayError
from getaway.kernel.game import Game
from getaway.kernel.plugin import Plugin, load_part

GROUP = "getaway.games"
log = logging.getLogger(__name__)


class UnknownGame(GetawayError):
    """A name that is no game's; the message suggests the nearest."""


@cache
def plugins() -> dict[str, Plugin]:
    """The plugin of every installed game, by name; the games themselves are not imported yet.

    A plugin that cannot be loaded is left out with a warning that names its package.
    """
    found: dict[str, Plugin] = {}
    for point in sorted(set(entry_points(group=GROUP)), key=lambda point: (point.name, point.value)):
        if point.name in found:
            _warn(point.name, "there is another game of this name")
            continue
        try:
            plugin = point.load()
            if not isinstance(plugin, Plugin):
                raise TypeError(f"{point.value} is not a getaway.kernel.plugin.Plugin")
            found[point.name] = plugin
        except Exception as problem:  # noqa: BLE001 - whatever another package does wrong, the other games work
            _warn(point.name, f"{type(problem).__name__}: {problem}")
    return found


@cache
def _game_type(name: str, plugin: Plugin) -> type[Game] | None:
    """The Game class; None, with a warning, if it cannot be loaded."""
    try:
        kind = plugin.game_type()
        if kind.name != name:
            raise ValueError(f"its Game is called {kind.name!r}")
    except Exception as problem:  # noqa: BLE001 - as above
        _warn(name, f"{type(problem).__name__}: {problem}")
        return None
    return kind


def _warn(name: str, why: str) -> None:
    packages = [point.dist.name for point in entry_points(group=GROUP) if point.name == name and point.dist is not None]
    package = f"the package {packages[-1]!r}" if packages else "an unknown package"
    log.warning("The game %r of %s is left out: %s", name, package, why)


def game_types() -> dict[str, type[Game]]:
    """The Game class of every installed game that can be loaded, by name."""
    kinds = {name: _game_type(name, plugin) for name, plugin in plugins().items()}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def plugin_of(name: str) -> Plugin:
    """The plugin of the game of that name. Raises UnknownGame."""
    known = plugins()
    if name in known:
        return known[name]
    close = get_close_matches(name, known, n=1, cutoff=0.3)
    there_is = f"there is {', '.join(known)}" if known else "no game is installed"
    raise UnknownGame(f"there is no game {name!r}; " + (f"did you mean {close[0]!r}?" if close else there_is))


def game_type(name: str) -> type[Game]:
    """The Game class of that name. Raises UnknownGame."""
    kind = _game_type(name, plugin_of(name))
    if kind is None:
        raise UnknownGame(f"the game {name!r} cannot be loaded")
    return kind


def parts(kind: str) -> dict[str, Any]:
    """The parts of this kind ("commands", "endpoints", ...) of all games that have one, by the game's name."""
    found = {}
    for name, plugin in plugins().items():
        if path := getattr(plugin, kind):
            try:
                found[name] = load_part(path)
            except Exception as problem:  # noqa: BLE001 - as above
                log.warning("The %s of the game %r are left out: %s: %s", kind, name, type(problem).__name__, problem)
    return found
