"""The roll, from the attempt to the GM's ruling (SC-2)."""

from getaway.games.score import criminals, difficulty, gm_notes, meter, tray
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, sealing, unless
from getaway.games.score.say import say
from getaway.games.score.scenes import why_not_marked
from getaway.games.score.state import Answer, Attempt, BlindRoll, Criminal, Dice, OpenRoll
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.text.messages import Message, Text, listing

NAMED = ("foresight", "overclock", "clear_the_room")
"""Abilities that are named before the dice; the first two once a heist."""
MORE_RULINGS = ("none", "own")
"""Beside the consequences of the pack: that nothing comes of it, or something in the GM's own words."""
MOST_GM_DICE = 12
MOST_OF_A_KIND = 300
"""So many Cool dice, and so many Heat dice, are thrown at most, however far a pack lets figures grow."""


def why_not_focused(referee: Referee, criminal: Criminal) -> Rejection | None:
    """A premade Specter chooses what is easier today before anything else (SC-7.1)."""
    due = referee.version >= 3 and "focus" in criminal.advances and not criminal.focus
    return unless(not due, "SC-7.1", say("focus-first", name=criminal.name))


def why_not_declare(referee: Referee, criminal: Criminal, move: m.Declare) -> Requirements:
    approaches = {approach.id: approach for approach in referee.approaches()}
    said = move.approach in approaches and not isinstance(approaches[move.approach].text, str)
    before = tray.attempt_of(referee, criminal.id)
    alone = referee.open.gm is not None or referee.rolling() is None
    yield unless(alone, "SC-9.6", say("another-roll"))
    yield unless(not tray.is_rolling(referee, criminal.id), "SC-2.7", say("is-rolling", name=criminal.name))
    yield unless(before is None or before.called is None, "SC-2.7", say("called-waits", name=criminal.name))
    yield why_not_focused(referee, criminal)
    yield unless(move.attempt or said, "SC-2.1", say("attempt-empty"))
    there = not move.approach or move.approach in approaches
    yield unless(there, "SC-2.1", say("no-such-approach", approach=move.approach))
    yield why_not_marked(move.marks)


def declare(referee: Referee, criminal: Criminal, move: m.Declare) -> None:
    attempt: Text = move.attempt
    if not attempt:
        attempt = next(row.text for row in referee.approaches() if row.id == move.approach)
    tray.declare(referee, Attempt(0, criminal.id, attempt, move.approach, move.marks, move.goal))
    referee.emit(e.AttemptDeclared(criminal.name, attempt, move.approach))


def _why_not_stage(referee: Referee, stages: tuple[str, ...], why: Message, rule: str = "SC-2.7") -> Rejection | None:
    roll = referee.rolling()
    if roll is None:
        return Rejection("SC-2.7", say("no-roll"))
    return unless(roll.stage in stages, rule, why)


def why_not_waive(referee: Referee, move: m.Waive) -> Requirements:
    yield _why_not_off(referee, move.attempt, "SC-2.7", say("dice-rolled-already"))


def _why_not_off(referee: Referee, number: int, rule: str, too_late: Message) -> Rejection | None:
    """An attempt can be off until the dice have fallen."""
    if tray.attempt_at(referee, number) is not None:
        return None
    if number:
        return Rejection("SC-2.7", say("no-such-attempt", number=number))
    return _why_not_stage(referee, ("called",), too_late, rule)


def waive(referee: Referee, move: m.Waive) -> None:
    referee.emit(e.Waived(_off(referee, move.attempt), move.words))


def _off(referee: Referee, number: int) -> str:
    """Nothing comes of an attempt; whose it was."""
    attempt = tray.attempt_at(referee, number)
    if attempt is None or not attempt.number:
        name = referee.roller().name
        tray.close(referee)
        return name
    tray.drop(referee, attempt.criminal)
    return referee.criminal(attempt.criminal).name


