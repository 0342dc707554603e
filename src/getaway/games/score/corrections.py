"""What a GM puts right: who is hurt, out, dead or not there, and how long the meter is (SC-9.4)."""

from getaway.games.score import criminals, meter, tray
from getaway.games.score import events as e
from getaway.games.score import ruling_moves as r
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, Criminal


def why_not_heal(criminal: Criminal, move: r.Heal) -> Requirements:
    there = 1 <= move.number <= len(criminal.injuries)
    yield unless(there, "SC-9.4", say("no-such-injury", name=criminal.name, number=move.number))


def heal(referee: Referee, criminal: Criminal, move: r.Heal) -> None:
    referee.emit(e.Healed(criminal.name, criminal.injuries.pop(move.number - 1)))


def why_not_revive(referee: Referee, criminal: Criminal) -> Requirements:
    yield unless(criminal.status != "ready", "SC-9.4", say("plays-already", name=criminal.name))
    yield criminals.why_no_room(referee, criminal.seat)


def revive(referee: Referee, criminal: Criminal) -> None:
    criminal.status = "ready"
    _back_in(referee, criminal)
    referee.strike_from_history("died", criminal.name)
    referee.emit(e.Revived(criminal.name))


def _back_in(referee: Referee, criminal: Criminal) -> None:
    criminal.out = False
    criminal.here = referee.open.phase == "heist" and criminal.played


def why_not_bring_back(criminal: Criminal) -> Requirements:
    yield unless(criminal.out, "SC-9.4", say("not-out", name=criminal.name))


def bring_back(referee: Referee, criminal: Criminal) -> None:
    _back_in(referee, criminal)
    referee.strike_from_history("taken_out", criminal.name)
    referee.emit(e.BroughtBack(criminal.name))


def why_not_leave_home(referee: Referee, criminal: Criminal) -> Requirements:
    yield unless(criminal.played, "SC-3.1", say("took-no-part", name=criminal.name))
    yield from criminals.why_not_leave(referee, criminal)


def leave_home(referee: Referee, criminal: Criminal) -> None:
    """The stash loses at most what it holds."""
    taken = min(referee.open.stash, criminal.prep)
    referee.open.stash -= taken
    referee.job.brought = max(0, referee.job.brought - criminal.prep)
    referee.job.before = [row for row in referee.job.before if row.criminal != criminal.id]
    criminal.here = criminal.played = criminal.out = False
    tray.drop(referee, criminal.id)
    referee.emit(e.LeftAtHome(criminal.name, taken))


def why_not_length(referee: Referee, move: r.SetMeterLength) -> Requirements:
    yield unless(referee.open.job, "SC-3.2", say("prepare-first"))
    least, most = referee.pack.meter_least, referee.pack.meter_most
    if isinstance(move.segments, int):
        fits = least <= move.segments <= most
        yield unless(fits, "SC-3.2", say("segments-range", least=least, most=most))
        if referee.hidden is not None:
            filled = referee.hidden.filled
            yield unless(move.segments > filled, "SC-3.5", say("meter-too-short", filled=filled))


def answer_length(referee: Referee, move: r.SetMeterLength) -> Answer:
    """A penalty beyond the new end is gone, except where it has fired."""
    assert isinstance(move.segments, int)
    hidden = referee.secrets
    hidden.length = move.segments
    hidden.penalties = [row for row in hidden.penalties if row.fired or row.segment < move.segments]
    return Answer(meter=(hidden.filled, hidden.length) if referee.meter_open else None, changed=True)


def set_length(referee: Referee, answer: Answer) -> None:
    referee.open.meter = answer.meter
    _, segments = meter.figures(answer)
    referee.emit(e.MeterResized(segments, referee.options.meter != "secret"))
    meter.read(referee)
