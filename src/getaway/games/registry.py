"""The installed games, found through the entry-point group `getaway.games`."""

import logging
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game, game_with
from getaway.kernel.plugin import PartError, Plugin
from getaway.text.messages import listing

GROUP = "getaway.games"
STANDARD_PACK = b"null"
"""In place of a pack in JSON: the game's own."""
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
def _game_type(name: str, plugin: Plugin) -> type[Game] | str:
    """The Game class, or why it cannot be loaded."""
    try:
        kind = plugin.game_type()
        if kind.name != name:
            return f"its entry point is named {name!r} and its Game {kind.name!r}; the names must be the same"
        kind.rulebook()
        kind.standard_pack_text()
    except FileNotFoundError as missing:
        return f"the file {missing.filename} is missing"
    except Exception as problem:  # noqa: BLE001 - as above
        return f"{type(problem).__name__}: {problem}"
    return kind


@cache
def _warn(name: str, why: str) -> None:
    packages = [point.dist.name for point in entry_points(group=GROUP) if point.name == name and point.dist is not None]
    package = f"the package {packages[-1]!r}" if packages else "an unknown package"
    log.warning("The game %r of %s is left out: %s", name, package, why)


def game_types() -> dict[str, type[Game]]:
    """The Game class of every installed game that can be loaded, by name."""
    kinds = {name: _game_type(name, plugin) for name, plugin in plugins().items()}
    for name, kind in kinds.items():
        if isinstance(kind, str):
            _warn(name, kind)
    return {name: kind for name, kind in kinds.items() if not isinstance(kind, str)}


def plugin_of(name: str) -> Plugin:
    """The plugin of the game of that name. Raises UnknownGame."""
    known = plugins()
    if name in known:
        return known[name]
    close = get_close_matches(name, known, n=1, cutoff=0.5)
    if close:
        raise UnknownGame(error("no-such-game-close", name=name, close=close[0]))
    if not known:
        raise UnknownGame(error("no-game-installed", name=name))
    raise UnknownGame(error("no-such-game", name=name, known=listing(known, "comma")))


def plugin_for(game: Game) -> Plugin:
    """The plugin of a game; one without any parts if the game is not installed."""
    return plugins().get(game.name, Plugin(game=""))


def game_type(name: str) -> type[Game]:
    """The Game class of that name. Raises UnknownGame."""
    kind = _game_type(name, plugin_of(name))
    if isinstance(kind, str):
        raise UnknownGame(error("game-fails", name=name, why=kind))
    return kind


def game_of(name: str, pack: bytes = STANDARD_PACK, rules: int | None = None) -> Game:
    """The game with the pack in this JSON, or with its own; by an earlier version of its rules where they are named and
    can still be played. Raises PackError, UnknownGame."""
    kind = game_type(name)
    if rules is not None:
        kind = kind.by_version(rules) or kind
    return game_with(kind, pack)


def parts(kind: str) -> dict[str, Any]:
    """The parts of this kind ("commands", "endpoints", ...) of all games that have one, by the game's name."""
    found = {}
    for name, plugin in plugins().items():
        try:
            if (part := plugin.load(kind, name)) is not None:
                found[name] = part
        except PartError as problem:
            log.warning("%s; it is left out", problem)
    return found
