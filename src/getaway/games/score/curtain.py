"""The curtain after a heist, for everyone: how it ended, what changed, and what can be learned now (SC-3.6, SC-4)."""

import msgspec

from getaway.games.score import campaign, goals
from getaway.games.score import moves as m
from getaway.games.score.heist_texts import title_text
from getaway.games.score.referee import Referee
from getaway.games.score.say import ability_name, ability_text, alone, say
from getaway.games.score.state import Before, Criminal, Curtain
from getaway.text.messages import Text


class NextAdvance(msgspec.Struct, frozen=True):
    """What a Criminal could learn: for so much Heat, and why not yet. `means` says what One Last Job is."""

    id: str
    name: Text
    text: Text
    cost: int
    why_not: Text
    last_job: bool
    means: Text


class CurtainCriminal(msgspec.Struct, frozen=True):
    """What the heist did to a Criminal who was on it; figures before it and now."""

    id: int
    name: str
    cool_before: int
    cool: int
    heat_before: int
    heat: int
    prep_before: int
    prep: int
    goals: tuple[str, ...]
    injuries: tuple[Text, ...]
    status: str
    out: bool
    advances: tuple[NextAdvance, ...]


class CurtainView(msgspec.Struct, frozen=True):
    """From the end of a heist until the next one: `words` are the GM's, `lines` what is remembered of it."""

    number: int
    title: Text
    how: str
    ending: Text
    words: Text
    rolls: int
    assignment: tuple[Text, ...]
    lines: tuple[Text, ...]
    crew: tuple[CurtainCriminal, ...]


def curtain_view(referee: Referee, curtain: Curtain) -> CurtainView:
    open_part = referee.open
    return CurtainView(
        number=open_part.heists,
        title=title_text(referee.pack, curtain.title, open_part.heists, open_part.history[-1].called),
        how=curtain.how,
        ending=say("recap-ending", how=curtain.how),
        words=curtain.words,
        rolls=curtain.rolls,
        assignment=tuple(curtain.assignment),
        lines=campaign.chapter_lines(referee.pack, open_part.history[-1]),
        crew=tuple(_criminal(referee, row) for row in curtain.before),
    )


def _criminal(referee: Referee, before: Before) -> CurtainCriminal:
    one = referee.criminal(before.criminal)
    return CurtainCriminal(
        id=one.id,
        name=one.name,
        cool_before=before.cool,
        cool=one.cool,
        heat_before=before.heat,
        heat=one.heat,
        prep_before=before.prep,
        prep=one.prep,
        goals=tuple(one.goals),
        injuries=tuple(one.injuries),
        status=one.status,
        out=one.out,
        advances=_advances(referee, one),
    )


def _advances(referee: Referee, one: Criminal) -> tuple[NextAdvance, ...]:
    if referee.one_shot or one.status != "ready":
        return ()
    kind = referee.classes[one.kind]
    cost = 0 if goals.is_first(referee, one) else referee.pack.advance_cost
    found = []
    for name in goals.open_advances(referee, one):
        card, last = referee.advances[name], name == kind.last_job
        reason = next(filter(None, goals.why_not_advance(referee, one, m.Advance(one.id, name))), None)
        why_not: Text = "" if reason is None else reason.why
        means: Text = say("last-job-means", name=one.name) if last else ""
        found.append(
            NextAdvance(name, alone(ability_name(card)), alone(ability_text(card)), cost, why_not, last, means)
        )
    return tuple(found)
