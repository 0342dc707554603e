"""Abilities that are used by a move of their own: once a heist, or for Prep dice at any time (SC-5, SC-7)."""

from getaway.games.score import events as e
from getaway.games.score import meter
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.state import Answer, Criminal

IN_WORDS = {
    "mimic": "say whose voice it is",
    "escape_artist": "say which room",
    "houdini": "say where you are",
    "bag_em": "say who goes down",
    "right_tool": "say which tool",
}
"""Abilities that mean nothing unless something is said."""


def usable(referee: Referee, criminal: Criminal) -> list[str]:
    """The abilities that a Criminal could use now by `UseAbility`."""
    found = []
    for name in criminal.advances:
        card = referee.advances[name]
        if (card.use == "prep" and referee.open.stash >= card.prep) or (
            card.use == "once" and name not in criminal.used and (name != "false_alarm" or cancellable(referee))
        ):
            found.append(name)
    return found


def cancellable(referee: Referee) -> list[int]:
    """The fired penalties that a False Alarm could cancel, by number."""
    return [penalty.number for penalty in referee.job.fired if not penalty.cancelled]


def why_not_use(referee: Referee, criminal: Criminal, move: m.UseAbility) -> Requirements:
    name, stash = move.ability, referee.open.stash
    yield unless(name in referee.advances, "SC-1.1", f"there is no ability {name!r}")
    card = referee.advances[name]
    yield unless(name in criminal.advances, card.rule, f"{criminal.name} does not have {card.name}")
    by_move = card.use in ("once", "prep")
    yield unless(by_move, card.rule, f"{card.name} works in a roll or by itself, not by a move of its own")
    left = card.use != "once" or name not in criminal.used
    yield unless(left, card.rule, f"{criminal.name} has used {card.name} in this heist already")
    yield unless(move.words or name not in IN_WORDS, card.rule, IN_WORDS.get(name, ""))
    paid = card.use != "prep" or 1 <= _cost(referee, move) <= stash
    yield unless(paid, card.rule, f"it takes Prep dice out of the stash, and there are {stash}")
    there = name != "false_alarm" or move.number in cancellable(referee)
    yield unless(there, card.rule, f"no fired penalty {move.number} is in force")


def _cost(referee: Referee, move: m.UseAbility) -> int:
    """Dressed for Success takes a die for each person, a tool one (SC-5.2, SC-5.12)."""
    persons = move.number if move.ability == "dressed_for_success" else 1
    return referee.advances[move.ability].prep * persons


def use(referee: Referee, criminal: Criminal, move: m.UseAbility) -> None:
    spent = 0
    if referee.advances[move.ability].use == "once":
        criminal.used.append(move.ability)
    else:
        spent = _cost(referee, move)
        referee.open.stash -= spent
    referee.emit(e.AbilityUsed(criminal.name, move.ability, move.words, spent))
    if move.ability == "backup_plan":
        (face,), _ = referee.roll_open(1)
        referee.open.stash += face
        referee.emit(e.StashGrew(criminal.name, "backup_plan", face, referee.open.stash))
    elif move.ability == "false_alarm":
        meter.cancel(referee, criminal.name, move.number)


# One-shot skills (SC-7).


def why_not_focus(criminal: Criminal) -> Requirements:
    yield unless("focus" in criminal.advances, "SC-7.1", f"{criminal.name} has no choice of that kind")
    yield unless(not criminal.focus, "SC-7.1", f"{criminal.name} has chosen {criminal.focus} for this heist")


def choose_focus(referee: Referee, criminal: Criminal, move: m.ChooseFocus) -> None:
    criminal.focus = move.on
    referee.emit(e.FocusChosen(criminal.name, move.on))


def why_not_negotiate(criminal: Criminal) -> Requirements:
    yield unless("negotiator" in criminal.advances, "SC-7.2", f"{criminal.name} is no negotiator")


def answer_negotiate(referee: Referee) -> Answer:
    return meter.shift(referee, referee.secrets.filled - referee.advances["negotiator"].segments)


def negotiate(referee: Referee, criminal: Criminal, answer: Answer) -> None:
    referee.emit(e.Negotiated(criminal.name))
    meter.show_moved(referee, f"{criminal.name} negotiated", answer)


def why_not_reach(referee: Referee, criminal: Criminal) -> Requirements:
    able = "inside_the_system" in criminal.advances and not referee.job.system_reached
    yield unless(able, "SC-7.2", "that is for the one-shot Tech, once the system is reached, and once")


def reach(referee: Referee, criminal: Criminal) -> None:
    referee.job.system_reached = True
    referee.emit(e.SystemReached(criminal.name))
