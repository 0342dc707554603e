"""How often each Criminal has been in the spotlight of this heist (SC-9.15)."""

from getaway.games.score import events as e
from getaway.games.score.referee import Referee

IN_THE_SPOTLIGHT = (e.DiceRolled, e.Waived, e.AbilityUsed)
"""A roll, an attempt that needed none, and an ability that was used."""


def count(referee: Referee, since: int) -> None:
    """Count what has happened after so many events. Earlier versions of the rules did not count."""
    if referee.version < 3:
        return
    for event in referee.events[since:]:
        if isinstance(event.what, e.HeistStarted):
            for criminal in referee.open.crew:
                criminal.turns = 0
        elif isinstance(event.what, IN_THE_SPOTLIGHT):
            next(one for one in referee.open.crew if one.name == event.what.name).turns += 1
