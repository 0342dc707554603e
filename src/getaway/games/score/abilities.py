"""Abilities that are used by a move of their own: once a heist, or for Prep dice at any time (SC-5, SC-7)."""

from getaway.games.score import difficulty, meter
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import ability_name, say
from getaway.games.score.state import Answer, Criminal

IN_WORDS = ("mimic", "escape_artist", "houdini", "bag_em", "right_tool")
"""Abilities that mean nothing unless something is said."""


def usable(referee: Referee, criminal: Criminal) -> list[str]:
    """The abilities that a Criminal could use now by `UseAbility`."""
    found = []
    for name in criminal.advances:
        card = referee.advances[name]
        if (card.use == "prep" and referee.open.stash >= card.prep) or (
            card.use == "once" and name not in criminal.used and (name != "false_alarm" or _alarmed(referee))
        ):
            found.append(name)
    if helps_others(referee, criminal):
        found.append("foresight")
    return found


def _alarmed(referee: Referee) -> bool:
    return bool(cancellable(referee) or segments(referee))


def segments(referee: Referee) -> list[int]:
    """The filled segments whose effects a False Alarm could cancel. Of a hidden meter it is only the last one: 0, if
    players have filled any."""
    job, meter_now = referee.job, referee.open.meter
    if referee.version < 3:
        return []
    if meter_now is None:
        return [0] if job.fills and 0 not in job.cancelled else []
    return [segment for segment in range(1, meter_now[0] + 1) if segment not in job.cancelled]


def helps_others(referee: Referee, criminal: Criminal) -> bool:
    """Whether a Criminal could use Foresight for the roll of somebody else (SC-5.5)."""
    roll = referee.rolling()
    mine = "foresight" in criminal.advances and "foresight" not in criminal.used
    if roll is None or not mine or referee.options.foresight != "anyone":
        return False
    return roll.stage == "called" and roll.criminal != criminal.id


def cancellable(referee: Referee) -> list[int]:
    """The fired penalties that a False Alarm could cancel, by number."""
    return [penalty.number for penalty in referee.job.fired if not penalty.cancelled]


def why_not_use(referee: Referee, criminal: Criminal, move: m.UseAbility) -> Requirements:
    name, stash = move.ability, referee.open.stash
    yield unless(name in referee.advances, "SC-1.1", say("no-such-ability", ability=name))
    card = referee.advances[name]
    who, ability = criminal.name, ability_name(card)
    yield unless(name in criminal.advances, card.rule, say("ability-missing", name=who, ability=ability))
    by_move = card.use in ("once", "prep") or (name == "foresight" and helps_others(referee, criminal))
    yield unless(by_move, card.rule, say("ability-in-roll", ability=ability))
    left = card.use != "once" or name not in criminal.used
    yield unless(left, card.rule, say("ability-used-up", name=who, ability=ability))
    yield unless(move.words or name not in IN_WORDS, card.rule, say("ability-in-words", ability=name))
    paid = card.use != "prep" or 1 <= _cost(referee, move) <= stash
    yield unless(paid, card.rule, say("ability-needs-prep", stash=stash))
    if name == "false_alarm" and (move.segment or not move.number):
        yield unless(move.segment in segments(referee), card.rule, say("no-filled-segment", segment=move.segment))
    elif name == "false_alarm":
        there = move.number in cancellable(referee)
        yield unless(there, card.rule, say("no-fired-penalty", number=move.number))


def _cost(referee: Referee, move: m.UseAbility) -> int:
    """Dressed for Success takes a die for each person, a tool one (SC-5.2, SC-5.12)."""
    persons = move.number if move.ability == "dressed_for_success" else 1
    return referee.advances[move.ability].prep * persons


def use(referee: Referee, criminal: Criminal, move: m.UseAbility) -> None:
    spent = 0
    if referee.advances[move.ability].use in ("once", "roll"):
        criminal.used.append(move.ability)
    else:
        spent = _cost(referee, move)
        referee.open.stash -= spent
    referee.emit(e.AbilityUsed(criminal.name, move.ability, move.words, spent))
    if move.ability == "backup_plan":
        (face,), _ = referee.roll_open(1)
        referee.open.stash += face
        referee.emit(e.StashGrew(criminal.name, "backup_plan", face, referee.open.stash))
    elif move.ability == "false_alarm" and (move.segment or not move.number):
        meter.cancel_segment(referee, criminal.name, move.segment)
    elif move.ability == "false_alarm":
        meter.cancel(referee, criminal.name, move.number)
    elif move.ability == "foresight":
        difficulty.foresee(referee)


# One-shot skills (SC-7).


def why_not_focus(criminal: Criminal) -> Requirements:
    yield unless("focus" in criminal.advances, "SC-7.1", say("no-focus", name=criminal.name))
    yield unless(not criminal.focus, "SC-7.1", say("focus-chosen-already", name=criminal.name, focus=criminal.focus))


def choose_focus(referee: Referee, criminal: Criminal, move: m.ChooseFocus) -> None:
    criminal.focus = move.on
    referee.emit(e.FocusChosen(criminal.name, move.on))


def why_not_negotiate(criminal: Criminal) -> Requirements:
    yield unless("negotiator" in criminal.advances, "SC-7.2", say("no-negotiator", name=criminal.name))


def answer_negotiate(referee: Referee) -> Answer:
    return meter.shift(referee, referee.secrets.filled - referee.advances["negotiator"].segments)


def negotiate(referee: Referee, criminal: Criminal, answer: Answer) -> None:
    referee.emit(e.Negotiated(criminal.name))
    meter.show_moved(referee, say("why-negotiated", name=criminal.name), answer)


def why_not_reach(referee: Referee, criminal: Criminal) -> Requirements:
    able = "inside_the_system" in criminal.advances and not referee.job.system_reached
    yield unless(able, "SC-7.2", say("no-system"))


def reach(referee: Referee, criminal: Criminal) -> None:
    referee.job.system_reached = True
    referee.emit(e.SystemReached(criminal.name))
