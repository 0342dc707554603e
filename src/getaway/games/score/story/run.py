"""How a story goes from scene to scene, from the opening to the way out."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.background import second_place
from getaway.games.score.heist_texts import field_text
from getaway.games.score.pack import Mark
from getaway.games.score.say import say
from getaway.games.score.state import OpenApproach, OpenScene
from getaway.games.score.story import clocks, closing
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import pick
from getaway.games.score.story.state import Frame, Story
from getaway.games.score.story.table import COMMON, Scene, Way, way_text
from getaway.games.score.story.teller import Teller
from getaway.text.messages import Argument, Message

FIRST = ("entry", "watch", "people")
ONE_JOB = ("setup", "before", "complication", "reach", "take", "twist", "after")
OF_TWO_JOBS = ("before", "complication", "reach", "take", "twist", "after")
SUBGOAL = ("before", "after")
UNASKED = ("complication", "twist")
OPENING = ("arrive", "place", "crowd", "wrong")
SHOWN = {"watch": "alarm", "people": "security"}
"""Details that show themselves in a scene of this stage."""
MOST_WAYS = 6


def begin(teller: Teller) -> None:
    """The plan of the heist, its people, the opening, and the first scene."""
    referee = teller.referee
    heist, rolls = referee.heist, referee.open.rolls
    referee.secrets.story = story = Story(referee.open.heists, heist, settled=rolls, told=rolls)
    numbers = range(1, len(heist.jobs) + 1)
    stages = [stage for stage in _of_job(heist.double) if referee.job.subgoals or stage not in SUBGOAL]
    story.plan = [(stage, 1) for stage in FIRST]
    story.plan += [(stage, number) for number in numbers for stage in stages]
    story.plan.append(("out", numbers[-1]))
    story.subgoals = referee.job.subgoals
    teller.gather()
    teller.introduce(["client"], 1)
    place = {id: field_text(referee.pack, heist, heist.field(id)) for id in ("floors", "space")}
    for slot in OPENING:
        teller.tell(slot, 1, **(place if slot == "place" else {}))
    story.mentioned += ["floors", "space", "civilians"]
    for number in numbers:
        _subgoal(teller, number)
    next_scene(teller)


def _of_job(double: bool) -> tuple[str, ...]:
    return OF_TWO_JOBS if double else ONE_JOB


def _subgoal(teller: Teller, number: int) -> None:
    """What else is asked: shown where the table plays with subgoals, and declined where not."""
    field = teller.heist.field(f"{number}.subgoal")
    teller.story.mentioned.append(field.id)
    if teller.referee.job.subgoals:
        teller.make(m.ShowField(field.id))
    else:
        teller.tell("declined", number, subgoal=field_text(teller.referee.pack, teller.heist, field))


def next_scene(teller: Teller) -> None:
    """Go on: with what has come up, with a scene that was interrupted, or with the next of the plan. At its end the
    heist is done."""
    story = teller.story
    if story.pending:
        enter(teller, *story.pending.pop(0))
        return
    if story.frames:
        teller.tell("back", teller.frame.job)
        show(teller)
        return
    while story.plan:
        stage, number = story.plan.pop(0)
        if stage in UNASKED and f"came:{number}" in story.facts:
            continue
        scene = choose(teller, stage, number)
        if scene is not None:
            enter(teller, scene.key, number)
            return
    closing.finish(teller, "done")


def choose(teller: Teller, stage: str, number: int) -> Scene | None:
    """The scene of a stage that asks for most of what holds; of several such, any."""
    facts = teller.facts(number)
    parts = (COMMON, teller.heist.jobs[number - 1])
    found = [row for row in teller.table.scenes.values() if row.stage == stage and row.part in parts]
    found = [row for row in found if f.hold(row.when, facts) and f.are_met(row.people, facts)]
    most = max((len(row.when) for row in found), default=0)
    return pick([row for row in found if len(row.when) == most], teller.story.seed, stage, number) if found else None


def enter(teller: Teller, key: str, number: int) -> None:
    """A scene begins: what was noticed meanwhile, who is there, and what the crew has before it."""
    story, scene = teller.story, teller.table.scenes[key]
    story.frames.append(Frame(key, number))
    if scene.stage in UNASKED and f"came:{number}" not in story.facts:
        teller.narrate(arrival(teller, scene, number))
    elif scene.stage not in UNASKED:
        teller.tell("echo", number, f"stage:{scene.stage}")
    f.add(story.facts, scene.sets, scene.people, number)
    if scene.stage in SHOWN:
        _show_detail(teller, SHOWN[scene.stage], number)
        teller.tell(SHOWN[scene.stage])
    if scene.stage == "reach" and number > 1:
        teller.tell("second", number)
        if second_place(teller.heist):
            for detail in SHOWN.values():
                _show_detail(teller, detail, number)
    teller.introduce(scene.people, number)
    clocks.update(teller, number)
    show(teller, new=True)


def _show_detail(teller: Teller, detail: str, number: int) -> None:
    """A detail of the place shows itself."""
    field = f.detail_of(teller.heist, number, detail).id
    teller.make(m.ShowField(field))
    teller.story.mentioned.append(field)


def arrival(teller: Teller, scene: Scene, number: int) -> Message:
    """What is said when a complication comes up, by itself or as somebody's fault."""
    field = teller.heist.field(f"{number}.complication")
    teller.story.facts.append(f"came:{number}")
    teller.story.mentioned.append(field.id)
    rolled = field_text(teller.referee.pack, teller.heist, field)
    return teller.line(f"{scene.text}.arrives", scene.people, rolled=rolled)


