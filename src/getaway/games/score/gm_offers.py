"""What the GM may do."""

from getaway.games.score import briefs, generator, goals, rolls
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, at_ability, at_figure, at_goal, marks, number, one, said, text, yes_or_no
from getaway.games.score.meter import MOST_SEGMENTS
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.games.score.words import GOALS
from getaway.kernel.views import Blank, Offer


def gm_offers(referee: Referee) -> list[Offer]:
    """What the GM may do, the rules of the moves aside."""
    now = _preparing(referee) if referee.open.phase == "break" else [*_judging(referee), *_running(referee)]
    found = now + _pages(referee) + _penalties(referee) + _generated(referee) + _clocks(referee)
    for criminal in referee.open.crew:
        found += _rulings(referee, criminal) + _events(criminal)
    return found


# Between heists.


def _preparing(referee: Referee) -> list[Offer]:
    pack = referee.pack
    found = [
        Offer(m.PrepareHeist(size.segments), f"{size.name} heist: {size.segments} segments", "meter")
        for size in pack.meters
    ]
    own = (
        number("segments", pack.meter_least, pack.meter_most),
        said("title"),
        yes_or_no("subgoals", "with subgoals", "without subgoals"),
    )
    jobs = {job.id: job.name for job in pack.jobs}
    named = {"double": "Double Heist", "gone_wrong": "Heist Gone Wrong", **jobs}
    types = {"": "any job"} | {kind: named[kind] for kind in generator.kinds(pack)}
    return [
        *found,
        Offer(m.PrepareHeist(pack.meters[0].segments), "A heist in your own way", "meter", own),
        Offer(m.GenerateHeist(), "Generate a heist", "heist"),
        Offer(
            m.GenerateHeist(),
            "Generate the heist of a seed or a type",
            "heist",
            (text("seed", m.NAME, 0), one("kind", types)),
        ),
        Offer(m.StartHeist(), "Start the heist", "heist"),
    ]


# During one.


def _judging(referee: Referee) -> list[Offer]:
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    roll = referee.rolling()
    offered = (least + most) // 2
    approach = roll.approach if roll is not None else ""
    scene = referee.open.job.scene if referee.open.job is not None else None
    rows = scene.approaches if scene is not None else ()
    marked = next((row.marks for row in rows if row.id == approach), ())
    call = (number("difficulty", least, most), marks())
    return [
        Offer(m.CallRoll(offered, marked), "Call for a roll", "roll", call),
        Offer(m.Waive(), "No roll for this", "roll", (said("words"),)),
        *(
            Offer(m.Judge(row.id), f"{row.name}: {row.text}", f"consequence:{row.id}", (said("words"),))
            for row in referee.pack.consequences
        ),
    ]


def _running(referee: Referee) -> list[Offer]:
    hidden, job = referee.secrets, referee.open.job
    stash = min(m.FAR, referee.open.stash)
    found = [
        Offer(m.SetScene("Scene", "..."), "Set a scene", "scene", (text("name"), text("text", m.NOTE))),
        Offer(m.AddApproach("..."), "Add an approach to the scene", "scene", (text("text"), marks())),
    ]
    if job is not None and job.scene is not None:
        found += [
            Offer(m.RemoveApproach(row.id), f"Take away the approach: {row.text}", f"approach:{row.id}")
            for row in job.scene.approaches
        ]
    filled = (number("filled", 0, hidden.length), said("why"))
    found += [
        Offer(m.CorrectMeter(hidden.filled), "Correct the meter", "meter", filled),
        Offer(m.Overrule("stash", stash), "Set the stash", "stash", (number("value", 0, m.FAR), said("why"))),
    ]
    endings = (
        (m.EndHeist("done"), "it is done"),
        (m.EndHeist("failed"), "it has failed"),
        (m.EndHeist("given_up"), "they have given up"),
    )
    return found + [Offer(move, f"End the heist: {words}", "heist", (said("words"),)) for move, words in endings]


# Behind the screen.


def _pages(referee: Referee) -> list[Offer]:
    hidden = referee.secrets
    known: tuple[str, ...] = ()
    if hidden.heist is not None:
        jobs = briefs.jobs_of(referee.pack, hidden.heist)
        known = tuple(line for job in jobs for line in job.complications if line not in hidden.complications)
    dice = (number("dice", 1, rolls.MOST_GM_DICE), said("why"))
    found = [
        Offer(m.WriteNote("..."), "Write a note", "notes", (text("text", m.NOTE),)),
        Offer(
            m.PrepareComplication("..."), "Prepare a complication", "complications", (text("text", suggested=known),)
        ),
        Offer(m.GmRoll(1), "Roll dice in the open", "dice", dice),
        Offer(m.GmRoll(1, "", blind=True), "Roll dice behind the screen", "dice", dice),
    ]
    for at_page, line in enumerate(hidden.complications, start=1):
        there = f"complication:{at_page}"
        found.append(Offer(m.ShowComplication(at_page), f"Bring in: {line}", there))
        found.append(Offer(m.Strike("complication", at_page), f"Strike out: {line}", there))
    for at_page, line in enumerate(hidden.notes, start=1):
        found.append(Offer(m.Strike("note", at_page), f"Strike out the note: {line}", f"note:{at_page}"))
    return found


