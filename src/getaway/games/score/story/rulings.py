"""What the automatic GM makes of a roll: its difficulty, what came of it, and what it costs."""

from collections.abc import Iterable

from getaway.games.score import criminals, difficulty, rolls
from getaway.games.score import moves as m
from getaway.games.score.pack import Mark
from getaway.games.score.say import CATALOG
from getaway.games.score.state import Criminal, OpenRoll
from getaway.games.score.story import clocks, closing, run
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import INJURY, outcome_pools
from getaway.games.score.story.table import Way, way_text
from getaway.games.score.story.teller import Teller
from getaway.text.messages import Message

KINDS: dict[Mark, str] = {
    "lockpicking": "lock",
    "sneaking": "sneak",
    "kill": "kill",
    "attack": "attack",
    "hacking": "hack",
    "system": "hack",
}
"""What a player's own idea is, by the mark that it claims."""
MOODS = {"wary": 1, "friend": -1, "scared": -1}
"""How somebody's mood changes the difficulty of talking to them."""
TALK = "talk"
ANY = "any"


def way_of(teller: Teller, roll: OpenRoll) -> Way | None:
    """The way of the present scene that is tried; None for an idea of the player's own."""
    scene = teller.scene_of(teller.frame)
    return next((way for way in scene.ways if way.id == roll.approach), None)


def _kind(way: Way | None, marks: Iterable[Mark]) -> str:
    if way is not None:
        return way.kind
    return next((KINDS[mark] for mark in KINDS if mark in marks), ANY)


def call(teller: Teller, roll: OpenRoll) -> None:
    """Set the difficulty, or do without a roll."""
    way = way_of(teller, roll)
    if way is not None and way.free:
        teller.make(m.Waive())
        who = teller.referee.roller().name
        teller.narrate(teller.from_pools(_pools(teller, way, "clean"), _people(teller, way), who=who))
        run.through(teller, way)
        return
    marks = roll.marks if way is None else run.marks_of(teller, way)
    teller.make(m.CallRoll(_difficulty(teller, way, marks), marks))


def _difficulty(teller: Teller, way: Way | None, marks: tuple[Mark, ...]) -> int:
    """From security and alarm, the way, whoever has to be talked to, and how things stand. An idea of the player's own
    is as hard as a way of the same kind that is on offer."""
    referee, rules = teller.referee, teller.referee.pack.house
    if way is None:
        offered = [row for row in run.ways_of(teller, teller.frame) if row.kind == _kind(None, marks)]
        asked = min((row.difficulty for row in offered), default=0)
    else:
        asked = way.difficulty
        facts = teller.facts(teller.frame.job)
        if way.kind == TALK:
            asked += sum(change for mood, change in MOODS.items() for one in way.people if f"{one}:{mood}" in facts)
    if referee.options.difficulty == "heist":
        asked += rules.security[teller.heist.field("security").entry]
        asked += rules.alarm[teller.heist.field("alarm").entry] if "system" in marks else 0
    else:
        asked += int(referee.options.difficulty)
    asked += rules.alarm_on if teller.alarm_on else 0
    asked += rules.edge if teller.story.edge else 0
    return difficulty.clamp(referee.pack, asked)


def _degree(roll: OpenRoll) -> str:
    if roll.successes:
        return "price" if roll.failures and not roll.spared else "clean"
    if not roll.failures:
        return "nothing"
    return "bad" if roll.failures > 1 and not roll.spared else "fail"


def _people(teller: Teller, way: Way | None) -> tuple[str, ...]:
    scene = teller.scene_of(teller.frame)
    return tuple(dict.fromkeys((*scene.people, *(way.people if way is not None else ()))))


def _pools(teller: Teller, way: Way | None, degree: str, marks: Iterable[Mark] = ()) -> list[str]:
    own = way_text(teller.scene_of(teller.frame), way) if way is not None else ""
    return outcome_pools(own, _kind(way, marks), degree)


def _tell_outcome(teller: Teller, roll: OpenRoll) -> None:
    """What came of the roll, once."""
    story = teller.story
    if story.told == roll.number:
        return
    story.told = roll.number
    way = way_of(teller, roll)
    who = teller.referee.criminal(roll.criminal).name
    pools = _pools(teller, way, _degree(roll), roll.marks)
    teller.narrate(teller.from_pools(pools, _people(teller, way), who=who))


