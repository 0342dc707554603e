"""Criminals: created, handed over, injured, taken out, retired (SC-1, SC-3.6, SC-9.1)."""

from typing import Any

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import ANY, BREAK, HEIST, Handler, Handlers, Referee, no_objection
from getaway.games.score.state import Criminal, Told
from getaway.kernel.events import Rejection

OF_A_SEAT = 4
"""How many Criminals who can still play a seat may own (SC-9.1)."""
OF_A_CAMPAIGN = 60


def why_not_ready(referee: Referee, number: int) -> Rejection | None:
    """The number is that of a Criminal who can still play."""
    criminal = referee.find(number)
    if criminal is None:
        return Rejection("HR-3", f"there is no Criminal number {number}")
    if criminal.status != "ready":
        return Rejection("SC-9.1", f"{criminal.name} is {criminal.status} and plays no more")
    return None


def why_not_named(referee: Referee, seat: int, move: Any, whom: str) -> Rejection | None:
    """The move names a Criminal of the seat, or for the GM anybody's: one who can still play, or takes part now."""
    if rejection := why_not_ready(referee, move.criminal):
        return rejection
    criminal = referee.criminal(move.criminal)
    if whom == "present" and not criminal.here:
        return Rejection("SC-3.6", f"{criminal.name} takes no part in this heist now")
    if criminal.seat != seat and seat != referee.open.gm:
        return Rejection("SC-9.1", f"{criminal.name} is not yours")
    return None


def why_not_create(referee: Referee, seat: int, move: m.CreateCriminal) -> Rejection | None:
    crew = referee.open.crew
    if move.kind not in referee.classes:
        return Rejection("SC-1.1", f"there is no class {move.kind!r}; there is {', '.join(referee.classes)}")
    kind = referee.classes[move.kind]
    if referee.one_shot and move.advance:
        return Rejection("SC-7.1", "the premade Criminals of a one-shot take no advance")
    starts_with = referee.pack.start_advances
    if not starts_with and move.advance:
        return Rejection("SC-1.2", "with this pack a new Criminal takes no advance")
    if starts_with and not referee.one_shot and move.advance not in kind.advances:
        choice = ", ".join(kind.advances)
        return Rejection("SC-1.2", f"a new {kind.name} takes one of {choice}, not {move.advance or 'nothing'!r}")
    if sum(criminal.seat == seat and criminal.status == "ready" for criminal in crew) >= OF_A_SEAT:
        return Rejection("SC-9.1", f"a seat has at most {OF_A_SEAT} Criminals who can still play")
    if len(crew) >= OF_A_CAMPAIGN:
        return Rejection("SC-9.1", f"a campaign has at most {OF_A_CAMPAIGN} Criminals")
    if any(criminal.name == move.name for criminal in crew):
        return Rejection("SC-9.1", f"there is a {move.name} already")
    return None


def create(referee: Referee, seat: int, move: m.CreateCriminal, told: Told) -> None:
    kind = referee.classes[move.kind]
    cool, heat = referee.options.start_cool, referee.options.start_heat
    referee.open.crew.append(
        Criminal(
            id=len(referee.open.crew),
            name=move.name,
            seat=seat,
            kind=kind.id,
            cool=kind.cool if cool == "class" else int(cool),
            heat=kind.heat if heat == "class" else int(heat),
            prep=kind.prep,
            advances=list(kind.one_shot) if referee.one_shot else [move.advance] if move.advance else [],
            gear=move.gear or kind.gear,
        )
    )
    referee.say(e.CriminalCreated(seat, move.name, move.kind, move.advance))


