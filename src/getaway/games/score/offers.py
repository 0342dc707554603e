"""The moves on offer, with blanks for what people fill in."""

from typing import TYPE_CHECKING

from getaway.games.score import abilities, engine, goals, rolls, views
from getaway.games.score import moves as m
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.odds import odds
from getaway.games.score.pack import Mark
from getaway.games.score.parts import Criminal
from getaway.games.score.words import MARKS
from getaway.kernel.moves import Move
from getaway.kernel.views import Blank, Offer

if TYPE_CHECKING:
    from getaway.games.score.referee import Referee

LINE = m.LINE


def text(field: str, most: int = LINE, least: int = 1) -> Blank:
    """Something to write."""
    return Blank(field, "text", least, most)


def number(field: str, least: int, most: int) -> Blank:
    """Something to set."""
    return Blank(field, "number", least, most)


def offers(referee: "Referee", seat: int) -> list[Offer]:
    """What a seat may do now."""
    if referee.open.phase == "over":
        return []
    made = _gm(referee) if seat == referee.open.gm else _player(referee, seat)
    legal = [offer for offer in made if engine.why_not(referee, seat, offer.move) is None]
    return [*legal, Offer(m.Narrate("..."), "Tell something", "story", (text("text", LINE),))]


# Players.


def _player(referee: "Referee", seat: int) -> list[Offer]:
    own = [criminal for criminal in referee.open.crew if criminal.seat == seat and criminal.status == "ready"]
    found: list[Offer] = []
    if referee.open.phase == "heist":
        found += _rolling(referee, seat) if referee.rolling() is not None else _attempts(referee, own)
        for criminal in own:
            found += _uses(referee, criminal)
    for criminal in own:
        found += _growth(referee, criminal)
    if referee.open.phase == "break":
        found = [Offer(m.StartHeist(), "Start the heist", "heist"), *found, *_creation(referee, own)]
        if _may_be_over(referee):
            found.append(Offer(m.EndCampaign(), "End the campaign here", "campaign"))
    else:
        found += [Offer(m.Join(one.id), f"{one.name} joins the heist", _at(one)) for one in own]
        found += [Offer(m.Leave(one.id), f"{one.name} leaves the heist", _at(one)) for one in own]
        found.append(Offer(m.EndHeist("given_up"), "Give the heist up", "heist"))
    return found


def _at(criminal: Criminal) -> str:
    return f"criminal:{criminal.id}"


def _creation(referee: "Referee", own: list[Criminal]) -> list[Offer]:
    if len(own) >= OF_A_SEAT:
        return []
    taken = {criminal.name for criminal in referee.open.crew}
    named = (text("name", m.NAME, 2),)
    found = []
    for kind in referee.classes.values():
        name = next(name for n in range(1, 99) if (name := f"{kind.name} {n}") not in taken)
        if referee.one_shot:
            words = f"Play the {kind.name}: {kind.motto}"
            found.append(Offer(m.CreateCriminal(name, kind.id), words, f"class:{kind.id}", named))
        for advance in () if referee.one_shot else kind.advances:
            card = referee.figure(advance)
            words = f"New {kind.name} with {card.name}: {card.text}"
            move = m.CreateCriminal(name, kind.id, advance)
            found.append(Offer(move, words, f"class:{kind.id}", named))
    return found


def _attempts(referee: "Referee", own: list[Criminal]) -> list[Offer]:
    job = referee.open.job
    assert job is not None
    approaches = job.scene.approaches if job.scene is not None else ()
    found = []
    for one in own:
        for row in approaches:
            marks = f" ({', '.join(MARKS[mark] for mark in row.marks)})" if row.marks else ""
            found.append(Offer(m.Declare(one.id, row.text, row.id), f"{one.name}: {row.text}{marks}", _at(one)))
        found.append(Offer(m.Declare(one.id, "..."), f"{one.name} tries something", _at(one), (text("attempt"),)))
    return found


