"""The table of scenes: what the automatic GM plays, as data.

A file is a part of the table. `bank.toml` has its texts in `locales/*/story-bank.ftl`, where every id begins with
`story-bank--`. Positions of games depend on what is in the table, so a row says since which edition it is there, and up
to which; the pack names the edition that it is played by.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from getaway.games.score.pack import Mark, Signed
from getaway.kernel.pack import Ident

COMMON = "common"
SHARED = (COMMON, "lines")
"""The parts that belong to every job."""
PACKAGE = "getaway.games.score.story"

Stage = Literal[
    "entry", "watch", "people", "setup", "before", "complication", "reach", "take", "twist", "after", "out", "stuck"
]
"""Where in a heist a scene has its place. Subgoals are played `before` or `after` the prize. A complication comes
before it, or after it as a twist."""
Fact = Annotated[str, Meta(pattern=r"^[-!]?[a-z*][a-z0-9_]*(:[a-z0-9_#]+)?(\|[a-z][a-z0-9_]*(:[a-z0-9_]+)?)*\Z")]
"""What holds in a heist: `alarm_on`, `what:vault`, `guard:wary`. Where it is asked for, `!` in front means that it does
not hold and `|` stands between alternatives. Where it is set, `-` in front takes it back, and `*` is everyone who is in
the way, `#` the number of the job."""
Facts = tuple[Fact, ...]
People = tuple[Ident, ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the table. `part` and the id name its texts."""

    id: Ident
    since: int = 1
    until: int = 0
    part: str = ""

    @property
    def text(self) -> str:
        return f"story-{self.part}--{self.id}"


class Kind(Row, frozen=True, kw_only=True):
    """How something is done. It marks the roll, and has lines for every way of that kind that has none of its own."""

    marks: tuple[Mark, ...] = ()
    sets: Facts = ()
    fails: Facts = ()


class Way(Row, frozen=True, kw_only=True):
    """A way through a scene: on offer if it `needs` what holds, and these people can be met. A success sets facts, and
    so does a failure. A way that is `free` needs no roll."""

    kind: Ident
    people: People = ()
    needs: Facts = ()
    marks: tuple[Mark, ...] = ()
    difficulty: Signed = 0
    goals: tuple[str, ...] = ()
    sets: Facts = ()
    fails: Facts = ()
    talks: bool = False
    reaches: bool = False
    free: bool = False
    scene: str = ""
    """In a list of its own: the scene of the common part that it is added to."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another text of a scene, where this holds."""

    id: Ident
    when: Facts


class Scene(Row, frozen=True, kw_only=True):
    """An obstacle: its stage of the heist, when it fits, who is in it, and the ways through it."""

    stage: Stage
    when: Facts = ()
    people: People = ()
    sets: Facts = ()
    """When the scene begins."""
    done: Facts = ()
    """When the crew is through."""
    ways: tuple[Way, ...] = ()
    texts: tuple[Variant, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.part}--{self.id}"


class Person(Row, frozen=True, kw_only=True):
    """Somebody with a name, and wants to choose from: as many as there are texts `ID-1`, `ID-2`, …"""

    when: Facts = ()


class Line(Row, frozen=True, kw_only=True):
    """Something said at a certain point of the story (`slot`) where it fits. `people` are there when it is said, while
    those whom it is `about` need not be."""

    slot: Ident
    when: Facts = ()
    people: People = ()
    about: People = ()
    sets: Facts = ()


class StoryClock(Row, frozen=True, kw_only=True):
    """Starts when what it needs is there, and moves on with every roll that gets nobody further. `people` are named
    when it is full."""

    starts: Facts
    stops: Facts = ()
    segments: Annotated[int, Meta(ge=2, le=12)]
    full: Facts = ()
    people: People = ()


class Derived(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that holds if one of others does."""

    fact: Fact
    any: Facts


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file."""

    names: tuple[str, ...] = ()
    claims: dict[str, Facts] = {}
    """What must hold for a goal ("tech:heat") that a player claims for an idea of their own."""
    derived: tuple[Derived, ...] = ()
    kinds: tuple[Kind, ...] = ()
    people: tuple[Person, ...] = ()
    scenes: tuple[Scene, ...] = ()
    ways: tuple[Way, ...] = ()
    lines: tuple[Line, ...] = ()
    clocks: tuple[StoryClock, ...] = ()


RowT = TypeVar("RowT", bound=Row)


class Table:
    """All parts together, in one edition."""

    def __init__(self, parts: dict[str, Part], edition: int) -> None:
        def rows(part: str, found: tuple[RowT, ...]) -> list[RowT]:
            there = [row for row in found if row.since <= edition and (not row.until or edition <= row.until)]
            return [msgspec.structs.replace(row, part=part) for row in there]

        def ways(part: str, scene: Scene) -> tuple[Way, ...]:
            added = [way for name, one in parts.items() for way in rows(name, one.ways) if way.scene == scene.key]
            return (*rows(part, scene.ways), *added)

        self.names = tuple(name for part in parts.values() for name in part.names)
        self.claims = {goal: needs for part in parts.values() for goal, needs in part.claims.items()}
        self.derived = tuple(row for part in parts.values() for row in part.derived)
        self.kinds = {row.id: row for name, part in parts.items() for row in rows(name, part.kinds)}
        self.people = {row.id: row for name, part in parts.items() for row in rows(name, part.people)}
        self.lines = [row for name, part in parts.items() for row in rows(name, part.lines)]
        self.clocks = [row for name, part in parts.items() for row in rows(name, part.clocks)]
        found = [row for name, part in parts.items() for row in rows(name, part.scenes)]
        self.scenes = {row.key: msgspec.structs.replace(row, ways=ways(row.part, row)) for row in found}


def way_text(scene: Scene, way: Way) -> str:
    """The id of a way's texts: its scene's and its own, in the part that the way is in."""
    return f"story-{way.part}--{scene.id}-{way.id}"


@lru_cache(8)
def table(edition: str) -> Table:
    return Table(read_parts(), int(edition))


@lru_cache(1)
def read_parts() -> dict[str, Part]:
    """Every file of the table, the common one first."""
    found = [file for file in files(PACKAGE).iterdir() if file.name.endswith(".toml")]
    parts = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in found}
    names = sorted(parts, key=lambda name: (name != COMMON, name))
    return {name: msgspec.convert(tomllib.loads(parts[name]), Part) for name in names}
