"""Every game at every number of seats and option, for the contract suite."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from getaway.games.registry import game_type, plugin_for, plugin_of, plugins
from getaway.kernel.capabilities import game_has_state
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.errors import GetawayError
from getaway.kernel.game import Game
from getaway.kernel.options import Options
from getaway.kernel.play import Play
from getaway.kernel.plugin import Plugin, load_part
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State
from getaway.testing.adapter import Adapter, Subject

Names = Sequence[str] | None
"""Which games; None for all."""
_EXTRA: dict[str, Plugin] = {}
_ADAPTERS: dict[str, str] = {}


def register(name: str, plugin: Plugin | None = None, adapter: str = "") -> None:
    """Add a game that is not installed, or the adapter ("module:attribute") of one whose plugin names none."""
    if plugin is not None:
        _EXTRA[name] = plugin
    _ADAPTERS[name] = adapter


class AdapterError(GetawayError):
    """An Adapter that the suite cannot use."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    game_type: type[Game]
    seats: int
    options: Options
    pack: bytes | None = None

    def __str__(self) -> str:
        changed = [
            f"{name}={getattr(self.options, name)}"
            for name in self.options.__struct_fields__
            if getattr(self.options, name) != getattr(self.game_type.options_type(), name)
        ]
        small = ["small"] if self.pack else []
        return "-".join([self.game_type.name, str(self.seats), *changed, *small])

    @property
    def has_defaults(self) -> bool:
        return self.options == self.game_type.options_type()

    @property
    def game(self) -> Game:
        return _game(self.game_type, self.pack)

    @property
    def adapter(self) -> Adapter:
        return adapter_of(self.game_type.name)

    def start(self, seed: int) -> Play:
        return self.game.new_play(seeded(seed), self.seats, self.options)

    @classmethod
    def every(cls, names: Names = None) -> Sequence["Case"]:
        """The cases of this type: here every number of seats and option of every game."""
        return [cls(kind, *variant) for kind in game_types(names) for variant in _game(kind).variants()]


@dataclass(frozen=True)
class StateCase(Case):
    """A case of a game with a State."""

    @property
    def game(self) -> CatalogueGame:
        game = _game(self.game_type, self.pack)
        assert game_has_state(game)
        return game

    @property
    def plugin(self) -> Plugin:
        return _EXTRA.get(self.game_type.name) or plugin_for(self.game)

    @property
    def rules(self) -> Ruleset[Any]:
        return self.game.ruleset(self.seats)

    def new(self, chance: Chance) -> State:
        return self.game.new_state(chance, self.seats, self.options)

    @classmethod
    def every(cls, names: Names = None) -> Sequence["StateCase"]:
        """Those of games with a State, and their small packs too."""
        full = [cls(kind, *variant) for kind in with_state(names) for variant in _game(kind).variants()]
        return [*full, *SmallCase.every(names)]


class DefaultCase(StateCase):
    """A case with the standard pack and default options."""

    @classmethod
    def every(cls, names: Names = None) -> Sequence["DefaultCase"]:
        return [cls(kind, seats, kind.options_type()) for kind in with_state(names) for seats in kind.seat_counts]


@dataclass(frozen=True)
class SmallCase(StateCase):
    """A case with the small pack; all histories of at most `depth` decisions are explored."""

    depth: int = 0

    @classmethod
    def every(cls, names: Names = None) -> Sequence["SmallCase"]:
        return [
            SmallCase(kind, seats, options, adapter.pack_for(seats), depth)
            for kind in with_state(names)
            for adapter in [adapter_of(kind.name)]
            for seats, options, depth in adapter.small_cases
        ]


@dataclass(frozen=True)
class LeakCase(SmallCase):
    """A case with a planted leak that the suite must find."""

    leak: str = ""

    def __str__(self) -> str:
        return f"{super().__str__()}-{self.leak}"

    @property
    def subject(self) -> Subject:
        return dict(self.adapter.leaks(self.game))[self.leak]

    @classmethod
    def every(cls, names: Names = None) -> Sequence["LeakCase"]:
        """Every planted leak, in the first small case of its game."""
        firsts = {case.game_type: case for case in reversed(SmallCase.every(names))}
        return [
            cls(case.game_type, case.seats, case.options, case.pack, case.depth, leak)
            for case in firsts.values()
            for leak, _ in case.adapter.leaks(case.game)
        ]


@cache
def _game(game_type: type[Game], pack: bytes | None = None) -> Game:
    return game_type.from_toml(pack)


@cache
def adapter_of(name: str) -> Adapter:
    """The Adapter of a game, or the default one."""
    path = _ADAPTERS.get(name) or (_EXTRA.get(name) or plugin_of(name)).contract
    found = load_part(path) if path else Adapter()
    if not isinstance(found, Adapter):
        raise AdapterError(f"the contract of the game {name!r} ({path}) is not an instance of getaway.testing.Adapter")
    if not all(isinstance(case, tuple) and len(case) == 3 for case in found.small_cases):
        raise AdapterError(
            f"small_cases in the Adapter of the game {name!r} must be a tuple of tuples, "
            "((seats, options, decisions),): note the comma"
        )
    return found


def game_types(names: Names) -> list[type[Game]]:
    """The games of these names. Raises UnknownGame."""
    if names is None:
        names = [*plugins(), *_EXTRA]
    return [_EXTRA[name].game_type() if name in _EXTRA else game_type(name) for name in names]


def with_state(names: Names) -> list[type[Game]]:
    return [game_type for game_type in game_types(names) if issubclass(game_type, CatalogueGame)]
