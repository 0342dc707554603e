"""A heist prepared, started, told and ended (SC-3, SC-6, SC-8)."""

from typing import TYPE_CHECKING

from getaway.games.score import briefs, criminals
from getaway.games.score import events as e
from getaway.games.score import heist as generator
from getaway.games.score import moves as m
from getaway.games.score.parts import Job, OpenScene, Shown, Told
from getaway.games.score.referee import Deed, Deeds, no_objection, nothing_open, unseen
from getaway.kernel.deal import MOST_LINKS
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move

if TYPE_CHECKING:
    from getaway.games.score.referee import Referee

MOST_NOTES = 99
MOST_HEISTS = MOST_LINKS - 1
MOST_COMPLICATIONS = 20
ENDINGS = {"done": "done", "failed": "failed", "given_up": "given up", "arrested": "the crew was arrested"}


# Preparing.


def why_not_prepare(referee: "Referee", seat: int, move: m.PrepareHeist) -> Rejection | None:
    least, most = referee.pack.meter_least, referee.pack.meter_most
    if isinstance(move.segments, int) and not least <= move.segments <= most:
        return Rejection("SC-3.2", f"the meter has {least} to {most} segments, not {move.segments}")
    return None


def answer_prepare(referee: "Referee", move: m.PrepareHeist) -> Told:
    assert isinstance(move.segments, int)
    hidden = referee.secrets
    hidden.length = move.segments
    hidden.penalties = [penalty for penalty in hidden.penalties if penalty.segment < move.segments]
    return Told(meter=(0, move.segments) if referee.meter_open else None)


def prepare(referee: "Referee", seat: int, move: m.PrepareHeist, told: Told) -> None:
    referee.open.job = Job(move.title, move.subgoals)
    referee.open.meter = told.meter
    segments = told.meter[1] if told.meter is not None else None
    referee.say(e.HeistPrepared(move.title, move.subgoals, segments, referee.options.meter != "secret"))


def shield_prepare(referee: "Referee", move: m.PrepareHeist) -> Move:
    if referee.meter_open:
        return move
    return m.PrepareHeist(m.Seal(referee.seal(move.segments)), move.title, move.subgoals)


def why_not_generate(referee: "Referee", seat: int, move: m.GenerateHeist) -> Rejection | None:
    known = generator.kinds(referee.pack)
    if move.kind and move.kind not in known:
        return Rejection("SC-6.1", f"there is no heist of type {move.kind!r}; there is {', '.join(known)}")
    return None


def answer_generate(referee: "Referee", move: m.GenerateHeist) -> Told:
    hidden = referee.secrets
    assert referee.secret_chance is not None
    seed = move.seed or generator.new_seed(referee.secret_chance)
    hidden.again, hidden.by_hand = {}, {}
    hidden.heist = generator.generate(referee.pack, seed, move.kind or None)
    referee.tell_gm(e.HeistGenerated(seed, briefs.title(referee.pack, hidden.heist)))
    return Told()


def _why_not_field(referee: "Referee", field: str, also_jobs: bool) -> Rejection | None:
    heist = referee.secrets.heist
    if heist is None:
        return Rejection("SC-6.3", "there is no generated heist")
    known = (["jobs"] if also_jobs else []) + [row.id for row in heist.fields]
    if field not in known:
        return Rejection("SC-6.3", f"this heist has no field {field!r}; it has {', '.join(known)}")
    return None


def why_not_again(referee: "Referee", seat: int, move: m.RollAgain) -> Rejection | None:
    return _why_not_field(referee, move.field, also_jobs=True)


def _remade(referee: "Referee", field: str) -> Told:
    hidden = referee.secrets
    assert hidden.heist is not None
    heist = hidden.heist
    if field == "jobs":
        # Another job has other fields: what was changed in the old ones is gone.
        kept = {"jobs": hidden.again["jobs"]}
        hidden.again, hidden.by_hand = kept, {}
    hidden.heist = generator.generate(referee.pack, heist.seed, heist.kind, hidden.again, hidden.by_hand)
    if field == "jobs":
        referee.tell_gm(e.HeistGenerated(heist.seed, briefs.title(referee.pack, hidden.heist)))
    else:
        row = hidden.heist.field(field)
        referee.tell_gm(e.FieldChanged(row.name, row.text))
    return Told()


