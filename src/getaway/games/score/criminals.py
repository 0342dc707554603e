"""Criminals: created, handed over, injured, taken out, retired (SC-1, SC-3.6, SC-9.1)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import tray
from getaway.games.score.looks import PORTRAITS
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import ability_name, class_name, say
from getaway.games.score.state import Before, Criminal
from getaway.kernel.events import Rejection
from getaway.text.messages import Name, Text, either, listing

OF_A_SEAT = 4
"""How many Criminals who can still play a seat may own (SC-9.1)."""
OF_A_CAMPAIGN = 60


def why_not_ready(referee: Referee, number: int) -> Rejection | None:
    """The number is that of a Criminal who can still play."""
    if not 0 <= number < len(referee.open.crew):
        return Rejection("HR-3", say("no-such-criminal", number=number))
    criminal = referee.criminal(number)
    gone = say("plays-no-more", name=criminal.name, status=criminal.status)
    return unless(criminal.status == "ready", "SC-9.1", gone)


def why_not_named(referee: Referee, seat: int | None, number: int, whom: str) -> Rejection | None:
    """The number is that of a Criminal of the seat, or for the GM anybody's, who can still play or takes part now."""
    rejection = why_not_ready(referee, number)
    if rejection is not None and (whom != "any" or rejection.rule == "HR-3"):
        return rejection
    criminal = referee.criminal(number)
    if whom == "present" and not criminal.here:
        return Rejection("SC-3.6", say("not-in-heist", name=criminal.name))
    return unless(seat in (criminal.seat, referee.open.gm), "SC-9.1", say("not-yours", name=criminal.name))


def why_not_create(referee: Referee, seat: int, move: m.CreateCriminal) -> Requirements:
    known = listing(referee.classes, "comma")
    yield unless(move.kind in referee.classes, "SC-1.1", say("no-such-class", kind=move.kind, known=known))
    crew, kind, starts_with = referee.open.crew, referee.classes[move.kind], referee.pack.start_advances
    one_shot, advance = referee.one_shot, move.advance
    yield unless(not (one_shot and advance), "SC-7.1", say("premade-no-advance"))
    yield unless(starts_with or not advance, "SC-1.2", say("starts-without-advance"))
    takes = say("starts-with", kind=class_name(kind), advances=either(_advances(referee, kind.advances)))
    yield unless(not starts_with or one_shot or advance in kind.advances, "SC-1.2", takes)
    yield why_no_room(referee, seat)
    yield unless(len(crew) < OF_A_CAMPAIGN, "SC-9.1", say("campaign-full", most=OF_A_CAMPAIGN))
    taken = any(criminal.name == move.name for criminal in crew)
    yield unless(not taken, "SC-9.1", say("name-taken", name=move.name))
    yield unless(move.portrait in ("", *PORTRAITS), "HR-3", say("no-such-portrait", portrait=move.portrait))


def _advances(referee: Referee, ids: tuple[str, ...]) -> list[Name]:
    return [ability_name(referee.advances[id]) for id in ids]


def why_no_room(referee: Referee, seat: int) -> Rejection | None:
    ready = sum(criminal.seat == seat and criminal.status == "ready" for criminal in referee.open.crew)
    return unless(ready < OF_A_SEAT, "SC-9.1", say("seat-full", most=OF_A_SEAT))


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
            portrait=move.portrait,
            look=move.look,
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
    yield unless(not _is_rolling(referee, criminal), "SC-2.7", say("is-rolling", name=criminal.name))


def why_not_hand_over(referee: Referee, criminal: Criminal, move: m.HandOver) -> Requirements:
    yield unless(is_player(referee, move.to), "SC-9.1", say("not-a-player", seat=move.to + 1))
    yield unless(move.to != criminal.seat, "SC-9.1", say("already-theirs", name=criminal.name))
    yield why_no_room(referee, move.to)
    yield from why_not_leave(referee, criminal)


def is_player(referee: Referee, seat: int) -> bool:
    return 0 <= seat < referee.open.seats and seat != referee.open.gm


def hand_over(referee: Referee, criminal: Criminal, move: m.HandOver) -> None:
    criminal.seat = move.to
    referee.emit(e.HandedOver(criminal.name, move.to))


def why_not_join(criminal: Criminal) -> Requirements:
    yield unless(not criminal.here, "SC-3.1", say("already-here", name=criminal.name))
    yield unless(not criminal.out, "SC-3.6", say("was-taken-out", name=criminal.name))


def enter(referee: Referee, criminal: Criminal) -> int:
    """The Criminal takes part, and adds their Prep to the stash, once a heist (SC-3.1)."""
    prep = 0 if criminal.played else criminal.prep
    referee.open.stash += prep
    referee.job.brought += prep
    if referee.version >= 3 and not any(row.criminal == criminal.id for row in referee.job.before):
        referee.job.before.append(Before(criminal.id, criminal.cool, criminal.heat, criminal.prep))
    criminal.here = criminal.played = True
    return prep


def join(referee: Referee, criminal: Criminal) -> None:
    referee.emit(e.Joined(criminal.name, enter(referee, criminal)))


def leave(referee: Referee, criminal: Criminal) -> None:
    criminal.here = False
    tray.drop(referee, criminal.id)
    referee.emit(e.Left(criminal.name))


def retire(referee: Referee, criminal: Criminal) -> None:
    criminal.status = "retired"
    referee.emit(e.Retired(criminal.name))


def take_out(referee: Referee, criminal: Criminal, move: m.TakeOut) -> None:
    criminal.here = False
    criminal.out = True
    if move.how == "dead":
        criminal.status = "dead"
    referee.add_to_history(m.HistoryEntry("died" if move.how == "dead" else "taken_out", criminal.name, text=move.why))
    rolling = _is_rolling(referee, criminal)
    referee.emit(e.TakenOut(criminal.name, move.how, move.why))
    tray.drop(referee, criminal.id)
    if rolling:
        tray.close(referee)


def why_not_injure(move: m.RecordInjury) -> Requirements:
    yield unless(move.injury, "SC-3.6", say("injury-empty"))


def injure(referee: Referee, criminal: Criminal, move: m.RecordInjury) -> None:
    hurt(referee, criminal, move.injury, m.HistoryEntry("hurt", criminal.name, text=move.injury))


def knock(referee: Referee, criminal: Criminal) -> None:
    """The injury that the automatic GM gives."""
    injury = referee.text(say("injury-knock"))
    hurt(referee, criminal, injury, m.HistoryEntry("hurt", criminal.name, "knock"))


def hurt(referee: Referee, criminal: Criminal, injury: Text, entry: m.HistoryEntry) -> None:
    struck = "hard_to_kill" in criminal.advances and "hard_to_kill" not in criminal.used
    if struck:
        criminal.used.append("hard_to_kill")
    else:
        criminal.injuries.append(injury)
        referee.add_to_history(entry, injury if isinstance(injury, str) else "")
    referee.emit(e.Injured(criminal.name, injury, struck))
