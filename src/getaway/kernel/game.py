"""Game: the rules of one game together with its pack."""

from abc import ABC, abstractmethod
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar, Self

import msgspec

from getaway.kernel.chance import Chance, seeded
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.events import Event, kinds_of
from getaway.kernel.lesson import FIRST, Lesson, lesson_named, read_lessons
from getaway.kernel.moves import Catalogue, Move, MoveCodec
from getaway.kernel.options import Options, Setting, parse_options, settings, single_changes, written_options
from getaway.kernel.pack import Figures, Pack, build_pack, parse_pack
from getaway.kernel.play import Play
from getaway.kernel.rulebook import Rulebook, read_rulebook
from getaway.kernel.state import State
from getaway.text.catalogs import ENGLISH, add_game
from getaway.text.messages import Message, Name, Text, either


class SeatsError(GetawayError):
    """A number of players that the game does not support."""


class NoState(GetawayError):
    """A State was requested of a game that is only played through Play."""


class Game(ABC):
    """Rules plus a pack; immutable, without any game state."""

    name: ClassVar[str]
    title: ClassVar[str]
    blurb: ClassVar[Text]
    phases: ClassVar[dict[str, str] | tuple[str, ...]] = ()
    """Its phases, as `View.phase` names them. Their titles are in the catalog, under `phase-NAME`; a game without a
    catalog gives them here.
    """

    roles: ClassVar[tuple[str, ...]] = ()
    """Names of roles, such as dealer, that no player may use; names of teams and seats need not be listed."""

    seat_counts: ClassVar[tuple[int, ...]]
    default_seats: ClassVar[int]
    rules_version: ClassVar[int]
    earlier: ClassVar[dict[int, type["Game"]]] = {}
    """The game under earlier versions of its rules, for records and tables that started under them."""

    options_type: ClassVar[type[Options]]
    pack_type: ClassVar[type[Pack]]
    move_types: ClassVar[tuple[type[Move], ...]]
    board_type: ClassVar[Any] = Any
    """The type of `View.board`, for the types of the page."""

    component_keys: ClassVar[dict[str, str]] = {}
    """How languages name components, by the tables of the pack: with `{"marks": "mark"}` a mark's name is in the
    catalog under `mark-ID`.
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.digest()
        self.codec = MoveCodec(self.move_types)

    def component_name(self, table: str, row: Figures) -> Text:
        """The name of a row in a table of the pack; empty if it has none."""
        name = str(getattr(row, "name", ""))
        if not name or table not in self.component_keys:
            return name
        key = f"{self.name}.{self.component_keys[table]}-{getattr(row, 'id', '')}"
        return Message("units.component", {"name": Name(key, name)})

    @classmethod
    def by_version(cls, version: int) -> type["Game"] | None:
        """The game under this version of its rules, if it can still be played."""
        return cls if version == cls.rules_version else cls.earlier.get(version)

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if "name" in vars(cls):
            add_game(cls.name, cls.package())

    @classmethod
    def package(cls) -> str:
        """The package that contains rulebook.md and pack.toml."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    def standard_pack_text(cls) -> bytes:
        """The pack.toml that ships with the game."""
        return files(cls.package()).joinpath("pack.toml").read_bytes()

    @classmethod
    def from_toml(cls, data: bytes | None = None) -> Self:
        """The game with the pack in these bytes, or with its standard pack."""
        return cls(parse_pack(cls.pack_type, cls.standard_pack_text() if data is None else data, cls.name))

    @classmethod
    def from_tree(cls, tree: Any) -> Self:
        """The game with the pack from a record."""
        return cls(build_pack(cls.pack_type, tree, cls.name))

    @classmethod
    def rulebook(cls, language: str = ENGLISH) -> Rulebook:
        """Its numbered rules, in this language if they are translated."""
        return read_rulebook(cls.package(), language)

    @classmethod
    def lessons(cls) -> tuple[Lesson, ...]:
        """Its guided games, if it has any: the first game first."""
        return read_lessons(cls.package(), cls.name)

    @classmethod
    def lesson(cls, name: str = FIRST) -> Lesson | None:
        """One of its guided games: without a name the first."""
        return lesson_named(cls.lessons(), name)

    @classmethod
    def event_types(cls) -> list[type[Event]]:
        """All types of events, sorted by name."""
        return kinds_of(Event, f"{cls.package()}.")

    def variants(self) -> list[tuple[int, Options]]:
        """The numbers of seats and options that tests cover: the defaults, and each single change."""
        return [(seats, options) for seats in self.seat_counts for options in single_changes(self.options_type)]

    def phase_title(self, phase: str) -> Text:
        """What a phase is called."""
        titles = self.phases
        return titles[phase] if isinstance(titles, dict) else Message(f"{self.name}.phase-{phase}")

    @classmethod
    def settings(cls) -> list[Setting]:
        """The options of a table."""
        return settings(cls.options_type, cls.name)

    def seat_name(self, seat: int, seats: int) -> Text:
        """What a seat is called if nobody has given it a name."""
        return Message("units.seat", {"number": seat + 1})

    @property
    def catalogue(self) -> Catalogue:
        """All its moves, by number."""
        raise NoState(error("no-catalogue", game=self.title))

    def new(self, *, seed: int = 0, seats: int | None = None, **options: object) -> State:
        """A new game on the fast level. The same seed gives the same deal."""
        raise NoState(error("no-state", game=self.title))

    def start(self, *, seed: int = 0, seats: int | None = None, **options: object) -> Play:
        """Start a new game with views, events and undo. The same seed gives the same deal."""
        count = self.default_seats if seats is None else seats
        self.check_seats(count)
        return self.new_play(seeded(seed), count, parse_options(self.options_type, written_options(options)))

    def __repr__(self) -> str:
        return f"<{self.title}, pack {self.pack_hash[:8]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its class, which identifies a version of the rules, and its pack."""
        return game_with, (type(self), msgspec.json.encode(self.pack))

    @abstractmethod
    def new_play(self, chance: Chance, seats: int, options: Options) -> Play:
        """A new game."""

    @abstractmethod
    def load(self, data: bytes) -> Play:
        """The game that `Play.dump` stored."""

    @abstractmethod
    def describe(self, event: Event) -> Text:
        """An event in words, for the log."""

    def check_seats(self, seats: int, options: Options | None = None) -> None:
        """Raise SeatsError if the game, with these options, is not for this number of players."""
        if seats not in self.seat_counts:
            raise SeatsError(error("wrong-seats", game=self.title, counts=either(self.seat_counts), seats=seats))


@lru_cache(maxsize=64)
def game_with(kind: type[Game], pack: bytes) -> Game:
    """The game with the pack in this JSON, created once per process; null means its standard pack."""
    tree = msgspec.json.decode(pack)
    return kind.from_toml() if tree is None else kind.from_tree(tree)
