"""What a player may do."""

from collections.abc import Iterator

import msgspec

from getaway.games.score import abilities, goals, roll_preview, rolls
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, number, one, said, text
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.probability import odds
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.games.score.words import MARKS, listed, percent
from getaway.kernel.views import Offer


def player_offers(referee: Referee, seat: int) -> Iterator[Offer]:
    """What a player may do, the rules of the moves aside."""
    own = [criminal for criminal in referee.ready() if criminal.seat == seat]
    if referee.open.phase == "heist":
        yield from _rolling(referee, seat) if referee.rolling() is not None else _attempts(referee, own)
        for criminal in own:
            yield from _uses(referee, criminal)
        yield Offer(m.EndHeist("given_up"), "Give the heist up", "heist", (said("words"),))
    else:
        yield Offer(m.StartHeist(), "Start the heist", "heist")
    for criminal in own:
        yield from _growth(referee, criminal)
    if len(own) < OF_A_SEAT:
        yield from _creation(referee)


def _creation(referee: Referee) -> Iterator[Offer]:
    taken = {criminal.name for criminal in referee.open.crew}
    for kind in referee.classes.values():
        name = next(name for n in range(1, m.FAR) if (name := f"{kind.name} {n}") not in taken)
        blanks = [text("name", m.NAME), said("gear")]
        advance = ""
        if not referee.one_shot and referee.pack.start_advances:
            cards = [referee.advances[advance] for advance in kind.advances]
            blanks.insert(1, one("advance", {card.id: f"{card.name}: {card.text}" for card in cards}))
            advance = kind.advances[0]
        words = f"{'Play the' if referee.one_shot else 'New'} {kind.name}: {kind.motto}"
        yield Offer(m.CreateCriminal(name, kind.id, advance, kind.gear), words, f"class:{kind.id}", tuple(blanks))


def _attempts(referee: Referee, own: list[Criminal]) -> Iterator[Offer]:
    approaches = referee.approaches()
    for who in own:
        for row in approaches:
            marks = f" ({', '.join(MARKS[mark] for mark in row.marks)})" if row.marks else ""
            move = m.Declare(who.id, row.text, row.id)
            yield Offer(move, f"{who.name}: {row.text}{marks}", f"approach:{row.id}")
        blanks = [text("attempt")]
        if approaches:
            blanks.append(one("approach", {"": "a way of your own"} | {row.id: row.text for row in approaches}))
        yield Offer(m.Declare(who.id, "..."), f"{who.name} tries something", at(who), tuple(blanks))


def _rolling(referee: Referee, seat: int) -> Iterator[Offer]:
    roller = referee.roller()
    if roller.seat != seat:
        return
    if referee.roll.stage == "called":
        yield from _rolls(referee, roller)
    yield Offer(m.Withdraw(), "Withdraw", "roll")
    yield Offer(m.BruteForce(), "Brute Force: roll the Cool dice again, and one more Heat die", "roll")
    yield Offer(m.Stand(), "Let the dice stand", "roll")
    yield Offer(m.TakeConsequence("heat"), "Take it yourself: +1 Heat for good", "roll")
    fills = "" if referee.options.meter == "secret" else ": the Threat Meter fills by one"
    yield Offer(m.TakeConsequence("meter"), f"Let it fall on the crew{fills}", "roll")


def _rolls(referee: Referee, roller: Criminal) -> Iterator[Offer]:
    """With each choice of abilities; the plain roll with no Prep die and with one, so that one click is enough."""
    most = min(m.FAR, rolls.most_prep(referee, roller))
    for using in roll_preview.ways_to_roll(referee, roller):
        move = m.Roll(0, "foresight" in using, "overclock" in using, "clear_the_room" in using)
        named = f" with {listed([referee.advances[name].name for name in using])}" if using else ""
        adding = f"{named} and" if named else " with"
        yield Offer(move, f"Roll{named}{_chances(referee, 0, using)}", "roll")
        if most:
            words = f"Roll{adding} a Prep die{_chances(referee, 1, using)}"
            yield Offer(msgspec.structs.replace(move, prep=1), words, "roll")
        if most > 1:
            several = (number("prep", 2, most),)
            yield Offer(msgspec.structs.replace(move, prep=2), f"Roll{adding} several Prep dice", "roll", several)


def _chances(referee: Referee, prep: int, using: tuple[str, ...]) -> str:
    if not roll_preview.computable(referee):
        return ""
    found = odds(roll_preview.pool(referee, prep, using))
    return f" (success {percent(float(found.success))}, failure {percent(float(found.failure))})"


def _uses(referee: Referee, criminal: Criminal) -> Iterator[Offer]:
    for name in abilities.usable(referee, criminal) if criminal.here else []:
        card = referee.advances[name]
        words = f"{criminal.name}, {card.name}: {card.text}"
        there = at(criminal, "ability", name)
        written = text("words", least=1 if name in abilities.IN_WORDS else 0)
        if name == "false_alarm":
            for fired in abilities.cancellable(referee):
                move = m.UseAbility(criminal.id, name, "", fired)
                yield Offer(move, f"{words} (penalty {fired})", f"penalty:{fired}", (written,))
        elif name == "dressed_for_success":
            persons = number("number", 1, min(m.FAR, referee.open.stash // card.prep))
            yield Offer(m.UseAbility(criminal.id, name), words, there, (persons, written))
        else:
            offered = "..." if name in abilities.IN_WORDS else ""
            yield Offer(m.UseAbility(criminal.id, name, offered), words, there, (written,))


def _growth(referee: Referee, who: Criminal) -> Iterator[Offer]:
    name, number = who.name, who.id
    if who.owed_goal:
        yield Offer(m.TakeGoal(number, "cool"), f"{name}: +1 Cool for the Cool goal", at(who, "goal", "cool"))
        yield Offer(m.TakeGoal(number, "prep"), f"{name}: +1 Prep for the Cool goal", at(who, "goal", "cool"))
    if who.owed_kills:
        kill = at(who, "ability", "tactical_kill")
        yield Offer(m.TakeKill(number, "cool"), f"{name}: +1 Cool for a kill", at(who, "figure", "cool"))
        yield Offer(m.TakeKill(number, "heat"), f"{name}: -1 Heat for a kill", at(who, "figure", "heat"))
        yield Offer(m.TakeKill(number, "neither"), f"{name}: nothing for a kill", kill)
    if not referee.one_shot:
        for advance in goals.open_advances(referee, who):
            card = referee.advances[advance]
            words = f"{name}: advance, {card.name}: {card.text}"
            yield Offer(m.Advance(number, advance), words, at(who, "ability", advance))
    focus = at(who, "ability", "focus")
    yield Offer(m.ChooseFocus(number, "sneaking"), f"{name}: sneaking is 1 easier today", focus)
    yield Offer(m.ChooseFocus(number, "lockpicking"), f"{name}: lockpicking is 1 easier today", focus)
