"""How the difficulty of a roll is found (SC-2.6), each step in words."""

from collections.abc import Collection

from getaway.games.score.pack import AdvanceCard, ScorePack
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal

Cards = dict[str, AdvanceCard]

_ATTACK = ("attack", "kill")
_MARKS = {
    "tumbler": ("lockpicking",),
    "silent_but_deadly": ("kill",),
    "brute_force": ("hacking",),
    "lethal": _ATTACK,
    "clear_the_room": _ATTACK,
}
"""Abilities that count only in a roll with one of these marks; a kill is an attack too (SC-2.7)."""

_MODIFIERS = {
    "tumbler": "Tumbler",
    "we_loud_yet": "We Loud Yet?",
    "focus": "Focus",
    "inside_the_system": "Inside the System",
}
"""Abilities that add their figure; We Loud Yet? takes it away once the meter is beyond its segments (SC-5.20)."""


def has(criminal: Criminal, ability: str, marks: tuple[str, ...]) -> bool:
    """Whether a Criminal has an ability that counts in a roll with these marks."""
    needed = _MARKS.get(ability)
    return ability in criminal.advances and (needed is None or any(mark in marks for mark in needed))


def counting(referee: Referee, criminal: Criminal, marks: tuple[str, ...]) -> set[str]:
    """The abilities that change the difficulty of a Criminal's roll with these marks."""
    found = {name for name in ("tumbler", "silent_but_deadly", "we_loud_yet") if has(criminal, name, marks)}
    if criminal.focus and criminal.focus in marks:
        found.add("focus")
    if referee.job.system_reached and "system" in marks:
        found.add("inside_the_system")
    return found


def harder(referee: Referee, criminal: Criminal) -> int:
    """What the fired penalties of the meter add for a Criminal (SC-3.4, SC-5.9)."""
    return sum(
        penalty.amount
        for penalty in referee.job.fired
        if penalty.kind == "harder"
        and not penalty.cancelled
        and not (penalty.early and "fly_solo" in criminal.advances)
    )


def find(
    referee: Referee, criminal: Criminal, base: int, marks: tuple[str, ...], filled: int
) -> tuple[int, tuple[str, ...], int]:
    """The final difficulty of a Criminal's roll before Foresight, how it came about, and the bonus dice."""
    abilities = counting(referee, criminal, marks)
    found = compute(referee.pack, referee.advances, base, abilities, filled, harder(referee, criminal))
    return *found, bonus_dice(referee.advances, criminal.advances, filled)


def compute(
    pack: ScorePack, cards: Cards, base: int, abilities: Collection[str], filled: int, harder: int = 0
) -> tuple[int, tuple[str, ...]]:
    """Difficulty and steps of any roll in which these abilities count, with so many segments of the meter filled."""
    found = base
    steps = [f"the GM sets {base}"]
    if "silent_but_deadly" in abilities:
        found = filled + cards["silent_but_deadly"].difficulty
        steps = [f"Silent but Deadly makes it {found}"]
    modifiers = []
    for ability, why in _MODIFIERS.items():
        if ability in abilities:
            card = cards[ability]
            adds = ability != "we_loud_yet" or filled <= card.segments
            modifiers.append((why, card.difficulty if adds else -card.difficulty))
    if harder:
        modifiers.append(("penalties of the meter", harder))
    for why, change in modifiers:
        found += change
        steps.append(f"{why} {change:+}")
    kept = clamp(pack, found)
    if kept != found:
        steps.append(f"kept at {kept}")
    return kept, tuple(steps)


def clamp(pack: ScorePack, difficulty: int) -> int:
    return max(pack.difficulty_least, min(pack.difficulty_most, difficulty))


def bonus_dice(cards: Cards, abilities: Collection[str], filled: int) -> int:
    """More Cool dice by Ghost Reporting (SC-5.10)."""
    ghost = cards["ghost_reporting"]
    return ghost.dice if "ghost_reporting" in abilities and filled <= ghost.segments else 0