def judge(teller: Teller, roll: OpenRoll) -> None:
    """What a failure brings: a complication for the crew; something smaller, or harm, for the one who rolled."""
    _tell_outcome(teller, roll)
    referee = teller.referee
    criminal = referee.criminal(roll.criminal)
    if roll.consequence == "meter":
        rolls.rule_on(referee, "complication", _trouble(teller))
        return
    if roll.failures >= referee.pack.house.harm_failures:
        _harm(teller, criminal)
        return
    kind = "limited" if roll.successes else "harder" if roll.failures > 1 else "longer"
    rolls.rule_on(referee, kind, teller.from_pools([f"story-pools--cost.{kind}"], who=criminal.name))


def _harm(teller: Teller, criminal: Criminal) -> None:
    injury = teller.from_pools([INJURY])
    entry = m.HistoryEntry("hurt", criminal.name, injury.id.removeprefix(f"{CATALOG}."))
    criminals.hurt(teller.referee, criminal, injury, entry)
    teller.story.facts.append("hurt")
    words = teller.from_pools(["story-pools--cost.harm"], who=criminal.name)
    rolls.rule_on(teller.referee, "harm", words)


def _trouble(teller: Teller) -> Message:
    """The heist's own complication if it can come now, which is the next obstacle then; else some other trouble."""
    story = teller.story
    number = teller.frame.job
    stage = teller.table.scenes[teller.frame.scene].stage
    if f"came:{number}" not in story.facts and ("complication", number) in story.plan:
        scene = run.choose(teller, "complication", number)
        if scene is not None and stage != "stuck":
            story.pending.append((scene.key, number))
            return run.arrival(teller, scene, number)
    message, _ = teller.best("trouble", number, f"stage:{stage}")
    return message or teller.from_pools(["story-pools--cost.crew"])


def settle(teller: Teller, roll: OpenRoll) -> None:
    """A success gets the crew through. A failure closes that way, and without a success time goes by."""
    _tell_outcome(teller, roll)
    story, frame = teller.story, teller.frame
    way = way_of(teller, roll)
    kind = teller.table.kinds[_kind(way, roll.marks)]
    people = _people(teller, way)
    if roll.successes:
        _reward(teller, way, roll)
        f.add(story.facts, (*kind.sets, *(way.sets if way is not None else ())), people, frame.job)
        story.edge = roll.successes >= teller.referee.pack.house.edge_successes
        run.through(teller, way)
        return
    if roll.failures:
        f.add(story.facts, (*kind.fails, *(way.fails if way is not None else ())), people, frame.job)
        frame.gone.append(roll.approach)
    story.attempts += 1
    clocks.tick(teller)
    if "lost" in story.facts or story.attempts >= teller.referee.pack.house.patience:
        closing.finish(teller, "failed")
    elif story.pending:
        run.next_scene(teller)
    else:
        run.show(teller)


def _reward(teller: Teller, way: Way | None, roll: OpenRoll) -> None:
    """Goals, kills and skills that a success confirms."""
    referee = teller.referee
    criminal = referee.criminal(roll.criminal)
    if not criminal.here:
        return
    for goal in ("cool", "heat"):
        if _meets(teller, criminal, way, roll, goal) and goal not in criminal.goals and not referee.one_shot:
            teller.make(m.ConfirmGoal(criminal.id, "cool" if goal == "cool" else "heat"))
    if "kill" in roll.marks:
        teller.story.facts.append("killed")
        if "tactical_kill" in criminal.advances:
            teller.make(m.ConfirmKills(criminal.id, 1))
    if way is not None and way.talks and "negotiator" in criminal.advances:
        teller.make(m.ConfirmNegotiation(criminal.id))
    reaches = way is not None and way.reaches
    if reaches and "inside_the_system" in criminal.advances and not referee.job.system_reached:
        teller.make(m.ReachSystem(criminal.id))


def _meets(teller: Teller, criminal: Criminal, way: Way | None, roll: OpenRoll, goal: str) -> bool:
    """Whether a success meets a goal: the way is for it, or the player claims it and it can be so."""
    wanted = f"{criminal.kind}:{goal}"
    if way is not None:
        return wanted in way.goals
    return roll.goal == goal and f.hold(teller.table.claims.get(wanted, ()), teller.facts(teller.frame.job))
