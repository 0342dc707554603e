"""What each viewer sees, field by field (SC-8.1): players from the open part alone, the GM from both."""

from typing import TYPE_CHECKING

import msgspec

from getaway.games.score import difficulty
from getaway.games.score.heist import Heist
from getaway.games.score.odds import Odds, Pool, odds
from getaway.games.score.parts import (
    BlindRoll,
    Clock,
    Fired,
    Hidden,
    Open,
    OpenClock,
    OpenRoll,
    OpenScene,
    Penalty,
    Shown,
)

if TYPE_CHECKING:
    from getaway.games.score.referee import Referee


class Ability(msgspec.Struct, frozen=True):
    """An advance as shown on a Criminal's sheet."""

    id: str
    name: str
    text: str
    used: bool


class CriminalView(msgspec.Struct, frozen=True):
    """A Criminal's sheet: open to all."""

    id: int
    name: str
    seat: int
    kind: str
    cool: int
    heat: int
    prep: int
    gear: str
    cool_goal: str
    heat_goal: str
    abilities: tuple[Ability, ...]
    status: str
    here: bool
    goals_met: tuple[str, ...]
    injuries: tuple[str, ...]
    last_job: bool


class OddsView(msgspec.Struct, frozen=True):
    """The chances of a roll, exact, as fractions."""

    prep: int
    success: str
    failure: str
    both: str
    neither: str


class MeterView(msgspec.Struct, frozen=True):
    """The Threat Meter; figures are None where it is hidden."""

    filled: int | None
    segments: int | None


class ChapterView(msgspec.Struct, frozen=True):
    """A heist that is over."""

    title: str
    how: str
    crew: tuple[str, ...]
    lines: tuple[str, ...]


class GmBoard(msgspec.Struct, frozen=True):
    """What lies behind the GM's screen."""

    filled: int
    segments: int
    penalties: tuple[Penalty, ...]
    notes: tuple[str, ...]
    complications: tuple[str, ...]
    clocks: tuple[Clock, ...]
    blind: tuple[BlindRoll, ...]
    heist: Heist | None


class Board(msgspec.Struct, frozen=True):
    """The table of Score."""

    heist: int
    title: str
    subgoals: bool
    assignment: tuple[str, ...]
    shown: tuple[Shown, ...]
    scene: OpenScene | None
    crew: tuple[CriminalView, ...]
    stash: int
    meter: MeterView | None
    fired: tuple[Fired, ...]
    clocks: tuple[OpenClock, ...]
    system_reached: bool
    roll: OpenRoll | None
    odds: tuple[OddsView, ...]
    expected: int | None
    history: tuple[ChapterView, ...]
    gm: GmBoard | None


def board(referee: "Referee", viewer: int) -> Board:
    """Everything but `gm` comes from the open part."""
    open_part = referee.open
    job = open_part.job
    return Board(
        heist=open_part.heists,
        title=job.title if job is not None else "",
        subgoals=job is not None and job.subgoals,
        assignment=tuple(job.assignment) if job is not None else (),
        shown=tuple(job.shown) if job is not None else (),
        scene=job.scene if job is not None else None,
        crew=tuple(_criminal(referee, number) for number in range(len(open_part.crew))),
        stash=open_part.stash,
        meter=_meter(referee),
        fired=tuple(job.fired) if job is not None else (),
        clocks=tuple(open_part.clocks),
        system_reached=job is not None and job.system_reached,
        roll=open_part.roll,
        odds=_odds(referee),
        expected=expected(referee),
        history=tuple(ChapterView(row.title, row.how, row.crew, row.lines) for row in open_part.history),
        gm=_gm(referee.hidden) if referee.hidden is not None and viewer == open_part.gm and viewer >= 0 else None,
    )


def _criminal(referee: "Referee", number: int) -> CriminalView:
    one = referee.criminal(number)
    kind = referee.classes[one.kind]
    cards = [referee.figure(name) for name in one.advances]
    return CriminalView(
        id=one.id,
        name=one.name,
        seat=one.seat,
        kind=one.kind,
        cool=one.cool,
        heat=one.heat,
        prep=one.prep,
        gear=one.gear,
        cool_goal="" if referee.one_shot else kind.cool_goal,
        heat_goal="" if referee.one_shot else kind.heat_goal,
        abilities=tuple(Ability(card.id, card.name, card.text, card.id in one.used) for card in cards),
        status=one.status,
        here=one.here,
        goals_met=tuple(one.goals),
        injuries=tuple(one.injuries),
        last_job=one.last_job,
    )


