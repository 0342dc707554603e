"""What holds in a heist: what was rolled, as facts, and what has happened since."""

from collections.abc import Collection, Iterable

from getaway.games.score.background import SECOND, second_place
from getaway.games.score.generator import BY_HAND, Field, Heist
from getaway.games.score.pack import ScorePack
from getaway.games.score.story.table import Facts, People, Table

GONE = ("dead", "down", "out", "away")
"""Whoever is one of these is not met: dead, unable to act, brought out of the place, or not there."""
MOODS = (*GONE, "wary", "friend", "scared")
"""What somebody is, one at a time."""


def rolled(pack: ScorePack, heist: Heist) -> dict[str, str]:
    """The names of what was rolled, by field: `{"alarm": "feds", "1.what": "vault", "place2.alarm": "none"}`. What was
    written by hand, or has no name in the pack, is unknown."""
    fields = (*heist.fields, *second_place(heist))
    return {field.id: (field.entry != BY_HAND and _name(pack, heist, field)) or "unknown" for field in fields}


def detail_of(heist: Heist, number: int, detail: str) -> Field:
    """What was rolled for a detail of the place where the job with this number is done: a Double Heist may have a
    second one."""
    own = f"{SECOND}.{detail}" if number > 1 else detail
    return next((field for field in second_place(heist) if field.id == own), heist.field(detail))


def _name(pack: ScorePack, heist: Heist, field: Field) -> str:
    number, dot, kind = field.id.partition(".")
    if not dot or number == SECOND:
        detail = next(row for row in pack.details if row.id == (kind or number))
        return _at(detail.ids, field.entry)
    job = next(row for row in pack.jobs if row.id == heist.jobs[int(number) - 1])
    if kind in ("variety", "subgoal"):
        return (job.varieties if kind == "variety" else job.subgoals)[field.entry].id
    if kind == "complication":
        return _at(job.complication_ids, field.entry)
    return _at(next(row.ids for row in job.tables if row.id == kind), field.entry)


def _at(ids: tuple[str, ...], entry: int) -> str:
    return ids[entry] if ids else ""


def of_heist(table: Table, pack: ScorePack, heist: Heist, number: int) -> frozenset[str]:
    """What was rolled, for the job with this number and the place where it is done."""
    found = {f"job:{heist.jobs[number - 1]}"}
    found |= {name for name, holds in (("double", heist.double), ("gone_wrong", heist.gone_wrong)) if holds}
    found |= {"second"} if number > 1 else set()
    names = rolled(pack, heist)
    for field in names:
        of, dot, kind = field.rpartition(".")
        if not dot:
            found.add(f"{kind}:{names[detail_of(heist, number, kind).id]}")
        elif of == str(number):
            found.add(f"{kind}:{names[field]}")
    for row in table.derived:
        if any(fact in found for fact in row.any):
            found.add(row.fact)
    return frozenset(found)


def hold(wanted: Facts, facts: Collection[str]) -> bool:
    """Whether all that is wanted holds."""
    return all(_holds(fact, facts) for fact in wanted)


def _holds(fact: str, facts: Collection[str]) -> bool:
    if fact.startswith("!"):
        return fact[1:] not in facts
    return any(one in facts for one in fact.split("|")) if "|" in fact else fact in facts


def is_met(person: str, facts: Collection[str]) -> bool:
    """Whether somebody can be met."""
    return not any(f"{person}:{mood}" in facts for mood in GONE)


def are_met(people: Iterable[str], facts: Collection[str]) -> bool:
    return all(is_met(person, facts) for person in people)


def add(facts: list[str], sets: Facts, people: People = (), number: int = 1) -> None:
    """What happens. `*` is everyone who is in the way, `#` the number of the job. A person is one thing at a time, and
    the dead stay dead."""
    for fact in sets:
        for one in [fact.replace("*", person) for person in people] if "*" in fact else [fact]:
            _add(facts, one.replace("#", str(number)))


def _add(facts: list[str], fact: str) -> None:
    if fact.startswith("-"):
        if fact[1:] in facts:
            facts.remove(fact[1:])
        return
    person, _, mood = fact.partition(":")
    if mood in MOODS:
        if f"{person}:dead" in facts:
            return
        for other in MOODS:
            if f"{person}:{other}" in facts:
                facts.remove(f"{person}:{other}")
    if fact not in facts:
        facts.append(fact)
