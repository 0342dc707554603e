"""What each viewer sees, field by field (SC-8.1): players from the open part alone, the GM from both."""

import msgspec

from getaway.games.score import campaign
from getaway.games.score.curtain import CurtainView, curtain_view
from getaway.games.score.gm_views import GmBoard, gm_board, kind_of_penalty
from getaway.games.score.heist_texts import title_text
from getaway.games.score.looks import look_text
from getaway.games.score.moves import Chapter
from getaway.games.score.paper_views import PapersView, papers_view
from getaway.games.score.prompts import expected
from getaway.games.score.referee import Referee
from getaway.games.score.roll_views import AttemptView, OddsView, RollView, attempt_views, odds_views, roll_view
from getaway.games.score.say import (
    ability_name,
    ability_text,
    alone,
    approach_text,
    class_gear,
    class_name,
    component,
    explain,
    penalty_text,
)
from getaway.games.score.state import Criminal, Fired, Job, OpenClock, OpenScene, RevealedDetail
from getaway.kernel.views import shown
from getaway.text.messages import Text


class Ability(msgspec.Struct, frozen=True):
    """An advance as shown on a Criminal's sheet; `use` is always, once (a heist), prep (for Prep dice) or roll.
    `explain` is what its player is asked to tell."""

    id: str
    name: Text
    text: Text
    rule: str
    use: str
    used: bool
    explain: Text


class CriminalView(msgspec.Struct, frozen=True):
    """A Criminal's sheet: open to all. `owed_goal` and `owed_kills` wait for the player's choice; `turns` counts how
    often they were in the spotlight of the heist."""

    id: int
    name: str
    seat: int
    kind: str
    kind_name: Text
    motto: Text
    cool: int
    heat: int
    prep: int
    gear: Text
    cool_goal: Text
    heat_goal: Text
    abilities: tuple[Ability, ...]
    status: str
    here: bool
    out: bool
    goals_met: tuple[str, ...]
    owed_goal: bool
    owed_kills: int
    injuries: tuple[Text, ...]
    focus: str
    advanced: bool
    last_job: bool
    portrait: str
    look: Text
    turns: int


class MeterView(msgspec.Struct, frozen=True):
    """The Threat Meter; figures are None where it is hidden. Of the `cancelled` segments only the count is left."""

    filled: int | None
    segments: int | None
    visibility: str
    cancelled: tuple[int, ...]


class FiredView(msgspec.Struct, frozen=True):
    """A penalty that has fired, and whom it hit. `segment` is 0 where the meter is hidden."""

    number: int
    kind: str
    name: Text
    text: Text
    lost: int
    heated: tuple[str, ...]
    cancelled: bool
    segment: int


class ChapterView(msgspec.Struct, frozen=True):
    """A heist that is over: a stop on the campaign's timeline."""

    number: int
    title: Text
    how: str
    crew: tuple[str, ...]
    rolls: int
    lines: tuple[Text, ...]


class ApproachView(msgspec.Struct, frozen=True):
    """A way through a scene."""

    id: str
    text: Text
    marks: tuple[str, ...]


class SceneView(msgspec.Struct, frozen=True):
    """What the crew has before it."""

    name: Text
    text: Text
    approaches: tuple[ApproachView, ...]


class Board(msgspec.Struct, frozen=True):
    """The table of Score. `gm_seat` may be AUTOMATIC_GM; `brought` is how many dice came into the stash.

    `last_roll` is the one before the open one. `promise` binds the open dice to come; it is also the key of the last
    heist's, of so many `links` opened so far.
    """

    mode: str
    campaign: str
    gm_seat: int
    heist: int
    title: Text
    subgoals: bool
    assignment: tuple[Text, ...]
    shown: tuple[RevealedDetail, ...]
    scene: SceneView | None
    crew: tuple[CriminalView, ...]
    stash: int
    brought: int
    meter: MeterView | None
    fired: tuple[FiredView, ...]
    clocks: tuple[OpenClock, ...]
    system_reached: bool
    roll: RollView | None
    last_roll: RollView | None
    attempts: tuple[AttemptView, ...]
    odds: tuple[OddsView, ...]
    expected: int | None
    history: tuple[ChapterView, ...]
    recap: tuple[Text, ...]
    papers: PapersView
    curtain: CurtainView | None
    promise: str
    links: int
    gm: GmBoard | None


