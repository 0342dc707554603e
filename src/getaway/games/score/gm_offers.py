"""What the GM may do."""

from collections.abc import Iterator
from string import ascii_uppercase

from getaway.games.score import generator, goals, rolls
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.blanks import at, lines, marks, number, one, said, text, yes_or_no
from getaway.games.score.call_offers import call_offers
from getaway.games.score.heist_texts import complication_text, field_name, field_text, jobs_of, known_complication
from getaway.games.score.pack import ScorePack
from getaway.games.score.paper_types import MOST_SEGMENTS
from getaway.games.score.player_offers import focus_offers
from getaway.games.score.referee import Referee
from getaway.games.score.say import (
    ability_name,
    approach_text,
    consequence_name,
    consequence_text,
    meter_name,
    penalty_name,
    say,
)
from getaway.games.score.state import Criminal
from getaway.kernel.views import Offer
from getaway.text.messages import Text


def gm_offers(referee: Referee) -> Iterator[Offer]:
    """What the GM may do, the rules of the moves aside."""
    if referee.open.phase == "break":
        yield from _preparing(referee.pack)
    else:
        yield from call_offers(referee)
        yield from focus_offers(referee)
        yield from _judging(referee)
        yield from _running(referee)
    if referee.open.job is not None:
        title = referee.job.title if isinstance(referee.job.title, str) else ""
        renamed = (text("title"),)
        yield Offer(r.RenameHeist(title or "..."), say("offer-rename-heist"), "heist", renamed)
    for kind in (_pages, _penalties, _generated, _clocks):
        yield from kind(referee)
    for criminal in referee.open.crew:
        yield from _rulings(referee, criminal)
        yield from _events(criminal)


def _preparing(pack: ScorePack) -> Iterator[Offer]:
    for size in pack.meters:
        words = say("offer-prepare", length=meter_name(size), segments=size.segments)
        yield Offer(m.PrepareHeist(size.segments), words, "meter")
    segments = number("segments", pack.meter_least, pack.meter_most)
    own = (segments, said("title"), yes_or_no("subgoals", say("with-subgoals"), say("without-subgoals")))
    yield Offer(m.PrepareHeist(pack.meters[0].segments), say("offer-prepare-own"), "meter", own)
    yield Offer(m.GenerateHeist(), say("offer-generate"), "heist")
    kinds: dict[str, Text] = {"": say("any-job"), **generator.kinds(pack)}
    chosen = (text("seed", m.NAME, 0), one("kind", kinds))
    yield Offer(m.GenerateHeist(), say("offer-generate-chosen"), "heist", chosen)
    yield Offer(m.StartHeist(), say("offer-start"), "heist")
    yield Offer(r.ReopenHeist(), say("offer-reopen"), "heist")


def _judging(referee: Referee) -> Iterator[Offer]:
    for complication, line in enumerate(referee.secrets.complications, start=1):
        words = say("offer-ruling-complication", text=known_complication(referee.pack, line))
        move = m.Judge("complication", "", complication)
        yield Offer(move, words, f"complication:{complication}", (said("words"),))
    for row in referee.pack.consequences:
        words = say("named-text", name=consequence_name(row), text=consequence_text(row))
        more = (said("injury"),) if row.id == "harm" else ()
        yield Offer(m.Judge(row.id), words, f"consequence:{row.id}", (*more, said("words")))
    yield Offer(m.Judge("own", "..."), say("offer-ruling-own"), "consequence:own", (text("words"),))
    yield Offer(m.Judge("none"), say("offer-ruling-none"), "consequence:none", (said("words"),))


