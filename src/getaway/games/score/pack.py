"""What a pack.toml of Score must hold."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.games.score.stored import always
from getaway.kernel.errors import error
from getaway.kernel.explain import allowed
from getaway.kernel.pack import Card, Ident, NamedCard, Pack, PackError, Title
from getaway.kernel.template import check_template
from getaway.kernel.text import PRINTABLE
from getaway.text.messages import listing, sayer

say = sayer("score")

Small = Annotated[int, Meta(ge=0, le=99)]
Signed = Annotated[int, Meta(ge=-9, le=9)]
Line = Annotated[str, Meta(min_length=1, max_length=400, pattern=PRINTABLE)]
Attempt = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
Six = Annotated[tuple[Line, ...], Meta(min_length=6, max_length=6)]
Ids = Annotated[tuple[Ident, ...], Meta(max_length=12)]
"""What stories know the entries of a table by (story/); none in a table that they know nothing of."""
Mark = Literal["lockpicking", "sneaking", "hacking", "attack", "kill", "system"]
"""What the GM may mark a roll with (SC-2.7); a kill is an attack too."""

DETAILS = ("floors", "space", "civilians", "alarm", "security")
METERS = ("easy", "standard", "hard", "brutal")
"""The lengths of the Threat Meter that the option `segments` chooses from."""
LONGEST_TEXT = 1000
"""The longest note or scene of a GM, in characters."""


class ClassCard(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A class of Criminal (SC-1.1)."""

    motto: Line
    cool: Small
    heat: Small
    prep: Small
    gear: Line
    cool_goal: Line
    heat_goal: Line
    advances: Annotated[tuple[Ident, ...], Meta(min_length=1, max_length=9)]
    last_job: Ident
    one_shot: Annotated[tuple[Ident, ...], Meta(max_length=9)]


class AdvanceCard(NamedCard, frozen=True, kw_only=True):
    """An advance, a One Last Job or a skill of a premade Criminal (SC-5, SC-7.1), with the figures in its text."""

    rule: Annotated[str, Meta(pattern=r"^SC-[57]\.[0-9]+$", extra={"allowed": say("pack-rule")})]
    use: Literal["always", "once", "prep", "roll"]
    text: Line
    difficulty: Signed = 0
    segments: Small = 0
    dice: Small = 0
    prep: Small = 0
    rolls: Small = 0


