"""The Threat Meter, its penalties, and the GM's other clocks (SC-3)."""

from getaway.games.score import events as e
from getaway.games.score import heist_moves
from getaway.games.score import moves as m
from getaway.games.score.referee import (
    ANY,
    HEIST,
    Handler,
    Handlers,
    Referee,
    nothing_open,
    sealed_with_the_meter,
    unseen,
)
from getaway.games.score.state import Clock, Fired, OpenClock, Penalty, Told
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move

NUMBERED = ("lose_prep", "harder", "heat_for_all")
MOST_CLOCKS = 12
MOST_SEGMENTS = 20


# The GM's side.


def shift(referee: Referee, to: int) -> Told:
    """The meter goes to a number; what that brings, for everyone to hear."""
    hidden = referee.secrets
    to = max(0, min(hidden.length, to))
    fired = []
    for penalty in sorted(hidden.penalties, key=lambda row: row.segment):
        if hidden.filled < penalty.segment <= to and not penalty.fired:
            penalty.fired = True
            early = penalty.segment <= referee.figure("fly_solo").segments
            fired.append(Fired(0, penalty.kind, penalty.amount, penalty.text, early))
    rose = to > hidden.filled
    hidden.filled = to
    hidden.highest = max(hidden.highest, to)
    return Told(
        meter=(to, hidden.length) if referee.meter_open else None,
        changed=True,
        fired=tuple(fired),
        early=rose and to <= referee.figure("fly_solo").segments,
        full=to == hidden.length,
    )


# What everyone sees.


def read(referee: Referee) -> None:
    """The GM is told how a hidden meter stands."""
    if referee.hidden is not None and not referee.meter_open:
        referee.tell_gm(e.MeterRead(referee.hidden.filled, referee.hidden.length))


def figures(told: Told) -> tuple[int | None, int | None]:
    return told.meter if told.meter is not None else (None, None)


def fire(referee: Referee, told: Told) -> None:
    """Penalties that have fired take effect (SC-3.4)."""
    open_part, job = referee.open, referee.job
    if told.meter is not None:
        open_part.meter = told.meter
    for given in told.fired:
        penalty = Fired(len(job.fired) + 1, given.kind, given.amount, given.text, given.early)
        job.fired.append(penalty)
        heated, spared = [], []
        if penalty.kind == "lose_prep":
            penalty.lost = min(penalty.amount, open_part.stash)
            open_part.stash -= penalty.lost
        for criminal in referee.present():
            if penalty.early and referee.has(criminal, "fly_solo"):
                spared.append(criminal.name)
            elif penalty.kind == "heat_for_all":
                criminal.heat += penalty.amount
                penalty.heated.append(criminal.id)
                heated.append(criminal.name)
        if penalty.kind not in ("harder", "heat_for_all"):
            spared = []
        referee.line(f"A penalty of the meter fired: {penalty.text}.")
        referee.say(e.PenaltyFired(penalty.number, penalty.kind, penalty.text, penalty.lost, heated, spared))


def cancel(referee: Referee, name: str, number: int) -> None:
    """A False Alarm gives back what a fired penalty took (SC-5.24)."""
    penalty = referee.job.fired[number - 1]
    penalty.cancelled = True
    referee.open.stash += penalty.lost
    cooled = []
    for one in penalty.heated:
        criminal = referee.criminal(one)
        criminal.heat = max(referee.pack.heat_floor, criminal.heat - penalty.amount)
        cooled.append(criminal.name)
    referee.say(e.PenaltyCancelled(name, number, penalty.kind, penalty.lost, cooled))


# The GM's own moves.


def why_not_correct(referee: Referee, seat: int, move: m.CorrectMeter) -> Rejection | None:
    if isinstance(move.filled, m.Seal) or referee.hidden is None:
        return None
    length = referee.secrets.length
    if not 0 <= move.filled <= length:
        return Rejection("SC-3.5", f"the meter stays within 0 and its length, {length}")
    return None


def answer_correct(referee: Referee, move: m.CorrectMeter) -> Told:
    assert isinstance(move.filled, int)
    return shift(referee, move.filled)


