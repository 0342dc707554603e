"""The heist generator (SC-6): a seed and the fields rolled again or set by hand make one heist, always the same."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.games.score.pack import Detail, Job, Named, ScorePack
from getaway.games.score.say import alone, job_name, say
from getaway.games.score.stored import always
from getaway.kernel.chance import Chance, SplitMix
from getaway.kernel.errors import GetawayError
from getaway.text.messages import Message, listing

DOUBLE = "double"
GONE_WRONG = "gone_wrong"
DIE = 6
BY_HAND = -1
"""The entry of a field that was set by hand, not rolled."""

Seed = Annotated[str, Meta(min_length=1, max_length=40)]
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rolled field: where it stands ("alarm", "1.where"), its heading, the entry (or BY_HAND) and its text."""

    id: str
    name: str
    entry: int
    text: str
    note: str = always("")


class Heist(msgspec.Struct, frozen=True, omit_defaults=True):
    """A generated heist. Two jobs make a Double Heist; in a Heist Gone Wrong the alarms are on from the start."""

    seed: str
    kind: str | None
    jobs: tuple[str, ...]
    gone_wrong: bool
    fields: tuple[Field, ...]
    background: tuple[Field, ...] = ()
    """What is not on the tables: a name, a client, people, a secret, a first image (SC-6.5). From version 3 on."""

    @property
    def double(self) -> bool:
        return len(self.jobs) > 1

    @property
    def all_fields(self) -> tuple[Field, ...]:
        return self.fields + self.background

    def field(self, name: str) -> Field:
        """A field by its id; KeyError if the heist has no such field."""
        for field in self.all_fields:
            if field.id == name:
                return field
        raise KeyError(name)


class HeistError(GetawayError):
    """An unknown kind of heist, or an unknown field."""


def kinds(pack: ScorePack) -> dict[str, Message]:
    """What `--type` may be, with its name: a job, double or gone_wrong."""
    jobs = {job.id: alone(job_name(job)) for job in pack.jobs}
    return jobs | {DOUBLE: say("kind-double"), GONE_WRONG: say("kind-gone-wrong")}


def new_seed(chance: Chance) -> str:
    """A seed that can be read out: two groups of four."""
    letters = "".join(_LETTERS[chance.below(len(_LETTERS))] for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def generate(
    pack: ScorePack,
    seed: str,
    kind: str | None = None,
    again: dict[str, int] | None = None,
    by_hand: dict[str, str] | None = None,
) -> Heist:
    """The heist of a seed, by versions 1 and 2 of the rules. `again` says how often a field was rolled again, `by_hand`
    what was set in its place."""
    rolls = Rolls(seed, again or {}, by_hand or {})
    heist = roll_tables(pack, rolls, kind)
    rolls.check(heist.fields)
    return heist


def roll_tables(pack: ScorePack, rolls: "Rolls", kind: str | None) -> Heist:
    """What the dice say (SC-6.1 to SC-6.3)."""
    if kind is not None and kind not in kinds(pack):
        raise HeistError(say("no-such-kind", kind=kind, known=listing(kinds(pack), "comma")))
    jobs, gone_wrong = _choose_jobs(pack, rolls.stream("jobs"), kind)
    fields = [_detail(detail, rolls, gone_wrong) for detail in pack.details]
    for number, job in enumerate(jobs, start=1):
        fields += _job_fields(rolls, number, next(row for row in pack.jobs if row.id == job))
    return Heist(rolls.seed, kind, tuple(jobs), gone_wrong, tuple(fields))


class Rolls:
    """A stream of its own for every field, so that one can be rolled again without changing another."""

    def __init__(self, seed: str, again: dict[str, int], by_hand: dict[str, str]) -> None:
        self.seed = seed
        self.again = again
        self.by_hand = by_hand

    def stream(self, field: str) -> Chance:
        what = "\0".join((self.seed, field, str(self.again.get(field, 0))))
        digest = blake2b(what.encode(), digest_size=8, person=b"getaway-heist").digest()
        return SplitMix(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big"))

    def field(self, name: str, heading: str, entries: Sequence[str | Named], barred: int | None = None) -> Field:
        """One of the entries, each equally likely; never the barred one."""
        if name in self.by_hand:
            return Field(name, heading, BY_HAND, self.by_hand[name])
        chance = self.stream(name)
        entry = int(chance.below(len(entries)))
        while entry == barred:
            entry = int(chance.below(len(entries)))
        drawn = entries[entry]
        return Field(name, heading, entry, drawn if isinstance(drawn, str) else f"{drawn.name}: {drawn.text}")

    def check(self, fields: Sequence[Field]) -> None:
        asked = (*self.again, *self.by_hand)
        known = {"jobs", *(field.id for field in fields)} if asked else set()
        for name in asked:
            if name not in known:
                raise HeistError(say("no-such-field", field=name, known=listing(sorted(known), "comma")))


def _roll_job(pack: ScorePack, chance: Chance) -> str:
    """Two dice, the first for the row (SC-6.1)."""
    row = int(chance.below(DIE)) // 2
    return pack.grid.rows[row][int(chance.below(DIE)) // 2]


def _choose_jobs(pack: ScorePack, chance: Chance, kind: str | None) -> tuple[list[str], bool]:
    first = _roll_job(pack, chance) if kind is None else kind
    gone_wrong = False
    while first == GONE_WRONG:
        gone_wrong = True
        first = _roll_job(pack, chance)
    if first != DOUBLE:
        return [first], gone_wrong
    jobs: list[str] = []
    while len(jobs) < 2:
        job = _roll_job(pack, chance)
        if job == GONE_WRONG:
            gone_wrong = True
        elif job != DOUBLE and job not in jobs:
            jobs.append(job)
    return jobs, gone_wrong


def _detail(detail: Detail, rolls: Rolls, gone_wrong: bool) -> Field:
    # Alarms that are on need an alarm: its first entry is "none".
    barred = 0 if gone_wrong and detail.id == "alarm" else None
    field = rolls.field(detail.id, detail.name, detail.entries, barred)
    if detail.notes and field.entry != BY_HAND:
        return Field(field.id, field.name, field.entry, field.text, detail.notes[field.entry])
    return field


def _job_fields(rolls: Rolls, number: int, job: Job) -> list[Field]:
    fields = [rolls.field(f"{number}.{table.id}", table.name, table.entries) for table in job.tables]
    if job.varieties:
        # A die in pairs of faces: with three varieties each is as likely as the others.
        fields.append(rolls.field(f"{number}.variety", "Variety", job.varieties))
    fields.append(rolls.field(f"{number}.complication", "Complication", job.complications))
    fields.append(rolls.field(f"{number}.subgoal", "Subgoal", job.subgoals))
    return fields