def _running(referee: Referee) -> Iterator[Offer]:
    hidden, past = referee.secrets, referee.past
    if past.first < past.last:
        steps = (number("step", past.first, past.last - 1),)
        yield Offer(r.PutBack(past.last - 1), say("offer-put-back"), "history", steps)
    yield Offer(m.SetScene("...", "..."), say("offer-scene"), "scene", (text("name"), lines("text")))
    yield Offer(m.AddApproach("..."), say("offer-approach-add"), "scene", (text("text"), marks()))
    for row in referee.approaches():
        words = say("offer-approach-remove", approach=approach_text(row.id, row.text))
        yield Offer(m.RemoveApproach(row.id), words, f"approach:{row.id}")
    filled = (number("filled", 0, hidden.length - 1), said("why"))
    yield Offer(m.CorrectMeter(hidden.filled), say("offer-correct"), "meter", filled)
    for segment in range(1, hidden.length + 1):
        to = segment - 1 if segment <= hidden.filled else segment
        words = say("offer-segment", segment=segment, way="empty" if to < segment else "fill")
        yield Offer(m.CorrectMeter(to), words, f"segment:{segment}", (said("why"),))
    stash, dice = min(m.FAR, referee.open.stash), (number("value", 0, m.FAR), said("why"))
    yield Offer(m.Overrule("stash", stash), say("offer-stash"), "stash", dice)
    yield Offer(m.EndHeist("done"), say("offer-end-done"), "heist", (said("words"),))
    yield Offer(m.EndHeist("failed"), say("offer-end-failed"), "heist", (said("words"),))
    yield Offer(m.EndHeist("given_up"), say("offer-end-given-up"), "heist", (said("words"),))


def _pages(referee: Referee) -> Iterator[Offer]:
    hidden = referee.secrets
    yield Offer(m.WriteNote("..."), say("offer-note"), "notes", (lines("text"),))
    pack = referee.pack
    jobs = jobs_of(pack, hidden.heist) if hidden.heist is not None else []
    known: dict[str, Text] = {
        line: complication_text(job, entry)
        for job in jobs
        for entry, line in enumerate(job.complications)
        if line not in hidden.complications
    }
    written = (text("text", suggested=known),)
    yield Offer(m.PrepareComplication("..."), say("offer-complication"), "complications", written)
    dice = (number("dice", 1, rolls.MOST_GM_DICE), said("why"))
    yield Offer(m.GmRoll(1), say("offer-dice"), "dice", dice)
    yield Offer(m.GmRoll(1, "", blind=True), say("offer-dice-blind"), "dice", dice)
    for at_page, line in enumerate(hidden.complications, start=1):
        there, words = f"complication:{at_page}", known_complication(pack, line)
        yield Offer(m.ShowComplication(at_page), say("offer-complication-show", text=words), there)
        yield Offer(m.Strike("complication", at_page), say("offer-complication-strike", text=words), there)
    for at_page, line in enumerate(hidden.notes, start=1):
        yield Offer(m.Strike("note", at_page), say("offer-note-strike", text=line), f"note:{at_page}")


def _penalties(referee: Referee) -> Iterator[Offer]:
    hidden, pack = referee.secrets, referee.pack
    if hidden.length and hidden.filled < pack.meter_most:
        longer = number("segments", max(pack.meter_least, hidden.filled + 1), pack.meter_most)
        yield Offer(r.SetMeterLength(hidden.length), say("offer-meter-length"), "meter", (longer,))
    free = range(hidden.highest + 1, hidden.length)
    for row in referee.pack.penalties if free else ():
        amount = (number("amount", 1, m.FAR),) if row.id == "lose_prep" else ()
        blanks = (number("segment", free[0], free[-1]), *amount, text("text", least=1 if row.id == "own" else 0))
        move = m.AttachPenalty(free[0], row.id, len(amount), "..." if row.id == "own" else "")
        yield Offer(move, say("offer-penalty", penalty=penalty_name(row)), "meter", blanks)
    for penalty in hidden.penalties:
        off = say("offer-penalty-remove", segment=penalty.segment)
        yield Offer(m.RemovePenalty(penalty.segment), off, f"segment:{penalty.segment}")


def _generated(referee: Referee) -> Iterator[Offer]:
    heist = referee.secrets.heist
    if heist is None:
        return
    yield Offer(m.RollAgain("jobs"), say("offer-another-job"), "field:jobs")
    for field in heist.all_fields:
        there = f"field:{field.id}"
        name, shown = field_name(heist, field), field_text(referee.pack, heist, field)
        yield Offer(m.ShowField(field.id), say("offer-field-show", name=name, text=shown), there)
        yield Offer(m.RollAgain(field.id), say("offer-field-roll", name=name), there)
        yield Offer(m.SetField(field.id, "..."), say("offer-field-set", name=name), there, (text("text"),))


