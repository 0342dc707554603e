"""What a player may do."""

from collections.abc import Iterator

import msgspec

from getaway.games.score import abilities, goals, roll_preview, rolls
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, marks, number, one, said, text
from getaway.games.score.creation_offers import creation
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.probability import odds
from getaway.games.score.referee import Referee
from getaway.games.score.say import (
    ability_name,
    ability_text,
    alone,
    approach_text,
    penalty_name,
    say,
)
from getaway.games.score.state import Criminal
from getaway.games.score.words import mark_name
from getaway.kernel.views import Offer
from getaway.text.messages import Argument, Message, Percent, Text, listing


def player_offers(referee: Referee, seat: int) -> Iterator[Offer]:
    """What a player may do, the rules of the moves aside."""
    own = [criminal for criminal in referee.ready() if criminal.seat == seat]
    if referee.open.phase == "heist":
        yield from focus_offers(referee)
        if referee.rolling() is not None and referee.roller().seat == seat:
            yield from rolling(referee)
        yield from _attempts(referee, own)
        for attempt in referee.open.attempts:
            mine = say("offer-withdraw-waiting", name=referee.criminal(attempt.criminal).name)
            yield Offer(m.Withdraw(attempt.number), mine, f"attempt:{attempt.number}")
        for criminal in own:
            yield from _uses(referee, criminal)
        yield Offer(m.EndHeist("given_up"), say("offer-give-up"), "heist", (said("words"),))
    else:
        yield Offer(m.StartHeist(), say("offer-start"), "heist")
    for criminal in own:
        yield from _growth(referee, criminal)
    if len(own) < OF_A_SEAT:
        yield from creation(referee)


def focus_offers(referee: Referee) -> Iterator[Offer]:
    """For a premade Specter, before anything else."""
    for who in referee.present():
        if "focus" in who.advances:
            ways: dict[str, Text] = {mark: mark_name(mark) for mark in ("sneaking", "lockpicking")}
            words = say("offer-focus", name=who.name)
            yield Offer(m.ChooseFocus(who.id, "sneaking"), words, at(who, "ability", "focus"), (one("on", ways),))


def _attempts(referee: Referee, own: list[Criminal]) -> Iterator[Offer]:
    approaches = referee.approaches()
    for who in own:
        for row in approaches:
            marked = listing(map(mark_name, row.marks), "comma")
            has_marks = "yes" if row.marks else "no"
            words = say(
                "offer-approach",
                name=who.name,
                approach=approach_text(row.id, row.text),
                marks=marked,
                has_marks=has_marks,
            )
            attempt = row.text if isinstance(row.text, str) else ""
            yield Offer(m.Declare(who.id, attempt, row.id), words, f"approach:{row.id}")
        blanks = [text("attempt")]
        if approaches:
            ways: dict[str, Text] = {"": say("own-way")}
            ways |= {row.id: alone(approach_text(row.id, row.text)) for row in approaches}
            blanks.append(one("approach", ways))
        blanks.append(marks())
        if not referee.one_shot:
            none: dict[str, Text] = {"": say("no-goal")}
            blanks.append(one("goal", none | {goal: say("goal", goal=goal) for goal in ("cool", "heat")}))
        yield Offer(m.Declare(who.id, "..."), say("offer-attempt", name=who.name), at(who), tuple(blanks))


def rolling(referee: Referee) -> Iterator[Offer]:
    """What who rolls decides; the GM may do it for somebody who is not at the table."""
    if referee.roll.stage == "called":
        yield from _rolls(referee, referee.roller())
    yield Offer(m.Withdraw(), say("offer-withdraw"), "roll")
    yield Offer(m.BruteForce(), say("offer-brute-force"), "roll")
    yield Offer(m.Stand(), say("offer-stand"), "roll")
    yield Offer(m.TakeConsequence("heat"), say("offer-take-heat"), "roll")
    known = "no" if referee.options.meter == "secret" else "yes"
    yield Offer(m.TakeConsequence("meter"), say("offer-take-meter", known=known), "roll")


