"""The generator of version 3: what the dice say, and around it a name, a client, three people, a secret and a first
image that fit it (SC-6.5).

Each of these is a row of `background.toml`, and its text a message. A row that fits stays the same when a field that it
does not depend on is rolled again. Rows are chosen by streams of their own, so the tables of SC-6 keep their odds. A
Double Heist has a second place, and a Heist Gone Wrong something that has just happened.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from getaway.games.score.generator import BY_HAND, Field, Heist, Rolls, roll_detail, roll_tables
from getaway.games.score.pack import ScorePack

PEOPLE = ("inside", "guard", "outsider")
"""The three people: one who belongs there, one who guards it, one who does not belong there either."""
SHARES = len(PEOPLE) + 1
"""Each of them and the client has a share of the first and last names, so that no two in a heist are called alike."""
SECOND = "place2"
"""The second place, of a Double Heist: its fields are "place2.alarm" and so on."""
SECOND_DETAILS = ("space", "civilians", "alarm", "security")
"""The details that are rolled for it."""
Ids = Mapping[str, str]
"""What was rolled: the id of an entry by the id of its table, with the `job`, the kind of place as `venue`, and `wrong`
if the heist has gone wrong. What was set by hand or has no id is left out."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message, and what it fits: a job, a kind of place, entries of other tables, unless others were rolled. What is
    left out fits always. A row that is `spare` is chosen only where no other fits."""

    id: str
    job: str = ""
    venue: str = ""
    when: dict[str, tuple[str, ...]] = {}
    unless: dict[str, tuple[str, ...]] = {}
    spare: bool = False

    def fits(self, rolled: Ids) -> bool:
        return (
            self.venue in ("", rolled.get("venue", ""))
            and all(rolled.get(table) in any_of for table, any_of in self.when.items())
            and not any(rolled.get(table) in any_of for table, any_of in self.unless.items())
        )


class Reading(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an entry of a job's table says in a certain context, or of a detail in a kind of place."""

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
    wrongs: tuple[Row, ...]
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
    """What was rolled for one of the jobs and for its place, and what follows from it."""
    ids = _entry_ids(pack, heist, number)
    known = (field for field in heist.all_fields if field.entry != BY_HAND and ids.get(field.id))
    rolled = {field.id.rpartition(".")[2]: ids[field.id][field.entry] for field in known}
    rolled["job"] = heist.jobs[number - 1]
    if heist.gone_wrong:
        rolled["wrong"] = "yes"
    place = next((row.id for row in tables().places if row.job == rolled["job"] and row.fits(rolled)), "")
    return rolled | {"venue": place} if place else rolled


def second_place(heist: Heist) -> list[Field]:
    """What was rolled for the second place; empty where there is none."""
    return [field for field in heist.background if field.id.startswith(f"{SECOND}.")]


def number_of(heist: Heist, field: Field) -> int:
    """The number of the job that a detail or an entry of a job belongs to, 0 for anything else."""
    first, dot, _ = field.id.partition(".")
    if not dot:
        return 0 if field in heist.background else 1
    return len(heist.jobs) if first == SECOND else int(first) if first.isdigit() else 0


def _entry_ids(pack: ScorePack, heist: Heist, number: int) -> dict[str, tuple[str, ...]]:
    """The ids of all entries of a field, for one of the jobs and its place."""
    job = next(row for row in pack.jobs if row.id == heist.jobs[number - 1])
    before = f"{SECOND}." if number > 1 and second_place(heist) else ""
    ids = {f"{before}{detail.id}": detail.ids for detail in pack.details}
    ids |= {f"{number}.{table.id}": table.ids for table in job.tables}
    ids[f"{number}.variety"] = tuple(row.id for row in job.varieties)
    ids[f"{number}.complication"] = job.complication_ids
    ids[f"{number}.subgoal"] = tuple(row.id for row in job.subgoals)
    return ids