def answer_again(referee: "Referee", move: m.RollAgain) -> Told:
    hidden = referee.secrets
    hidden.again[move.field] = hidden.again.get(move.field, 0) + 1
    hidden.by_hand.pop(move.field, None)
    return _remade(referee, move.field)


def why_not_set(referee: "Referee", seat: int, move: m.SetField) -> Rejection | None:
    if not move.text:
        return Rejection("SC-6.3", "a field is not left empty")
    return _why_not_field(referee, move.field, also_jobs=False)


def answer_set(referee: "Referee", move: m.SetField) -> Told:
    referee.secrets.by_hand[move.field] = move.text
    return _remade(referee, move.field)


def why_not_show(referee: "Referee", seat: int, move: m.ShowField) -> Rejection | None:
    if referee.hidden is None:
        return None
    if referee.open.job is None:
        return Rejection("SC-3.2", "prepare the heist first")
    return _why_not_field(referee, move.field, also_jobs=False)


def answer_show(referee: "Referee", move: m.ShowField) -> Told:
    heist = referee.secrets.heist
    assert heist is not None
    field = heist.field(move.field)
    return Told(name=field.name, text=field.text)


def reveal(referee: "Referee", seat: int, move: Move, told: Told) -> None:
    assert referee.open.job is not None
    referee.open.job.shown.append(Shown(told.name, told.text))
    referee.say(e.Revealed(told.name, told.text))


def why_not_note(referee: "Referee", seat: int, move: m.WriteNote) -> Rejection | None:
    if not move.text:
        return Rejection("SC-9.3", "there is nothing in this note")
    if len(referee.secrets.notes) >= MOST_NOTES:
        return Rejection("SC-9.3", f"there is room for {MOST_NOTES} notes")
    return None


def answer_note(referee: "Referee", move: m.WriteNote) -> Told:
    referee.secrets.notes.append(move.text)
    referee.tell_gm(e.Noted(move.text))
    return Told()


def why_not_complicate(referee: "Referee", seat: int, move: m.PrepareComplication) -> Rejection | None:
    if not move.text:
        return Rejection("SC-9.3", "say what the complication is")
    if len(referee.secrets.complications) >= MOST_COMPLICATIONS:
        return Rejection("SC-9.3", f"there is room for {MOST_COMPLICATIONS} complications")
    return None


def answer_complicate(referee: "Referee", move: m.PrepareComplication) -> Told:
    complications = referee.secrets.complications
    complications.append(move.text)
    referee.tell_gm(e.ComplicationPrepared(len(complications), move.text))
    return Told()


def why_not_show_complication(referee: "Referee", seat: int, move: m.ShowComplication) -> Rejection | None:
    if referee.hidden is None:
        return None
    if referee.open.job is None:
        return Rejection("SC-3.2", "prepare the heist first")
    assert isinstance(move.number, int)
    if not 1 <= move.number <= len(referee.hidden.complications):
        return Rejection("SC-8.1", f"there is no prepared complication {move.number}")
    return None


def answer_show_complication(referee: "Referee", move: m.ShowComplication) -> Told:
    assert isinstance(move.number, int)
    text = referee.secrets.complications.pop(move.number - 1)
    return Told(name="Complication", text=text)


def shield_show_complication(referee: "Referee", move: m.ShowComplication) -> Move:
    """Its number would count those that stay hidden."""
    return m.ShowComplication(m.Seal(referee.seal(move.number)))


def _pages(referee: "Referee", what: str) -> list[str]:
    return referee.secrets.notes if what == "note" else referee.secrets.complications


def why_not_strike(referee: "Referee", seat: int, move: m.Strike) -> Rejection | None:
    if not 1 <= move.number <= len(_pages(referee, move.what)):
        return Rejection("SC-9.3", f"there is no {move.what} {move.number}")
    return None


def answer_strike(referee: "Referee", move: m.Strike) -> Told:
    referee.tell_gm(e.Struck(move.what, _pages(referee, move.what).pop(move.number - 1)))
    return Told()


# The heist itself.


def why_not_start(referee: "Referee", seat: int, move: m.StartHeist) -> Rejection | None:
    if referee.open.job is None:
        return Rejection("SC-3.2", "the GM sets the number of segments before the heist")
    if referee.open.links >= MOST_HEISTS or len(referee.open.history) >= m.MOST_CHAPTERS:
        return Rejection("SC-9.7", "the book of this table is full; take the campaign to another, or begin a new one")
    if not any(criminal.status == "ready" for criminal in referee.open.crew):
        return Rejection("SC-1.1", "there is no Criminal to go on a heist")
    return None


