"""A heist prepared, started and ended (SC-3, SC-6, SC-8)."""

from getaway.games.score import criminals, heist_texts, long_clocks
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.generator import BY_HAND
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, Curtain, Job
from getaway.kernel.deal import MOST_LINKS
from getaway.text.messages import Text

MOST_HEISTS = MOST_LINKS - 1
ENDED_BY_GM_SINCE = 3
"""The version of the rules since which a GM ends a one-shot, so that its heist can be reopened until then."""


def why_not_prepare(referee: Referee, move: m.PrepareHeist) -> Requirements:
    least, most = referee.pack.meter_least, referee.pack.meter_most
    fits = isinstance(move.segments, m.Seal) or least <= move.segments <= most
    over = referee.one_shot and referee.open.history
    yield unless(fits, "SC-3.2", say("segments-range", least=least, most=most))
    yield unless(not over, "SC-7.1", say("one-shot-one-heist"))


def answer_prepare(referee: Referee, move: m.PrepareHeist) -> Answer:
    assert isinstance(move.segments, int)
    hidden = referee.secrets
    hidden.length = move.segments
    hidden.penalties = [penalty for penalty in hidden.penalties if penalty.segment < move.segments]
    return Answer(meter=(0, move.segments) if referee.meter_open else None)


def prepare(referee: Referee, move: m.PrepareHeist, answer: Answer) -> None:
    referee.open.job = Job(move.title, move.subgoals)
    if referee.open.gm is not None:
        referee.open.curtain = None
    referee.open.meter = answer.meter
    segments = answer.meter[1] if answer.meter is not None else None
    referee.emit(e.HeistPrepared(move.title, move.subgoals, segments, referee.options.meter != "secret"))


def why_not_start(referee: Referee) -> Requirements:
    room = referee.open.links < MOST_HEISTS and len(referee.open.history) < m.MOST_CHAPTERS
    yield unless(referee.open.job, "SC-3.2", say("heist-not-prepared"))
    yield unless(room, "SC-9.7", say("table-full"))
    yield unless(referee.ready(), "SC-1.1", say("no-crew"))


def answer_start(referee: Referee) -> Answer:
    heist = referee.secrets.heist
    if heist is None:
        return Answer()
    lines = heist_texts.assignment(referee.pack, heist)
    if referee.old_texts:
        title = " and ".join(job.name for job in heist_texts.jobs_of(referee.pack, heist))
        return Answer(title=title, lines=tuple(map(referee.as_kept, lines)))
    if not heist.background:
        return Answer(title=heist.jobs, lines=tuple(lines))
    name = heist.field("name")
    if name.entry == BY_HAND:
        return Answer(title=name.text, lines=tuple(lines))
    return Answer(title=heist.jobs, lines=tuple(lines), called=name.text)


def start(referee: Referee, answer: Answer) -> None:
    open_part, job = referee.open, referee.job
    open_part.phase = "heist"
    open_part.begun = True
    open_part.heists += 1
    open_part.stash = 0
    open_part.roll = open_part.curtain = None
    job.title = job.title or answer.title or (f"Heist {open_part.heists}" if referee.old_texts else "")
    job.called = answer.called
    job.assignment = list(answer.lines)
    for criminal in open_part.crew:
        if criminal.owed_goal:
            criminal.cool += referee.pack.goal_step
        criminal.played = criminal.out = criminal.owed_goal = criminal.advanced = criminal.cooled_down = False
        criminal.used, criminal.goals, criminal.injuries = [], [], []
        criminal.owed_kills = criminal.failed_rolls = 0
        criminal.focus = ""
    for criminal in referee.ready():
        criminals.enter(referee, criminal)
    names = [criminal.name for criminal in referee.ready()]
    title = heist_texts.title_text(referee.pack, job.title, open_part.heists, job.called)
    referee.emit(e.HeistStarted(open_part.heists, title, job.assignment, names, open_part.stash))


def end(referee: Referee, move: m.EndHeist) -> None:
    close(referee, move.how, move.words)


def why_not_end(referee: Referee, seat: int | None, move: m.EndHeist) -> Requirements:
    may_say = seat == referee.open.gm or move.how == "given_up"
    yield unless(may_say, "SC-3.6", say("only-give-up"))


def close(referee: Referee, how: str, words: Text) -> None:
    """The heist is over: its chapter is written, and whoever was on their last job retires (SC-3.6, SC-4.3, SC-4.4)."""
    open_part, job = referee.open, referee.job
    referee.emit(e.HeistEnded(open_part.heists, how, words))
    arrested = how == "arrested"
    for criminal in open_part.crew:
        if arrested and criminal.here and referee.options.arrested_out:
            criminal.status = "arrested"
            referee.add_to_history(m.HistoryEntry("arrested", criminal.name))
        elif criminal.last_job and criminal.played and criminal.status == "ready":
            criminal.status = "retired"
            referee.add_to_history(m.HistoryEntry("retired", criminal.name))
            referee.emit(e.Retired(criminal.name))
        criminal.here = False
    kept = referee.as_kept(words)
    if isinstance(kept, str) and kept:
        referee.add_to_history(kept)
    names = tuple(criminal.name for criminal in open_part.crew if criminal.played)
    title, jobs = (job.title, ()) if isinstance(job.title, str) else ("", job.title)
    open_part.history.append(m.Chapter(title, how, names, job.rolls, tuple(job.lines), jobs, job.called))
    open_part.with_subgoals = job.subgoals
    if referee.version >= 3:
        open_part.curtain = Curtain(job.title, how, words, job.rolls, job.assignment, job.before)
    open_part.job = open_part.meter = open_part.roll = open_part.last_roll = None
    open_part.attempts = []
    open_part.stash = 0
    open_part.phase = "break"
    _clear_preparation(referee)
    long_clocks.end_short_clocks(referee)
    referee.open_the_dice()
    if referee.one_shot and (open_part.gm is None or referee.version < ENDED_BY_GM_SINCE):
        _finish(referee, say("one-shot-over"))


def _clear_preparation(referee: Referee) -> None:
    hidden = referee.hidden
    if hidden is not None:
        hidden.length = hidden.filled = hidden.highest = 0
        hidden.penalties, hidden.complications, hidden.heist = [], [], None
        hidden.again, hidden.by_hand = {}, {}


def finish_campaign(referee: Referee, move: m.EndCampaign) -> None:
    _finish(referee, move.words)


def _finish(referee: Referee, words: Text) -> None:
    if referee.open.dice_used:
        referee.open_the_dice()
    referee.open.phase = "over"
    referee.emit(e.CampaignEnded(words))
