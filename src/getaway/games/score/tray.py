"""Attempts that wait while a roll is open, and how one roll follows another (SC-2.7)."""

from getaway.games.score import events as e
from getaway.games.score.referee import Referee
from getaway.games.score.state import Attempt, Called, OpenRoll


def attempt_at(referee: Referee, number: int) -> Attempt | None:
    """An attempt by its number. 0 is the one that is open, or if no roll is, the first that waits for the GM."""
    waiting = referee.open.attempts
    if number:
        return next((one for one in waiting if one.number == number), None)
    roll = referee.rolling()
    if roll is None:
        return next((one for one in waiting if one.called is None), None)
    return _open_attempt(roll) if roll.stage == "attempt" else None


def attempt_of(referee: Referee, criminal: int) -> Attempt | None:
    """What a Criminal has said they try, if the dice have not been called for."""
    mine = next((one for one in referee.open.attempts if one.criminal == criminal), None)
    roll = referee.rolling()
    if roll is not None and roll.stage == "attempt" and roll.criminal == criminal:
        return _open_attempt(roll)
    return mine


def _open_attempt(roll: OpenRoll) -> Attempt:
    return Attempt(0, roll.criminal, roll.attempt, roll.approach, roll.marks, roll.goal)


def _roll(attempt: Attempt) -> OpenRoll:
    """The roll that an attempt opens."""
    return OpenRoll(0, attempt.criminal, attempt.attempt, attempt.approach, marks=attempt.marks, goal=attempt.goal)


def _say_anew(before: Attempt, attempt: Attempt) -> None:
    """In the same place."""
    before.attempt, before.approach = attempt.attempt, attempt.approach
    before.marks, before.goal = attempt.marks, attempt.goal


def is_busy(referee: Referee) -> bool:
    """Whether a roll is on its way, so that the next one has to wait."""
    roll = referee.rolling()
    return roll is not None and roll.stage != "attempt"


def is_rolling(referee: Referee, criminal: int) -> bool:
    return is_busy(referee) and referee.roll.criminal == criminal


def declare(referee: Referee, attempt: Attempt) -> None:
    """Open the attempt, or let it wait; what the Criminal said before is forgotten."""
    before = attempt_of(referee, attempt.criminal)
    roll = referee.rolling()
    if roll is None and not referee.open.attempts:
        _open(referee, _roll(attempt))
    elif before is not None and before.number == 0:
        referee.open.roll = _roll(attempt)
    elif before is not None:
        _say_anew(before, attempt)
    else:
        _wait(referee, attempt, last=True)


def call(referee: Referee, attempt: Attempt, called: Called) -> None:
    """The roll for an attempt is called for: it is the open one now, or waits until that is over."""
    busy = is_busy(referee)
    if not busy:
        drop(referee, attempt.criminal)
        _put_aside(referee, attempt.criminal)
        _open(referee, _roll(attempt))
        change(referee, called)
    elif (waiting := attempt_of(referee, attempt.criminal)) is not None:
        _say_anew(waiting, attempt)
        waiting.called = called
    else:
        attempt.called = called
        _wait(referee, attempt, last=True)
    _announce(referee, attempt.criminal, called, waits=busy)


def change(referee: Referee, called: Called) -> None:
    """The open roll is called for like this."""
    roll = referee.roll
    roll.stage = "called"
    roll.difficulty, roll.marks, roll.found = called.difficulty, called.marks, called.found
    roll.bonus_dice, roll.extra_dice = called.bonus_dice, called.extra_dice
    roll.modifier, roll.helpers = called.modifier, called.helpers


def close(referee: Referee) -> None:
    """The open roll is over. The next that was called for is open at once."""
    referee.roll.stage = "closed"
    waiting = next((one for one in referee.open.attempts if one.called is not None), None)
    if waiting is not None and waiting.called is not None:
        called = waiting.called
        drop(referee, waiting.criminal)
        _open(referee, _roll(waiting))
        change(referee, called)
        _announce(referee, waiting.criminal, called, waits=False)


def drop(referee: Referee, criminal: int) -> None:
    """What a Criminal tried, and did not come to, is off."""
    if referee.open.attempts:
        referee.open.attempts = [one for one in referee.open.attempts if one.criminal != criminal]


def _open(referee: Referee, roll: OpenRoll) -> None:
    last = referee.open.roll
    if referee.version >= 3 and last is not None and last.dice is not None:
        referee.open.last_roll = last
    referee.open.roll = roll


def _put_aside(referee: Referee, criminal: int) -> None:
    """An attempt of another Criminal that is open waits, before the others."""
    roll = referee.rolling()
    if roll is not None and roll.criminal != criminal:
        _wait(referee, _open_attempt(roll), last=False)


def _wait(referee: Referee, attempt: Attempt, last: bool) -> None:
    open_part = referee.open
    open_part.attempts_made += 1
    attempt.number = open_part.attempts_made
    open_part.attempts.insert(len(open_part.attempts) if last else 0, attempt)


def _announce(referee: Referee, criminal: int, called: Called, waits: bool) -> None:
    helpers = tuple(referee.criminal(one).name for one in called.helpers)
    name, marks, found = referee.criminal(criminal).name, list(map(str, called.marks)), list(called.found)
    referee.emit(e.RollCalled(name, called.difficulty, marks, found, called.extra_dice, helpers, waits))
