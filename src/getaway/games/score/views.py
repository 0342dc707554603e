"""What each viewer sees, field by field (SC-8.1): players from the open part alone, the GM from both."""

import msgspec

from getaway.games.score import campaign
from getaway.games.score.gm_views import GmBoard, gm_board, penalty_name
from getaway.games.score.heist_moves import ENDINGS
from getaway.games.score.moves import Chapter
from getaway.games.score.prompts import expected
from getaway.games.score.referee import Referee
from getaway.games.score.roll_views import OddsView, RollView, odds_views, roll_view
from getaway.games.score.state import Criminal, Fired, Job, OpenClock, OpenScene, RevealedDetail
from getaway.kernel.views import shown


class Ability(msgspec.Struct, frozen=True):
    """An advance as shown on a Criminal's sheet; `use` is always, once (a heist), prep (for Prep dice) or roll."""

    id: str
    name: str
    text: str
    rule: str
    use: str
    used: bool


class CriminalView(msgspec.Struct, frozen=True):
    """A Criminal's sheet: open to all. `owed_goal` and `owed_kills` wait for the player's choice."""

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


class Board(msgspec.Struct, frozen=True):
    """The table of Score. `gm_seat` may be AUTOMATIC_GM; `brought` is how many dice came into the stash.

    `promise` binds the open dice to come; it is also the key of the last heist's, of so many `links` opened so far.
    """

    mode: str
    gm_seat: int
    heist: int
    title: str
    subgoals: bool
    assignment: tuple[str, ...]
    shown: tuple[RevealedDetail, ...]
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


def board(referee: Referee, viewer: int) -> Board:
    """Everything but `gm` comes from the open part."""
    open_part = referee.open
    job = open_part.job or Job("", subgoals=False)
    return shown(
        Board,
        job,
        mode=referee.options.mode,
        gm_seat=open_part.stored_gm,
        heist=open_part.heists,
        crew=tuple(_criminal(referee, one) for one in open_part.crew),
        stash=open_part.stash,
        meter=_meter(referee),
        fired=tuple(_fired(referee, row) for row in job.fired),
        clocks=tuple(open_part.clocks),
        roll=roll_view(referee, open_part.roll) if open_part.roll is not None else None,
        odds=odds_views(referee),
        expected=expected(referee),
        history=tuple(_chapter(number, row) for number, row in enumerate(open_part.history, start=1)),
        recap=campaign.recap(open_part) if open_part.phase != "heist" else "",
        promise=open_part.promise,
        links=open_part.links,
        gm=gm_board(referee) if viewer == open_part.gm and referee.hidden is not None else None,
    )


def _chapter(number: int, row: Chapter) -> ChapterView:
    lines = campaign.merge_repeats(row.lines)
    return shown(ChapterView, row, number=number, ending=ENDINGS.get(row.how, row.how), lines=lines)


def _criminal(referee: Referee, one: Criminal) -> CriminalView:
    kind = referee.classes[one.kind]
    cards = [referee.advances[name] for name in one.advances]
    return shown(
        CriminalView,
        one,
        kind_name=kind.name,
        motto=kind.motto,
        cool_goal="" if referee.one_shot else kind.cool_goal,
        heat_goal="" if referee.one_shot else kind.heat_goal,
        abilities=tuple(
            Ability(card.id, card.name, card.text, card.rule, card.use, card.id in one.used) for card in cards
        ),
        goals_met=tuple(one.goals),
    )


def _meter(referee: Referee) -> MeterView | None:
    visibility = referee.options.meter
    if visibility == "secret" or referee.open.job is None:
        return None
    filled, segments = referee.open.meter or (None, None)
    return MeterView(filled, segments, visibility)


def _fired(referee: Referee, row: Fired) -> FiredView:
    """Not on which segment it hung: the meter may be hidden."""
    heated = tuple(referee.criminal(one).name for one in row.heated)
    return shown(FiredView, row, name=penalty_name(referee.pack, row.kind), heated=heated)
