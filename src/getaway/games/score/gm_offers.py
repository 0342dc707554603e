"""What the GM may do."""

from collections.abc import Iterator

from getaway.games.score import briefs, generator, goals, rolls
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, marks, number, one, said, text, yes_or_no
from getaway.games.score.meter import MOST_SEGMENTS
from getaway.games.score.pack import ScorePack
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.games.score.words import GOALS
from getaway.kernel.views import Offer


def gm_offers(referee: Referee) -> Iterator[Offer]:
    """What the GM may do, the rules of the moves aside."""
    if referee.open.phase == "break":
        yield from _preparing(referee.pack)
    else:
        yield from _judging(referee)
        yield from _running(referee)
    for kind in (_pages, _penalties, _generated, _clocks):
        yield from kind(referee)
    for criminal in referee.open.crew:
        yield from _rulings(referee, criminal)
        yield from _events(criminal)


def _preparing(pack: ScorePack) -> Iterator[Offer]:
    for size in pack.meters:
        yield Offer(m.PrepareHeist(size.segments), f"{size.name} heist: {size.segments} segments", "meter")
    segments = number("segments", pack.meter_least, pack.meter_most)
    own = (segments, said("title"), yes_or_no("subgoals", "with subgoals", "without subgoals"))
    yield Offer(m.PrepareHeist(pack.meters[0].segments), "A heist in your own way", "meter", own)
    yield Offer(m.GenerateHeist(), "Generate a heist", "heist")
    chosen = (text("seed", m.NAME, 0), one("kind", {"": "any job"} | generator.kinds(pack)))
    yield Offer(m.GenerateHeist(), "Generate the heist of a seed or a type", "heist", chosen)
    yield Offer(m.StartHeist(), "Start the heist", "heist")


