"""The Threat Meter, its penalties, and the GM's other clocks (SC-3)."""

from getaway.games.score import events as e
from getaway.games.score import heist_moves
from getaway.games.score import moves as m
from getaway.games.score.paper_types import MOST_CLOCKS, MOST_SEGMENTS
from getaway.games.score.referee import Referee, Requirements, sealing, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, Clock, Fired, OpenClock, Penalty
from getaway.kernel.moves import Move
from getaway.text.messages import Text, listing

NUMBERED = ("lose_prep", "harder", "heat_for_all")


def shift(referee: Referee, to: int) -> Answer:
    """Move the meter to a number; the answer says what that brings."""
    hidden = referee.secrets
    to = max(0, min(hidden.length, to))
    fired = []
    for penalty in sorted(hidden.penalties, key=lambda row: row.segment):
        if hidden.filled < penalty.segment <= to and not penalty.fired:
            penalty.fired = True
            early = penalty.segment <= referee.advances["fly_solo"].segments
            shown = penalty.segment if referee.meter_open and referee.version >= 3 else 0
            fired.append(Fired(0, penalty.kind, penalty.amount, penalty.text, early, segment=shown))
    rose = to > hidden.filled
    hidden.filled = to
    hidden.highest = max(hidden.highest, to)
    return Answer(
        meter=(to, hidden.length) if referee.meter_open else None,
        changed=True,
        fired=tuple(fired),
        early=rose and to <= referee.advances["fly_solo"].segments,
        full=to == hidden.length,
    )


def read(referee: Referee) -> None:
    """Show the GM a meter that players do not see."""
    if referee.hidden is not None and not referee.meter_open:
        referee.emit_to_gm(e.MeterRead(referee.hidden.filled, referee.hidden.length))


def figures(answer: Answer) -> tuple[int | None, int | None]:
    return answer.meter if answer.meter is not None else (None, None)


def show_moved(referee: Referee, why: Text, answer: Answer) -> None:
    """By the GM's word, for everyone to see."""
    referee.emit(e.MeterMoved(why, *figures(answer), referee.options.meter != "secret"))
    read(referee)
    fire(referee, answer)


def fire(referee: Referee, answer: Answer) -> None:
    """Penalties that have fired take effect (SC-3.4)."""
    open_part, job = referee.open, referee.job
    if answer.meter is not None:
        open_part.meter = answer.meter
    for given in answer.fired:
        penalty = Fired(len(job.fired) + 1, given.kind, given.amount, given.text, given.early, segment=given.segment)
        job.fired.append(penalty)
        heated, spared = [], []
        if penalty.kind == "lose_prep":
            penalty.lost = min(penalty.amount, open_part.stash)
            open_part.stash -= penalty.lost
        for criminal in referee.present():
            if penalty.early and "fly_solo" in criminal.advances:
                spared.append(criminal.name)
            elif penalty.kind == "heat_for_all":
                criminal.heat += penalty.amount
                penalty.heated.append(criminal.id)
                heated.append(criminal.name)
        if penalty.kind not in ("harder", "heat_for_all"):
            spared = []
        _remember(referee, penalty)
        referee.emit(e.PenaltyFired(penalty.number, penalty.kind, penalty.text, penalty.lost, heated, spared))


def _remember(referee: Referee, penalty: Fired) -> None:
    card = referee.penalties.get(penalty.kind)
    own = "" if card is not None and card.text == penalty.text else penalty.text
    referee.add_to_history(m.HistoryEntry("penalty", about=penalty.kind, text=own), penalty.text)


def cancel(referee: Referee, name: str, number: int) -> None:
    """A False Alarm gives back what a fired penalty took (SC-5.24)."""
    penalty = referee.job.fired[number - 1]
    penalty.cancelled = True
    referee.open.stash += penalty.lost
    cooled = []
    for one in penalty.heated:
        criminal = referee.criminal(one)
        referee.cool_off(criminal, penalty.amount)
        cooled.append(criminal.name)
    referee.emit(e.PenaltyCancelled(name, number, penalty.kind, penalty.lost, cooled))


