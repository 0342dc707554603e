"""The generator of version 3: what the dice say, and around it a name, a client, three people, a secret and a first
image that fit it (SC-6.5).

Each of these is a row of `background.toml`, and its text a message. A row that fits stays the same when a field that it
does not depend on is rolled again. Rows are chosen by streams of their own, so the tables of SC-6 keep their odds.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from getaway.games.score.generator import BY_HAND, Field, Heist, Rolls, roll_tables
from getaway.games.score.pack import ScorePack

PEOPLE = ("inside", "guard", "outsider")
"""The three people: one who belongs there, one who guards it, one who does not belong there either."""
SHARES = len(PEOPLE) + 1
"""Each of them and the client has a share of the first and last names, so that no two in a heist are called alike."""
Ids = Mapping[str, str]
"""What was rolled: the id of an entry by the id of its table. What was set by hand or has no id is left out."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message, and what it fits: a job, a kind of place, entries of other tables. What is left out fits always."""

    id: str
    job: str = ""
    venue: str = ""
    when: dict[str, tuple[str, ...]] = {}

    def fits(self, venue: str, rolled: Ids) -> bool:
        return self.venue in ("", venue) and all(rolled.get(table) in any_of for table, any_of in self.when.items())


class Reading(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an entry says in a certain context."""

    field: str
    entry: str


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in `background.toml`."""

    first_names: tuple[str, ...]
    last_names: tuple[str, ...]
    names: tuple[Row, ...]
    clients: tuple[Row, ...]
    inside: tuple[Row, ...]
    inside_wants: tuple[Row, ...]
    guard: tuple[Row, ...]
    guard_wants: tuple[Row, ...]
    outsider: tuple[Row, ...]
    outsider_wants: tuple[Row, ...]
    secrets: tuple[Row, ...]
    images: tuple[Row, ...]
    links: tuple[Row, ...]
    places: tuple[Row, ...]
    readings: tuple[Reading, ...]


class Person(msgspec.Struct, frozen=True):
    """One of the people of a heist: the fields with their name, what they are, and what they want."""

    name: Field
    role: Field
    want: Field


@cache
def tables() -> Tables:
    return msgspec.convert(tomllib.loads(files(__package__).joinpath("background.toml").read_text("utf-8")), Tables)


@cache
def known_names() -> frozenset[str]:
    """The ids of what a heist may be called."""
    return frozenset(row.id for row in tables().names)


def generate(
    pack: ScorePack,
    seed: str,
    kind: str | None = None,
    again: dict[str, int] | None = None,
    by_hand: dict[str, str] | None = None,
) -> Heist:
    """The heist of a seed. `again` says how often a field was rolled again, `by_hand` what was set in its place."""
    rolls = Rolls(seed, again or {}, by_hand or {})
    heist = roll_tables(pack, rolls, kind)
    heist = msgspec.structs.replace(heist, background=tuple(_background(pack, heist, rolls)))
    rolls.check(heist.all_fields)
    return heist


def people(heist: Heist) -> list[Person]:
    """The three people; none in a heist of an earlier version."""
    fields = {field.id: field for field in heist.background}
    ids = [f"person{number}" for number in range(1, len(PEOPLE) + 1)] if fields else []
    return [Person(*(fields[f"{id}.{what}"] for what in ("name", "role", "want"))) for id in ids]


def rolled_ids(pack: ScorePack, heist: Heist, number: int) -> dict[str, str]:
    """What was rolled for the place and for one of the jobs."""
    ids = _entry_ids(pack, heist, number)
    known = (field for field in heist.fields if field.entry != BY_HAND and ids.get(field.id))
    return {field.id.rpartition(".")[2]: ids[field.id][field.entry] for field in known}


def _entry_ids(pack: ScorePack, heist: Heist, number: int) -> dict[str, tuple[str, ...]]:
    """The ids of all entries of a field, for the place and for one of the jobs."""
    job = next(row for row in pack.jobs if row.id == heist.jobs[number - 1])
    ids = {detail.id: detail.ids for detail in pack.details}
    ids |= {f"{number}.{table.id}": table.ids for table in job.tables}
    ids[f"{number}.variety"] = tuple(row.id for row in job.varieties)
    ids[f"{number}.complication"] = job.complication_ids
    ids[f"{number}.subgoal"] = tuple(row.id for row in job.subgoals)
    return ids


def venue(pack: ScorePack, heist: Heist, number: int = 1) -> str:
    """The kind of place where a job happens, "bank" or "home"; empty where it was set by hand, or is the pack's own."""
    job, rolled = heist.jobs[number - 1], rolled_ids(pack, heist, number)
    return next((row.id for row in tables().places if row.job == job and row.fits("", rolled)), "")


def reading(pack: ScorePack, heist: Heist, field: Field) -> str:
    """The id of what an entry of a job's table says in context (SC-6.6), whether it was rolled or not; empty where it
    says the same as always."""
    number, dot, table = field.id.partition(".")
    if not (heist.background and dot and number.isdigit()) or field.entry == BY_HAND:
        return ""
    ids = _entry_ids(pack, heist, int(number)).get(field.id)
    entry = (heist.jobs[int(number) - 1], table, ids[field.entry] if ids else "")
    rows = [row for row in tables().readings if (row.job, row.field, row.entry) == entry]
    rolled = rolled_ids(pack, heist, int(number)) if rows else {}
    return next((row.id for row in rows if row.fits("", rolled)), "")


def _background(pack: ScorePack, heist: Heist, rolls: Rolls) -> list[Field]:
    rows, rolled, place, job = tables(), rolled_ids(pack, heist, 1), venue(pack, heist), heist.jobs[0]

    def choose(id: str, among: Iterable[Row], jobs: tuple[str, ...] = ("",)) -> Field:
        return _choose(rolls, id, [row for row in among if row.job in jobs], place, rolled)

    kinds = ("", "double") if heist.double else ("", job)
    fields = [
        choose("name", rows.names, (*kinds, "wrong") if heist.gone_wrong else kinds),
        _person_name(rolls, "client.name", 0),
        choose("client.who", rows.clients, ("", job)),
    ]
    for number, slot in enumerate(PEOPLE, start=1):
        fields += [
            _person_name(rolls, f"person{number}.name", number),
            choose(f"person{number}.role", getattr(rows, slot)),
            choose(f"person{number}.want", getattr(rows, f"{slot}_wants")),
        ]
    fields += [choose("secret", rows.secrets, ("", job)), choose("image", rows.images, ("", job))]
    return [*fields, choose("link", rows.links)] if heist.double else fields


def _choose(rolls: Rolls, id: str, among: list[Row], place: str, rolled: Ids) -> Field:
    """One row of those that fit, each equally likely: the first that fits in an order that depends on nothing else."""
    if id in rolls.by_hand:
        return Field(id, id, BY_HAND, rolls.by_hand[id])
    chance, left = rolls.stream(id), list(range(len(among)))
    while True:
        at = left.pop(int(chance.below(len(left))))
        if among[at].fits(place, rolled):
            return Field(id, id, at, among[at].id)


def _person_name(rolls: Rolls, id: str, share: int) -> Field:
    if id in rolls.by_hand:
        return Field(id, id, BY_HAND, rolls.by_hand[id])
    chance, names = rolls.stream(id), (tables().first_names, tables().last_names)
    first, last = (part[share + SHARES * int(chance.below(len(part) // SHARES))] for part in names)
    return Field(id, id, 0, f"{first} {last}")
