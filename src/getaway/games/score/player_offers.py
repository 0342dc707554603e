"""What a player may do."""

from getaway.games.score import abilities, goals, roll_preview, rolls
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, at_ability, at_figure, at_goal, number, one, said, text
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.probability import odds
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.games.score.words import MARKS, listed, percent
from getaway.kernel.moves import Move
from getaway.kernel.views import Blank, Offer


def player_offers(referee: Referee, seat: int) -> list[Offer]:
    """What a player may do, the rules of the moves aside."""
    own = [criminal for criminal in referee.open.crew if criminal.seat == seat and criminal.status == "ready"]
    found: list[Offer] = []
    if referee.open.phase == "heist":
        found += _rolling(referee, seat) if referee.rolling() is not None else _attempts(referee, own)
        for criminal in own:
            found += _uses(referee, criminal)
        found.append(Offer(m.EndHeist("given_up"), "Give the heist up", "heist", (said("words"),)))
    else:
        found.append(Offer(m.StartHeist(), "Start the heist", "heist"))
    for criminal in own:
        found += _growth(referee, criminal)
    return found + _creation(referee, own)


def _creation(referee: Referee, own: list[Criminal]) -> list[Offer]:
    if len(own) >= OF_A_SEAT:
        return []
    taken = {criminal.name for criminal in referee.open.crew}
    found = []
    for kind in referee.classes.values():
        name = next(name for n in range(1, m.FAR) if (name := f"{kind.name} {n}") not in taken)
        named: tuple[Blank, ...] = (text("name", m.NAME), said("gear"))
        move = m.CreateCriminal(name, kind.id, "", kind.gear)
        words = f"Play the {kind.name}: {kind.motto}"
        if not referee.one_shot and referee.pack.start_advances:
            cards = [referee.figure(advance) for advance in kind.advances]
            named = (named[0], one("advance", {card.id: f"{card.name}: {card.text}" for card in cards}), named[1])
            move = m.CreateCriminal(name, kind.id, kind.advances[0], kind.gear)
        if not referee.one_shot:
            words = f"New {kind.name}: {kind.motto}"
        found.append(Offer(move, words, f"class:{kind.id}", named))
    return found


def _attempts(referee: Referee, own: list[Criminal]) -> list[Offer]:
    scene = referee.job.scene
    approaches = scene.approaches if scene is not None else ()
    found = []
    for who in own:
        for row in approaches:
            marks = f" ({', '.join(MARKS[mark] for mark in row.marks)})" if row.marks else ""
            move = m.Declare(who.id, row.text, row.id)
            found.append(Offer(move, f"{who.name}: {row.text}{marks}", f"approach:{row.id}"))
        blanks = [text("attempt")]
        if approaches:
            blanks.append(one("approach", {"": "a way of your own"} | {row.id: row.text for row in approaches}))
        found.append(Offer(m.Declare(who.id, "..."), f"{who.name} tries something", at(who), tuple(blanks)))
    return found


def _rolling(referee: Referee, seat: int) -> list[Offer]:
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


def _on_crew(referee: Referee) -> str:
    if referee.options.meter == "secret":
        return "Let it fall on the crew"
    return "Let it fall on the crew: the Threat Meter fills by one"


def _rolls(referee: Referee, roller: Criminal) -> list[Offer]:
    """With each choice of abilities; the plain roll with no Prep die and with one, so that one click is enough."""
    most = min(m.FAR, rolls.most_prep(referee, roller))
    found = []
    for using in roll_preview.ways_to_roll(referee, roller):
        move = m.Roll(0, "foresight" in using, "overclock" in using, "clear_the_room" in using)
        named = f" with {listed([referee.figure(name).name for name in using])}" if using else ""
        found.append(Offer(move, f"Roll{named}{_chances(referee, 0, using)}", "roll"))
        if most:
            words = f"Roll{named}{' and' if named else ' with'} a Prep die{_chances(referee, 1, using)}"
            found.append(Offer(_with_prep(move, 1), words, "roll"))
        if most > 1:
            words = f"Roll{named}{' and' if named else ' with'} several Prep dice"
            found.append(Offer(_with_prep(move, 2), words, "roll", (number("prep", 2, most),)))
    return found


def _with_prep(move: m.Roll, prep: int) -> m.Roll:
    return m.Roll(prep, move.foresight, move.overclock, move.clear_the_room)


def _chances(referee: Referee, prep: int, using: tuple[str, ...]) -> str:
    if not roll_preview.reckonable(referee):
        return ""
    found = odds(roll_preview.pool(referee, prep, using))
    return f" (success {percent(float(found.success))}, failure {percent(float(found.failure))})"


def _uses(referee: Referee, criminal: Criminal) -> list[Offer]:
    found = []
    for name in abilities.usable(referee, criminal) if criminal.here else []:
        card = referee.figure(name)
        words = f"{criminal.name}, {card.name}: {card.text}"
        there = at_ability(criminal, name)
        written = text("words", least=1 if name in abilities.IN_WORDS else 0)
        if name == "false_alarm":
            for fired in abilities.cancellable(referee):
                move = m.UseAbility(criminal.id, name, "", fired)
                found.append(Offer(move, f"{words} (penalty {fired})", f"penalty:{fired}", (written,)))
        elif name == "dressed_for_success":
            persons = number("number", 1, min(m.FAR, referee.open.stash // card.prep))
            found.append(Offer(m.UseAbility(criminal.id, name), words, there, (persons, written)))
        else:
            offered = "..." if name in abilities.IN_WORDS else ""
            found.append(Offer(m.UseAbility(criminal.id, name, offered), words, there, (written,)))
    return found


def _growth(referee: Referee, criminal: Criminal) -> list[Offer]:
    number = criminal.id
    found: list[tuple[Move, str, str]] = []
    if criminal.owed_goal:
        goal = at_goal(criminal, "cool")
        found.append((m.TakeGoal(number, "cool"), "+1 Cool for the Cool goal", goal))
        found.append((m.TakeGoal(number, "prep"), "+1 Prep for the Cool goal", goal))
    if criminal.owed_kills:
        found.append((m.TakeKill(number, "cool"), "+1 Cool for a kill", at_figure(criminal, "cool")))
        found.append((m.TakeKill(number, "heat"), "-1 Heat for a kill", at_figure(criminal, "heat")))
        found.append((m.TakeKill(number, "neither"), "nothing for a kill", at_ability(criminal, "tactical_kill")))
    if not referee.one_shot:
        for advance in goals.open_advances(referee, criminal):
            card = referee.figure(advance)
            words = f"advance, {card.name}: {card.text}"
            found.append((m.Advance(number, advance), words, at_ability(criminal, advance)))
    for on in ("sneaking", "lockpicking"):
        found.append((m.ChooseFocus(number, on), f"{on} is 1 easier today", at_ability(criminal, "focus")))
    return [Offer(move, f"{criminal.name}: {words}", there) for move, words, there in found]