def board(referee: Referee, viewer: int) -> Board:
    """Everything but `gm` comes from the open part."""
    open_part = referee.open
    job = open_part.job or Job("", subgoals=False)
    return shown(
        Board,
        job,
        mode=referee.options.mode,
        campaign=open_part.name,
        curtain=curtain_view(referee, open_part.curtain) if open_part.curtain is not None else None,
        gm_seat=open_part.stored_gm,
        heist=open_part.heists,
        title=title_text(referee.pack, job.title, open_part.heists, job.called) if _is_titled(referee, job) else "",
        scene=_scene(job.scene) if job.scene is not None else None,
        crew=tuple(_criminal(referee, one) for one in open_part.crew),
        stash=open_part.stash,
        meter=_meter(referee),
        fired=tuple(_fired(referee, row) for row in job.fired),
        clocks=tuple(open_part.clocks),
        roll=roll_view(referee, open_part.roll) if open_part.roll is not None else None,
        last_roll=roll_view(referee, open_part.last_roll) if open_part.last_roll is not None else None,
        attempts=attempt_views(referee),
        odds=odds_views(referee),
        expected=expected(referee),
        history=tuple(_chapter(referee, number, row) for number, row in enumerate(open_part.history, start=1)),
        recap=campaign.recap(referee.pack, open_part) if open_part.phase != "heist" else (),
        papers=papers_view(referee),
        promise=open_part.promise,
        links=open_part.links,
        gm=gm_board(referee) if viewer == open_part.gm and referee.hidden is not None else None,
    )


def _is_titled(referee: Referee, job: Job) -> bool:
    """A heist in preparation has no title until the GM gives it one."""
    return bool(job.title) or referee.open.phase == "heist"


def _scene(scene: OpenScene) -> SceneView:
    approaches = tuple(
        ApproachView(row.id, alone(approach_text(row.id, row.text)), row.marks) for row in scene.approaches
    )
    return SceneView(scene.name, scene.text, approaches)


def _chapter(referee: Referee, number: int, row: Chapter) -> ChapterView:
    title = title_text(referee.pack, row.title or row.jobs, number, row.called)
    return shown(ChapterView, row, number=number, title=title, lines=campaign.chapter_lines(referee.pack, row))


def _criminal(referee: Referee, one: Criminal) -> CriminalView:
    kind = referee.classes[one.kind]
    cards = [referee.advances[name] for name in one.advances]
    return shown(
        CriminalView,
        one,
        kind_name=alone(class_name(kind)),
        motto=alone(component(f"class-{kind.id}-motto", kind.motto)),
        gear=class_gear(kind.id, one.gear) if one.gear else "",
        look=look_text(one.look),
        cool_goal="" if referee.one_shot else alone(component(f"class-{kind.id}-cool_goal", kind.cool_goal)),
        heat_goal="" if referee.one_shot else alone(component(f"class-{kind.id}-heat_goal", kind.heat_goal)),
        abilities=tuple(
            Ability(
                card.id,
                alone(ability_name(card)),
                alone(ability_text(card)),
                card.rule,
                card.use,
                card.id in one.used,
                explain(card.id),
            )
            for card in cards
        ),
        goals_met=tuple(one.goals),
    )


def _meter(referee: Referee) -> MeterView | None:
    visibility = referee.options.meter
    if visibility == "secret" or referee.open.job is None:
        return None
    filled, segments = referee.open.meter or (None, None)
    return MeterView(filled, segments, visibility, tuple(referee.job.cancelled))


def _fired(referee: Referee, row: Fired) -> FiredView:
    heated = tuple(referee.criminal(one).name for one in row.heated)
    name, text = kind_of_penalty(referee, row.kind), alone(penalty_text(row.kind, row.text))
    return shown(FiredView, row, name=name, text=text, heated=heated)
