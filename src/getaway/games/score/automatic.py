"""The automatic GM: it turns a generated heist into a series of scenes, calls for rolls and rules on failures.

It makes the moves that a GM in a seat could make, and no others. Its choices draw no dice. What it says are messages,
where a GM in a seat writes.
"""

from collections.abc import Callable
from functools import partial

from getaway.games.score import criminals, difficulty, engine, heist_moves, rolls, scenes
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.heist_texts import complication_text, jobs_of
from getaway.games.score.narration import scene_text
from getaway.games.score.pack import Approach, SceneCard
from getaway.games.score.referee import Referee
from getaway.games.score.say import alone, approach_done, say, scene_name
from getaway.games.score.state import AUTOMATIC_GM, AutomaticGm, OpenApproach, OpenRoll, OpenScene
from getaway.kernel.moves import Move
from getaway.text.messages import Message

ALARMING = ("alarm", "more_security", "call_for_help", "lock_down")

Step = Move | Callable[[Referee], None]
"""A move, or one that says something."""


def act(referee: Referee) -> bool:
    """Make all moves that are due from the automatic GM; whether there were any."""
    acted = False
    while steps := respond(referee):
        acted = True
        for step in steps:
            if isinstance(step, Move):
                engine.make(referee, referee.open.gm, step)
            else:
                step(referee)
    return acted


def respond(referee: Referee) -> list[Step]:
    """The next moves of the automatic GM; none when it is the players' turn."""
    if referee.open.phase == "break":
        return _between(referee)
    if referee.open.phase == "heist":
        return _during(referee)
    return []


def _narrate(message: Message) -> Step:
    return lambda referee: referee.emit(e.Narrated(AUTOMATIC_GM, message))


def _end(how: str, message: Message) -> Step:
    return lambda referee: heist_moves.close(referee, how, message)


def _state(referee: Referee) -> AutomaticGm:
    gm = referee.secrets.automatic_gm
    assert gm is not None
    return gm


def _between(referee: Referee) -> list[Step]:
    open_part, hidden = referee.open, referee.secrets
    hidden.automatic_gm = AutomaticGm()
    if open_part.job is None:
        return list(preparation(referee))
    if open_part.with_subgoals and open_part.history[-1].how == "done":
        due = [criminal for criminal in referee.ready() if criminal.advanced and not criminal.cooled_down]
        return [m.CoolDown(criminal.id) for criminal in due]
    return []


def preparation(referee: Referee) -> list[Move]:
    """The moves that prepare the next heist."""
    size = next(row for row in referee.pack.meters if row.id == referee.options.segments)
    prepared = m.PrepareHeist(size.segments, "", referee.options.subgoals)
    put_on = [row for row in referee.pack.house_penalties if row.segment < size.segments]
    penalties = [m.AttachPenalty(row.segment, row.kind, row.amount) for row in put_on]
    # A heist may have come with the table.
    generated = [] if referee.secrets.heist else [m.GenerateHeist()]
    return [prepared, *generated, *penalties]


def _during(referee: Referee) -> list[Step]:
    gm = _state(referee)
    if not gm.scenes:
        return _begin(referee, gm)
    roll = referee.rolling()
    if roll is not None:
        if roll.stage == "attempt":
            return [_call(referee, gm, roll)]
        return _judge(referee, roll) if roll.stage == "ruling" else []
    last = referee.open.roll
    if last is None or last.dice is None or last.number == gm.settled:
        return []
    gm.settled = last.number
    return _settle(referee, gm, last)


def _begin(referee: Referee, gm: AutomaticGm) -> list[Step]:
    heist = referee.heist
    gm.settled = referee.open.rolls
    gm.loud = heist.gone_wrong
    for card in referee.pack.scenes:
        gm.scenes += [(card.id, number) for number in range(1, len(heist.jobs) + 1 if card.id == "prize" else 2)]
    start = [_narrate(say("gm-alarms-on"))] if heist.gone_wrong else []
    return start + _scene(referee, gm)


def _card(referee: Referee, gm: AutomaticGm) -> SceneCard:
    return next(card for card in referee.pack.scenes if card.id == gm.scenes[gm.at][0])


