"""Rolls called for: on an attempt, from nothing, for several, and changed before the dice fall (SC-2.1, SC-2.8)."""

from getaway.games.score import criminals, difficulty, tray
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.scenes import why_not_marked
from getaway.games.score.state import Answer, Attempt, Called, Criminal
from getaway.kernel.events import Rejection

MOST_EXTRA = 3
"""So many dice the GM adds or takes away, and by so much they change the difficulty."""

AnyCall = m.CallRoll | r.StartRoll | r.ChangeRoll | r.GroupRoll


def helpers_of(move: AnyCall) -> tuple[int, ...]:
    return () if isinstance(move, r.GroupRoll) else move.helpers


def rollers(referee: Referee, move: AnyCall) -> list[Criminal]:
    """Who would roll, in order."""
    match move:
        case r.GroupRoll():
            return [referee.criminal(number) for number in move.criminals]
        case r.StartRoll():
            return [referee.criminal(move.criminal)]
        case r.ChangeRoll():
            return [referee.roller()]
    attempt = tray.attempt_at(referee, move.attempt)
    assert attempt is not None
    return [referee.criminal(attempt.criminal)]


def _why_not_asked(referee: Referee, move: AnyCall) -> Requirements:
    """The difficulty, marks, dice and helpers that a roll may be called for with."""
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    fits = isinstance(move.difficulty, m.Seal) or least <= move.difficulty <= most
    extra = max(abs(move.dice), abs(move.modifier)) <= MOST_EXTRA
    yield unless(fits, "SC-2.1", say("difficulty-range", least=least, most=most))
    yield why_not_marked(move.marks)
    yield unless(extra, "SC-2.8", say("extra-range", most=MOST_EXTRA))
    helpers = helpers_of(move)
    yield _why_not_all_here(referee, helpers)
    own = any(criminal.id in helpers for criminal in rollers(referee, move))
    yield unless(not own, "SC-2.8", say("helps-themselves"))


def _why_not_all_here(referee: Referee, numbers: tuple[int, ...]) -> Rejection | None:
    """Criminals who take part, each named once."""
    if len(set(numbers)) != len(numbers):
        return Rejection("SC-2.8", say("named-once"))
    gm = referee.open.gm
    named = (criminals.why_not_named(referee, gm, number, "present") for number in numbers)
    return next(filter(None, named), None)


def why_not_call(referee: Referee, move: m.CallRoll) -> Requirements:
    yield _why_not_there(referee, move.attempt)
    yield from _why_not_asked(referee, move)


def _why_not_there(referee: Referee, number: int) -> Rejection | None:
    if tray.attempt_at(referee, number) is not None:
        return None
    if number:
        return Rejection("SC-2.7", say("no-such-attempt", number=number))
    return Rejection("SC-2.7", say("roll-called-already" if tray.is_busy(referee) else "no-roll"))


def why_not_start(referee: Referee, criminal: Criminal, move: r.StartRoll) -> Requirements:
    yield unless(not tray.is_rolling(referee, criminal.id), "SC-2.7", say("is-rolling", name=criminal.name))
    yield from _why_not_asked(referee, move)


def why_not_group(referee: Referee, move: r.GroupRoll) -> Requirements:
    yield unless(move.criminals, "SC-2.7", say("group-empty"))
    yield _why_not_all_here(referee, move.criminals)
    for criminal in rollers(referee, move):
        yield unless(not tray.is_rolling(referee, criminal.id), "SC-2.7", say("is-rolling", name=criminal.name))
    yield from _why_not_asked(referee, move)


def why_not_change(referee: Referee, move: r.ChangeRoll) -> Requirements:
    roll = referee.rolling()
    yield unless(roll, "SC-2.7", say("no-roll"))
    yield unless(referee.roll.stage == "called", "SC-2.7", say("change-called"))
    yield from _why_not_asked(referee, move)


def found(referee: Referee, criminal: Criminal, move: AnyCall, filled: int) -> Called:
    """How a roll would be called for, with so many segments filled."""
    assert isinstance(move.difficulty, int)
    final, steps, bonus = difficulty.find(referee, criminal, move.difficulty, move.marks, filled, move.modifier)
    return Called(final, move.marks, steps, bonus, move.dice, move.modifier, helpers_of(move))


def answer(referee: Referee, move: AnyCall) -> Answer:
    """The meter is read now, and nothing later changes this roll."""
    calls = [found(referee, criminal, move, referee.secrets.filled) for criminal in rollers(referee, move)]
    if not referee.meter_open:
        for call in calls:
            referee.emit_to_gm(e.DifficultyFound(list(call.found)))
            call.found = ()
    if isinstance(move, r.GroupRoll):
        return Answer(calls=tuple(calls))
    (one,) = calls
    return Answer(difficulty=one.difficulty, bonus_dice=one.bonus_dice, found=one.found)


def _told(move: AnyCall, told: Answer) -> Called:
    """The roll as the GM's side has answered it."""
    return Called(told.difficulty, move.marks, told.found, told.bonus_dice, move.dice, move.modifier, helpers_of(move))


def call(referee: Referee, move: m.CallRoll, answer: Answer) -> None:
    attempt = tray.attempt_at(referee, move.attempt)
    assert attempt is not None
    tray.call(referee, attempt, _told(move, answer))


def start(referee: Referee, criminal: Criminal, move: r.StartRoll, answer: Answer) -> None:
    tray.call(referee, _attempt(referee, criminal, move.attempt), _told(move, answer))


def group(referee: Referee, move: r.GroupRoll, answer: Answer) -> None:
    for criminal, told in zip(rollers(referee, move), answer.calls, strict=True):
        tray.call(referee, _attempt(referee, criminal, move.attempt), told)


def _attempt(referee: Referee, criminal: Criminal, words: str) -> Attempt:
    """What a Criminal is called on to roll for: as the GM says, or as they have said themselves."""
    before = tray.attempt_of(referee, criminal.id)
    if before is not None and not words:
        return Attempt(before.number, criminal.id, before.attempt, before.approach, before.marks, before.goal)
    return Attempt(0, criminal.id, words)


def change(referee: Referee, move: r.ChangeRoll, answer: Answer) -> None:
    called = _told(move, answer)
    tray.change(referee, called)
    helpers = tuple(referee.criminal(one).name for one in called.helpers)
    name, marks, steps = referee.roller().name, list(map(str, called.marks)), list(called.found)
    referee.emit(e.RollChanged(name, called.difficulty, marks, steps, called.extra_dice, helpers))
