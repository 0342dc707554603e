"""Putting the heist back to an earlier step, and reopening one that has ended (SC-9.8)."""

from getaway.games.score import events as e
from getaway.games.score import past
from getaway.games.score import ruling_moves as r
from getaway.games.score.heist_moves import MOST_HEISTS
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer


def why_not_put_back(referee: Referee, move: r.PutBack) -> Requirements:
    if isinstance(move.step, int):
        first, before = referee.past.first, referee.past.last - 1
        yield unless(first <= before, "SC-9.8", say("no-steps"))
        yield unless(first <= move.step <= before, "SC-9.8", say("no-such-step", first=first, last=before))


def answer_put_back(referee: Referee, move: r.PutBack) -> Answer:
    assert isinstance(move.step, int)
    return _answer(referee, move.step)


def _answer(referee: Referee, number: int) -> Answer:
    """The hidden part is put back; everyone learns to which of the steps that they know of."""
    known = referee.past.known_at(number)
    hidden = referee.hidden
    assert hidden is not None
    referee.hidden = past.hidden_again(referee.past.snapshot(number), hidden)
    step = referee.past.number_of(known)
    assert step is not None
    return Answer(step=known, text=referee.past.snapshot(step).message)


def put_back(referee: Referee, answer: Answer) -> None:
    _restore(referee, answer)
    referee.emit(e.HeistPutBack(answer.text))


def _restore(referee: Referee, answer: Answer) -> None:
    number = referee.past.number_of(answer.step)
    assert number is not None
    referee.open = past.open_again(referee.past.snapshot(number), referee.open)


def why_not_reopen(referee: Referee) -> Requirements:
    ended = referee.past.steps and referee.open.job is None
    yield unless(ended, "SC-9.8", say("nothing-to-reopen"))
    yield unless(referee.open.links < MOST_HEISTS, "SC-9.7", say("table-full"))


def answer_reopen(referee: Referee) -> Answer:
    return _answer(referee, referee.past.last)


def reopen(referee: Referee, answer: Answer) -> None:
    _restore(referee, answer)
    referee.emit(e.HeistReopened(referee.open.heists))