def correct(referee: Referee, seat: int, move: m.CorrectMeter, told: Told) -> None:
    filled, segments = figures(told)
    referee.say(e.MeterMoved(move.why, filled, segments, referee.options.meter != "secret"))
    read(referee)
    fire(referee, told)
    end_if_full(referee, told)


def end_if_full(referee: Referee, told: Told) -> None:
    """Full: the law has the crew, and the heist is over (SC-3.2)."""
    if told.full:
        heist_moves.close(referee, "arrested", "")


def why_not_attach(referee: Referee, seat: int, move: m.AttachPenalty) -> Rejection | None:
    hidden = referee.secrets
    if not hidden.length:
        return Rejection("SC-3.2", "set the number of segments first")
    if not 1 <= move.segment < hidden.length:
        return Rejection("SC-3.4", f"any segment but the last can have a penalty: 1 to {hidden.length - 1}")
    if move.segment <= hidden.highest:
        return Rejection("SC-3.4", f"segment {move.segment} has filled already in this heist")
    if move.kind not in {penalty.id for penalty in referee.pack.penalties}:
        known = ", ".join(penalty.id for penalty in referee.pack.penalties)
        return Rejection("SC-3.4", f"there is no penalty {move.kind!r}; there is {known}")
    if move.kind == "lose_prep" and move.amount < 1:
        return Rejection("SC-3.4", "say how many Prep dice are lost, 1 or more")
    if move.kind == "own" and not move.text:
        return Rejection("SC-3.4", "say what your own penalty is")
    return None


def answer_attach(referee: Referee, move: m.AttachPenalty) -> None:
    hidden = referee.secrets
    wording = next(penalty for penalty in referee.pack.penalties if penalty.id == move.kind)
    amount = move.amount if move.kind == "lose_prep" else int(move.kind in NUMBERED)
    hidden.penalties = [penalty for penalty in hidden.penalties if penalty.segment != move.segment]
    hidden.penalties.append(Penalty(move.segment, move.kind, amount, move.text or wording.text))
    referee.tell_gm(e.PenaltyAttached(move.segment, move.kind, amount, move.text or wording.text))


def why_not_remove(referee: Referee, seat: int, move: m.RemovePenalty) -> Rejection | None:
    if not any(penalty.segment == move.segment and not penalty.fired for penalty in referee.secrets.penalties):
        return Rejection("SC-3.4", f"segment {move.segment} has no penalty waiting")
    return None


def answer_remove(referee: Referee, move: m.RemovePenalty) -> None:
    hidden = referee.secrets
    hidden.penalties = [penalty for penalty in hidden.penalties if penalty.segment != move.segment]
    referee.tell_gm(e.PenaltyRemoved(move.segment))


# Further clocks (SC-9.3).


def _has_clock(referee: Referee, name: str) -> bool:
    return any(clock.name == name for clock in referee.secrets.clocks)


def _clock(referee: Referee, name: str) -> Clock:
    return next(clock for clock in referee.secrets.clocks if clock.name == name)


def _shown(clock: Clock) -> OpenClock:
    if clock.visibility == "open":
        return OpenClock(clock.name, clock.filled, clock.segments)
    return OpenClock(clock.name, None, None)


def why_not_add_clock(referee: Referee, seat: int, move: m.AddClock) -> Rejection | None:
    if isinstance(move.segments, m.Seal) or referee.hidden is None:
        return None
    if not 1 <= move.segments <= MOST_SEGMENTS:
        return Rejection("SC-9.3", f"a clock has 1 to {MOST_SEGMENTS} segments")
    if _has_clock(referee, move.name):
        return Rejection("SC-9.3", f"there is a clock {move.name!r} already")
    if len(referee.secrets.clocks) >= MOST_CLOCKS:
        return Rejection("SC-9.3", f"there are at most {MOST_CLOCKS} clocks")
    return None


