"""The automatic GM: it makes a run of scenes of a generated heist, asks, judges by the rules and tells plainly.

It makes the moves that a GM in a seat could make, and no others. Its choices draw no dice.
"""

from getaway.games.score import briefs, difficulty, engine
from getaway.games.score import moves as m
from getaway.games.score.pack import DETAILS, Approach, SceneCard, scene_words
from getaway.games.score.referee import Referee
from getaway.games.score.state import House, OpenRoll
from getaway.kernel.moves import Move
from getaway.kernel.template import fill

ALARMING = ("alarm", "more_security", "call_for_help", "lock_down")


def act(referee: Referee) -> bool:
    """Do all that is the house's to do now; whether that was anything."""
    acted = False
    while moves := respond(referee):
        acted = True
        for move in moves:
            engine.make(referee, referee.open.gm, move)
    return acted


def respond(referee: Referee) -> list[Move]:
    """What the house does next; nothing when it is the players' turn."""
    if referee.open.phase == "break":
        return _between(referee)
    if referee.open.phase == "heist":
        return _during(referee)
    return []


def _house(referee: Referee) -> House:
    house = referee.secrets.house
    assert house is not None
    return house


def _between(referee: Referee) -> list[Move]:
    open_part, hidden = referee.open, referee.secrets
    hidden.house = House()
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
    house = _house(referee)
    if not house.scenes:
        return _begin(referee, house)
    roll = referee.rolling()
    if roll is not None:
        if roll.stage == "attempt":
            return [_call(referee, house, roll)]
        return _judge(referee, roll) if roll.stage == "ruling" else []
    last = referee.open.roll
    if last is None or last.dice is None or last.number == house.settled:
        return []
    house.settled = last.number
    return _settle(referee, house, last)


def _begin(referee: Referee, house: House) -> list[Move]:
    heist = referee.heist
    house.settled = referee.open.rolls
    house.loud = heist.gone_wrong
    for card in referee.pack.scenes:
        house.scenes += [(card.id, number) for number in range(1, len(heist.jobs) + 1 if card.id == "prize" else 2)]
    start: list[Move] = [m.Narrate("The alarms are on already.")] if heist.gone_wrong else []
    return start + _scene(referee, house)


def _card(referee: Referee, house: House) -> SceneCard:
    return next(card for card in referee.pack.scenes if card.id == house.scenes[house.at][0])


def _scene(referee: Referee, house: House) -> list[Move]:
    """The next scene, with the details that show themselves in it."""
    heist = referee.heist
    card = _card(referee, house)
    number = house.scenes[house.at][1]
    job = briefs.jobs_of(referee.pack, heist)[number - 1]
    about = next((table for table in job.tables if table.id == "what"), job.tables[0])
    details = {name: heist.field(name).text for name in DETAILS}
    words = scene_words(details, job.name, heist.field(f"{number}.{about.id}").text)
    fresh = [name for name in ("alarm", "security", "civilians") if f"{{{name}}}" in card.text and not house.spent]
    shown: list[Move] = [m.ShowField(name) for name in fresh]
    left = [row for row in card.approaches if row.id not in house.spent]
    approaches = tuple(
        m.Approach(row.id, row.text, row.marks) for row in left if not row.needs_alarm or alarm_on(referee)
    )
    return [*shown, m.SetScene(card.name, fill(card.text, words), approaches)]


def alarm_on(referee: Referee) -> bool:
    """Whether the place is alarmed by now: by noise, from the start, or by a penalty that is still in force."""
    fired = any(penalty.kind in ALARMING and not penalty.cancelled for penalty in referee.job.fired)
    return _house(referee).loud or fired


def _approach(referee: Referee, house: House, roll: OpenRoll) -> Approach | None:
    return next((row for row in _card(referee, house).approaches if row.id == roll.approach), None)


def _call(referee: Referee, house: House, roll: OpenRoll) -> Move:
    """Difficulty from security and alarm, the approach, and how things stand."""
    heist = referee.heist
    rules = referee.pack.house
    approach = _approach(referee, house, roll)
    marks = approach.marks if approach is not None else ()
    asked = rules.free_attempt if approach is None else approach.difficulty
    if referee.options.difficulty == "heist":
        asked += rules.security[heist.field("security").entry]
        asked += rules.alarm[heist.field("alarm").entry] if "system" in marks else 0
    else:
        asked += int(referee.options.difficulty)
    asked += rules.alarm_on if alarm_on(referee) else 0
    asked += rules.edge if house.edge else 0
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


def _settle(referee: Referee, house: House, roll: OpenRoll) -> list[Move]:
    """A success carries the crew on, and its approach is spent; without one the scene goes on, but not for ever."""
    if not roll.successes:
        house.attempts += 1
        if house.attempts >= referee.pack.house.patience:
            return [m.EndHeist("failed", "They waited too long, and the chance is gone.")]
        return [m.Narrate("It does not come off. What now?")]
    approach = _approach(referee, house, roll)
    moves: list[Move] = [m.Narrate("It works." if approach is None else approach.done)]
    if approach is not None:
        moves += _rewards(referee, approach, roll)
        house.loud = house.loud or approach.loud
    house.edge = roll.successes >= referee.pack.house.edge_successes
    house.attempts = 0
    house.spent.append(roll.approach)
    if len(house.spent) < _card(referee, house).steps:
        return moves + _scene(referee, house)
    house.spent = []
    house.at += 1
    if house.at == len(house.scenes):
        return [*moves, m.EndHeist("done", "The van pulls away, and the job is done.")]
    return moves + _scene(referee, house)


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
