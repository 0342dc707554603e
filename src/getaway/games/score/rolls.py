"""The roll, from the attempt to the GM's ruling (SC-2)."""

from getaway.games.score import difficulty, meter
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.scenes import why_not_marked
from getaway.games.score.state import Answer, BlindRoll, Criminal, Dice, OpenRoll
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.text.messages import Message, Text, listing

NAMED = ("foresight", "overclock", "clear_the_room")
"""Abilities that are named before the dice; the first two once a heist."""
MOST_GM_DICE = 12
MOST_OF_A_KIND = 300
"""So many Cool dice, and so many Heat dice, are thrown at most, however far a pack lets figures grow."""


def why_not_declare(referee: Referee, move: m.Declare) -> Requirements:
    approaches = {approach.id: approach for approach in referee.approaches()}
    said = move.approach in approaches and not isinstance(approaches[move.approach].text, str)
    yield unless(referee.rolling() is None, "SC-2.7", say("another-roll"))
    yield unless(move.attempt or said, "SC-2.1", say("attempt-empty"))
    there = not move.approach or move.approach in approaches
    yield unless(there, "SC-2.1", say("no-such-approach", approach=move.approach))
    yield why_not_marked(move.marks)


def declare(referee: Referee, criminal: Criminal, move: m.Declare) -> None:
    attempt: Text = move.attempt
    if not attempt:
        attempt = next(row.text for row in referee.approaches() if row.id == move.approach)
    referee.open.roll = OpenRoll(0, criminal.id, attempt, move.approach, marks=move.marks, goal=move.goal)
    referee.emit(e.AttemptDeclared(criminal.name, attempt, move.approach))


def _why_not_stage(referee: Referee, stages: tuple[str, ...], why: Message, rule: str = "SC-2.7") -> Rejection | None:
    roll = referee.rolling()
    if roll is None:
        return Rejection("SC-2.7", say("no-roll"))
    return unless(roll.stage in stages, rule, why)


def why_not_call(referee: Referee, move: m.CallRoll) -> Requirements:
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    fits = isinstance(move.difficulty, m.Seal) or least <= move.difficulty <= most
    yield _why_not_stage(referee, ("attempt",), say("roll-called-already"))
    yield unless(fits, "SC-2.1", say("difficulty-range", least=least, most=most))
    yield why_not_marked(move.marks)


def answer_call(referee: Referee, move: m.CallRoll) -> Answer:
    """The meter is read now, and nothing later changes this roll."""
    assert isinstance(move.difficulty, int)
    filled = referee.secrets.filled
    final, found, bonus = difficulty.find(referee, referee.roller(), move.difficulty, move.marks, filled)
    if referee.meter_open:
        return Answer(difficulty=final, bonus_dice=bonus, found=found)
    referee.emit_to_gm(e.DifficultyFound(list(found)))
    return Answer(difficulty=final, bonus_dice=bonus)


def call(referee: Referee, move: m.CallRoll, answer: Answer) -> None:
    roll = referee.roll
    roll.stage = "called"
    roll.marks = move.marks
    roll.difficulty = answer.difficulty
    roll.bonus_dice = answer.bonus_dice
    roll.found = answer.found
    referee.emit(e.RollCalled(referee.roller().name, answer.difficulty, list(move.marks), list(answer.found)))


def why_not_waive(referee: Referee) -> Requirements:
    yield _why_not_stage(referee, ("attempt", "called"), say("dice-rolled-already"))


def waive(referee: Referee, move: m.Waive) -> None:
    referee.roll.stage = "closed"
    referee.emit(e.Waived(referee.roller().name, move.words))


def _why_not_own(referee: Referee, seat: int) -> Rejection | None:
    roller = referee.roller() if referee.rolling() is not None else None
    return None if roller is None else unless(roller.seat == seat, "SC-2.7", say("not-your-roll", name=roller.name))


def why_not_withdraw(referee: Referee, seat: int) -> Requirements:
    why = say("too-late-to-withdraw")
    yield _why_not_own(referee, seat)
    yield _why_not_stage(referee, ("attempt", "called"), why, "SC-2.1")


def withdraw(referee: Referee) -> None:
    referee.roll.stage = "closed"
    referee.emit(e.Withdrawn(referee.roller().name))