def cancel_segment(referee: Referee, name: str, segment: int) -> None:
    """The same for whatever else a filled segment brought; 0 is the one that was filled last."""
    job = referee.job
    job.cancelled.append(segment)
    referee.emit(e.SegmentCancelled(name, segment))
    for penalty in job.fired:
        if segment and penalty.segment == segment and not penalty.cancelled:
            cancel(referee, name, penalty.number)


def why_not_correct(referee: Referee, move: m.CorrectMeter) -> Requirements:
    if isinstance(move.filled, m.Seal) or referee.hidden is None:
        return
    length = referee.secrets.length
    yield unless(0 <= move.filled <= length, "SC-3.5", say("meter-range", segments=length))


def answer_correct(referee: Referee, move: m.CorrectMeter) -> Answer:
    assert isinstance(move.filled, int)
    return shift(referee, move.filled)


def correct(referee: Referee, move: m.CorrectMeter, answer: Answer) -> None:
    show_moved(referee, move.why, answer)
    end_if_full(referee, answer)


def end_if_full(referee: Referee, answer: Answer) -> None:
    """Full: the law has the crew, and the heist is over (SC-3.2)."""
    if answer.full:
        heist_moves.close(referee, "arrested", "")


def why_not_attach(referee: Referee, move: m.AttachPenalty) -> Requirements:
    hidden, at = referee.secrets, move.segment
    last = hidden.length - 1
    known = listing(referee.penalties, "comma")
    counted = move.kind != "lose_prep" or move.amount >= 1
    yield unless(hidden.length, "SC-3.2", say("set-segments-first"))
    yield unless(1 <= at <= last, "SC-3.4", say("penalty-range", last=last))
    yield unless(at > hidden.highest, "SC-3.4", say("segment-filled", segment=at))
    yield unless(move.kind in referee.penalties, "SC-3.4", say("no-such-penalty", kind=move.kind, known=known))
    yield unless(counted, "SC-3.4", say("prep-lost-empty"))
    yield unless(move.kind != "own" or move.text, "SC-3.4", say("penalty-empty"))


def answer_attach(referee: Referee, move: m.AttachPenalty) -> None:
    text = move.text or referee.penalties[move.kind].text
    amount = move.amount if move.kind == "lose_prep" else int(move.kind in NUMBERED)
    _take_off(referee, move.segment)
    referee.secrets.penalties.append(Penalty(move.segment, move.kind, amount, text))
    referee.emit_to_gm(e.PenaltyAttached(move.segment, move.kind, amount, text))


def _take_off(referee: Referee, segment: int) -> None:
    referee.secrets.penalties = [penalty for penalty in referee.secrets.penalties if penalty.segment != segment]


def why_not_remove(referee: Referee, move: m.RemovePenalty) -> Requirements:
    waiting = [penalty.segment for penalty in referee.secrets.penalties if not penalty.fired]
    yield unless(move.segment in waiting, "SC-3.4", say("no-penalty-there", segment=move.segment))


def answer_remove(referee: Referee, move: m.RemovePenalty) -> None:
    _take_off(referee, move.segment)
    referee.emit_to_gm(e.PenaltyRemoved(move.segment))


# Further clocks (SC-9.3).


def _clock(referee: Referee, name: str) -> Clock | None:
    return next((clock for clock in referee.secrets.clocks if clock.name == name), None)


def _known_clock(referee: Referee, name: str) -> Clock:
    clock = _clock(referee, name)
    assert clock is not None
    return clock


def _clock_answer(clock: Clock) -> Answer:
    """What everyone may know of a clock."""
    if clock.visibility == "secret":
        return Answer()
    filled, segments = (clock.filled, clock.segments) if clock.visibility == "open" else (None, None)
    return Answer(clock=OpenClock(clock.name, filled, segments, clock.long))


