"""The prompt of each viewer, its rule, and whose decision it is."""

from getaway.games.score import rolls, tray
from getaway.games.score.referee import Referee
from getaway.games.score.say import approach_text, say
from getaway.text.messages import Message

STAGES = {"attempt": "SC-2.1", "called": "SC-2.2", "rolled": "SC-5.14", "choice": "SC-2.4", "ruling": "SC-2.4"}
"""The rule that each stage of an open roll goes by."""


def expected(referee: Referee) -> int | None:
    """The seat that everyone waits for; None while anyone may begin something, or the automatic GM is to act."""
    roll = referee.rolling()
    if roll is None:
        return referee.open.gm if referee.open.attempts else None
    return referee.open.gm if roll.stage in ("attempt", "ruling") else referee.roller().seat


def rule(referee: Referee) -> str:
    if referee.open.phase == "over":
        return ""
    if referee.open.phase == "break":
        return "SC-9.2"
    roll = referee.rolling()
    return "SC-2.1" if roll is None else STAGES[roll.stage]


def prompt(referee: Referee, viewer: int) -> Message:
    open_part = referee.open
    if open_part.phase == "over":
        return say("prompt-over")
    is_gm = viewer == open_part.gm
    if open_part.phase == "break":
        if referee.one_shot and open_part.history:
            return say("prompt-one-shot-over" if is_gm else "one-shot-over")
        return _between(referee) if is_gm else _before_a_heist(referee, viewer)
    for criminal in referee.present():
        if criminal.seat == viewer and rolls.why_not_focused(referee, criminal) is not None:
            return say("prompt-focus", name=criminal.name)
    roll = referee.rolling()
    if roll is None:
        return _open(referee) if is_gm else _act(referee, viewer)
    name = referee.roller().name
    if viewer != expected(referee):
        return say(f"prompt-wait-{roll.stage}", name=name)
    attempt = roll.attempt.rstrip(".") if isinstance(roll.attempt, str) else roll.attempt
    return say(
        f"prompt-own-{roll.stage}",
        name=name,
        own="no" if roll.approach else "yes",
        attempt=approach_text(roll.approach, attempt) if roll.approach else attempt,
        difficulty=roll.difficulty,
        failures=roll.failures,
    )


def _act(referee: Referee, viewer: int) -> Message:
    """For a player while no roll is open; there may be nobody left to act with."""
    if viewer >= 0 and not any(one.seat == viewer for one in referee.present()):
        gone = next((one for one in reversed(referee.open.crew) if one.seat == viewer), None)
        if gone is not None:
            return say("prompt-gone", name=gone.name, how="dead" if gone.status == "dead" else "out")
    return say("prompt-act")


def _open(referee: Referee) -> Message:
    """For a GM while no roll is open."""
    attempt = tray.attempt_at(referee, 0)
    if attempt is None:
        return say("prompt-ask")
    name = referee.criminal(attempt.criminal).name
    return say("prompt-waiting", name=name, count=len(referee.open.attempts))


def _before_a_heist(referee: Referee, viewer: int) -> Message:
    """For a player or a spectator."""
    if viewer >= 0 and not any(one.seat == viewer for one in referee.ready()):
        return say("prompt-who")
    if referee.open.history:
        return say("prompt-break")
    return say("prompt-first", gm="auto" if referee.open.gm is None else "seat")


def _between(referee: Referee) -> Message:
    """For a GM who prepares a heist."""
    if referee.open.job is None:
        return say("prompt-prepare")
    return say("prompt-start" if referee.ready() else "prompt-no-crew")