def _why_not_own(referee: Referee, seat: int | None, number: int = 0) -> Rejection | None:
    """The roll is that of a Criminal of this seat; the GM may roll for who is not at the table (SC-2.9)."""
    attempt = tray.attempt_at(referee, number)
    roller = referee.roller() if referee.rolling() is not None else None
    if attempt is not None:
        roller = referee.criminal(attempt.criminal)
    if roller is None or seat in (roller.seat, referee.open.gm):
        return None
    return Rejection("SC-2.7", say("not-your-roll", name=roller.name))


def why_not_withdraw(referee: Referee, seat: int, move: m.Withdraw) -> Requirements:
    yield _why_not_own(referee, seat, move.attempt)
    yield _why_not_off(referee, move.attempt, "SC-2.1", say("too-late-to-withdraw"))


def withdraw(referee: Referee, move: m.Withdraw) -> None:
    referee.emit(e.Withdrawn(_off(referee, move.attempt)))


def acted_for(referee: Referee, seat: int | None, what: str) -> None:
    """Everyone sees that the GM did it, and for whom."""
    if seat is not None and seat == referee.open.gm:
        referee.emit(e.ActedFor(referee.roller().name, what))


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
    yield why_not_focused(referee, roller)
    yield unless(0 <= move.prep <= stash, "SC-2.2", say("stash-short", stash=stash))
    yield unless(move.prep <= most_prep(referee, roller), "SC-2.2", say("one-prep-die"))
    yield unless("foresight" not in missing, "SC-5.5", say("no-foresight", name=roller.name))
    yield unless(not move.how or move.foresight, "SC-5.5", say("how-foresight"))
    yield unless("overclock" not in missing, "SC-5.13", say("no-overclock", name=roller.name))
    yield unless(not missing, "SC-5.16", say("no-clear-the-room"))


def cool_dice(roller: Criminal, roll: OpenRoll) -> int:
    """Without Prep dice and Overclock: Cool, Ghost Reporting, what the GM adds or takes away, and one a helper."""
    return max(0, roller.cool + roll.bonus_dice + roll.extra_dice + len(roll.helpers))


def make_roll(referee: Referee, seat: int | None, move: m.Roll) -> None:
    acted_for(referee, seat, "roll")
    roll = referee.roll
    roller = referee.roller()
    open_part = referee.open
    open_part.stash -= move.prep
    open_part.rolls += 1
    referee.job.rolls += 1
    roll.number = open_part.rolls
    roll.prep = move.prep
    roll.overclock, roll.clear_the_room = move.overclock, move.clear_the_room
    using = list(named(move))
    if move.how:
        referee.emit(e.Explained(roller.name, move.how))
    roller.used += [name for name in using if name != "clear_the_room"]
    if move.foresight:
        difficulty.foresee(referee)
    cool = min(MOST_OF_A_KIND, cool_dice(roller, roll) + (roller.heat if move.overclock else 0))
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


def counts_as(referee: Referee, roll: OpenRoll, face: int, *, hot: bool) -> str:
    """What a die of a roll counts as: a success, a failure or nothing (SC-2.3, SC-5.19)."""
    if not hot:
        return "success" if face >= roll.difficulty else "nothing"
    if face < roll.difficulty:
        return "failure"
    lethal = difficulty.has(referee.criminal(roll.criminal), "lethal", roll.marks)
    return "success" if lethal and face > roll.difficulty else "nothing"


def _count(referee: Referee) -> None:
    """Successes and failures of the dice as they lie."""
    roll = referee.roll
    assert roll.dice is not None
    counted = [counts_as(referee, roll, face, hot=False) for face in roll.dice.cool]
    counted += [counts_as(referee, roll, face, hot=True) for face in roll.dice.heat]
    roll.successes = counted.count("success")
    roll.failures = counted.count("failure")


def why_not_brute_force(referee: Referee, seat: int) -> Requirements:
    none = say("no-brute-force")
    rejection = _why_not_own(referee, seat) or _why_not_stage(referee, ("rolled",), none)
    yield unless(rejection is None, "SC-5.14", none if rejection is None else rejection.why)