def _rolling(referee: "Referee", seat: int) -> list[Offer]:
    roll, roller = referee.roll, referee.roller()
    if roller.seat != seat:
        return []
    if roll.stage == "called":
        return [*_rolls(referee, roller), Offer(m.Withdraw(), "Withdraw", "roll")]
    found: list[tuple[Move, str]] = [
        (m.Withdraw(), "Withdraw"),
        (m.BruteForce(), "Brute Force: roll the Cool dice again, and one more Heat die"),
        (m.Stand(), "Let the dice stand"),
        (m.TakeConsequence("heat"), "Take it yourself: +1 Heat for good"),
        (m.TakeConsequence("meter"), _on_crew(referee)),
    ]
    return [Offer(move, words, "roll") for move, words in found]


def _on_crew(referee: "Referee") -> str:
    if referee.options.meter == "secret":
        return "Let it fall on the crew"
    return "Let it fall on the crew: the Threat Meter fills by one"


def _rolls(referee: "Referee", roller: Criminal) -> list[Offer]:
    plain = [m.Roll(prep) for prep in range(min(1, rolls.most_prep(referee, roller)) + 1)]
    found = [Offer(move, f"Roll{_with(referee, move)}", "roll") for move in plain]
    most = min(m.FAR, rolls.most_prep(referee, roller))
    if most > 1:
        found.append(Offer(m.Roll(2), "Roll with several Prep dice", "roll", (number("prep", 2, most),)))
    for name, move in (
        ("Foresight", m.Roll(foresight=True)),
        ("Overclock", m.Roll(overclock=True)),
        ("Clear the Room", m.Roll(clear_the_room=True)),
    ):
        chances = _chances(referee, move)
        found.append(Offer(move, f"Roll with {name}{chances}", "roll", (number("prep", 0, most),) if most else ()))
    return found


def _with(referee: "Referee", move: m.Roll) -> str:
    return (" with a Prep die" if move.prep else "") + _chances(referee, move)


def _chances(referee: "Referee", move: m.Roll) -> str:
    if not referee.options.show_odds:
        return ""
    found = odds(views.pool(referee, move.prep, move.foresight, move.overclock))
    return f" (success {float(found.success):.0%}, failure {float(found.failure):.0%})"


