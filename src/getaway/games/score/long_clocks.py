"""Clocks that go on from heist to heist; the others end with theirs (SC-9.13)."""

import msgspec

from getaway.games.score import paper_events as e
from getaway.games.score import paper_moves as m
from getaway.games.score.paper_types import LongClock
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, Clock, OpenClock
from getaway.kernel.moves import Move


def _clock(referee: Referee, name: str) -> Clock | None:
    return next((clock for clock in referee.secrets.clocks if clock.name == name), None)


def why_not_keep(referee: Referee, move: m.KeepClock) -> Requirements:
    if referee.hidden is None:
        return
    clock = _clock(referee, move.name)
    yield unless(clock, "SC-9.13", say("no-such-clock", name=move.name))
    yield unless(clock is None or clock.long != move.keep, "SC-9.13", say("clock-kept-already", name=move.name))


def answer_keep(referee: Referee, move: m.KeepClock) -> Answer:
    clock = _clock(referee, move.name)
    assert clock is not None
    clock.long = move.keep
    if clock.visibility == "secret":
        referee.emit_to_gm(e.ClockKept(move.name, move.keep))
    return Answer(changed=True)


def keep(referee: Referee, move: m.KeepClock) -> None:
    clocks = referee.open.clocks
    at = [clock.name for clock in clocks].index(move.name)
    clocks[at] = msgspec.structs.replace(clocks[at], long=move.keep)
    referee.emit(e.ClockKept(move.name, move.keep))


def redact_keep(referee: Referee, move: m.KeepClock) -> Move | None:
    clock = _clock(referee, move.name)
    assert clock is not None
    return None if clock.visibility == "secret" else move


def end_short_clocks(referee: Referee) -> None:
    """The heist is over. By earlier rules all clocks stayed."""
    if referee.version < 3:
        return
    referee.open.clocks = [clock for clock in referee.open.clocks if clock.long]
    if referee.hidden is not None:
        referee.hidden.clocks = [clock for clock in referee.hidden.clocks if clock.long]


def stored(clocks: list[Clock]) -> tuple[LongClock, ...]:
    """Those of these clocks that a campaign file holds."""
    return tuple(LongClock(row.name, row.filled, row.segments, row.visibility) for row in clocks if row.long)


def resumed(clock: LongClock) -> Clock:
    return Clock(clock.name, clock.filled, clock.segments, clock.visibility, long=True)


def as_players_know(clock: LongClock) -> OpenClock:
    """An open clock with its figures, a hidden one without."""
    if clock.visibility == "open":
        return OpenClock(clock.name, clock.filled, clock.segments, long=True)
    return OpenClock(clock.name, None, None, long=True)