class MeterSize(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A length of the Threat Meter on offer (SC-3.2)."""

    segments: Small


class Wording(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A penalty or a consequence by name (SC-2.4, SC-3.4)."""

    text: Line


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A subgoal or a variety: a name and what it asks."""

    id: Ident
    name: Title
    text: Line


class DieTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of six entries, a die each."""

    id: Ident
    name: Title
    entries: Six
    ids: Ids = ()


class Detail(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A detail of the place, a die (SC-6.2); `notes` say more of each entry."""

    entries: Six
    notes: Annotated[tuple[Line, ...], Meta(max_length=6)] = always(())
    ids: Ids = ()


class Job(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """One of the seven jobs with all that belongs to it (SC-6.3)."""

    pitch: Line
    complications: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=12)]
    subgoals: Annotated[tuple[Named, ...], Meta(min_length=1, max_length=12)]
    tables: Annotated[tuple[DieTable, ...], Meta(min_length=1, max_length=4)]
    varieties: Annotated[tuple[Named, ...], Meta(max_length=12)] = always(())
    complication_ids: Ids = ()


class Grid(Card, frozen=True, kw_only=True, omit_defaults=True):
    """Which job two dice choose (SC-6.1)."""

    rows: Annotated[
        tuple[Annotated[tuple[Ident, ...], Meta(min_length=3, max_length=3)], ...], Meta(min_length=3, max_length=3)
    ]


class AutomaticGmRules(Card, frozen=True, kw_only=True, omit_defaults=True):
    """How hard the automatic GM makes a place, by security and alarm, and how many attempts a scene bears. `story` is
    the edition of its stories (story/); without one it plays the scenes of the pack."""

    security: Annotated[tuple[Signed, ...], Meta(min_length=6, max_length=6)]
    alarm: Annotated[tuple[Signed, ...], Meta(min_length=6, max_length=6)]
    patience: Small
    free_attempt: Signed
    alarm_on: Signed
    edge: Signed
    edge_successes: Small
    harm_failures: Small
    story: Annotated[str, Meta(pattern=r"^[0-9]{0,3}\Z", extra=allowed("digits-3"))] = ""


class Approach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A way through a scene of the automatic GM, with its marks and what comes with its success."""

    id: Ident
    text: Attempt
    done: Line
    marks: Annotated[tuple[Mark, ...], Meta(max_length=6)] = always(())
    difficulty: Signed = always(0)
    loud: bool = always(False)
    talks: bool = always(False)
    reaches: bool = always(False)
    needs_alarm: bool = always(False)
    goals: Annotated[tuple[Annotated[str, Meta(max_length=60, pattern=PRINTABLE)], ...], Meta(max_length=9)] = always(
        ()
    )


class SceneCard(NamedCard, frozen=True, kw_only=True, omit_defaults=True):
    """A scene of the automatic GM, and how many actions must come off in it, each by another approach. Its text may
    have names to fill in: the details of the place, `place`, `job` and `prize`."""

    text: Line
    steps: Annotated[int, Meta(ge=1, le=9)]
    approaches: Annotated[tuple[Approach, ...], Meta(min_length=1, max_length=9)]


class AutomaticPenalty(Card, frozen=True, kw_only=True):
    """A penalty that the automatic GM hangs on a segment (SC-3.4)."""

    id: Ident
    segment: Small
    kind: Ident
    amount: Small = 0


class ScorePack(Pack, frozen=True, kw_only=True, omit_defaults=True):
    difficulty_least: Small
    difficulty_most: Small
    heat_floor: Small
    advance_cost: Small
    start_advances: Small
    goal_step: Small
    consequence_heat: Small
    consequence_fill: Small
    meter_least: Annotated[int, Meta(ge=1, le=99)]
    meter_most: Annotated[int, Meta(ge=1, le=99)]
    classes: Annotated[tuple[ClassCard, ...], Meta(min_length=1, max_length=9)]
    advances: Annotated[tuple[AdvanceCard, ...], Meta(min_length=1, max_length=99)]
    meters: Annotated[tuple[MeterSize, ...], Meta(min_length=1, max_length=9)]
    penalties: Annotated[tuple[Wording, ...], Meta(min_length=1, max_length=20)]
    consequences: Annotated[tuple[Wording, ...], Meta(min_length=1, max_length=20)]
    details: Annotated[tuple[Detail, ...], Meta(min_length=1, max_length=9)]
    jobs: Annotated[tuple[Job, ...], Meta(min_length=2, max_length=20)]
    grid: Grid
    house: AutomaticGmRules
    scenes: Annotated[tuple[SceneCard, ...], Meta(min_length=1, max_length=9)]
    house_penalties: Annotated[tuple[AutomaticPenalty, ...], Meta(max_length=99)]

    def check(self) -> None:
        for rows in ("classes", "advances", "meters", "penalties", "consequences", "details", "jobs", "scenes"):
            self.unique(rows, "id")
        advances = {advance.id for advance in self.advances}
        for at, kind in enumerate(self.classes):
            for name in (*kind.advances, kind.last_job, *kind.one_shot):
                if name not in advances:
                    raise PackError(f"classes[{at}] ({kind.id})", say("pack-advance"), name)
        known = {job.id for job in self.jobs} | {"double", "gone_wrong"}
        for at, row in enumerate(self.grid.rows):
            for name in row:
                if name not in known:
                    raise PackError(
                        f"grid.rows[{at}]", error("expected-one-of", values=listing(sorted(known), "comma")), name
                    )
        if len({name for row in self.grid.rows for name in row} - {"double", "gone_wrong"}) < 2:
            raise PackError("grid.rows", say("pack-grid"))
        for name in DETAILS:
            if name not in {detail.id for detail in self.details}:
                raise PackError("details", say("pack-detail", name=name))
        for at, detail in enumerate(self.details):
            if detail.notes and len(detail.notes) != len(detail.entries):
                raise PackError(f"details[{at}] ({detail.id}).notes", say("pack-notes"), detail.notes)
        self._check_ids()
        penalties = {penalty.id for penalty in self.penalties}
        for at, penalty in enumerate(self.house_penalties):
            if penalty.kind not in penalties:
                raise PackError(
                    f"house_penalties[{at}].kind",
                    error("expected-one-of", values=listing(sorted(penalties), "comma")),
                    penalty.kind,
                )
        for at, scene in enumerate(self.scenes):
            always = sum(not approach.needs_alarm for approach in scene.approaches)
            if scene.steps > always:
                raise PackError(f"scenes[{at}] ({scene.id}).steps", say("pack-steps", most=always), scene.steps)
            check_template(f"scenes[{at}] ({scene.id}).text", scene.text, self._longest_words(), LONGEST_TEXT)
        if not self.meter_least <= self.meter_most:
            raise PackError("meter_most", say("pack-meter-most", least=self.meter_least), self.meter_most)
        for name in METERS:
            if name not in {size.id for size in self.meters}:
                raise PackError("meters", say("pack-meter", name=name))
        for at, size in enumerate(self.meters):
            if not self.meter_least <= size.segments <= self.meter_most:
                where = f"meters[{at}] ({size.id}).segments"
                raise PackError(
                    where, say("pack-segments", least=self.meter_least, most=self.meter_most), size.segments
                )

    def _check_ids(self) -> None:
        """Each entry of a table has an id, or none has."""
        tables = [(f"details[{at}] ({row.id}).ids", row.ids, row.entries) for at, row in enumerate(self.details)]
        for at, job in enumerate(self.jobs):
            where = f"jobs[{at}] ({job.id})"
            tables.append((f"{where}.complication_ids", job.complication_ids, job.complications))
            tables += [(f"{where}.{row.id}.ids", row.ids, row.entries) for row in job.tables]
        for field, ids, entries in tables:
            if ids and len(ids) != len(entries):
                raise PackError(field, say("pack-ids"), ids)

    def _longest_words(self) -> dict[str, str]:
        """What a scene may name, each at its longest."""
        details = {detail.id: max(detail.entries, key=len) for detail in self.details if detail.id in DETAILS}
        job = max((job.name for job in self.jobs), key=len)
        prizes = (entry for job in self.jobs for table in job.tables for entry in table.entries)
        place = f"a {details['space']} place, {details['floors']} floors high"
        return {**details, "place": place, "job": job, "prize": max(prizes, key=len)}