def why_not_add_clock(referee: Referee, move: m.AddClock) -> Requirements:
    if isinstance(move.segments, m.Seal) or referee.hidden is None:
        return
    room = len(referee.secrets.clocks) < MOST_CLOCKS
    yield unless(1 <= move.segments <= MOST_SEGMENTS, "SC-9.3", say("clock-range", most=MOST_SEGMENTS))
    yield unless(_clock(referee, move.name) is None, "SC-9.3", say("clock-taken", name=move.name))
    yield unless(room, "SC-9.3", say("clocks-full", most=MOST_CLOCKS))


def answer_add_clock(referee: Referee, move: m.AddClock) -> Answer:
    assert isinstance(move.segments, int)
    clock = Clock(move.name, 0, move.segments, move.visibility)
    referee.secrets.clocks.append(clock)
    if move.visibility != "open":
        referee.emit_to_gm(e.ClockAdded(move.name, move.segments))
    return _clock_answer(clock)


def add_clock(referee: Referee, answer: Answer) -> None:
    if answer.clock is not None:
        referee.open.clocks.append(answer.clock)
        referee.emit(e.ClockAdded(answer.clock.name, answer.clock.segments))


def redact_add_clock(referee: Referee, move: m.AddClock) -> Move | None:
    return _redacted(referee, move, move.visibility, "segments")


def _redacted(referee: Referee, move: Move, visibility: str, field: str) -> Move | None:
    """Of a hidden clock players know the move and not its figure, of a secret one nothing."""
    if visibility == "secret":
        return None
    return sealing(field)(referee, move) if visibility == "hidden" else move


def why_not_tick(referee: Referee, move: m.TickClock) -> Requirements:
    if isinstance(move.by, m.Seal) or referee.hidden is None:
        return
    clock = _clock(referee, move.name)
    yield unless(clock, "SC-9.3", say("no-such-clock", name=move.name))
    assert clock is not None
    fits = move.by and 0 <= clock.filled + move.by <= clock.segments
    yield unless(fits, "SC-9.3", say("clock-moves", segments=clock.segments))


def answer_tick(referee: Referee, move: m.TickClock) -> Answer:
    clock = _known_clock(referee, move.name)
    assert isinstance(move.by, int)
    clock.filled += move.by
    if clock.visibility != "open":
        referee.emit_to_gm(e.ClockTicked(clock.name, clock.filled, clock.segments))
    return _clock_answer(clock)


def tick(referee: Referee, move: m.TickClock, answer: Answer) -> None:
    if answer.clock is not None:
        clocks = referee.open.clocks
        clocks[[clock.name for clock in clocks].index(move.name)] = answer.clock
        referee.emit(e.ClockTicked(answer.clock.name, answer.clock.filled, answer.clock.segments))


def redact_tick(referee: Referee, move: m.TickClock) -> Move | None:
    return _redacted(referee, move, _known_clock(referee, move.name).visibility, "by")


def why_not_remove_clock(referee: Referee, move: m.RemoveClock) -> Requirements:
    there = referee.hidden is None or _clock(referee, move.name) is not None
    yield unless(there, "SC-9.3", say("no-such-clock", name=move.name))


def answer_remove_clock(referee: Referee, move: m.RemoveClock) -> Answer:
    clock = _known_clock(referee, move.name)
    referee.secrets.clocks.remove(clock)
    if clock.visibility == "secret":
        referee.emit_to_gm(e.ClockRemoved(move.name))
    return _clock_answer(clock)


def remove_clock(referee: Referee, move: m.RemoveClock, answer: Answer) -> None:
    if answer.clock is not None:
        referee.open.clocks = [clock for clock in referee.open.clocks if clock.name != move.name]
        referee.emit(e.ClockRemoved(move.name))


def redact_remove_clock(referee: Referee, move: m.RemoveClock) -> Move | None:
    return None if _known_clock(referee, move.name).visibility == "secret" else move
