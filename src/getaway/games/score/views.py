"""What each viewer sees, field by field (SC-8.1): players from the open part alone, the GM from both."""

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from getaway.games.score import briefs, called, campaign, rolls
from getaway.games.score.heists import ENDINGS
from getaway.games.score.odds import Odds, odds
from getaway.games.score.pack import ScorePack
from getaway.games.score.parts import BlindRoll, Clock, Criminal, Fired, Job, OpenClock, OpenRoll, OpenScene, Shown
from getaway.games.score.prompts import expected

if TYPE_CHECKING:
    from getaway.games.score.referee import Referee

MOST_PREP_SHOWN = 12
"""For so many Prep dice the odds of a roll are shown; beyond that they hardly change."""


class Ability(msgspec.Struct, frozen=True):
    """An advance as shown on a Criminal's sheet; `use` is always, once (a heist), prep (for Prep dice) or roll."""

    id: str
    name: str
    text: str
    rule: str
    use: str
    used: bool


class CriminalView(msgspec.Struct, frozen=True):
    """A Criminal's sheet: open to all. `owed_goal` and `owed_kills` wait for his player's choice."""

    id: int
    name: str
    seat: int
    kind: str
    kind_name: str
    motto: str
    cool: int
    heat: int
    prep: int
    gear: str
    cool_goal: str
    heat_goal: str
    abilities: tuple[Ability, ...]
    status: str
    here: bool
    out: bool
    goals_met: tuple[str, ...]
    owed_goal: bool
    owed_kills: int
    injuries: tuple[str, ...]
    focus: str
    advanced: bool
    last_job: bool


class DieView(msgspec.Struct, frozen=True):
    """A die as it lies: cool, prep or heat; it counts as a success, a failure or nothing."""

    kind: str
    face: int
    counts_as: str


class RollView(msgspec.Struct, frozen=True):
    """The roll that is open, or the last one, until the next is declared. `first` is its receipt."""

    number: int
    criminal: int
    attempt: str
    approach: str
    stage: str
    marks: tuple[str, ...]
    difficulty: int
    found: tuple[str, ...]
    bonus_dice: int
    prep: int
    using: tuple[str, ...]
    dice: tuple[DieView, ...]
    successes: int
    failures: int
    verdict: str
    consequence: str
    spared: bool
    first: int | None


class OddsView(msgspec.Struct, frozen=True):
    """The chances of the roll that is called, with so many Prep dice and these abilities; `exact` has the fractions."""

    prep: int
    using: tuple[str, ...]
    success: float
    failure: float
    both: float
    neither: float
    exact: tuple[str, str, str, str]


class CallView(msgspec.Struct, frozen=True):
    """For the GM: what a roll would be if he called for it like this. Chances are without Prep dice, and with one."""

    marks: tuple[str, ...]
    asked: int
    difficulty: int
    found: tuple[str, ...]
    success: float
    failure: float
    success_with_prep: float | None


class MeterView(msgspec.Struct, frozen=True):
    """The Threat Meter; figures are None where it is hidden."""

    filled: int | None
    segments: int | None
    visibility: str


class FiredView(msgspec.Struct, frozen=True):
    """A penalty that has fired, and whom it hit."""

    number: int
    kind: str
    name: str
    text: str
    lost: int
    heated: tuple[str, ...]
    cancelled: bool


class ChapterView(msgspec.Struct, frozen=True):
    """A heist that is over: a stop on the campaign's timeline."""

    number: int
    title: str
    how: str
    ending: str
    crew: tuple[str, ...]
    rolls: int
    lines: tuple[str, ...]


class FieldView(msgspec.Struct, frozen=True):
    """A field of the generated heist, and whether players have been shown it as it is."""

    id: str
    name: str
    text: str
    note: str
    by_hand: bool
    shown: bool


class HeistView(msgspec.Struct, frozen=True):
    """The generated heist."""

    seed: str
    title: str
    jobs: tuple[str, ...]
    gone_wrong: bool
    fields: tuple[FieldView, ...]


class PenaltyView(msgspec.Struct, frozen=True):
    """What hangs on a segment of the meter."""

    segment: int
    kind: str
    name: str
    amount: int
    text: str
    fired: bool


class GmBoard(msgspec.Struct, frozen=True):
    """What lies behind the GM's screen. `telling_marks` are the marks that matter for the attempt before him."""

    filled: int
    segments: int
    visibility: str
    penalties: tuple[PenaltyView, ...]
    notes: tuple[str, ...]
    complications: tuple[str, ...]
    clocks: tuple[Clock, ...]
    blind: tuple[BlindRoll, ...]
    heist: HeistView | None
    telling_marks: tuple[str, ...]
    calls: tuple[CallView, ...]