def show(teller: Teller, *, new: bool = False) -> None:
    """The present scene with the ways that are left. Once they are gone the crew has to improvise; after that, the
    heist has failed."""
    frame = teller.frame
    ways = ways_of(teller, frame)
    if all(way.free for way in ways):
        if frame.stuck:
            closing.finish(teller, "failed")
            return
        frame.stuck, frame.gone, new = True, [], True
        ways = ways_of(teller, frame)
    scene, facts = teller.scene_of(frame), teller.facts(frame.job)
    variant = next((row.id for row in scene.texts if f.hold(row.when, facts)), "")
    text = f"{scene.text}-{variant}" if variant else scene.text
    names = teller.names(scene.people)
    shown = OpenScene(
        say(f"{scene.text}.title"),
        say(text, **names, **_about(teller, frame.job)),
        tuple(_approach(teller, scene, way) for way in ways),
    )
    teller.referee.job.scene = shown
    if new:
        teller.story.said.append(text)
        teller.referee.emit(e.SceneSet(shown.name, shown.text))


def _approach(teller: Teller, scene: Scene, way: Way) -> OpenApproach:
    names = teller.names((*scene.people, *way.people))
    text = say(way_text(scene, way), **names)
    return OpenApproach(way.id, text, marks_of(teller, way), way.goals, way.difficulty, way.free)


def _about(teller: Teller, number: int) -> dict[str, Argument]:
    """What a scene may say of the job: the thing or person it is about."""
    heist, pack = teller.heist, teller.referee.pack
    job = next(row for row in pack.jobs if row.id == heist.jobs[number - 1])
    about = next((row for row in job.tables if row.id == "what"), job.tables[0])
    return {"prize": field_text(pack, heist, heist.field(f"{number}.{about.id}"))}


def marks_of(teller: Teller, way: Way) -> tuple[Mark, ...]:
    return tuple(dict.fromkeys((*teller.table.kinds[way.kind].marks, *way.marks)))


def ways_of(teller: Teller, frame: Frame) -> list[Way]:
    """The ways that are on offer: not gone, with what they need, and with people who can be met. If there are many,
    those that fit this heist best, and of different kinds."""
    scene, facts = teller.scene_of(frame), teller.facts(frame.job)
    parts = (COMMON, *teller.heist.jobs)
    found = [way for way in scene.ways if way.part in parts and way.id not in frame.gone]
    found = [way for way in found if f.hold(way.needs, facts) and f.are_met(way.people, facts)]
    counted: dict[str, int] = {}
    ranked: list[tuple[int, int, str]] = []
    for way in sorted(found, key=lambda way: -len(way.needs)):
        counted[way.kind] = counted.get(way.kind, 0) + 1
        ranked.append((counted[way.kind], -len(way.needs), way.id))
    kept = {id for _, _, id in sorted(ranked, key=lambda row: row[:2])[:MOST_WAYS]}
    return [way for way in found if way.id in kept or way.free]


def through(teller: Teller, way: Way | None) -> None:
    """The crew is through the present scene: by a way, or by an idea of its own."""
    story = teller.story
    frame = story.frames.pop()
    scene = teller.table.scenes[frame.scene]
    if way is None or not way.free:
        met = ("subgoal_met:#",) if scene.stage in SUBGOAL else ()
        f.add(story.facts, (*scene.done, *met), scene.people, frame.job)
    story.attempts = 0
    clocks.update(teller, frame.job)
    next_scene(teller)