def _rolls(referee: Referee, roller: Criminal) -> Iterator[Offer]:
    """With each choice of abilities; the plain roll with no Prep die and with one, so that one click is enough."""
    most = min(m.FAR, rolls.most_prep(referee, roller))
    for using in roll_preview.ways_to_roll(referee, roller):
        move = m.Roll(0, "foresight" in using, "overclock" in using, "clear_the_room" in using)
        named: dict[str, Argument] = {
            "using": listing(ability_name(referee.advances[name]) for name in using),
            "has_using": "yes" if using else "no",
        }
        how = (said("how"),) if "foresight" in using else ()
        yield Offer(move, _roll("none", _chances(referee, 0, using), named), "roll", how)
        if most:
            one_die = _roll("one", _chances(referee, 1, using), named)
            yield Offer(msgspec.structs.replace(move, prep=1), one_die, "roll", how)
        if most > 1:
            several = (number("prep", 2, most), *how)
            yield Offer(msgspec.structs.replace(move, prep=2), _roll("several", None, named), "roll", several)


def _roll(prep: str, chances: Message | None, named: dict[str, Argument]) -> Message:
    words = say("offer-roll", prep=prep, **named)
    return words if chances is None else say("offer-roll-chances", roll=words, chances=chances)


def _chances(referee: Referee, prep: int, using: tuple[str, ...]) -> Message | None:
    if not roll_preview.computable(referee, referee.roller()):
        return None
    found = odds(roll_preview.pool(referee, prep, using))
    return say("chances", success=Percent(float(found.success)), failure=Percent(float(found.failure)))


def _uses(referee: Referee, criminal: Criminal) -> Iterator[Offer]:
    for name in abilities.usable(referee, criminal) if criminal.here else []:
        card = referee.advances[name]
        words = say("offer-use", name=criminal.name, ability=ability_name(card), text=ability_text(card))
        there = at(criminal, "ability", name)
        written = text("words", least=1 if name in abilities.IN_WORDS else 0)
        if name == "false_alarm":
            for segment in abilities.segments(referee):
                cancels = say(
                    "offer-false-alarm-segment", name=criminal.name, ability=ability_name(card), segment=segment
                )
                move = m.UseAbility(criminal.id, name, "", 0, segment)
                yield Offer(move, cancels, f"segment:{segment}" if segment else there, (written,))
            for fired in abilities.cancellable(referee):
                move = m.UseAbility(criminal.id, name, "", fired)
                kind = referee.penalties[referee.job.fired[fired - 1].kind]
                words = say(
                    "offer-false-alarm", name=criminal.name, ability=ability_name(card), penalty=penalty_name(kind)
                )
                yield Offer(move, words, f"penalty:{fired}", (written,))
        elif name == "dressed_for_success":
            persons = number("number", 1, min(m.FAR, referee.open.stash // card.prep))
            yield Offer(m.UseAbility(criminal.id, name), words, there, (persons, written))
        else:
            offered = "..." if name in abilities.IN_WORDS else ""
            yield Offer(m.UseAbility(criminal.id, name, offered), words, there, (written,))


def _growth(referee: Referee, who: Criminal) -> Iterator[Offer]:
    name, number = who.name, who.id
    if who.owed_goal:
        yield Offer(m.TakeGoal(number, "cool"), say("offer-goal-cool", name=name), at(who, "goal", "cool"))
        yield Offer(m.TakeGoal(number, "prep"), say("offer-goal-prep", name=name), at(who, "goal", "cool"))
    if who.owed_kills:
        kill = at(who, "ability", "tactical_kill")
        yield Offer(m.TakeKill(number, "cool"), say("offer-kill-cool", name=name), at(who, "figure", "cool"))
        yield Offer(m.TakeKill(number, "heat"), say("offer-kill-heat", name=name), at(who, "figure", "heat"))
        ways: dict[str, Text] = {way: say("kill-way", way=way) for way in ("cool", "heat", "neither")}
        yield Offer(m.TakeKill(number, "cool"), say("offer-kill", name=name), kill, (one("as", ways),))
    if not referee.one_shot:
        cost = 0 if goals.is_first(referee, who) else referee.pack.advance_cost
        for advance in goals.open_advances(referee, who):
            card = referee.advances[advance]
            words = say("offer-advance", name=name, ability=ability_name(card), text=ability_text(card), cost=cost)
            yield Offer(m.Advance(number, advance), words, at(who, "ability", advance))
