"""A heist on paper: all that a GM needs, and what of it the players may read (SC-8.1)."""

import msgspec

from getaway.games.score.background import people
from getaway.games.score.generator import Field, Heist
from getaway.games.score.heist_texts import (
    asked,
    field_name,
    field_note,
    field_text,
    heist_title,
    jobs_of,
    jobs_text,
    pitch,
)
from getaway.games.score.pack import Job, ScorePack
from getaway.games.score.say import alone, job_name, meter_name, penalty_name
from getaway.text.messages import Text


class Fact(msgspec.Struct, frozen=True):
    """What something is, and what else is to be said of it."""

    name: Text
    text: Text
    note: Text = ""


class JobPart(msgspec.Struct, frozen=True):
    """One job: what it is about and what is asked. For the GM also what may go wrong and what else may be asked: what
    was rolled first, then the rest of the list."""

    job: str
    name: Text
    pitch: Text
    facts: tuple[Fact, ...]
    complications: tuple[Text, ...]
    subgoals: tuple[Text, ...]


class PersonPart(msgspec.Struct, frozen=True):
    """Somebody whom the crew may meet."""

    name: Text
    role: Text
    want: Text


class MeterPart(msgspec.Struct, frozen=True):
    """A length of the Threat Meter."""

    name: Text
    segments: int


class Dossier(msgspec.Struct, frozen=True):
    """A heist. In the players' the lists are empty that only the GM may know, and so is the seed, which would give
    them away."""

    title: Text
    kind: Text
    image: Text
    client: Fact
    jobs: tuple[JobPart, ...]
    link: Text
    seed: str
    alarms_on: bool
    place: tuple[Fact, ...]
    people: tuple[PersonPart, ...]
    secret: Text
    meters: tuple[MeterPart, ...]
    penalties: tuple[Text, ...]

    @property
    def for_gm(self) -> bool:
        return bool(self.seed)


def dossier(pack: ScorePack, heist: Heist) -> Dossier:
    """The GM's: everything that was rolled, and the lists to choose more from."""

    def text(id: str) -> Text:
        return field_text(pack, heist, heist.field(id))

    return Dossier(
        title=heist_title(pack, heist),
        kind=jobs_text(pack, heist),
        image=text("image"),
        client=Fact(text("client.name"), text("client.who")),
        jobs=tuple(_job(pack, heist, number, job) for number, job in enumerate(jobs_of(pack, heist), start=1)),
        link=text("link") if heist.double else "",
        seed=heist.seed,
        alarms_on=heist.gone_wrong,
        place=tuple(_fact(pack, heist, field) for field in heist.fields if "." not in field.id),
        people=tuple(
            PersonPart(*(field_text(pack, heist, field) for field in (row.name, row.role, row.want)))
            for row in people(heist)
        ),
        secret=text("secret"),
        meters=tuple(MeterPart(alone(meter_name(size)), size.segments) for size in pack.meters),
        penalties=tuple(alone(penalty_name(card)) for card in pack.penalties),
    )


def for_players(full: Dossier) -> Dossier:
    """Without the place, the people and what may go wrong: those are the GM's to show."""
    jobs = tuple(msgspec.structs.replace(job, complications=(), subgoals=()) for job in full.jobs)
    return msgspec.structs.replace(
        full, jobs=jobs, seed="", alarms_on=False, place=(), people=(), secret="", meters=(), penalties=()
    )


def _job(pack: ScorePack, heist: Heist, number: int, job: Job) -> JobPart:
    complication, subgoal = (heist.field(f"{number}.{what}") for what in ("complication", "subgoal"))
    return JobPart(
        job=job.id,
        name=alone(job_name(job)),
        pitch=pitch(job),
        facts=tuple(_fact(pack, heist, field) for field in asked(heist, number, job)),
        complications=_rolled_first(pack, heist, complication, len(job.complications)),
        subgoals=_rolled_first(pack, heist, subgoal, len(job.subgoals)),
    )


def _fact(pack: ScorePack, heist: Heist, field: Field) -> Fact:
    return Fact(field_name(heist, field), field_text(pack, heist, field), field_note(pack, heist, field))


def _rolled_first(pack: ScorePack, heist: Heist, rolled: Field, entries: int) -> tuple[Text, ...]:
    """What was rolled or set by hand, and what else could be chosen."""
    others = (msgspec.structs.replace(rolled, entry=at) for at in range(entries) if at != rolled.entry)
    return tuple(field_text(pack, heist, field) for field in (rolled, *others))