def answer_start(referee: "Referee", move: m.StartHeist) -> Told:
    heist = referee.secrets.heist
    if heist is None:
        return Told()
    sections = briefs.assignment(referee.pack, heist)
    lines = tuple(line for section in sections for line in section.lines)
    return Told(title=briefs.title(referee.pack, heist), lines=lines)


def start(referee: "Referee", seat: int, move: m.StartHeist, told: Told) -> None:
    open_part = referee.open
    job = open_part.job
    assert job is not None
    open_part.phase = "heist"
    open_part.begun = True
    open_part.heists += 1
    open_part.stash = 0
    open_part.roll = None
    job.title = job.title or told.title or f"Heist {open_part.heists}"
    job.assignment = list(told.lines)
    crew = [criminal for criminal in open_part.crew if criminal.status == "ready"]
    for criminal in open_part.crew:
        if criminal.owed_goal:
            criminal.cool += referee.pack.goal_step
        criminal.played = criminal.out = criminal.owed_goal = criminal.advanced = criminal.cooled_down = False
        criminal.used, criminal.goals, criminal.injuries = [], [], []
        criminal.owed_kills = criminal.failed_rolls = 0
        criminal.focus = ""
    for criminal in crew:
        criminals.enter(referee, criminal)
    names = [criminal.name for criminal in crew]
    referee.say(e.HeistStarted(open_part.heists, job.title, job.assignment, names, open_part.stash))


def end(referee: "Referee", seat: int, move: m.EndHeist, told: Told) -> None:
    close(referee, move.how, move.words)


def why_not_end(referee: "Referee", seat: int, move: m.EndHeist) -> Rejection | None:
    if seat != referee.open.gm and move.how != "given_up":
        return Rejection("SC-3.6", "the house says whether it is done; the crew may give up")
    return None


def close(referee: "Referee", how: str, words: str) -> None:
    """The heist is over: its chapter is written, and who was on his last job retires (SC-3.6, SC-4.3, SC-4.4)."""
    open_part = referee.open
    job = open_part.job
    assert job is not None
    referee.say(e.HeistEnded(open_part.heists, how, words))
    arrested = how == "arrested"
    for criminal in open_part.crew:
        if arrested and criminal.here and referee.options.arrested_out:
            criminal.status = "arrested"
            referee.line(f"{criminal.name} was arrested, for good.")
        elif criminal.last_job and criminal.played and criminal.status == "ready":
            criminal.status = "retired"
            referee.line(f"{criminal.name} retired after one last job.")
            referee.say(e.Retired(criminal.name))
        criminal.here = False
    if words:
        referee.line(words)
    names = tuple(criminal.name for criminal in open_part.crew if criminal.played)
    open_part.history.append(m.Chapter(job.title, how, names, job.rolls, tuple(job.lines)))
    open_part.with_subgoals = job.subgoals
    open_part.job = None
    open_part.meter = None
    open_part.roll = None
    open_part.stash = 0
    open_part.phase = "break"
    _clear_preparation(referee)
    referee.open_the_dice()
    if referee.one_shot:
        _finish(referee, "The one-shot is over.")


def _clear_preparation(referee: "Referee") -> None:
    hidden = referee.hidden
    if hidden is not None:
        hidden.length = hidden.filled = hidden.highest = 0
        hidden.penalties, hidden.complications, hidden.heist = [], [], None
        hidden.again, hidden.by_hand = {}, {}


def finish_campaign(referee: "Referee", seat: int, move: m.EndCampaign, told: Told) -> None:
    _finish(referee, move.words)


def _finish(referee: "Referee", words: str) -> None:
    if referee.open.dice_used:
        referee.open_the_dice()
    referee.open.phase = "over"
    referee.say(e.CampaignEnded(words))


# Telling.


def set_scene(referee: "Referee", seat: int, move: m.SetScene, told: Told) -> None:
    assert referee.open.job is not None
    referee.open.job.scene = OpenScene(move.name, move.text, move.approaches)
    referee.say(e.SceneSet(move.name, move.text))