def _scene(referee: Referee, gm: AutomaticGm) -> list[Step]:
    """The next scene, with the details that show themselves in it."""
    card, number = _card(referee, gm), gm.scenes[gm.at][1]
    fresh = [name for name in ("alarm", "security", "civilians") if f"{{{name}}}" in card.text and not gm.spent]
    shown: list[Step] = [m.ShowField(name) for name in fresh]
    left = [row for row in card.approaches if row.id not in gm.spent]
    approaches = tuple(
        OpenApproach(row.id, row.text, row.marks) for row in left if not row.needs_alarm or alarm_on(referee)
    )
    text = scene_text(referee.pack, referee.heist, card, number, old=referee.old_texts)
    scene = OpenScene(referee.text(alone(scene_name(card))), text, approaches)
    return [*shown, partial(scenes.show, scene=scene)]


def alarm_on(referee: Referee) -> bool:
    """Whether the place is alarmed by now: by noise, from the start, or by a penalty that is still in force."""
    fired = any(penalty.kind in ALARMING and not penalty.cancelled for penalty in referee.job.fired)
    return _state(referee).loud or fired


def _approach(referee: Referee, gm: AutomaticGm, roll: OpenRoll) -> Approach | None:
    return next((row for row in _card(referee, gm).approaches if row.id == roll.approach), None)


def _call(referee: Referee, gm: AutomaticGm, roll: OpenRoll) -> Move:
    """Difficulty from security and alarm, the approach, and how things stand."""
    heist = referee.heist
    rules = referee.pack.house
    approach = _approach(referee, gm, roll)
    marks = approach.marks if approach is not None else ()
    asked = rules.free_attempt if approach is None else approach.difficulty
    if referee.options.difficulty == "heist":
        asked += rules.security[heist.field("security").entry]
        asked += rules.alarm[heist.field("alarm").entry] if "system" in marks else 0
    else:
        asked += int(referee.options.difficulty)
    asked += rules.alarm_on if alarm_on(referee) else 0
    asked += rules.edge if gm.edge else 0
    return m.CallRoll(difficulty.clamp(referee.pack, asked), marks)


def _judge(referee: Referee, roll: OpenRoll) -> list[Step]:
    """What a failure brings: a complication for the crew, something smaller or harm for the one who rolled."""
    if roll.consequence == "meter":
        jobs = jobs_of(referee.pack, referee.heist)
        texts = [complication_text(job, at) for job in jobs for at in range(len(job.complications))]
        return [partial(rolls.rule_on, kind="complication", words=texts[roll.number % len(texts)])]
    if roll.failures >= referee.pack.house.harm_failures:
        return [partial(criminals.knock, criminal=referee.criminal(roll.criminal)), m.Judge("harm")]
    return [m.Judge("limited" if roll.successes else "longer")]


def _settle(referee: Referee, gm: AutomaticGm, roll: OpenRoll) -> list[Step]:
    """A success carries the crew on, and its approach is spent; without one the scene goes on, but not for ever."""
    if not roll.successes:
        gm.attempts += 1
        if gm.attempts >= referee.pack.house.patience:
            return [_end("failed", say("ended-too-late"))]
        return [_narrate(say("gm-failed" if roll.failures else "gm-nothing"))]
    approach = _approach(referee, gm, roll)
    steps = [_narrate(say("gm-worked") if approach is None else alone(approach_done(approach)))]
    if approach is not None:
        steps += _rewards(referee, approach, roll)
        gm.loud = gm.loud or approach.loud
    gm.edge = roll.successes >= referee.pack.house.edge_successes
    gm.attempts = 0
    gm.spent.append(roll.approach)
    if len(gm.spent) < _card(referee, gm).steps:
        return steps + _scene(referee, gm)
    gm.spent = []
    gm.at += 1
    if gm.at == len(gm.scenes):
        return [*steps, _end("done", say("ended-done"))]
    return steps + _scene(referee, gm)


def _rewards(referee: Referee, approach: Approach, roll: OpenRoll) -> list[Step]:
    """Goals, kills and skills that a success confirms."""
    criminal = referee.criminal(roll.criminal)
    moves: list[Step] = []
    if not criminal.here:
        return moves
    for goal in ("cool", "heat"):
        if f"{criminal.kind}:{goal}" in approach.goals and goal not in criminal.goals and not referee.one_shot:
            moves.append(m.ConfirmGoal(criminal.id, goal))
    if "kill" in approach.marks and "tactical_kill" in criminal.advances:
        moves.append(m.ConfirmKills(criminal.id, 1))
    if approach.talks and "negotiator" in criminal.advances:
        moves.append(m.ConfirmNegotiation(criminal.id))
    if approach.reaches and "inside_the_system" in criminal.advances and not referee.job.system_reached:
        moves.append(m.ReachSystem(criminal.id))
    return moves
