"""The automatic GM that tells stories: it makes the moves that a GM in a seat could make, and draws no dice.

A pack that names no edition of the stories is played by its own scenes (`automatic.py`).
"""

from getaway.games.score import automatic
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee
from getaway.games.score.story import closing, rulings, run
from getaway.games.score.story.teller import Teller


def act(referee: Referee) -> bool:
    """Make all moves that are due from the automatic GM; whether there were any."""
    if not referee.pack.house.story:
        return automatic.act(referee)
    teller = Teller(referee)
    acted = False
    while _respond(teller):
        acted = True
    return acted


def _respond(teller: Teller) -> bool:
    """Do what is due next; whether there was anything."""
    phase = teller.referee.open.phase
    if phase == "heist":
        return _during(teller)
    return closing.after(teller) or (phase == "break" and _between(teller))


def _between(teller: Teller) -> bool:
    referee = teller.referee
    if referee.open.job is None:
        for move in automatic.preparation(referee):
            teller.make(move)
        return True
    story = referee.secrets.story
    if story is None or not story.met:
        return False
    due = [criminal for criminal in referee.ready() if criminal.advanced and not criminal.cooled_down]
    for criminal in due:
        teller.make(m.CoolDown(criminal.id))
    return bool(due)


def _during(teller: Teller) -> bool:
    referee, story = teller.referee, teller.referee.secrets.story
    if story is None or story.number != referee.open.heists:
        run.begin(teller)
        return True
    roll = referee.rolling()
    if roll is not None:
        if roll.stage == "attempt":
            rulings.call(teller, roll)
            return True
        if roll.stage == "ruling":
            rulings.judge(teller, roll)
            return True
        return False
    last = referee.open.roll
    if last is None or last.dice is None or last.number == story.settled:
        return False
    story.settled = last.number
    rulings.settle(teller, last)
    return True