class Board(msgspec.Struct, frozen=True):
    """The table of Score. `gm_seat` is -1 with the house as GM; `brought` is how many dice came into the stash.

    `promise` binds the open dice to come; it is also the key of the last heist's, of so many `links` opened so far.
    """

    mode: str
    gm_seat: int
    heist: int
    title: str
    subgoals: bool
    assignment: tuple[str, ...]
    shown: tuple[Shown, ...]
    scene: OpenScene | None
    crew: tuple[CriminalView, ...]
    stash: int
    brought: int
    meter: MeterView | None
    fired: tuple[FiredView, ...]
    clocks: tuple[OpenClock, ...]
    system_reached: bool
    roll: RollView | None
    odds: tuple[OddsView, ...]
    expected: int | None
    history: tuple[ChapterView, ...]
    recap: str
    promise: str
    links: int
    gm: GmBoard | None


def board(referee: "Referee", viewer: int) -> Board:
    """Everything but `gm` comes from the open part."""
    open_part = referee.open
    job = open_part.job or Job("", subgoals=False)
    is_gm = viewer == open_part.gm and viewer >= 0
    return Board(
        mode=referee.options.mode,
        gm_seat=open_part.gm,
        heist=open_part.heists,
        title=job.title,
        subgoals=job.subgoals,
        assignment=tuple(job.assignment),
        shown=tuple(job.shown),
        scene=job.scene,
        crew=tuple(_criminal(referee, one) for one in open_part.crew),
        stash=open_part.stash,
        brought=job.brought,
        meter=_meter(referee),
        fired=tuple(_fired(referee, row) for row in job.fired),
        clocks=tuple(open_part.clocks),
        system_reached=job.system_reached,
        roll=_roll(referee, open_part.roll) if open_part.roll is not None else None,
        odds=_odds(referee),
        expected=expected(referee),
        history=tuple(
            ChapterView(
                number,
                row.title,
                row.how,
                ENDINGS.get(row.how, row.how),
                row.crew,
                row.rolls,
                campaign.told_once(row.lines),
            )
            for number, row in enumerate(open_part.history, start=1)
        ),
        recap=campaign.recap(open_part) if open_part.phase != "heist" else "",
        promise=open_part.promise,
        links=open_part.links,
        gm=_gm(referee) if is_gm and referee.hidden is not None else None,
    )


def _criminal(referee: "Referee", one: Criminal) -> CriminalView:
    kind = referee.classes[one.kind]
    cards = [referee.figure(name) for name in one.advances]
    return CriminalView(
        id=one.id,
        name=one.name,
        seat=one.seat,
        kind=one.kind,
        kind_name=kind.name,
        motto=kind.motto,
        cool=one.cool,
        heat=one.heat,
        prep=one.prep,
        gear=one.gear,
        cool_goal="" if referee.one_shot else kind.cool_goal,
        heat_goal="" if referee.one_shot else kind.heat_goal,
        abilities=tuple(
            Ability(card.id, card.name, card.text, card.rule, card.use, card.id in one.used) for card in cards
        ),
        status=one.status,
        here=one.here,
        out=one.out,
        goals_met=tuple(one.goals),
        owed_goal=one.owed_goal,
        owed_kills=one.owed_kills,
        injuries=tuple(one.injuries),
        focus=one.focus,
        advanced=one.advanced,
        last_job=one.last_job,
    )


def _meter(referee: "Referee") -> MeterView | None:
    visibility = referee.options.meter
    if visibility == "secret" or referee.open.job is None:
        return None
    filled, segments = referee.open.meter or (None, None)
    return MeterView(filled, segments, visibility)


def _penalty_name(pack: ScorePack, kind: str) -> str:
    return next(row.name for row in pack.penalties if row.id == kind)


def _fired(referee: "Referee", row: Fired) -> FiredView:
    """Not on which segment it hung: the meter may be hidden."""
    heated = tuple(referee.criminal(one).name for one in row.heated)
    name = _penalty_name(referee.pack, row.kind)
    return FiredView(row.number, row.kind, name, row.text, row.lost, heated, row.cancelled)


# The roll.


