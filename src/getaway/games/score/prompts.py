"""The prompt of each viewer, its rule, and whose decision it is."""

from getaway.games.score.referee import Referee


def expected(referee: Referee) -> int | None:
    """The seat that everyone waits for; None while anyone may begin something, or the automatic GM is to act."""
    roll = referee.rolling()
    if roll is None:
        return None
    return referee.open.gm if roll.stage in ("attempt", "ruling") else referee.roller().seat


STAGES = {
    "attempt": ("SC-2.1", "{name} tries: {attempt}. Call for a roll?", "{name} waits for the GM's word."),
    "called": ("SC-2.2", "Roll against {difficulty}, or withdraw.", "{name} is to roll."),
    "rolled": ("SC-5.14", "Use Brute Force, or let the dice stand?", "{name} looks at the dice."),
    "choice": ("SC-2.4", "Who pays: you with Heat, or the crew?", "{name} chooses the consequence."),
    "ruling": ("SC-2.4", "What does the failure bring? ({failures})", "The GM decides what it brings."),
}
"""Of an open roll: the rule, and the prompt for whoever decides and for the others."""


def rule(referee: Referee) -> str:
    if referee.open.phase == "over":
        return ""
    if referee.open.phase == "break":
        return "SC-9.2"
    roll = referee.rolling()
    return "SC-2.1" if roll is None else STAGES[roll.stage][0]


def prompt(referee: Referee, viewer: int) -> str:
    open_part = referee.open
    if open_part.phase == "over":
        return "The game is over."
    is_gm = viewer == open_part.gm
    if open_part.phase == "break":
        if is_gm and open_part.job is None:
            return "Prepare the next heist: set its meter first."
        if is_gm and not referee.ready():
            return "The heist is prepared. It can start as soon as a player has made a Criminal."
        if is_gm:
            return "Start the heist, or go on preparing."
        return "Between heists: make your Criminals ready."
    roll = referee.rolling()
    if roll is None:
        return "Ask the crew: what do you do?" if is_gm else "What do you do?"
    _, own, others = STAGES[roll.stage]
    words = own if viewer == expected(referee) else others
    shown = {"attempt": roll.attempt.rstrip("."), "difficulty": roll.difficulty, "failures": roll.failures}
    return words.format(name=referee.roller().name, **shown)
