"""Plugin: the one object that names the parts of a game. Packages offer it as an entry point of `getaway.games`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from getaway.kernel.chance import Chance
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game
from getaway.kernel.policy import Policy
from getaway.text.messages import Text

if TYPE_CHECKING:
    from getaway.kernel.catalogue_game import CatalogueGame
    from getaway.kernel.observation import Observation
    from getaway.kernel.state import State


class EndpointError(GetawayError):
    """A request that cannot be answered; the message says why."""


class PartError(GetawayError):
    """A part of a game that cannot be used; the message names both."""


CALLED = ("policy", "reasons", "odds", "commands", "simulator", "report", "story")
"""The parts that are callable: functions or classes."""


class Endpoint(msgspec.Struct, frozen=True):
    """A REST endpoint of a game: `answer(order, chance)` turns a decoded request into its response."""

    path: str
    order: type[msgspec.Struct]
    response: type[msgspec.Struct]
    answer: Callable[[Any, Chance], msgspec.Struct]


class FileAnswer(msgspec.Struct, frozen=True):
    """A file with its name and media type, or why there is none."""

    data: bytes | Text
    name: str = ""
    type: str = ""


class FileEndpoint(msgspec.Struct, frozen=True):
    """A REST endpoint that makes a file. `make(order)` runs in a worker with a deadline, because it takes CPU time.
    It is a function of a module, so that the worker finds it."""

    path: str
    order: type[msgspec.Struct]
    make: Callable[[Any], FileAnswer]


class StoryLine(msgspec.Struct, frozen=True):
    """A line of a viewer's log: what happened, as JSON, and its words."""

    what: bytes
    words: Text


class StoryOrder(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a game as a file, from what one viewer's log tells: Markdown or a PDF. `names` are the players'."""

    kind: Literal["md", "pdf"]
    language: str
    paper: Literal["a4", "letter"]
    title: str
    names: tuple[Text, ...]
    lines: tuple[StoryLine, ...]


class Plugin(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of one game, each as "module:attribute".

    A part is imported when it is first used: bot workers load no terminal and the command line loads no server.
    """

    game: str
    """A subclass of Game."""

    policy: str = ""
    """A Policy, created with the game: plays like a sensible person. Without it, bots play games out at random."""

    solo_policy: str = ""
    """Solo variant of the part above."""

    reasons: str = ""
    """`(game, state, seat, move) -> Text`: the argument for a move, from what the seat knows."""

    solo_reasons: str = ""
    """Solo variant of the part above."""

    odds: str = ""
    """`(game, observation, rng) -> list[Text]`: the odds of a seat, one per line."""

    solo_odds: str = ""
    """Solo variant of the part above."""

    render: str = ""
    """A module with `draw_board` and `draw_everything` (getaway.terminal.render.Renderer)."""

    commands: str = ""
    """`(app, odds) -> None`: adds commands to the Typer apps of `getaway` and `getaway odds`."""

    simulator: str = ""
    """`(game, SimOrder) -> None`: what `getaway sim` does with this game, instead of random moves."""

    report: str = ""
    """`(game, games, seed, jobs) -> str`: the report, as Markdown, that `getaway sim --report` writes."""

    endpoints: str = ""
    """A tuple of Endpoint and FileEndpoint: what the server answers for this game besides its tables."""

    story: str = ""
    """`(order: StoryOrder) -> FileAnswer`: tells a game with a game master as a file. It runs in a worker."""

    ladder: str = ""
    """A Ladder: the contests of its bots for docs/ladder.md."""

    pages: tuple[str, ...] = ()
    """Addresses of pages that belong to this game alone."""

    contract: str = ""
    """A getaway.testing.Adapter: what the contract suite cannot find out by itself."""

    bench_seats: tuple[int, ...] = ()
    """The numbers of seats for which `make bench` measures the game."""

    bench_skips: str = ""
    """The first phase, if `make bench` skips it when it measures the search."""

    compiled: bool = True
    """Whether setup.py compiles the modules of the game. It reads this file without importing it."""

    interpreted: tuple[str, ...] = ()
    """Modules that it does not compile, besides the parts named here and those of every game (setup.INTERPRETED)."""

    def game_type(self) -> type[Game]:
        kind: type[Game] = load_part(self.game)
        return kind

    def load(self, part: str, game: str, seats: int = 0) -> Any:
        """A part of the game with this name, imported; None if it has none. Raises PartError."""
        path = self.path_of(part, seats)
        if not path:
            return None
        try:
            found = load_part(path)
            if part in CALLED and not callable(found):
                raise TypeError(f"a function or class is needed, not a value of type {type(found).__name__}")
        except Exception as problem:
            why = f"{type(problem).__name__}: {problem}"
            raise PartError(error("part-fails", part=part, game=game, path=path, why=why)) from problem
        return found

    def path_of(self, part: str, seats: int) -> str:
        """The path of a part for this number of seats: solo games may have their own."""
        alone: str = getattr(self, f"solo_{part}", "") if seats == 1 else ""
        return alone or getattr(self, part)

    def policy_for(self, game: Game, seats: int) -> Policy[Any]:
        """How a sensible person plays this game."""
        make = self.load("policy", game.name, seats)
        return make(game) if make else Policy()

    def reason(self, game: "CatalogueGame", state: "State", seat: int, number: int) -> Text:
        """The argument for a move, in a sentence or two. `state` is any world that the seat considers possible."""
        say = self.load("reasons", game.name, len(state.scores()))
        return say(game, state, seat, game.catalogue[number]) if say else ""

    def odds_lines(self, game: Game, observation: "Observation[Any]", rng: Chance) -> list[Text]:
        """The odds that can be computed now from what a seat knows, one per line."""
        compute = self.load("odds", game.name, observation.seats)
        return compute(game, observation, rng) if compute else []


@cache
def load_part(path: str) -> Any:
    """The object at "module:attribute", or the module at "module"."""
    module, _, attribute = path.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found