def _clocks(referee: Referee) -> Iterator[Offer]:
    clocks = referee.secrets.clocks
    name = next(letter for letter in ascii_uppercase if letter not in {clock.name for clock in clocks})
    seen: dict[str, Text] = {kind: say(f"visibility-{kind}") for kind in ("open", "hidden", "secret")}
    blanks = (text("name", m.NAME), number("segments", 1, MOST_SEGMENTS), one("visibility", seen))
    yield Offer(m.AddClock(name, 4, "open"), say("offer-clock"), "clocks", blanks)
    for clock in clocks:
        there = f"clock:{clock.name}"
        left = clock.segments - clock.filled
        if left:
            yield Offer(
                m.TickClock(clock.name, 1), say("offer-clock-tick", name=clock.name), there, (number("by", 1, left),)
            )
        if clock.filled:
            by = (number("by", -clock.filled, -1),)
            yield Offer(m.TickClock(clock.name, -1), say("offer-clock-back", name=clock.name), there, by)
        yield Offer(m.RemoveClock(clock.name), say("offer-clock-remove", name=clock.name), there)


def _rulings(referee: Referee, who: Criminal) -> Iterator[Offer]:
    least = {"cool": 0, "heat": referee.pack.heat_floor, "prep": 0}
    rulings = (
        m.Overrule("cool", min(m.FAR, who.cool), who.id),
        m.Overrule("heat", min(m.FAR, who.heat), who.id),
        m.Overrule("prep", min(m.FAR, who.prep), who.id),
    )
    for move in rulings:
        blanks = (number("value", least[move.what], m.FAR), said("why"))
        words = say("offer-overrule", name=who.name, figure=move.what)
        yield Offer(move, words, at(who, "figure", move.what), blanks)
    for name in who.used:
        words = say("offer-renew-ability", name=who.name, ability=ability_name(referee.advances[name]))
        yield Offer(m.RenewAbility(who.id, name), words, at(who, "ability", name), (said("why"),))
    for goal in who.goals:
        words = say("offer-renew-goal", name=who.name, goal=goal)
        yield Offer(m.RenewAbility(who.id, goal), words, at(who, "goal", goal), (said("why"),))


def _events(who: Criminal) -> Iterator[Offer]:
    name, kills, why = who.name, (number("number", 1, goals.MOST_KILLS),), (said("why"),)
    yield Offer(m.ConfirmGoal(who.id, "cool"), say("offer-goal-met", name=name, goal="cool"), at(who, "goal", "cool"))
    yield Offer(m.ConfirmGoal(who.id, "heat"), say("offer-goal-met", name=name, goal="heat"), at(who, "goal", "heat"))
    yield Offer(m.CoolDown(who.id), say("offer-cool-down", name=name), at(who, "figure", "heat"))
    yield Offer(m.ConfirmKills(who.id, 1), say("offer-kills", name=name), at(who, "ability", "tactical_kill"), kills)
    negotiated = say("offer-negotiated", name=name)
    yield Offer(m.ConfirmNegotiation(who.id), negotiated, at(who, "ability", "negotiator"))
    reached = say("offer-system", name=name)
    yield Offer(m.ReachSystem(who.id), reached, at(who, "ability", "inside_the_system"))
    yield Offer(m.RecordInjury(who.id, "..."), say("offer-injury", name=name), at(who), (text("injury"),))
    for injury, text_of in enumerate(who.injuries, start=1):
        healed = say("offer-heal", name=name, injury=text_of)
        yield Offer(r.Heal(who.id, injury), healed, at(who, "injury", str(injury)))
    yield Offer(r.Revive(who.id), say("offer-revive", name=name), at(who))
    yield Offer(r.BringBack(who.id), say("offer-bring-back", name=name), at(who))
    yield Offer(r.LeaveHome(who.id), say("offer-leave-home", name=name), at(who))
    yield Offer(m.TakeOut(who.id, "heist"), say("offer-take-out", name=name), at(who), why)
    yield Offer(m.TakeOut(who.id, "dead"), say("offer-dead", name=name), at(who), why)