def brute_force(referee: Referee, seat: int | None) -> None:
    acted_for(referee, seat, "brute_force")
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
    if referee.options.brute_force == "stat":
        referee.roller().heat += more
        referee.emit(e.HeatStayed(name, referee.roller().heat))
    stand(referee)


def keep_dice(referee: Referee, seat: int | None) -> None:
    acted_for(referee, seat, "stand")
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
        tray.close(referee)
        return
    spared = referee.advances["slippery"].rolls
    if "slippery" in roller.advances and roller.failed_rolls < spared:
        roller.failed_rolls += 1
        roll.spared = True
        referee.emit(e.FailureSpared(roller.name, spared - roller.failed_rolls))
        tray.close(referee)
        return
    roll.stage = "choice"


def why_not_take(referee: Referee, seat: int) -> Requirements:
    why = say("no-consequence")
    yield _why_not_own(referee, seat)
    yield _why_not_stage(referee, ("choice",), why, "SC-2.4")


def answer_take(referee: Referee, move: m.TakeConsequence) -> Answer:
    on_crew = move.on == "meter"
    return meter.shift(referee, referee.secrets.filled + referee.pack.consequence_fill) if on_crew else Answer()


def take(referee: Referee, seat: int | None, move: m.TakeConsequence, answer: Answer) -> None:
    acted_for(referee, seat, move.on)
    roll = referee.roll
    roller = referee.roller()
    roll.consequence = move.on
    roll.stage = "ruling"
    if move.on == "heat":
        roller.heat += referee.pack.consequence_heat
        referee.emit(e.HeatTaken(roller.name, roller.heat))
        return
    if referee.version >= 3:
        referee.job.fills += 1
    referee.emit(e.MeterFilled(roller.name, *meter.figures(answer), referee.options.meter != "secret"))
    meter.read(referee)
    solo = [criminal.name for criminal in referee.present() if "fly_solo" in criminal.advances]
    if answer.early and solo:
        referee.emit(e.FlewSolo(solo))
    meter.fire(referee, answer)
    meter.end_if_full(referee, answer)


def why_not_judge(referee: Referee, move: m.Judge) -> Requirements:
    kinds = (*referee.consequences, *MORE_RULINGS)
    hidden, number, harm = referee.hidden, move.complication, move.kind == "harm"
    yield _why_not_stage(referee, ("ruling",), say("no-ruling"))
    known = listing(kinds, "comma")
    yield unless(move.kind in kinds, "SC-2.4", say("no-such-consequence", kind=move.kind, known=known))
    yield unless(move.kind != "own" or move.words, "SC-2.4", say("ruling-empty"))
    yield unless(not number or move.kind == "complication", "SC-2.4", say("ruling-complication"))
    yield unless(not move.injury or harm, "SC-3.6", say("ruling-injury"))
    if number and isinstance(number, int) and hidden is not None:
        there = 1 <= number <= len(hidden.complications)
        yield unless(there, "SC-8.1", say("no-such-complication", number=number))


def answer_judge(referee: Referee, move: m.Judge) -> Answer | None:
    if not isinstance(move.complication, int) or not move.complication:
        return None
    return gm_notes.used_complication(referee, move.complication)


def redact_judge(referee: Referee, move: m.Judge) -> Move | None:
    return sealing("complication")(referee, move) if move.complication else move


def judge(referee: Referee, move: m.Judge, answer: Answer) -> None:
    if answer.text:
        gm_notes.reveal(referee, answer)
    if move.injury and referee.roller().here:
        injury = m.RecordInjury(referee.roll.criminal, move.injury)
        criminals.injure(referee, referee.roller(), injury)
    rule_on(referee, move.kind, move.words or answer.text)


def rule_on(referee: Referee, kind: str, words: Text) -> None:
    """The GM's ruling on a failure, in words of their own or, without any, in those of the pack."""
    roll = referee.roll
    if referee.version >= 3:
        roll.ruled, roll.ruling = kind, words
    referee.emit(e.Judged(referee.roller().name, roll.consequence == "meter", kind, words))
    tray.close(referee)


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