def _meter(referee: "Referee") -> MeterView | None:
    if referee.options.meter == "secret" or referee.open.job is None:
        return None
    meter = referee.open.meter
    return MeterView(None, None) if meter is None else MeterView(*meter)


def _gm(hidden: Hidden) -> GmBoard:
    return GmBoard(
        filled=hidden.filled,
        segments=hidden.length,
        penalties=tuple(hidden.penalties),
        notes=tuple(hidden.notes),
        complications=tuple(hidden.complications),
        clocks=tuple(hidden.clocks),
        blind=tuple(hidden.blind),
        heist=hidden.heist,
    )


def pool(referee: "Referee", prep: int, foresight: bool = False, overclock: bool = False) -> Pool:
    """The roll that is called, with so many Prep dice."""
    roll, roller = referee.roll, referee.roller()
    return Pool(
        cool=roller.cool + roll.bonus_dice + prep,
        heat=roller.heat,
        difficulty=referee.figure("foresight").difficulty if foresight else roll.difficulty,
        lethal=difficulty.is_attack(roll.marks) and referee.has(roller, "lethal"),
        overclock=overclock,
        brute_force="hacking" in roll.marks and referee.has(roller, "brute_force") and not overclock,
    )


def _odds(referee: "Referee") -> tuple[OddsView, ...]:
    """Shown before the roll, if the table wants it: without Prep, and with one die."""
    roll = referee.open.roll
    if roll is None or roll.stage != "called" or not referee.options.show_odds:
        return ()
    return tuple(_shown(prep, odds(pool(referee, prep))) for prep in range(min(1, referee.open.stash) + 1))


def _shown(prep: int, found: Odds) -> OddsView:
    return OddsView(prep, str(found.success), str(found.failure), str(found.both), str(found.neither))


def expected(referee: "Referee") -> int | None:
    """The seat that everyone waits for; None while anyone may begin something."""
    roll = referee.rolling()
    if roll is None:
        return None
    return referee.open.gm if roll.stage in ("attempt", "ruling") else referee.roller().seat


def phase(open_part: Open) -> str:
    """Between heists, in one, or over."""
    return open_part.phase


_ROLL_RULES = {"attempt": "SC-2.1", "called": "SC-2.2", "rolled": "SC-5.14", "choice": "SC-2.4"}


def rule(referee: "Referee") -> str:
    """The rule that the decision goes by."""
    if referee.open.phase == "over":
        return ""
    if referee.open.phase == "break":
        return "SC-9.2"
    roll = referee.rolling()
    return "SC-2.1" if roll is None else _ROLL_RULES.get(roll.stage, "SC-2.4")


def prompt(referee: "Referee", viewer: int) -> str:
    """What is being decided, for this viewer."""
    open_part = referee.open
    if open_part.phase == "over":
        return "The game is over."
    is_gm = viewer == open_part.gm
    if open_part.phase == "break":
        if is_gm:
            ready = open_part.job is not None
            return "Start the heist, or go on preparing." if ready else "Prepare the next heist: set its meter first."
        return "Between heists: make your Criminals ready."
    roll = referee.rolling()
    if roll is None:
        return "Ask the crew: what do you do?" if is_gm else "What do you do?"
    name = referee.roller().name
    mine = viewer >= 0 and viewer == expected(referee)
    match roll.stage:
        case "attempt":
            return f"{name} tries: {roll.attempt} Call for a roll?" if mine else f"{name} waits for the GM's word."
        case "called":
            return f"Roll against {roll.difficulty}, or withdraw." if mine else f"{name} is to roll."
        case "rolled":
            return "Use Brute Force, or let the dice stand?" if mine else f"{name} looks at the dice."
        case "choice":
            return "Who pays: you with Heat, or the crew?" if mine else f"{name} chooses the consequence."
        case _:
            return f"What does the failure bring? ({roll.failures})" if mine else "The GM decides what it brings."
