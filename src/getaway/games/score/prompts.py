"""What is being decided, and by whom."""

from getaway.games.score.referee import Referee


def expected(referee: Referee) -> int | None:
    """The seat that everyone waits for; None while anyone may begin something."""
    roll = referee.rolling()
    if roll is None:
        return None
    return referee.open.gm if roll.stage in ("attempt", "ruling") else referee.roller().seat


_ROLL_RULES = {"attempt": "SC-2.1", "called": "SC-2.2", "rolled": "SC-5.14", "choice": "SC-2.4"}


def rule(referee: Referee) -> str:
    """The rule that the decision goes by."""
    if referee.open.phase == "over":
        return ""
    if referee.open.phase == "break":
        return "SC-9.2"
    roll = referee.rolling()
    return "SC-2.1" if roll is None else _ROLL_RULES.get(roll.stage, "SC-2.4")


def prompt(referee: Referee, viewer: int) -> str:
    """What is being decided, for this viewer."""
    open_part = referee.open
    if open_part.phase == "over":
        return "The game is over."
    is_gm = viewer >= 0 and viewer == open_part.gm
    if open_part.phase == "break":
        if is_gm and open_part.job is None:
            return "Prepare the next heist: set its meter first."
        if is_gm and not any(criminal.status == "ready" for criminal in open_part.crew):
            return "The heist is prepared. It can start as soon as a player has made a Criminal."
        if is_gm:
            return "Start the heist, or go on preparing."
        return "Between heists: make your Criminals ready."
    roll = referee.rolling()
    if roll is None:
        return "Ask the crew: what do you do?" if is_gm else "What do you do?"
    name = referee.roller().name
    mine = viewer >= 0 and viewer == expected(referee)
    match roll.stage:
        case "attempt":
            return (
                f"{name} tries: {roll.attempt.rstrip('.')}. Call for a roll?"
                if mine
                else f"{name} waits for the GM's word."
            )
        case "called":
            return f"Roll against {roll.difficulty}, or withdraw." if mine else f"{name} is to roll."
        case "rolled":
            return "Use Brute Force, or let the dice stand?" if mine else f"{name} looks at the dice."
        case "choice":
            return "Who pays: you with Heat, or the crew?" if mine else f"{name} chooses the consequence."
        case _:
            return f"What does the failure bring? ({roll.failures})" if mine else "The GM decides what it brings."