def most_prep(referee: Referee, criminal: Criminal) -> int:
    """How many Prep dice a Criminal may take for a roll (SC-2.2, SC-5.4)."""
    stash = referee.open.stash
    return stash if "ready" in criminal.advances else min(1, stash)


def free(referee: Referee, criminal: Criminal) -> list[str]:
    """The abilities that a Criminal could name before the dice of the open roll."""
    marks = referee.roll.marks
    return [name for name in NAMED if difficulty.has(criminal, name, marks) and name not in criminal.used]


def named(roll: m.Roll | OpenRoll) -> tuple[str, ...]:
    return tuple(name for name in NAMED if getattr(roll, name))


def why_not_roll(referee: Referee, seat: int, move: m.Roll) -> Requirements:
    yield _why_not_own(referee, seat)
    yield _why_not_stage(referee, ("called",), say("roll-once"))
    roller, stash = referee.roller(), referee.open.stash
    missing = [name for name in named(move) if name not in free(referee, roller)]
    yield unless(0 <= move.prep <= stash, "SC-2.2", say("stash-short", stash=stash))
    yield unless(move.prep <= most_prep(referee, roller), "SC-2.2", say("one-prep-die"))
    yield unless("foresight" not in missing, "SC-5.5", say("no-foresight", name=roller.name))
    yield unless("overclock" not in missing, "SC-5.13", say("no-overclock", name=roller.name))
    yield unless(not missing, "SC-5.16", say("no-clear-the-room"))


def make_roll(referee: Referee, move: m.Roll) -> None:
    roll = referee.roll
    roller = referee.roller()
    open_part = referee.open
    open_part.stash -= move.prep
    open_part.rolls += 1
    referee.job.rolls += 1
    roll.number = open_part.rolls
    roll.prep = move.prep
    roll.foresight, roll.overclock, roll.clear_the_room = move.foresight, move.overclock, move.clear_the_room
    using = list(named(move))
    roller.used += [name for name in using if name != "clear_the_room"]
    if move.foresight:
        roll.difficulty = referee.advances["foresight"].difficulty
        roll.found = (*roll.found, referee.text(say("found-foresight", difficulty=roll.difficulty)))
    cool = min(MOST_OF_A_KIND, roller.cool + roll.bonus_dice + (roller.heat if move.overclock else 0))
    heat = 0 if move.overclock else min(MOST_OF_A_KIND, roller.heat)
    faces, first = referee.roll_open(cool + move.prep + heat)
    roll.dice = Dice(faces[: cool + move.prep], faces[cool + move.prep :], first)
    _count(referee)
    referee.emit(
        e.DiceRolled(
            number=roll.number,
            name=roller.name,
            cool=faces[:cool],
            prep=faces[cool : cool + move.prep],
            heat=roll.dice.heat,
            difficulty=roll.difficulty,
            found=list(roll.found),
            using=using,
            successes=roll.successes,
            failures=roll.failures,
            first=first,
        )
    )
    if difficulty.has(roller, "brute_force", roll.marks) and not move.overclock:
        roll.stage = "rolled"
    else:
        stand(referee)


def counts_as(referee: Referee, face: int, *, hot: bool) -> str:
    """What a die of the open roll counts as: a success, a failure or nothing (SC-2.3, SC-5.19)."""
    roll = referee.roll
    if not hot:
        return "success" if face >= roll.difficulty else "nothing"
    if face < roll.difficulty:
        return "failure"
    lethal = difficulty.has(referee.roller(), "lethal", roll.marks)
    return "success" if lethal and face > roll.difficulty else "nothing"


def _count(referee: Referee) -> None:
    """Successes and failures of the dice as they lie."""
    roll = referee.roll
    assert roll.dice is not None
    counted = [counts_as(referee, face, hot=False) for face in roll.dice.cool]
    counted += [counts_as(referee, face, hot=True) for face in roll.dice.heat]
    roll.successes = counted.count("success")
    roll.failures = counted.count("failure")


def why_not_brute_force(referee: Referee, seat: int) -> Requirements:
    none = say("no-brute-force")
    rejection = _why_not_own(referee, seat) or _why_not_stage(referee, ("rolled",), none)
    yield unless(rejection is None, "SC-5.14", none if rejection is None else rejection.why)