def why_not_scene(referee: "Referee", seat: int, move: m.SetScene) -> Rejection | None:
    ids = [approach.id for approach in move.approaches]
    if len(set(ids)) != len(ids):
        return Rejection("SC-9.3", "each approach of a scene has its own id")
    if any(len(set(approach.marks)) != len(approach.marks) for approach in move.approaches):
        return Rejection("SC-2.7", "each mark is given once")
    return None


def _scene(referee: "Referee") -> OpenScene | None:
    return referee.open.job.scene if referee.open.job is not None else None


def why_not_add_approach(referee: "Referee", seat: int, move: m.AddApproach) -> Rejection | None:
    scene = _scene(referee)
    if scene is None:
        return Rejection("SC-9.3", "set a scene first")
    if len(scene.approaches) >= m.MOST_APPROACHES:
        return Rejection("SC-9.3", f"a scene has at most {m.MOST_APPROACHES} approaches")
    if len(set(move.marks)) != len(move.marks):
        return Rejection("SC-2.7", "each mark is given once")
    return None if move.text else Rejection("SC-9.3", "say what the approach is")


def add_approach(referee: "Referee", seat: int, move: m.AddApproach, told: Told) -> None:
    scene = _scene(referee)
    assert scene is not None
    taken = {approach.id for approach in scene.approaches}
    name = next(name for n in range(1, m.FAR) if (name := f"way_{n}") not in taken)
    scene.approaches = (*scene.approaches, m.Approach(name, move.text, move.marks))
    referee.say(e.ApproachAdded(move.text))


def why_not_remove_approach(referee: "Referee", seat: int, move: m.RemoveApproach) -> Rejection | None:
    scene = _scene(referee)
    if scene is None or all(approach.id != move.approach for approach in scene.approaches):
        return Rejection("SC-9.3", f"this scene has no approach {move.approach!r}")
    return None


def remove_approach(referee: "Referee", seat: int, move: m.RemoveApproach, told: Told) -> None:
    scene = _scene(referee)
    assert scene is not None
    gone = next(approach for approach in scene.approaches if approach.id == move.approach)
    scene.approaches = tuple(approach for approach in scene.approaches if approach.id != move.approach)
    referee.say(e.ApproachRemoved(gone.text))


def why_not_narrate(referee: "Referee", seat: int, move: m.Narrate) -> Rejection | None:
    return None if move.text else Rejection("SC-9.3", "there is nothing to tell")


def narrate(referee: "Referee", seat: int, move: m.Narrate, told: Told) -> None:
    referee.say(e.Narrated(seat, move.text))


BREAK, HEIST, ANY = ("break",), ("heist",), ("break", "heist")
DEEDS: Deeds = {
    m.PrepareHeist: Deed("gm", BREAK, why_not_prepare, prepare, answer_prepare, shield_prepare),
    m.GenerateHeist: Deed("gm", BREAK, why_not_generate, nothing_open, answer_generate, unseen),
    m.RollAgain: Deed("gm", ANY, why_not_again, nothing_open, answer_again, unseen),
    m.SetField: Deed("gm", ANY, why_not_set, nothing_open, answer_set, unseen),
    m.ShowField: Deed("gm", ANY, why_not_show, reveal, answer_show),
    m.WriteNote: Deed("gm", ANY, why_not_note, nothing_open, answer_note, unseen),
    m.PrepareComplication: Deed("gm", ANY, why_not_complicate, nothing_open, answer_complicate, unseen),
    m.ShowComplication: Deed(
        "gm", ANY, why_not_show_complication, reveal, answer_show_complication, shield_show_complication
    ),
    m.Strike: Deed("gm", ANY, why_not_strike, nothing_open, answer_strike, unseen),
    m.StartHeist: Deed("lead", BREAK, why_not_start, start, answer_start),
    m.EndHeist: Deed("lead", HEIST, why_not_end, end, final=True),
    m.EndCampaign: Deed("lead", BREAK, no_objection, finish_campaign, final=True),
    m.SetScene: Deed("gm", HEIST, why_not_scene, set_scene),
    m.AddApproach: Deed("gm", HEIST, why_not_add_approach, add_approach),
    m.RemoveApproach: Deed("gm", HEIST, why_not_remove_approach, remove_approach),
    m.Narrate: Deed("anyone", ANY, why_not_narrate, narrate),
}