def _judging(referee: Referee) -> Iterator[Offer]:
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    roll = referee.rolling()
    approach = roll.approach if roll is not None else ""
    marked = next((row.marks for row in referee.approaches() if row.id == approach), ())
    call = (number("difficulty", least, most), marks())
    yield Offer(m.CallRoll((least + most) // 2, marked), "Call for a roll", "roll", call)
    yield Offer(m.Waive(), "No roll for this", "roll", (said("words"),))
    for row in referee.pack.consequences:
        yield Offer(m.Judge(row.id), f"{row.name}: {row.text}", f"consequence:{row.id}", (said("words"),))


def _running(referee: Referee) -> Iterator[Offer]:
    hidden = referee.secrets
    yield Offer(m.SetScene("Scene", "..."), "Set a scene", "scene", (text("name"), text("text", m.NOTE)))
    yield Offer(m.AddApproach("..."), "Add an approach to the scene", "scene", (text("text"), marks()))
    for row in referee.approaches():
        yield Offer(m.RemoveApproach(row.id), f"Take away the approach: {row.text}", f"approach:{row.id}")
    filled = (number("filled", 0, hidden.length), said("why"))
    yield Offer(m.CorrectMeter(hidden.filled), "Correct the meter", "meter", filled)
    stash, dice = min(m.FAR, referee.open.stash), (number("value", 0, m.FAR), said("why"))
    yield Offer(m.Overrule("stash", stash), "Set the stash", "stash", dice)
    yield Offer(m.EndHeist("done"), "End the heist: it is done", "heist", (said("words"),))
    yield Offer(m.EndHeist("failed"), "End the heist: it has failed", "heist", (said("words"),))
    yield Offer(m.EndHeist("given_up"), "End the heist: they have given up", "heist", (said("words"),))


def _pages(referee: Referee) -> Iterator[Offer]:
    hidden = referee.secrets
    yield Offer(m.WriteNote("..."), "Write a note", "notes", (text("text", m.NOTE),))
    jobs = briefs.jobs_of(referee.pack, hidden.heist) if hidden.heist is not None else []
    known = tuple(line for job in jobs for line in job.complications if line not in hidden.complications)
    written = (text("text", suggested=known),)
    yield Offer(m.PrepareComplication("..."), "Prepare a complication", "complications", written)
    dice = (number("dice", 1, rolls.MOST_GM_DICE), said("why"))
    yield Offer(m.GmRoll(1), "Roll dice in the open", "dice", dice)
    yield Offer(m.GmRoll(1, "", blind=True), "Roll dice behind the screen", "dice", dice)
    for at_page, line in enumerate(hidden.complications, start=1):
        there = f"complication:{at_page}"
        yield Offer(m.ShowComplication(at_page), f"Bring in: {line}", there)
        yield Offer(m.Strike("complication", at_page), f"Strike out: {line}", there)
    for at_page, line in enumerate(hidden.notes, start=1):
        yield Offer(m.Strike("note", at_page), f"Strike out the note: {line}", f"note:{at_page}")


def _penalties(referee: Referee) -> Iterator[Offer]:
    hidden = referee.secrets
    free = range(hidden.highest + 1, hidden.length)
    for row in referee.pack.penalties if free else ():
        amount = (number("amount", 1, m.FAR),) if row.id == "lose_prep" else ()
        blanks = (number("segment", free[0], free[-1]), *amount, text("text", least=1 if row.id == "own" else 0))
        move = m.AttachPenalty(free[0], row.id, len(amount), "..." if row.id == "own" else "")
        yield Offer(move, f"Hang on a segment: {row.name}", "meter", blanks)
    for penalty in hidden.penalties:
        off = f"Take the penalty off segment {penalty.segment}"
        yield Offer(m.RemovePenalty(penalty.segment), off, f"segment:{penalty.segment}")


def _generated(referee: Referee) -> Iterator[Offer]:
    heist = referee.secrets.heist
    if heist is None:
        return
    yield Offer(m.RollAgain("jobs"), "Roll for another job", "field:jobs")
    for field in heist.fields:
        there = f"field:{field.id}"
        yield Offer(m.ShowField(field.id), f"Show {field.name}: {field.text}", there)
        yield Offer(m.RollAgain(field.id), f"Roll {field.name} again", there)
        yield Offer(m.SetField(field.id, field.text[: m.LINE]), f"Set {field.name} by hand", there, (text("text"),))


def _clocks(referee: Referee) -> Iterator[Offer]:
    clocks = referee.secrets.clocks
    taken = {clock.name for clock in clocks}
    name = next(name for n in range(1, m.FAR) if (name := f"Clock {n}") not in taken)
    seen = {"open": "open", "hidden": "known but hidden", "secret": "secret"}
    blanks = (text("name", m.NAME), number("segments", 1, MOST_SEGMENTS), one("visibility", seen))
    yield Offer(m.AddClock(name, 4, "open"), "Add a clock", "clocks", blanks)
    for clock in clocks:
        there = f"clock:{clock.name}"
        left = clock.segments - clock.filled
        if left:
            yield Offer(m.TickClock(clock.name, 1), f"Move the clock {clock.name}", there, (number("by", 1, left),))
        if clock.filled:
            by = (number("by", -clock.filled, -1),)
            yield Offer(m.TickClock(clock.name, -1), f"Move the clock {clock.name} back", there, by)
        yield Offer(m.RemoveClock(clock.name), f"Take the clock {clock.name} away", there)


def _rulings(referee: Referee, who: Criminal) -> Iterator[Offer]:
    least = {"cool": 0, "heat": referee.pack.heat_floor, "prep": 0}
    rulings = (
        m.Overrule("cool", min(m.FAR, who.cool), who.id),
        m.Overrule("heat", min(m.FAR, who.heat), who.id),
        m.Overrule("prep", min(m.FAR, who.prep), who.id),
    )
    for move in rulings:
        blanks = (number("value", least[move.what], m.FAR), said("why"))
        yield Offer(move, f"Set {who.name}'s {move.what.title()}", at(who, "figure", move.what), blanks)
    spent = [(name, f"use {referee.advances[name].name}", at(who, "ability", name)) for name in who.used]
    spent += [(goal, f"meet {GOALS[goal]}", at(who, "goal", goal)) for goal in who.goals]
    for name, words, there in spent:
        yield Offer(m.RenewAbility(who.id, name), f"{who.name} may {words} again", there, (said("why"),))


def _events(who: Criminal) -> Iterator[Offer]:
    name, kills, why = who.name, (number("number", 1, goals.MOST_KILLS),), (said("why"),)
    yield Offer(m.ConfirmGoal(who.id, "cool"), f"{name} has met the Cool goal", at(who, "goal", "cool"))
    yield Offer(m.ConfirmGoal(who.id, "heat"), f"{name} has met the Heat goal", at(who, "goal", "heat"))
    yield Offer(m.CoolDown(who.id), f"{name} cools down to 1", at(who, "figure", "heat"))
    yield Offer(m.ConfirmKills(who.id, 1), f"{name} has killed", at(who, "ability", "tactical_kill"), kills)
    negotiated = f"{name} has negotiated with important people"
    yield Offer(m.ConfirmNegotiation(who.id), negotiated, at(who, "ability", "negotiator"))
    reached = f"{name} has reached the security system"
    yield Offer(m.ReachSystem(who.id), reached, at(who, "ability", "inside_the_system"))
    yield Offer(m.RecordInjury(who.id, "..."), f"{name} is hurt", at(who), (text("injury"),))
    yield Offer(m.TakeOut(who.id, "heist"), f"{name} is out for this heist", at(who), why)
    yield Offer(m.TakeOut(who.id, "dead"), f"{name} is dead", at(who), why)