def _roll(referee: "Referee", roll: OpenRoll) -> RollView:
    named = {"foresight": roll.foresight, "overclock": roll.overclock, "clear_the_room": roll.clear_the_room}
    named["brute_force"] = roll.brute_force
    return RollView(
        number=roll.number,
        criminal=roll.criminal,
        attempt=roll.attempt,
        approach=roll.approach,
        stage=roll.stage,
        marks=roll.marks,
        difficulty=roll.difficulty,
        found=roll.found,
        bonus_dice=roll.bonus_dice,
        prep=roll.prep,
        using=tuple(name for name, used in named.items() if used),
        dice=_dice(referee, roll),
        successes=roll.successes,
        failures=roll.failures,
        verdict=_verdict(roll),
        consequence=roll.consequence,
        spared=roll.spared,
        first=roll.dice.first if roll.dice is not None else None,
    )


def _dice(referee: "Referee", roll: OpenRoll) -> tuple[DieView, ...]:
    """Cool dice, Prep dice, Heat dice."""
    if roll.dice is None:
        return ()
    of_criminal = len(roll.dice.cool) - roll.prep
    cool = [
        DieView("cool" if at < of_criminal else "prep", face, rolls.counts_as(referee, face, hot=False))
        for at, face in enumerate(roll.dice.cool)
    ]
    heat = [DieView("heat", face, rolls.counts_as(referee, face, hot=True)) for face in roll.dice.heat]
    return (*cool, *heat)


def _verdict(roll: OpenRoll) -> str:
    """What the dice say, in words (SC-2.5)."""
    if roll.dice is None:
        return ""
    if roll.successes:
        return "It works, at a price." if roll.failures and not roll.spared else "It works."
    if roll.failures:
        return "It does not come off." if roll.spared else "It does not come off, and it has a price."
    return "Nothing happens."


def _odds(referee: "Referee") -> tuple[OddsView, ...]:
    """Shown before the roll, if the table wants it: for each ability that could be named, with each number of dice."""
    roll = referee.open.roll
    if roll is None or roll.stage != "called" or not called.reckonable(referee):
        return ()
    roller = referee.roller()
    most = min(MOST_PREP_SHOWN, rolls.most_prep(referee, roller))
    return tuple(
        _shown(prep, using, odds(called.pool(referee, prep, using)))
        for using in called.ways_to_roll(referee, roller)
        for prep in range(most + 1)
    )


def _shown(prep: int, using: tuple[str, ...], found: Odds) -> OddsView:
    success, failure, both, neither = found.success, found.failure, found.both, found.neither
    exact = (str(success), str(failure), str(both), str(neither))
    return OddsView(prep, using, float(success), float(failure), float(both), float(neither), exact)


# Behind the screen.


def _gm(referee: "Referee") -> GmBoard:
    hidden = referee.secrets
    attempt = referee.open.roll is not None and referee.open.roll.stage == "attempt"
    return GmBoard(
        filled=hidden.filled,
        segments=hidden.length,
        visibility=referee.options.meter,
        penalties=tuple(
            PenaltyView(row.segment, row.kind, _penalty_name(referee.pack, row.kind), row.amount, row.text, row.fired)
            for row in hidden.penalties
        ),
        notes=tuple(hidden.notes),
        complications=tuple(hidden.complications),
        clocks=tuple(hidden.clocks),
        blind=tuple(hidden.blind),
        heist=_heist(referee),
        telling_marks=called.telling_marks(referee) if attempt else (),
        calls=_calls(referee) if attempt and called.reckonable(referee) else (),
    )


def _heist(referee: "Referee") -> HeistView | None:
    heist, job = referee.secrets.heist, referee.open.job
    if heist is None:
        return None
    shown = {(row.name, row.text) for row in job.shown} if job is not None else set()
    fields = tuple(
        FieldView(row.id, row.name, row.text, row.note, row.entry < 0, (row.name, row.text) in shown)
        for row in heist.fields
    )
    return HeistView(heist.seed, briefs.title(referee.pack, heist), heist.jobs, heist.gone_wrong, fields)


def _calls(referee: "Referee") -> tuple[CallView, ...]:
    """Every difficulty with every choice of the marks that matter."""
    telling = called.telling_marks(referee)
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    found = []
    for marks in (chosen for size in range(len(telling) + 1) for chosen in combinations(telling, size)):
        for asked in range(least, most + 1):
            pool, steps = called.call(referee, asked, marks)
            chances = odds(pool)
            more = None
            if referee.open.stash:
                more = float(odds(replace(pool, cool=pool.cool + 1)).success)
            found.append(
                CallView(marks, asked, pool.difficulty, steps, float(chances.success), float(chances.failure), more)
            )
    return tuple(found)