def venue(pack: ScorePack, heist: Heist, number: int = 1) -> str:
    """The kind of place where a job happens, "bank" or "home"; empty where it was set by hand, or is the pack's own."""
    return rolled_ids(pack, heist, number).get("venue", "")


def reading(pack: ScorePack, heist: Heist, field: Field) -> str:
    """The id of what a detail, or an entry of a job's table, says in context (SC-6.6), whether it was rolled or not;
    empty where it says the same as always."""
    number = number_of(heist, field) if heist.background and field.entry != BY_HAND else 0
    ids = _entry_ids(pack, heist, number).get(field.id) if number else None
    if not ids:
        return ""
    entry = (field.id.rpartition(".")[2], ids[field.entry])
    rows = [
        row for row in tables().readings if (row.field, row.entry) == entry and row.job in ("", heist.jobs[number - 1])
    ]
    rolled = rolled_ids(pack, heist, number) if rows else {}
    return next((row.id for row in rows if row.fits(rolled)), "")


def _background(pack: ScorePack, heist: Heist, rolls: Rolls) -> list[Field]:
    rows, rolled, job = tables(), rolled_ids(pack, heist, 1), heist.jobs[0]

    def choose(id: str, among: Iterable[Row], jobs: tuple[str, ...] = ("",), **more: str) -> Field:
        return _choose(rolls, id, [row for row in among if row.job in jobs], {**rolled, **more})

    kinds = ("", "double") if heist.double else ("", job)
    client = choose("client.who", rows.clients, ("", job))
    fields = [
        choose("name", rows.names, (*kinds, "wrong") if heist.gone_wrong else kinds),
        _person_name(rolls, "client.name", 0),
        client,
    ]
    for number, slot in enumerate(PEOPLE, start=1):
        fields += [
            _person_name(rolls, f"person{number}.name", number),
            choose(f"person{number}.role", getattr(rows, slot)),
            choose(f"person{number}.want", getattr(rows, f"{slot}_wants")),
        ]
    fields += [
        choose("secret", rows.secrets, ("", job), client=client.text),
        choose("image", rows.images, ("", job)),
    ]
    if heist.gone_wrong:
        fields.append(choose("wrong", rows.wrongs, ("", job)))
    if heist.double:
        fields += [choose("link", rows.links, places=_places(pack, heist)), *_second_place(pack, heist, rolls)]
    return fields


def _places(pack: ScorePack, heist: Heist) -> str:
    """Whether one of two jobs happens on the road, or both in places of the same kind."""
    places = {venue(pack, heist, number) for number in (1, 2)}
    if "truck" in places:
        return "road"
    return "alike" if len(places) == 1 else ""


def _second_place(pack: ScorePack, heist: Heist, rolls: Rolls) -> list[Field]:
    details = [detail for detail in pack.details if detail.id in SECOND_DETAILS]
    return [roll_detail(detail, rolls, heist.gone_wrong, f"{SECOND}.") for detail in details]


def _choose(rolls: Rolls, id: str, among: list[Row], rolled: Ids) -> Field:
    """One row of those that fit, each equally likely: the first that fits in an order that depends on nothing else."""
    if id in rolls.by_hand:
        return Field(id, id, BY_HAND, rolls.by_hand[id])
    chance, left, spare = rolls.stream(id), list(range(len(among))), []
    while left:
        at = left.pop(int(chance.below(len(left))))
        if among[at].fits(rolled):
            if not among[at].spare:
                return Field(id, id, at, among[at].id)
            spare.append(at)
    return Field(id, id, spare[0], among[spare[0]].id)


def _person_name(rolls: Rolls, id: str, share: int) -> Field:
    if id in rolls.by_hand:
        return Field(id, id, BY_HAND, rolls.by_hand[id])
    chance, names = rolls.stream(id), (tables().first_names, tables().last_names)
    first, last = (part[share + SHARES * int(chance.below(len(part) // SHARES))] for part in names)
    return Field(id, id, 0, f"{first} {last}")
