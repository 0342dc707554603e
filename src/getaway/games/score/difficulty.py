"""How the difficulty of a roll is found (SC-2.6), each step in words."""

from collections.abc import Collection
from functools import lru_cache

from getaway.games.score.pack import AdvanceCard, ScorePack
from getaway.games.score.referee import Referee
from getaway.games.score.say import ability_name, say
from getaway.games.score.state import Criminal
from getaway.text.messages import Message, Text

Cards = dict[str, AdvanceCard]

_MARKS = {
    "tumbler": {"lockpicking"},
    "silent_but_deadly": {"kill"},
    "brute_force": {"hacking"},
    "lethal": {"attack", "kill"},
    "clear_the_room": {"attack", "kill"},
}
"""Abilities that count only in a roll with one of these marks; a kill is an attack too (SC-2.7)."""

_MODIFIERS = ("tumbler", "we_loud_yet", "focus", "inside_the_system")
"""Abilities that add their figure; We Loud Yet? takes it away once the meter is beyond its segments (SC-5.20)."""

_OWN = ("tumbler", "silent_but_deadly", "we_loud_yet")
"""Abilities that change the difficulty of who has them."""


def has(criminal: Criminal, ability: str, marks: tuple[str, ...]) -> bool:
    """Whether a Criminal has an ability that counts in a roll with these marks."""
    needed = _MARKS.get(ability)
    return ability in criminal.advances and (needed is None or not needed.isdisjoint(marks))


def find(
    referee: Referee, criminal: Criminal, base: int, marks: tuple[str, ...], filled: int, modifier: int = 0
) -> tuple[int, tuple[Text, ...], int]:
    """The final difficulty of a Criminal's roll before Foresight, how it came about, and the bonus dice."""
    job = referee.job
    abilities = [name for name in criminal.advances if name in _OWN and has(criminal, name, marks)]
    if criminal.focus and criminal.focus in marks:
        abilities.append("focus")
    if job.system_reached and "system" in marks:
        abilities.append("inside_the_system")
    harder = 0
    for penalty in job.fired:
        spared = penalty.cancelled or (penalty.early and "fly_solo" in criminal.advances)
        if penalty.kind == "harder" and not spared:
            harder += penalty.amount
    final, steps = compute(referee.pack, referee.advances, base, abilities, filled, harder, modifier)
    found = tuple(map(referee.text, steps)) if referee.old_texts else steps
    return final, found, bonus_dice(referee.advances, criminal.advances, filled)


def foresee(referee: Referee) -> None:
    """Foresight makes the open roll easy (SC-5.5)."""
    roll = referee.roll
    roll.foresight = True
    roll.difficulty = referee.advances["foresight"].difficulty
    roll.found = (*roll.found, referee.text(say("found-foresight", difficulty=roll.difficulty)))


def compute(
    pack: ScorePack,
    cards: Cards,
    base: int,
    abilities: Collection[str],
    filled: int,
    harder: int = 0,
    modifier: int = 0,
) -> tuple[int, tuple[Message, ...]]:
    """Difficulty and steps of any roll in which these abilities count, with so many segments of the meter filled."""
    found = base
    steps = [_set(base)]
    if "silent_but_deadly" in abilities:
        found = filled + cards["silent_but_deadly"].difficulty
        steps = [say("found-silent", ability=ability_name(cards["silent_but_deadly"]), difficulty=found)]
    for ability in _MODIFIERS if abilities else ():
        if ability in abilities:
            card = cards[ability]
            adds = ability != "we_loud_yet" or filled <= card.segments
            change = card.difficulty if adds else -card.difficulty
            found += change
            way = "harder" if change >= 0 else "easier"
            steps.append(say("found-ability", ability=ability_name(card), way=way, by=abs(change)))
    if harder:
        found += harder
        steps.append(say("found-penalties", by=harder))
    if modifier:
        found += modifier
        steps.append(say("found-modifier", way="harder" if modifier > 0 else "easier", by=abs(modifier)))
    kept = clamp(pack, found)
    if kept != found:
        steps.append(say("found-kept", difficulty=kept))
    return kept, tuple(steps)


@lru_cache(16)
def _set(difficulty: int) -> Message:
    """Kept, as every roll begins with one of a few."""
    return say("found-set", difficulty=difficulty)


def clamp(pack: ScorePack, difficulty: int) -> int:
    return max(pack.difficulty_least, min(pack.difficulty_most, difficulty))


def bonus_dice(cards: Cards, abilities: Collection[str], filled: int) -> int:
    """More Cool dice by Ghost Reporting (SC-5.10)."""
    ghost = cards["ghost_reporting"]
    return ghost.dice if "ghost_reporting" in abilities and filled <= ghost.segments else 0