def _penalties(referee: Referee) -> list[Offer]:
    hidden = referee.secrets
    found = []
    free = range(hidden.highest + 1, hidden.length)
    if free:
        segment = number("segment", free[0], free[-1])
        for row in referee.pack.penalties:
            amount = (number("amount", 1, m.FAR),) if row.id == "lose_prep" else ()
            words = text("text", least=1 if row.id == "own" else 0)
            move = m.AttachPenalty(free[0], row.id, len(amount), "..." if row.id == "own" else "")
            found.append(Offer(move, f"Hang on a segment: {row.name}", "meter", (segment, *amount, words)))
    for penalty in hidden.penalties:
        off = f"Take the penalty off segment {penalty.segment}"
        found.append(Offer(m.RemovePenalty(penalty.segment), off, f"segment:{penalty.segment}"))
    return found


def _generated(referee: Referee) -> list[Offer]:
    heist = referee.secrets.heist
    if heist is None:
        return []
    found = [Offer(m.RollAgain("jobs"), "Roll for another job", "field:jobs")]
    for field in heist.fields:
        there = f"field:{field.id}"
        found += [
            Offer(m.ShowField(field.id), f"Show {field.name}: {field.text}", there),
            Offer(m.RollAgain(field.id), f"Roll {field.name} again", there),
            Offer(m.SetField(field.id, field.text[: m.LINE]), f"Set {field.name} by hand", there, (text("text"),)),
        ]
    return found


def _clocks(referee: Referee) -> list[Offer]:
    clocks = referee.secrets.clocks
    taken = {clock.name for clock in clocks}
    name = next(name for n in range(1, m.FAR) if (name := f"Clock {n}") not in taken)
    seen = {"open": "open", "hidden": "known but hidden", "secret": "secret"}
    blanks = (text("name", m.NAME), number("segments", 1, MOST_SEGMENTS), one("visibility", seen))
    found = [Offer(m.AddClock(name, 4, "open"), "Add a clock", "clocks", blanks)]
    for clock in clocks:
        there = f"clock:{clock.name}"
        left = clock.segments - clock.filled
        if left:
            by: tuple[Blank, ...] = (number("by", 1, left),)
            found.append(Offer(m.TickClock(clock.name, 1), f"Move the clock {clock.name}", there, by))
        if clock.filled:
            by = (number("by", -clock.filled, -1),)
            found.append(Offer(m.TickClock(clock.name, -1), f"Move the clock {clock.name} back", there, by))
        found.append(Offer(m.RemoveClock(clock.name), f"Take the clock {clock.name} away", there))
    return found


# People.


def _rulings(referee: Referee, who: Criminal) -> list[Offer]:
    rulings = (
        (m.Overrule("cool", min(m.FAR, who.cool), who.id), 0),
        (m.Overrule("heat", min(m.FAR, who.heat), who.id), referee.pack.heat_floor),
        (m.Overrule("prep", min(m.FAR, who.prep), who.id), 0),
    )
    found = [
        Offer(
            move,
            f"Set {who.name}'s {move.what.title()}",
            at_figure(who, move.what),
            (number("value", least, m.FAR), said("why")),
        )
        for move, least in rulings
    ]
    for spent in who.used:
        words = f"{who.name} may use {referee.figure(spent).name} again"
        found.append(Offer(m.RenewAbility(who.id, spent), words, at_ability(who, spent), (said("why"),)))
    for goal in who.goals:
        words = f"{who.name} may meet {GOALS[goal]} again"
        found.append(Offer(m.RenewAbility(who.id, goal), words, at_goal(who, goal), (said("why"),)))
    return found


def _events(who: Criminal) -> list[Offer]:
    kills = (number("number", 1, goals.MOST_KILLS),)
    return [
        Offer(m.ConfirmGoal(who.id, "cool"), f"{who.name} has met the Cool goal", at_goal(who, "cool")),
        Offer(m.ConfirmGoal(who.id, "heat"), f"{who.name} has met the Heat goal", at_goal(who, "heat")),
        Offer(m.CoolDown(who.id), f"{who.name} cools down to 1", at_figure(who, "heat")),
        Offer(m.ConfirmKills(who.id, 1), f"{who.name} has killed", at_ability(who, "tactical_kill"), kills),
        Offer(
            m.ConfirmNegotiation(who.id),
            f"{who.name} has negotiated with important people",
            at_ability(who, "negotiator"),
        ),
        Offer(
            m.ReachSystem(who.id), f"{who.name} has reached the security system", at_ability(who, "inside_the_system")
        ),
        Offer(m.RecordInjury(who.id, "..."), f"{who.name} is hurt", at(who), (text("injury"),)),
        Offer(m.TakeOut(who.id, "heist"), f"{who.name} is out for this heist", at(who), (said("why"),)),
        Offer(m.TakeOut(who.id, "dead"), f"{who.name} is dead", at(who), (said("why"),)),
    ]
