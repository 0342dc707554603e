"""How the difficulty of a roll is found (SC-2.6), each step in words."""

from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal


def is_attack(marks: tuple[str, ...]) -> bool:
    """A kill is an attack too (SC-2.7)."""
    return "attack" in marks or "kill" in marks


def clamp(referee: Referee, difficulty: int) -> int:
    """It stays within 2 and 6."""
    return max(referee.pack.difficulty_least, min(referee.pack.difficulty_most, difficulty))


def find(
    referee: Referee, criminal: Criminal, base: int, marks: tuple[str, ...], filled: int
) -> tuple[int, tuple[str, ...]]:
    """The final difficulty before Foresight, and how it came about, with so many segments filled."""
    found = base
    steps = [f"the GM sets {base}"]
    if "kill" in marks and "silent_but_deadly" in criminal.advances:
        found = filled + referee.advances["silent_but_deadly"].difficulty
        steps = [f"Silent but Deadly makes it {found}"]
    for why, change in modifiers(referee, criminal, marks, filled):
        found += change
        steps.append(f"{why} {change:+}")
    kept = clamp(referee, found)
    if kept != found:
        steps.append(f"kept at {kept}")
    return kept, tuple(steps)


def modifiers(referee: Referee, criminal: Criminal, marks: tuple[str, ...], filled: int) -> list[tuple[str, int]]:
    """All plus and minus in force."""
    found = []
    if "lockpicking" in marks and "tumbler" in criminal.advances:
        found.append(("Tumbler", referee.advances["tumbler"].difficulty))
    if "we_loud_yet" in criminal.advances:
        loud = referee.advances["we_loud_yet"]
        found.append(("We Loud Yet?", loud.difficulty if filled <= loud.segments else -loud.difficulty))
    if criminal.focus and criminal.focus in marks:
        found.append(("Focus", referee.advances["focus"].difficulty))
    job = referee.job
    if job.system_reached and "system" in marks:
        found.append(("Inside the System", referee.advances["inside_the_system"].difficulty))
    harder = sum(
        penalty.amount
        for penalty in job.fired
        if penalty.kind == "harder"
        and not penalty.cancelled
        and not (penalty.early and "fly_solo" in criminal.advances)
    )
    if harder:
        found.append(("penalties of the meter", harder))
    return found


def bonus_dice(referee: Referee, criminal: Criminal, filled: int) -> int:
    """More Cool dice by Ghost Reporting (SC-5.10)."""
    ghost = referee.advances["ghost_reporting"]
    return ghost.dice if "ghost_reporting" in criminal.advances and filled <= ghost.segments else 0