def change_gear(referee: Referee, seat: int, move: m.ChangeGear, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.gear = move.gear
    referee.say(e.GearChanged(criminal.name, move.gear))


def _idle(referee: Referee, number: int) -> Rejection | None:
    roll = referee.rolling()
    if roll is not None and roll.criminal == number:
        return Rejection("SC-2.7", f"{referee.criminal(number).name} is in the middle of a roll")
    return None


def why_not_hand_over(referee: Referee, seat: int, move: m.HandOver) -> Rejection | None:
    if not 0 <= move.to < referee.open.seats or move.to == referee.open.gm:
        return Rejection("SC-9.1", f"seat {move.to + 1} is no player's")
    if move.to == referee.criminal(move.criminal).seat:
        return Rejection("SC-9.1", "that seat has this Criminal already")
    if sum(criminal.seat == move.to and criminal.status == "ready" for criminal in referee.open.crew) >= OF_A_SEAT:
        return Rejection("SC-9.1", f"a seat has at most {OF_A_SEAT} Criminals who can still play")
    return _idle(referee, move.criminal)


def hand_over(referee: Referee, seat: int, move: m.HandOver, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.seat = move.to
    referee.say(e.HandedOver(criminal.name, move.to))


def why_not_join(referee: Referee, seat: int, move: m.Join) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if criminal.here:
        return Rejection("SC-3.1", f"{criminal.name} is in this heist already")
    if criminal.out:
        return Rejection("SC-3.6", f"{criminal.name} was taken out for this heist")
    return None


def enter(referee: Referee, criminal: Criminal) -> int:
    """He takes part, and adds his Prep to the stash, once a heist (SC-3.1)."""
    prep = 0 if criminal.played else criminal.prep
    referee.open.stash += prep
    referee.job.brought += prep
    criminal.here = criminal.played = True
    return prep


def join(referee: Referee, seat: int, move: m.Join, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    referee.say(e.Joined(criminal.name, enter(referee, criminal)))


def why_not_leave(referee: Referee, seat: int, move: m.Leave) -> Rejection | None:
    return _idle(referee, move.criminal)


def leave(referee: Referee, seat: int, move: m.Leave, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.here = False
    referee.say(e.Left(criminal.name))


def retire(referee: Referee, seat: int, move: m.Retire, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.status = "retired"
    referee.say(e.Retired(criminal.name))


def take_out(referee: Referee, seat: int, move: m.TakeOut, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.here = False
    criminal.out = True
    if move.how == "dead":
        criminal.status = "dead"
        referee.line(f"{criminal.name} died{_because(move.why)}.")
    else:
        referee.line(f"{criminal.name} was taken out for the heist{_because(move.why)}.")
    roll = referee.rolling()
    if roll is not None and roll.criminal == criminal.id:
        roll.stage = "closed"
    referee.say(e.TakenOut(criminal.name, move.how, move.why))


def _because(why: str) -> str:
    return f": {why}" if why else ""


def why_not_injure(referee: Referee, seat: int, move: m.RecordInjury) -> Rejection | None:
    return None if move.injury else Rejection("SC-3.6", "say what the injury is")


def injure(referee: Referee, seat: int, move: m.RecordInjury, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    struck = referee.has(criminal, "hard_to_kill") and "hard_to_kill" not in criminal.used
    if struck:
        criminal.used.append("hard_to_kill")
    else:
        criminal.injuries.append(move.injury)
        referee.line(f"{criminal.name} was hurt: {move.injury}.")
    referee.say(e.Injured(criminal.name, move.injury, struck))


HANDLERS: Handlers = {
    m.CreateCriminal: Handler("player", ANY, why_not_create, create),
    m.ChangeGear: Handler("anyone", ANY, no_objection, change_gear, criminal="ready"),
    m.HandOver: Handler("anyone", ANY, why_not_hand_over, hand_over, criminal="ready"),
    m.Join: Handler("anyone", HEIST, why_not_join, join, criminal="ready"),
    m.Leave: Handler("anyone", HEIST, why_not_leave, leave, criminal="present"),
    m.Retire: Handler("anyone", BREAK, no_objection, retire, criminal="ready"),
    m.TakeOut: Handler("gm", HEIST, no_objection, take_out, criminal="present"),
    m.RecordInjury: Handler("gm", HEIST, why_not_injure, injure, criminal="present"),
}
