"""The papers of a campaign, out to its file and back (SC-9.5)."""

from collections.abc import Sequence

import msgspec

from getaway.games.score import gm_notes, long_clocks
from getaway.games.score import moves as m
from getaway.games.score.paper_types import LongClock, OpenPapers, Person
from getaway.games.score.referee import Referee, Requirements, sealing, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, GmPapers, Hidden, Open

PAPERS = ("notes", "scenes", "people", "clocks")
"""The GM's papers among the fields of the file."""
SECRET = (*PAPERS, "heist")
"""The fields of the file that only the GM may know, or the automatic GM."""


def open_papers(open_part: Open, hidden: Hidden | None) -> OpenPapers | None:
    """What a file says of papers that lie open. Of clocks only without the hidden part, which has all of them."""
    clocks: tuple[LongClock, ...] = ()
    if hidden is None:
        clocks = tuple(
            LongClock(row.name, row.filled, row.segments)
            for row in open_part.clocks
            if row.long and isinstance(row.name, str) and row.filled is not None and row.segments is not None
        )
    papers = OpenPapers(tuple(open_part.lines), tuple(open_part.veils), tuple(open_part.people), clocks)
    return None if papers == OpenPapers() else papers


def why_not_resume(referee: Referee, move: m.ResumeCampaign) -> Requirements:
    """What a file written by hand may have wrong."""
    papers = move.papers or OpenPapers()
    people = () if isinstance(move.people, m.Seal) else move.people
    for names in (_names(people), _names(papers.people), _names(_clocks(move)), papers.lines, papers.veils):
        yield unless(len(set(names)) == len(names), "SC-9.5", say("campaign-papers-twice"))
    for clock in _clocks(move):
        fits = clock.filled <= clock.segments
        yield unless(fits, "SC-9.5", say("campaign-clock", name=clock.name, segments=clock.segments))
    for plan in _plans(move):
        yield from gm_notes.why_not_generate(referee, plan)


def _names(rows: Sequence[Person] | Sequence[LongClock]) -> list[str]:
    return [row.name for row in rows]


def _clocks(move: m.ResumeCampaign) -> tuple[LongClock, ...]:
    """The GM's, which have their figures, or else those that lie open."""
    if not isinstance(move.clocks, m.Seal) and move.clocks:
        return move.clocks
    return move.papers.clocks if move.papers is not None else ()


def _plans(move: m.ResumeCampaign) -> list[m.GenerateHeist]:
    if isinstance(move.heist, m.Seal):
        return []
    return [m.GenerateHeist(plan.seed, plan.kind, plan.again, plan.by_hand) for plan in move.heist]


def answer_resume(referee: Referee, move: m.ResumeCampaign) -> Answer:
    """The GM's papers go back behind the screen; the answer says what players know of the clocks."""
    hidden = referee.secrets
    assert not isinstance(move.notes, m.Seal)
    assert not isinstance(move.scenes, m.Seal)
    assert not isinstance(move.people, m.Seal)
    hidden.notes.extend(move.notes)
    if move.scenes or move.people:
        hidden.papers = GmPapers(list(move.scenes), list(move.people))
    clocks = _clocks(move)
    hidden.clocks.extend(map(long_clocks.resumed, clocks))
    for plan in _plans(move):
        gm_notes.answer_generate(referee, plan)
    known = tuple(long_clocks.as_players_know(clock) for clock in clocks if clock.visibility != "secret")
    return Answer(changed=True, clocks=known)


def resume(open_part: Open, move: m.ResumeCampaign, answer: Answer) -> None:
    papers = move.papers or OpenPapers()
    open_part.lines.extend(papers.lines)
    open_part.veils.extend(papers.veils)
    open_part.people.extend(papers.people)
    open_part.clocks.extend(answer.clocks)


def redact_resume(referee: Referee, move: m.ResumeCampaign) -> m.ResumeCampaign:
    """Whether the GM has papers of a kind is sealed too. Earlier versions knew only notes."""
    for field in SECRET if referee.version >= 3 else SECRET[:1]:
        sealed = sealing(field)(referee, move)
        assert isinstance(sealed, m.ResumeCampaign)
        move = sealed
    return move


def without_secrets(move: m.ResumeCampaign) -> m.ResumeCampaign:
    """For a table without a GM in a seat, who would have them. The next heist stays: the automatic GM runs it."""
    return msgspec.structs.replace(move, **dict.fromkeys(PAPERS, ()))
