"""Every game at every number of seats and option, for the contract suite."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.game import Game
from getaway.kernel.options import Options
from getaway.kernel.play import Play
from getaway.kernel.state import State
from tests.contract.adapter import Adapter
from tests.contract.toy import Whispers


@dataclass(frozen=True)
class Case:
    """A game as one table would play it."""

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
    def game(self) -> Game:
        return _game(self.game_type, self.pack)

    def start(self, seed: int) -> Play:
        return self.game.new_play(seeded(seed), self.seats, self.options)


@dataclass(frozen=True)
class StateCase(Case):
    """One that has a State."""

    @property
    def game(self) -> CatalogueGame:
        game = _game(self.game_type, self.pack)
        assert isinstance(game, CatalogueGame)
        return game

    def new(self, chance: Chance) -> State:
        return self.game.new_state(chance, self.seats, self.options)

    @property
    def adapter(self) -> Adapter:
        return adapter(self.game_type.name)


@cache
def _game(game_type: type[Game], pack: bytes | None = None) -> Game:
    return game_type.from_toml(pack)


@cache
def adapter(name: str) -> Adapter:
    found: Adapter = import_module(f"tests.contract.adapters.{name}").ADAPTER
    return found


_CATALOGUE_TYPES = [game_type for game_type in game_types().values() if issubclass(game_type, CatalogueGame)]
CATALOGUE_GAMES = [game_type.name for game_type in _CATALOGUE_TYPES]
STATE_CASES = [
    StateCase(game_type, seats, options)
    for game_type in _CATALOGUE_TYPES
    for seats, options in _game(game_type).variants()
] + [
    StateCase(game_type, seats, options, adapter(game_type.name).pack_for(seats))
    for game_type in _CATALOGUE_TYPES
    for seats, options, _ in adapter(game_type.name).small_cases
]
ALL_GAMES: list[type[Game]] = [*game_types().values(), Whispers]
PLAY_CASES = [
    Case(game_type, seats, options) for game_type in ALL_GAMES for seats, options in _game(game_type).variants()
]
