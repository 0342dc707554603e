"""Abilities that are used by a move of their own: once a heist, or for Prep dice at any time (SC-5, SC-7)."""

from getaway.games.score import events as e
from getaway.games.score import meter
from getaway.games.score import moves as m
from getaway.games.score.referee import HEIST, Handler, Handlers, Referee
from getaway.games.score.state import Criminal, Told
from getaway.kernel.events import Rejection

IN_WORDS = {
    "mimic": "say whose voice it is",
    "escape_artist": "say which room",
    "houdini": "say where you are",
    "bag_em": "say who goes down",
    "right_tool": "say which tool",
}
"""Abilities that mean nothing unless something is said."""


def usable(referee: Referee, criminal: Criminal) -> list[str]:
    """The abilities he could use now by `UseAbility`."""
    found = []
    for name in criminal.advances:
        card = referee.figure(name)
        if (card.use == "prep" and referee.open.stash >= card.prep) or (
            card.use == "once" and name not in criminal.used and (name != "false_alarm" or cancellable(referee))
        ):
            found.append(name)
    return found


def cancellable(referee: Referee) -> list[int]:
    """The fired penalties that a False Alarm could cancel, by number."""
    return [penalty.number for penalty in referee.job.fired if not penalty.cancelled]


def why_not_use(referee: Referee, seat: int, move: m.UseAbility) -> Rejection | None:
    if move.ability not in referee.advances:
        return Rejection("SC-1.1", f"there is no ability {move.ability!r}")
    card = referee.figure(move.ability)
    criminal = referee.criminal(move.criminal)
    if move.ability not in criminal.advances:
        return Rejection(card.rule, f"{criminal.name} does not have {card.name}")
    if card.use not in ("once", "prep"):
        return Rejection(card.rule, f"{card.name} works in a roll or by itself, not by a move of its own")
    if card.use == "once" and move.ability in criminal.used:
        return Rejection(card.rule, f"{criminal.name} has used {card.name} in this heist already")
    if move.ability in IN_WORDS and not move.words:
        return Rejection(card.rule, IN_WORDS[move.ability])
    if card.use == "prep" and not 1 <= _cost(referee, move) <= referee.open.stash:
        return Rejection(card.rule, f"it takes Prep dice out of the stash, and there are {referee.open.stash}")
    if move.ability == "false_alarm" and move.number not in cancellable(referee):
        return Rejection(card.rule, f"no fired penalty {move.number} is in force")
    return None


def _cost(referee: Referee, move: m.UseAbility) -> int:
    """Dressed for Success takes a die for each person, a tool one (SC-5.2, SC-5.12)."""
    persons = move.number if move.ability == "dressed_for_success" else 1
    return referee.figure(move.ability).prep * persons


def use(referee: Referee, seat: int, move: m.UseAbility, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    spent = 0
    if referee.figure(move.ability).use == "once":
        criminal.used.append(move.ability)
    else:
        spent = _cost(referee, move)
        referee.open.stash -= spent
    referee.say(e.AbilityUsed(criminal.name, move.ability, move.words, spent))
    if move.ability == "backup_plan":
        (face,), _ = referee.roll_open(1)
        referee.open.stash += face
        referee.say(e.StashGrew(criminal.name, "backup_plan", face, referee.open.stash))
    elif move.ability == "false_alarm":
        meter.cancel(referee, criminal.name, move.number)


# One-shot skills (SC-7).


def why_not_focus(referee: Referee, seat: int, move: m.ChooseFocus) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if not referee.has(criminal, "focus"):
        return Rejection("SC-7.1", f"{criminal.name} has no choice of that kind")
    if criminal.focus:
        return Rejection("SC-7.1", f"{criminal.name} has chosen {criminal.focus} for this heist")
    return None


def choose_focus(referee: Referee, seat: int, move: m.ChooseFocus, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.focus = move.on
    referee.say(e.FocusChosen(criminal.name, move.on))


def why_not_negotiate(referee: Referee, seat: int, move: m.ConfirmNegotiation) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if not referee.has(criminal, "negotiator"):
        return Rejection("SC-7.2", f"{criminal.name} is no negotiator")
    return None


def answer_negotiate(referee: Referee, move: m.ConfirmNegotiation) -> Told:
    return meter.shift(referee, referee.secrets.filled - referee.figure("negotiator").segments)


def negotiate(referee: Referee, seat: int, move: m.ConfirmNegotiation, told: Told) -> None:
    name = referee.criminal(move.criminal).name
    referee.say(e.Negotiated(name))
    filled, segments = meter.figures(told)
    referee.say(e.MeterMoved(f"{name} negotiated", filled, segments, referee.options.meter != "secret"))
    meter.read(referee)
    meter.fire(referee, told)


def why_not_reach(referee: Referee, seat: int, move: m.ReachSystem) -> Rejection | None:
    if not referee.has(referee.criminal(move.criminal), "inside_the_system") or referee.job.system_reached:
        return Rejection("SC-7.2", "that is for the one-shot Tech, once the system is reached, and once")
    return None


def reach(referee: Referee, seat: int, move: m.ReachSystem, told: Told) -> None:
    referee.job.system_reached = True
    referee.say(e.SystemReached(referee.criminal(move.criminal).name))


HANDLERS: Handlers = {
    m.UseAbility: Handler("player", HEIST, why_not_use, use, criminal="present"),
    m.ChooseFocus: Handler("player", HEIST, why_not_focus, choose_focus, criminal="present"),
    m.ConfirmNegotiation: Handler("gm", HEIST, why_not_negotiate, negotiate, answer_negotiate, criminal="present"),
    m.ReachSystem: Handler("gm", HEIST, why_not_reach, reach, criminal="present"),
}