def brute_force(referee: Referee) -> None:
    roll = referee.roll
    assert roll.dice is not None
    more = referee.advances["brute_force"].dice
    count = len(roll.dice.cool)
    faces, first = referee.roll_open(count + more)
    roll.dice = Dice(faces[:count], roll.dice.heat + faces[count:], first)
    roll.brute_force = True
    _count(referee)
    name = referee.roller().name
    referee.emit(e.BrutelyForced(name, faces[:count], roll.dice.heat, roll.successes, roll.failures, first))
    stand(referee)


def stand(referee: Referee) -> None:
    """The dice stand: what comes by itself, then the consequence, if there is one (SC-2.4, SC-2.5)."""
    roll = referee.roll
    roller = referee.roller()
    hard = referee.advances["working_hard"]
    if roll.successes and roll.difficulty >= hard.difficulty and "working_hard" in roller.advances:
        referee.open.stash += hard.prep
        referee.emit(e.StashGrew(roller.name, "working_hard", hard.prep, referee.open.stash))
    if not roll.failures:
        roll.stage = "closed"
        return
    spared = referee.advances["slippery"].rolls
    if "slippery" in roller.advances and roller.failed_rolls < spared:
        roller.failed_rolls += 1
        roll.spared = True
        roll.stage = "closed"
        referee.emit(e.FailureSpared(roller.name, spared - roller.failed_rolls))
        return
    roll.stage = "choice"


def why_not_take(referee: Referee, seat: int) -> Requirements:
    why = say("no-consequence")
    yield _why_not_own(referee, seat)
    yield _why_not_stage(referee, ("choice",), why, "SC-2.4")


def answer_take(referee: Referee, move: m.TakeConsequence) -> Answer:
    on_crew = move.on == "meter"
    return meter.shift(referee, referee.secrets.filled + referee.pack.consequence_fill) if on_crew else Answer()


def take(referee: Referee, move: m.TakeConsequence, answer: Answer) -> None:
    roll = referee.roll
    roller = referee.roller()
    roll.consequence = move.on
    roll.stage = "ruling"
    if move.on == "heat":
        roller.heat += referee.pack.consequence_heat
        referee.emit(e.HeatTaken(roller.name, roller.heat))
        return
    referee.emit(e.MeterFilled(roller.name, *meter.figures(answer), referee.options.meter != "secret"))
    meter.read(referee)
    solo = [criminal.name for criminal in referee.present() if "fly_solo" in criminal.advances]
    if answer.early and solo:
        referee.emit(e.FlewSolo(solo))
    meter.fire(referee, answer)
    meter.end_if_full(referee, answer)


def why_not_judge(referee: Referee, move: m.Judge) -> Requirements:
    known = listing(referee.consequences, "comma")
    yield _why_not_stage(referee, ("ruling",), say("no-ruling"))
    yield unless(move.kind in referee.consequences, "SC-2.4", say("no-such-consequence", kind=move.kind, known=known))


def judge(referee: Referee, move: m.Judge) -> None:
    rule_on(referee, move.kind, move.words)


def rule_on(referee: Referee, kind: str, words: Text) -> None:
    """The GM's ruling on a failure, in words of their own or, without any, in those of the pack."""
    roll = referee.roll
    roll.stage = "closed"
    referee.emit(e.Judged(referee.roller().name, roll.consequence == "meter", kind, words))


def why_not_gm_roll(move: m.GmRoll) -> Requirements:
    yield unless(1 <= move.dice <= MOST_GM_DICE, "SC-9.3", say("gm-dice-range", most=MOST_GM_DICE))


def answer_gm_roll(referee: Referee, move: m.GmRoll) -> Answer:
    if not move.blind:
        return Answer()
    assert isinstance(move.why, str)
    faces = referee.roll_blind(move.dice)
    referee.secrets.blind.append(BlindRoll(move.why, faces))
    referee.emit_to_gm(e.GmRolled(move.dice, move.why, faces))
    return Answer(seal=referee.seal(faces))


def gm_roll(referee: Referee, move: m.GmRoll) -> None:
    if move.blind:
        referee.emit(e.GmRolled(move.dice, "", None))
        return
    faces, _ = referee.roll_open(move.dice)
    assert isinstance(move.why, str)
    referee.emit(e.GmRolled(move.dice, move.why, faces))


def redact_gm_roll(referee: Referee, move: m.GmRoll) -> Move:
    return m.GmRoll(move.dice, m.Seal(referee.seal(move.why)), True) if move.blind else move
