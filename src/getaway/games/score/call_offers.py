"""How the GM calls for rolls, each in short and with all that can be said of it.

Places: `roll` for the open attempt or roll, `attempt:N` for one that waits, `start:N` for a Criminal who rolls from
nothing, `group` for several.
"""

from collections.abc import Iterator

from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score import tray
from getaway.games.score.blanks import at, marks, number, said
from getaway.games.score.calls import MOST_EXTRA
from getaway.games.score.player_offers import rolling
from getaway.games.score.referee import Referee
from getaway.games.score.say import say
from getaway.games.score.state import Attempt, Criminal
from getaway.kernel.views import Blank, Choice, Offer


def call_offers(referee: Referee) -> Iterator[Offer]:
    opened = tray.attempt_at(referee, 0)
    if opened is not None and not opened.number:
        yield from _on_attempt(referee, opened, "roll")
    for attempt in referee.open.attempts:
        yield from _on_attempt(referee, attempt, f"attempt:{attempt.number}")
    if referee.rolling() is not None:
        yield from _on_roll(referee)
    middle, present = _middle(referee), referee.present()
    for criminal in present:
        blanks = (*_asked(referee), said("attempt"), _helpers(present, criminal))
        move, there = r.StartRoll(criminal.id, middle), at(criminal, "start")
        yield Offer(move, say("offer-start-roll", name=criminal.name), there, blanks[:2])
        yield Offer(move, say("offer-start-more", name=criminal.name), there, blanks)
    if free := [one for one in present if not tray.is_rolling(referee, one.id)]:
        everyone = _several("criminals", free, least=1)
        group = r.GroupRoll(tuple(one.id for one in free), middle)
        yield Offer(group, say("offer-group-roll"), "group", (everyone, *_asked(referee), said("attempt")))


def _middle(referee: Referee) -> int:
    return (referee.pack.difficulty_least + referee.pack.difficulty_most) // 2


def _asked(referee: Referee) -> tuple[Blank, ...]:
    difficulty = number("difficulty", referee.pack.difficulty_least, referee.pack.difficulty_most)
    return (difficulty, marks(), number("dice", -MOST_EXTRA, MOST_EXTRA), number("modifier", -MOST_EXTRA, MOST_EXTRA))


def _several(field: str, crew: list[Criminal], least: int = 0) -> Blank:
    return Blank(field, "several", least, len(crew), tuple(Choice(one.id, one.name) for one in crew))


def _helpers(present: list[Criminal], roller: Criminal) -> Blank:
    return _several("helpers", [one for one in present if one.id != roller.id])


def _on_attempt(referee: Referee, attempt: Attempt, there: str) -> Iterator[Offer]:
    roller = referee.criminal(attempt.criminal)
    marked = attempt.marks or next((row.marks for row in referee.approaches() if row.id == attempt.approach), ())
    blanks = (*_asked(referee), _helpers(referee.present(), roller))
    call, more, waive = say("offer-call"), say("offer-call-more"), say("offer-waive")
    if attempt.number:
        call, more = say("offer-call-for", name=roller.name), say("offer-call-more-for", name=roller.name)
        waive = say("offer-waive-for", name=roller.name)
    move = m.CallRoll(_middle(referee), marked, attempt.number)
    yield Offer(move, call, there, blanks[:2])
    yield Offer(move, more, there, blanks)
    yield Offer(m.Waive("", attempt.number), waive, there, (said("words"),))


def _on_roll(referee: Referee) -> Iterator[Offer]:
    """The roll that is called may be changed or off, and the GM may roll for who is not at the table."""
    roll, roller = referee.roll, referee.roller()
    if roll.stage == "called":
        blanks = (*_asked(referee), _helpers(referee.present(), roller))
        move = r.ChangeRoll(roll.difficulty, roll.marks, roll.extra_dice, roll.modifier, roll.helpers)
        yield Offer(move, say("offer-change-roll"), "roll", blanks)
        yield Offer(m.Waive(), say("offer-waive"), "roll", (said("words"),))
    for offer in rolling(referee):
        if not isinstance(offer.move, m.Withdraw):
            words = say("offer-roll-for", name=roller.name, offer=offer.text)
            yield Offer(offer.move, words, "roll", offer.blanks)