def answer_add_clock(referee: Referee, move: m.AddClock) -> Told:
    assert isinstance(move.segments, int)
    clock = Clock(move.name, 0, move.segments, move.visibility)
    referee.secrets.clocks.append(clock)
    if move.visibility != "open":
        referee.tell_gm(e.ClockAdded(move.name, move.segments))
    return Told() if move.visibility == "secret" else Told(clock=_shown(clock))


def add_clock(referee: Referee, seat: int, move: m.AddClock, told: Told) -> None:
    if told.clock is not None:
        referee.open.clocks.append(told.clock)
        referee.say(e.ClockAdded(told.clock.name, told.clock.segments))


def shield_add_clock(referee: Referee, move: m.AddClock) -> Move | None:
    if move.visibility == "open":
        return move
    if move.visibility == "secret":
        return None
    return m.AddClock(move.name, m.Seal(referee.seal(move.segments)), move.visibility)


def why_not_tick(referee: Referee, seat: int, move: m.TickClock) -> Rejection | None:
    if isinstance(move.by, m.Seal) or referee.hidden is None:
        return None
    if not _has_clock(referee, move.name):
        return Rejection("SC-9.3", f"there is no clock {move.name!r}")
    clock = _clock(referee, move.name)
    if not 0 <= clock.filled + move.by <= clock.segments or not move.by:
        return Rejection("SC-9.3", f"a clock moves within 0 and its length, {clock.segments}")
    return None


def answer_tick(referee: Referee, move: m.TickClock) -> Told:
    clock = _clock(referee, move.name)
    assert isinstance(move.by, int)
    clock.filled += move.by
    if clock.visibility != "open":
        referee.tell_gm(e.ClockTicked(clock.name, clock.filled, clock.segments))
    return Told() if clock.visibility == "secret" else Told(clock=_shown(clock))


def tick(referee: Referee, seat: int, move: m.TickClock, told: Told) -> None:
    if told.clock is not None:
        clocks = referee.open.clocks
        clocks[[clock.name for clock in clocks].index(move.name)] = told.clock
        referee.say(e.ClockTicked(told.clock.name, told.clock.filled, told.clock.segments))


def shield_tick(referee: Referee, move: m.TickClock) -> Move | None:
    clock = _clock(referee, move.name)
    if clock.visibility == "open":
        return move
    if clock.visibility == "secret":
        return None
    return m.TickClock(move.name, m.Seal(referee.seal(move.by)))


def why_not_remove_clock(referee: Referee, seat: int, move: m.RemoveClock) -> Rejection | None:
    if referee.hidden is not None and not _has_clock(referee, move.name):
        return Rejection("SC-9.3", f"there is no clock {move.name!r}")
    return None


def answer_remove_clock(referee: Referee, move: m.RemoveClock) -> Told:
    clock = _clock(referee, move.name)
    referee.secrets.clocks.remove(clock)
    if clock.visibility == "secret":
        referee.tell_gm(e.ClockRemoved(move.name))
        return Told()
    return Told(clock=_shown(clock))


def remove_clock(referee: Referee, seat: int, move: m.RemoveClock, told: Told) -> None:
    if told.clock is not None:
        referee.open.clocks = [clock for clock in referee.open.clocks if clock.name != move.name]
        referee.say(e.ClockRemoved(move.name))


def shield_remove_clock(referee: Referee, move: m.RemoveClock) -> Move | None:
    clock = _clock(referee, move.name)
    return None if clock.visibility == "secret" else move


HANDLERS: Handlers = {
    m.CorrectMeter: Handler("gm", HEIST, why_not_correct, correct, answer_correct, sealed_with_the_meter("filled")),
    m.AttachPenalty: Handler("gm", ANY, why_not_attach, nothing_open, answer_attach, unseen),
    m.RemovePenalty: Handler("gm", ANY, why_not_remove, nothing_open, answer_remove, unseen),
    m.AddClock: Handler("gm", ANY, why_not_add_clock, add_clock, answer_add_clock, shield_add_clock),
    m.TickClock: Handler("gm", ANY, why_not_tick, tick, answer_tick, shield_tick),
    m.RemoveClock: Handler("gm", ANY, why_not_remove_clock, remove_clock, answer_remove_clock, shield_remove_clock),
}
