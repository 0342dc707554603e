"""Check the answers in a players' record against the rules, as far as that is possible without the GM's secrets."""

import msgspec

from getaway.games.score import calls, difficulty
from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score import ruling_moves as r
from getaway.games.score.calls import AnyCall
from getaway.games.score.referee import Referee
from getaway.games.score.say import say
from getaway.games.score.state import Answer, Criminal
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move


def check_answer(referee: Referee, move: Move, answer: Answer) -> Rejection | None:
    """The rule against an answer that a record says the GM's side gave."""
    if isinstance(move, AnyCall):
        return _check_calls(referee, move, answer)
    if isinstance(move, r.PutBack | r.ReopenHeist):
        there = referee.past.number_of(answer.step) is not None
        return None if there else Rejection("SC-9.8", say("sealed-step"))
    if isinstance(move, p.ShowPerson):
        return None if answer.person is not None else Rejection("SC-9.11", say("sealed-person"))
    if isinstance(move, p.KeepClock) or (isinstance(move, m.TickClock) and answer.clock is not None):
        there = any(clock.name == move.name for clock in referee.open.clocks)
        return None if there else Rejection("SC-9.3", say("no-such-clock", name=move.name))
    kinds = {penalty.id for penalty in referee.pack.penalties}
    if any(fired.kind not in kinds for fired in answer.fired):
        return Rejection("SC-3.4", say("sealed-penalty"))
    if referee.meter_open:
        return _check_meter(referee, move, answer)
    return Rejection("SC-3.3", say("sealed-meter")) if answer.meter is not None else None


def _check_calls(referee: Referee, move: AnyCall, answer: Answer) -> Rejection | None:
    """Every roll that a move calls for, as the GM's side says it is."""
    who = calls.rollers(referee, move)
    if not isinstance(move, r.GroupRoll):
        return _check_call(referee, who[0], move, answer)
    if len(answer.calls) != len(who):
        return Rejection("SC-2.6", say("sealed-calls"))
    for roller, told in zip(who, answer.calls, strict=True):
        if told != msgspec.structs.replace(
            told, marks=move.marks, extra_dice=move.dice, modifier=move.modifier, helpers=()
        ):
            return Rejection("SC-2.6", say("sealed-calls"))
        one = Answer(difficulty=told.difficulty, bonus_dice=told.bonus_dice, found=told.found)
        if rejection := _check_call(referee, roller, move, one):
            return rejection
    return None


def _check_call(referee: Referee, roller: Criminal, move: AnyCall, answer: Answer) -> Rejection | None:
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    if not least <= answer.difficulty <= most:
        return Rejection("SC-2.6", say("sealed-difficulty-range", least=least, most=most))
    if answer.bonus_dice not in {0, difficulty.bonus_dice(referee.advances, roller.advances, 0)}:
        return Rejection("SC-5.10", say("sealed-bonus-dice", name=roller.name))
    if referee.open.meter is None or not isinstance(move.difficulty, int):
        return None
    filled, _ = referee.open.meter
    found = difficulty.find(referee, roller, move.difficulty, move.marks, filled, move.modifier)
    if (answer.difficulty, answer.found, answer.bonus_dice) != found:
        return Rejection("SC-2.6", say("sealed-difficulty", difficulty=found[0], filled=filled))
    return None


def _check_meter(referee: Referee, move: Move, answer: Answer) -> Rejection | None:
    """Where the meter is open, where it goes follows from the move."""
    filled, length = referee.open.meter or (0, 0)
    to: object = None
    match move:
        case r.SetMeterLength():
            return None if answer.meter == (filled, move.segments) else Rejection("SC-3.2", say("sealed-meter-move"))
        case m.PrepareHeist():
            return None if answer.meter == (0, move.segments) else Rejection("SC-3.2", say("sealed-meter-start"))
        case m.TakeConsequence() if move.on == "meter":
            to = min(length, filled + referee.pack.consequence_fill)
        case m.CorrectMeter():
            to = move.filled
        case m.ConfirmNegotiation():
            to = max(0, filled - referee.advances["negotiator"].segments)
    if answer.meter != (None if to is None else (to, length)) or answer.full != (to is not None and to == length):
        return Rejection("SC-3.5", say("sealed-meter-move"))
    return None
