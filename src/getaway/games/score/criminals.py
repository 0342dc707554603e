"""Criminals: created, handed over, injured, taken out, retired (SC-1, SC-3.6, SC-9.1)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.state import Criminal
from getaway.kernel.events import Rejection

OF_A_SEAT = 4
"""How many Criminals who can still play a seat may own (SC-9.1)."""
OF_A_CAMPAIGN = 60


def why_not_ready(referee: Referee, number: int) -> Rejection | None:
    """The number is that of a Criminal who can still play."""
    if not 0 <= number < len(referee.open.crew):
        return Rejection("HR-3", f"there is no Criminal number {number}")
    criminal = referee.criminal(number)
    return unless(criminal.status == "ready", "SC-9.1", f"{criminal.name} is {criminal.status} and plays no more")


def why_not_named(referee: Referee, seat: int | None, number: int, whom: str) -> Rejection | None:
    """The number is that of a Criminal of the seat, or for the GM anybody's, who can still play or takes part now."""
    if rejection := why_not_ready(referee, number):
        return rejection
    criminal = referee.criminal(number)
    if whom == "present" and not criminal.here:
        return Rejection("SC-3.6", f"{criminal.name} takes no part in this heist now")
    return unless(seat in (criminal.seat, referee.open.gm), "SC-9.1", f"{criminal.name} is not yours")


def why_not_create(referee: Referee, seat: int, move: m.CreateCriminal) -> Requirements:
    known = ", ".join(referee.classes)
    yield unless(move.kind in referee.classes, "SC-1.1", f"there is no class {move.kind!r}; there is {known}")
    crew, kind, starts_with = referee.open.crew, referee.classes[move.kind], referee.pack.start_advances
    one_shot, advance = referee.one_shot, move.advance
    yield unless(not (one_shot and advance), "SC-7.1", "the premade Criminals of a one-shot take no advance")
    yield unless(starts_with or not advance, "SC-1.2", "with this pack a new Criminal takes no advance")
    takes = f"a new {kind.name} takes one of {', '.join(kind.advances)}, not {advance or 'nothing'!r}"
    yield unless(not starts_with or one_shot or advance in kind.advances, "SC-1.2", takes)
    yield _why_no_room(referee, seat)
    yield unless(len(crew) < OF_A_CAMPAIGN, "SC-9.1", f"a campaign has at most {OF_A_CAMPAIGN} Criminals")
    taken = any(criminal.name == move.name for criminal in crew)
    yield unless(not taken, "SC-9.1", f"there is a {move.name} already")


def _why_no_room(referee: Referee, seat: int) -> Rejection | None:
    ready = sum(criminal.seat == seat and criminal.status == "ready" for criminal in referee.open.crew)
    return unless(ready < OF_A_SEAT, "SC-9.1", f"a seat has at most {OF_A_SEAT} Criminals who can still play")


def create(referee: Referee, seat: int, move: m.CreateCriminal) -> None:
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
    referee.emit(e.CriminalCreated(seat, move.name, move.kind, move.advance))


def change_gear(referee: Referee, criminal: Criminal, move: m.ChangeGear) -> None:
    criminal.gear = move.gear
    referee.emit(e.GearChanged(criminal.name, move.gear))


def _is_rolling(referee: Referee, criminal: Criminal) -> bool:
    roll = referee.rolling()
    return roll is not None and roll.criminal == criminal.id


def why_not_leave(referee: Referee, criminal: Criminal) -> Requirements:
    yield unless(not _is_rolling(referee, criminal), "SC-2.7", f"{criminal.name} is in the middle of a roll")


def why_not_hand_over(referee: Referee, criminal: Criminal, move: m.HandOver) -> Requirements:
    yield unless(is_player(referee, move.to), "SC-9.1", f"seat {move.to + 1} is no player's")
    yield unless(move.to != criminal.seat, "SC-9.1", "that seat has this Criminal already")
    yield _why_no_room(referee, move.to)
    yield from why_not_leave(referee, criminal)


def is_player(referee: Referee, seat: int) -> bool:
    return 0 <= seat < referee.open.seats and seat != referee.open.gm


def hand_over(referee: Referee, criminal: Criminal, move: m.HandOver) -> None:
    criminal.seat = move.to
    referee.emit(e.HandedOver(criminal.name, move.to))


def why_not_join(criminal: Criminal) -> Requirements:
    yield unless(not criminal.here, "SC-3.1", f"{criminal.name} is in this heist already")
    yield unless(not criminal.out, "SC-3.6", f"{criminal.name} was taken out for this heist")


def enter(referee: Referee, criminal: Criminal) -> int:
    """The Criminal takes part, and adds their Prep to the stash, once a heist (SC-3.1)."""
    prep = 0 if criminal.played else criminal.prep
    referee.open.stash += prep
    referee.job.brought += prep
    criminal.here = criminal.played = True
    return prep


def join(referee: Referee, criminal: Criminal) -> None:
    referee.emit(e.Joined(criminal.name, enter(referee, criminal)))


def leave(referee: Referee, criminal: Criminal) -> None:
    criminal.here = False
    referee.emit(e.Left(criminal.name))


def retire(referee: Referee, criminal: Criminal) -> None:
    criminal.status = "retired"
    referee.emit(e.Retired(criminal.name))


def take_out(referee: Referee, criminal: Criminal, move: m.TakeOut) -> None:
    criminal.here = False
    criminal.out = True
    because = f": {move.why}" if move.why else ""
    if move.how == "dead":
        criminal.status = "dead"
        referee.add_to_history(f"{criminal.name} died{because}.")
    else:
        referee.add_to_history(f"{criminal.name} was taken out for the heist{because}.")
    if _is_rolling(referee, criminal):
        referee.roll.stage = "closed"
    referee.emit(e.TakenOut(criminal.name, move.how, move.why))


def why_not_injure(move: m.RecordInjury) -> Requirements:
    yield unless(move.injury, "SC-3.6", "say what the injury is")


def injure(referee: Referee, criminal: Criminal, move: m.RecordInjury) -> None:
    struck = "hard_to_kill" in criminal.advances and "hard_to_kill" not in criminal.used
    if struck:
        criminal.used.append("hard_to_kill")
    else:
        criminal.injuries.append(move.injury)
        referee.add_to_history(f"{criminal.name} was hurt: {move.injury}.")
    referee.emit(e.Injured(criminal.name, move.injury, struck))
