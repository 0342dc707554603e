"""The part of the board that only the GM sees (SC-8.1)."""

from dataclasses import replace
from itertools import combinations

import msgspec

from getaway.games.score import roll_preview, tray
from getaway.games.score.generator import BY_HAND, Field, Heist
from getaway.games.score.heist_texts import (
    field_name,
    field_note,
    field_text,
    heist_title,
    jobs_text,
    known_complication,
    line_told,
    title_text,
)
from getaway.games.score.pack import Mark
from getaway.games.score.paper_views import GmPapersView, gm_papers_view
from getaway.games.score.probability import odds
from getaway.games.score.referee import Referee
from getaway.games.score.say import alone, penalty_name, penalty_text
from getaway.games.score.state import BlindRoll, Clock, Criminal
from getaway.kernel.views import shown
from getaway.text.messages import Text


class CallView(msgspec.Struct, frozen=True):
    """For the GM: what a roll would be if it were called for like this. Chances are without Prep dice, and with one."""

    marks: tuple[str, ...]
    asked: int
    difficulty: int
    found: tuple[Text, ...]
    success: float
    failure: float
    success_with_prep: float | None


class StartView(msgspec.Struct, frozen=True):
    """For the GM: what rolls of a Criminal would be at each difficulty, with each choice of the marks that matter."""

    criminal: int
    telling_marks: tuple[str, ...]
    calls: tuple[CallView, ...]


class StepView(msgspec.Struct, frozen=True):
    """A step of the heist that it can be put back to; of a secret one players know nothing."""

    number: int
    text: Text
    secret: bool


class FieldView(msgspec.Struct, frozen=True):
    """A field of the generated heist, and whether players have been shown it as it is."""

    id: str
    name: Text
    text: Text
    note: Text
    by_hand: bool
    shown: bool


class HeistView(msgspec.Struct, frozen=True):
    """The generated heist: its name, its jobs (`kind` in words), what was rolled, and its background (SC-6.5): the
    fields `name`, `client.name`, `client.who`, `person1.name`, `.role` and `.want` of three people, `secret`, `image`,
    and in a Double Heist `link`."""

    seed: str
    title: Text
    jobs: tuple[str, ...]
    gone_wrong: bool
    fields: tuple[FieldView, ...]
    kind: Text
    background: tuple[FieldView, ...]


class PenaltyView(msgspec.Struct, frozen=True):
    """What hangs on a segment of the meter."""

    segment: int
    kind: str
    name: Text
    amount: int
    text: Text
    fired: bool


class GmBoard(msgspec.Struct, frozen=True):
    """What only the GM sees.

    `calls` are the rolls that could be called for now, or changed to; `telling_marks` the marks that matter for it.
    `starts` has for every Criminal what a roll from nothing would be; `history` the steps of the heist, newest last.
    """

    filled: int
    segments: int
    visibility: str
    penalties: tuple[PenaltyView, ...]
    notes: tuple[str, ...]
    complications: tuple[Text, ...]
    clocks: tuple[Clock, ...]
    blind: tuple[BlindRoll, ...]
    heist: HeistView | None
    telling_marks: tuple[str, ...]
    calls: tuple[CallView, ...]
    starts: tuple[StartView, ...]
    history: tuple[StepView, ...]
    papers: GmPapersView


def gm_board(referee: Referee) -> GmBoard:
    hidden = referee.secrets
    next_up = _next_up(referee)
    starts = tuple(_start(referee, one) for one in referee.present())
    return shown(
        GmBoard,
        hidden,
        segments=hidden.length,
        visibility=referee.options.meter,
        penalties=tuple(
            shown(
                PenaltyView, row, name=kind_of_penalty(referee, row.kind), text=alone(penalty_text(row.kind, row.text))
            )
            for row in hidden.penalties
        ),
        complications=tuple(known_complication(referee.pack, line) for line in hidden.complications),
        heist=_heist(referee),
        papers=gm_papers_view(referee),
        telling_marks=roll_preview.telling_marks(referee, next_up) if next_up is not None else (),
        calls=_called(referee, next_up) if next_up is not None else (),
        starts=starts,
        history=tuple(StepView(*row) for row in referee.past.messages()),
    )


def _next_up(referee: Referee) -> Criminal | None:
    """Whose roll is called for next, or could still be changed."""
    roll = referee.rolling()
    if roll is not None and roll.stage == "called":
        return referee.roller()
    attempt = tray.attempt_at(referee, 0)
    return None if attempt is None else referee.criminal(attempt.criminal)


def _start(referee: Referee, one: Criminal) -> StartView:
    telling = roll_preview.telling_marks(referee, one)
    return StartView(one.id, telling, _calls(referee, one, telling))


def _called(referee: Referee, next_up: Criminal) -> tuple[CallView, ...]:
    """The roll that is called keeps its extra dice, its helpers and what the GM has changed of its difficulty."""
    telling, roll = roll_preview.telling_marks(referee, next_up), referee.rolling()
    if roll is None or roll.stage != "called":
        return _calls(referee, next_up, telling)
    return _calls(referee, next_up, telling, roll.extra_dice + len(roll.helpers), roll.modifier)


def _heist(referee: Referee) -> HeistView | None:
    heist, job = referee.secrets.heist, referee.open.job
    if heist is None:
        return None
    known = [(row.name, row.text) for row in job.shown] if job is not None else []
    return HeistView(
        seed=heist.seed,
        title=heist_title(referee.pack, heist),
        jobs=heist.jobs,
        gone_wrong=heist.gone_wrong,
        fields=_fields(referee, heist, heist.fields, known),
        kind=jobs_text(referee.pack, heist),
        background=_fields(referee, heist, heist.background, known),
    )


def _fields(
    referee: Referee, heist: Heist, fields: tuple[Field, ...], known: list[tuple[Text, Text]]
) -> tuple[FieldView, ...]:
    """The fields, and whether players have been shown each as it is."""
    found = []
    for row in fields:
        name, text = field_name(heist, row), field_text(referee.pack, heist, row)
        is_shown = (referee.text(name), referee.as_kept(text)) in known or _is_told(referee, heist, row)
        found.append(
            FieldView(row.id, name, text, field_note(referee.pack, heist, row), row.entry == BY_HAND, is_shown)
        )
    return tuple(found)


def _is_told(referee: Referee, heist: Heist, row: Field) -> bool:
    """Whether the crew heard it, as it is, when the heist began (SC-6.5)."""
    job = referee.open.job
    if job is None or referee.open.phase != "heist":
        return False
    if row.id == "name":
        return field_text(referee.pack, heist, row) == title_text(referee.pack, job.title, 0, job.called)
    return line_told(referee.pack, heist, row) in job.assignment


def _calls(
    referee: Referee, roller: Criminal, telling: tuple[Mark, ...], extra: int = 0, modifier: int = 0
) -> tuple[CallView, ...]:
    """Every difficulty with every choice of these marks."""
    if not roll_preview.computable(referee, roller):
        return ()
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    found = []
    for marks in (chosen for size in range(len(telling) + 1) for chosen in combinations(telling, size)):
        for asked in range(least, most + 1):
            pool, steps = roll_preview.call(referee, roller, asked, marks, extra, modifier)
            chances = odds(pool)
            more = None
            if referee.open.stash:
                more = float(odds(replace(pool, cool=pool.cool + 1)).success)
            found.append(
                CallView(marks, asked, pool.difficulty, steps, float(chances.success), float(chances.failure), more)
            )
    return tuple(found)


def kind_of_penalty(referee: Referee, kind: str) -> Text:
    return alone(penalty_name(referee.penalties[kind]))