def _uses(referee: "Referee", criminal: Criminal) -> list[Offer]:
    found = []
    for name in abilities.usable(referee, criminal) if criminal.here else []:
        card = referee.figure(name)
        words = f"{criminal.name}, {card.name}: {card.text}"
        said = text("words", LINE, 1 if name in abilities.IN_WORDS else 0)
        if name == "false_alarm":
            for fired in abilities.cancellable(referee):
                move = m.UseAbility(criminal.id, name, "", fired)
                found.append(Offer(move, f"{words} (penalty {fired})", _at(criminal)))
        elif name == "dressed_for_success":
            persons = number("number", 1, min(m.FAR, referee.open.stash // card.prep))
            found.append(Offer(m.UseAbility(criminal.id, name), words, _at(criminal), (persons, said)))
        else:
            found.append(Offer(m.UseAbility(criminal.id, name, "..."), words, _at(criminal), (said,)))
    return found


def _growth(referee: "Referee", criminal: Criminal) -> list[Offer]:
    found: list[tuple[Move, str]] = []
    if criminal.owed_goal:
        found += [(m.TakeGoal(criminal.id, "cool"), "+1 Cool for the Cool goal")]
        found += [(m.TakeGoal(criminal.id, "prep"), "+1 Prep for the Cool goal")]
    if criminal.owed_kills:
        found += [
            (m.TakeKill(criminal.id, "cool"), "+1 Cool for a kill"),
            (m.TakeKill(criminal.id, "heat"), "-1 Heat for a kill"),
        ]
        found += [(m.TakeKill(criminal.id, "neither"), "nothing for a kill")]
    if not referee.one_shot:
        for advance in goals.open_advances(referee, criminal):
            card = referee.figure(advance)
            found.append((m.Advance(criminal.id, advance), f"advance, {card.name}: {card.text}"))
    for on in ("sneaking", "lockpicking"):
        found.append((m.ChooseFocus(criminal.id, on), f"{on} is 1 easier today"))
    if referee.open.history:
        found.append((m.Retire(criminal.id), "retire"))
    return [Offer(move, f"{criminal.name}: {words}", _at(criminal)) for move, words in found]


# The GM.


def _gm(referee: "Referee") -> list[Offer]:
    now = _preparing(referee) if referee.open.phase == "break" else [*_judging(referee), *_running(referee)]
    return now + _behind_the_screen(referee) + _people(referee)


def _preparing(referee: "Referee") -> list[Offer]:
    pack = referee.pack
    standard = pack.meters[0].segments
    segments = number("segments", pack.meter_least, pack.meter_most)
    found = [
        Offer(m.PrepareHeist(size.segments), f"Prepare a heist, {size.name}: {size.segments} segments", "meter")
        for size in pack.meters
    ]
    found += [
        Offer(m.PrepareHeist(standard), "Prepare a heist with a meter of your own", "meter", (segments, text("title"))),
        Offer(m.PrepareHeist(standard, subgoals=True), "Prepare a heist with subgoals", "meter", (segments,)),
        Offer(m.GenerateHeist(), "Generate a heist", "heist"),
        Offer(m.GenerateHeist("seed"), "Generate the heist of a seed", "heist", (text("seed", m.NAME),)),
        Offer(m.StartHeist(), "Start the heist", "heist"),
    ]
    if _may_be_over(referee):
        found.append(Offer(m.EndCampaign(), "End the campaign", "campaign", (text("words", LINE, 0),)))
    return found


def _may_be_over(referee: "Referee") -> bool:
    """The end is put on offer after the first heist, or when nobody is left."""
    open_part = referee.open
    return bool(open_part.history) or (bool(open_part.crew) and all(one.status != "ready" for one in open_part.crew))


def _judging(referee: "Referee") -> list[Offer]:
    least, most = referee.pack.difficulty_least, referee.pack.difficulty_most
    found = [
        Offer(
            m.CallRoll(least, marks), f"Call for a roll{_marked(marks)}", "roll", (number("difficulty", least, most),)
        )
        for marks in _MARKINGS
    ]
    found.append(Offer(m.Waive(), "No roll for this", "roll", (text("words", LINE, 0),)))
    for row in referee.pack.consequences:
        found.append(Offer(m.Judge(row.id), f"{row.name}: {row.text}", "roll", (text("words", LINE, 0),)))
    return found


_MARKINGS: tuple[tuple[Mark, ...], ...] = (
    (),
    ("lockpicking",),
    ("sneaking",),
    ("hacking",),
    ("attack",),
    ("kill",),
    ("system",),
    ("hacking", "system"),
    ("sneaking", "system"),
)


def _marked(marks: tuple[Mark, ...]) -> str:
    return f", marked {', '.join(MARKS[mark] for mark in marks)}" if marks else ""


def _running(referee: "Referee") -> list[Offer]:
    hidden = referee.secrets
    why = text("why", LINE, 0)
    found = [
        Offer(m.SetScene("Scene", "..."), "Set a scene", "scene", (text("name", m.NAME), text("text"))),
        Offer(m.CorrectMeter(hidden.filled), "Correct the meter", "meter", (number("filled", 0, hidden.length), why)),
        Offer(
            m.Overrule("stash", min(m.FAR, referee.open.stash)),
            "Set the stash",
            "stash",
            (number("value", 0, m.FAR), why),
        ),
    ]
    endings = (
        (m.EndHeist("done"), "it is done"),
        (m.EndHeist("failed"), "it has failed"),
        (m.EndHeist("given_up"), "they have given up"),
    )
    found += [Offer(move, f"End the heist: {words}", "heist", (text("words", LINE, 0),)) for move, words in endings]
    return found


def _behind_the_screen(referee: "Referee") -> list[Offer]:
    hidden = referee.secrets
    found = [
        Offer(m.WriteNote("..."), "Write a note", "notes", (text("text", LINE),)),
        Offer(m.PrepareComplication("..."), "Prepare a complication", "notes", (text("text"),)),
        Offer(
            m.GmRoll(1), "Roll dice in the open", "dice", (number("dice", 1, rolls.MOST_GM_DICE), text("why", LINE, 0))
        ),
        Offer(
            m.GmRoll(1, "", True),
            "Roll dice behind the screen",
            "dice",
            (number("dice", 1, rolls.MOST_GM_DICE), text("why", LINE, 0)),
        ),
    ]
    for at in range(1, len(hidden.complications) + 1):
        found.append(Offer(m.ShowComplication(at), f"Bring in: {hidden.complications[at - 1]}", "notes"))
    free = range(hidden.highest + 1, hidden.length)
    if free:
        segment = number("segment", free[0], free[-1])
        for row in referee.pack.penalties:
            amount = (number("amount", 1, 9),) if row.id == "lose_prep" else ()
            words = text("text", LINE, 1 if row.id == "own" else 0)
            move = m.AttachPenalty(free[0], row.id, len(amount), "..." if row.id == "own" else "")
            found.append(Offer(move, f"Hang on a segment: {row.name}", "meter", (segment, *amount, words)))
    for penalty in hidden.penalties:
        found.append(
            Offer(m.RemovePenalty(penalty.segment), f"Take the penalty off segment {penalty.segment}", "meter")
        )
    if hidden.heist is not None:
        found.append(Offer(m.RollAgain("jobs"), "Roll for another job", "field:jobs"))
        for field in hidden.heist.fields:
            at_field = f"field:{field.id}"
            found += [
                Offer(m.ShowField(field.id), f"Show {field.name}: {field.text}", at_field),
                Offer(m.RollAgain(field.id), f"Roll {field.name} again", at_field),
                Offer(m.SetField(field.id, field.text), f"Set {field.name} by hand", at_field, (text("text"),)),
            ]
    return found + _clocks(referee)


def _clocks(referee: "Referee") -> list[Offer]:
    taken = {clock.name for clock in referee.secrets.clocks}
    name = next(name for n in range(1, 99) if (name := f"Clock {n}") not in taken)
    size = number("segments", 1, 20)
    visible: tuple[m.Visibility, ...] = ("open", "hidden", "secret")
    found = [Offer(m.AddClock(name, 4, seen), f"Add a clock, {seen}", "clocks", (size,)) for seen in visible]
    for clock in referee.secrets.clocks:
        left = clock.segments - clock.filled
        if left:
            by = (number("by", 1, left),)
            found.append(Offer(m.TickClock(clock.name, 1), f"Move the clock {clock.name}", f"clock:{clock.name}", by))
        found.append(Offer(m.RemoveClock(clock.name), f"Take the clock {clock.name} away", f"clock:{clock.name}"))
    return found


def _people(referee: "Referee") -> list[Offer]:
    found: list[Offer] = []
    why = text("why", LINE, 0)
    for one in referee.open.crew:
        rulings = (
            (m.Overrule("cool", min(m.FAR, one.cool), one.id), 0),
            (m.Overrule("heat", min(m.FAR, one.heat), one.id), referee.pack.heat_floor),
            (m.Overrule("prep", min(m.FAR, one.prep), one.id), 0),
        )
        for move, least in rulings:
            blanks = (number("value", least, m.FAR), why)
            found.append(Offer(move, f"Set {one.name}'s {move.what.title()}", _at(one), blanks))
        found += [
            Offer(m.ConfirmGoal(one.id, "cool"), f"{one.name} has met the Cool goal", _at(one)),
            Offer(m.ConfirmGoal(one.id, "heat"), f"{one.name} has met the Heat goal", _at(one)),
            Offer(m.CoolDown(one.id), f"{one.name} cools down to 1", _at(one)),
            Offer(
                m.ConfirmKills(one.id, 1), f"{one.name} has killed", _at(one), (number("number", 1, goals.MOST_KILLS),)
            ),
            Offer(m.ConfirmNegotiation(one.id), f"{one.name} has negotiated with important people", _at(one)),
            Offer(m.ReachSystem(one.id), f"{one.name} has reached the security system", _at(one)),
            Offer(m.RecordInjury(one.id, "..."), f"{one.name} is hurt", _at(one), (text("injury"),)),
            Offer(m.TakeOut(one.id, "heist"), f"{one.name} is out for this heist", _at(one), (why,)),
            Offer(m.TakeOut(one.id, "dead"), f"{one.name} is dead", _at(one), (why,)),
        ]
        found += [
            Offer(m.RenewAbility(one.id, spent), f"{one.name} may use {spent} again", _at(one), (why,))
            for spent in (*one.used, *one.goals)
        ]
    return found
