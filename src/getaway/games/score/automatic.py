"""The automatic GM: it turns a generated heist into a run of scenes, calls for rolls and rules on failures.

It makes the moves that a GM in a seat could make, and no others. Its choices draw no dice.
"""

from getaway.games.score import briefs, difficulty, engine
from getaway.games.score import moves as m
from getaway.games.score.pack import DETAILS, Approach, SceneCard, scene_words
from getaway.games.score.referee import Referee
from getaway.games.score.state import AutomaticGm, OpenRoll
from getaway.kernel.moves import Move
from getaway.kernel.template import fill

ALARMING = ("alarm", "more_security", "call_for_help", "lock_down")


def act(referee: Referee) -> bool:
    """Make all moves that are due from the automatic GM; whether there were any."""
    acted = False
    while moves := respond(referee):
        acted = True
        for move in moves:
            engine.make(referee, referee.open.gm, move)
    return acted


def respond(referee: Referee) -> list[Move]:
    """The next moves of the automatic GM; none when it is the players' turn."""
    if referee.open.phase == "break":
        return _between(referee)
    if referee.open.phase == "heist":
        return _during(referee)
    return []


def _state(referee: Referee) -> AutomaticGm:
    gm = referee.secrets.automatic_gm
    assert gm is not None
    return gm


def _between(referee: Referee) -> list[Move]:
    open_part, hidden = referee.open, referee.secrets
    hidden.automatic_gm = AutomaticGm()
    if open_part.job is None:
        size = next(row for row in referee.pack.meters if row.id == referee.options.segments)
        prepared = m.PrepareHeist(size.segments, "", referee.options.subgoals)
        hung = [row for row in referee.pack.house_penalties if row.segment < size.segments]
        penalties = [m.AttachPenalty(row.segment, row.kind, row.amount) for row in hung]
        return [prepared, m.GenerateHeist(), *penalties]
    if open_part.with_subgoals and open_part.history[-1].how == "done":
        due = [criminal for criminal in referee.ready() if criminal.advanced and not criminal.cooled_down]
        return [m.CoolDown(criminal.id) for criminal in due]
    return []


def _during(referee: Referee) -> list[Move]:
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


def _begin(referee: Referee, gm: AutomaticGm) -> list[Move]:
    heist = referee.heist
    gm.settled = referee.open.rolls
    gm.loud = heist.gone_wrong
    for card in referee.pack.scenes:
        gm.scenes += [(card.id, number) for number in range(1, len(heist.jobs) + 1 if card.id == "prize" else 2)]
    start: list[Move] = [m.Narrate("The alarms are on already.")] if heist.gone_wrong else []
    return start + _scene(referee, gm)


def _card(referee: Referee, gm: AutomaticGm) -> SceneCard:
    return next(card for card in referee.pack.scenes if card.id == gm.scenes[gm.at][0])


def _scene(referee: Referee, gm: AutomaticGm) -> list[Move]:
    """The next scene, with the details that show themselves in it."""
    heist = referee.heist
    card = _card(referee, gm)
    number = gm.scenes[gm.at][1]
    job = briefs.jobs_of(referee.pack, heist)[number - 1]
    about = next((table for table in job.tables if table.id == "what"), job.tables[0])
    details = {name: heist.field(name).text for name in DETAILS}
    words = scene_words(details, job.name, heist.field(f"{number}.{about.id}").text)
    fresh = [name for name in ("alarm", "security", "civilians") if f"{{{name}}}" in card.text and not gm.spent]
    shown: list[Move] = [m.ShowField(name) for name in fresh]
    left = [row for row in card.approaches if row.id not in gm.spent]
    approaches = tuple(
        m.Approach(row.id, row.text, row.marks) for row in left if not row.needs_alarm or alarm_on(referee)
    )
    return [*shown, m.SetScene(card.name, fill(card.text, words), approaches)]


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


def _judge(referee: Referee, roll: OpenRoll) -> list[Move]:
    """What a failure brings: a complication for the crew, something smaller or harm for the one who rolled."""
    heist = referee.heist
    if roll.consequence == "meter":
        texts = [text for job in briefs.jobs_of(referee.pack, heist) for text in job.complications]
        return [m.Judge("complication", texts[roll.number % len(texts)])]
    if roll.failures >= referee.pack.house.harm_failures:
        return [m.RecordInjury(roll.criminal, "a bad knock"), m.Judge("harm")]
    return [m.Judge("limited" if roll.successes else "longer")]


def _settle(referee: Referee, gm: AutomaticGm, roll: OpenRoll) -> list[Move]:
    """A success carries the crew on, and its approach is spent; without one the scene goes on, but not for ever."""
    if not roll.successes:
        gm.attempts += 1
        if gm.attempts >= referee.pack.house.patience:
            return [m.EndHeist("failed", "They waited too long, and the chance is gone.")]
        return [m.Narrate("It does not come off. What now?")]
    approach = _approach(referee, gm, roll)
    moves: list[Move] = [m.Narrate("It works." if approach is None else approach.done)]
    if approach is not None:
        moves += _rewards(referee, approach, roll)
        gm.loud = gm.loud or approach.loud
    gm.edge = roll.successes >= referee.pack.house.edge_successes
    gm.attempts = 0
    gm.spent.append(roll.approach)
    if len(gm.spent) < _card(referee, gm).steps:
        return moves + _scene(referee, gm)
    gm.spent = []
    gm.at += 1
    if gm.at == len(gm.scenes):
        return [*moves, m.EndHeist("done", "The van pulls away, and the job is done.")]
    return moves + _scene(referee, gm)


def _rewards(referee: Referee, approach: Approach, roll: OpenRoll) -> list[Move]:
    """Goals, kills and skills that a success confirms."""
    criminal = referee.criminal(roll.criminal)
    moves: list[Move] = []
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
