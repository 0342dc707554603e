"""The open roll as everyone sees it, and its chances before the dice fall (SC-2)."""

import msgspec

from getaway.games.score import roll_preview, rolls, tray
from getaway.games.score.probability import Odds, odds
from getaway.games.score.referee import Referee
from getaway.games.score.say import alone, approach_text, consequence_text, explain, say
from getaway.games.score.state import Attempt, OpenRoll
from getaway.kernel.views import shown
from getaway.text.messages import Text

MOST_PREP_SHOWN = 12
"""For so many Prep dice the odds of a roll are shown; beyond that they hardly change."""


class DieView(msgspec.Struct, frozen=True):
    """A die as it lies: cool, prep or heat; it counts as a success, a failure or nothing."""

    kind: str
    face: int
    counts_as: str


class RollView(msgspec.Struct, frozen=True):
    """The roll that is open, or the last one, until the next is declared. `first` is its receipt; `extra_dice` and
    `modifier` are the GM's, `helpers` add a die each; `cool_dice` are all but the Prep dice; `ruled` and `ruling` say
    what a failure brought; `explain` is what who rolled is asked to tell."""

    number: int
    criminal: int
    attempt: Text
    approach: str
    stage: str
    marks: tuple[str, ...]
    difficulty: int
    found: tuple[Text, ...]
    bonus_dice: int
    prep: int
    using: tuple[str, ...]
    dice: tuple[DieView, ...]
    successes: int
    failures: int
    verdict: Text
    consequence: str
    spared: bool
    first: int | None
    goal: str
    extra_dice: int
    modifier: int
    helpers: tuple[int, ...]
    cool_dice: int
    ruled: str
    ruling: Text
    explain: Text


class AttemptView(msgspec.Struct, frozen=True):
    """What waits for the GM, the open attempt first, with the number 0; or a roll with its difficulty that is called
    for and waits its turn."""

    number: int
    criminal: int
    attempt: Text
    approach: str
    marks: tuple[str, ...]
    difficulty: int | None
    goal: str


class OddsView(msgspec.Struct, frozen=True):
    """The chances of the roll that is called, with so many Prep dice and these abilities; `exact` has the fractions."""

    prep: int
    using: tuple[str, ...]
    success: float
    failure: float
    both: float
    neither: float
    exact: tuple[str, str, str, str]


def roll_view(referee: Referee, roll: OpenRoll) -> RollView:
    return shown(
        RollView,
        roll,
        using=rolls.named(roll) + (("brute_force",) if roll.brute_force else ()),
        attempt=_attempt(roll),
        dice=_dice(referee, roll),
        verdict=_verdict(roll),
        first=roll.dice.first if roll.dice is not None else None,
        cool_dice=rolls.cool_dice(referee.criminal(roll.criminal), roll),
        ruling=_ruling(referee, roll),
        explain=explain("slippery") if roll.spared else explain("foresight") if roll.foresight else "",
    )


def _attempt(attempt: OpenRoll | Attempt) -> Text:
    return alone(approach_text(attempt.approach, attempt.attempt)) if attempt.approach else attempt.attempt


def _ruling(referee: Referee, roll: OpenRoll) -> Text:
    """What the GM said, or what the pack says of it."""
    if roll.ruling or roll.ruled not in referee.consequences:
        return roll.ruling or (say("ruling-none") if roll.ruled else "")
    return alone(consequence_text(referee.consequences[roll.ruled]))


def attempt_views(referee: Referee) -> tuple[AttemptView, ...]:
    opened = tray.attempt_at(referee, 0)
    waiting = referee.open.attempts
    first = [] if opened is None or opened.number else [opened]
    marked = {row.id: row.marks for row in referee.approaches()}
    return tuple(
        AttemptView(
            one.number,
            one.criminal,
            _attempt(one),
            one.approach,
            one.called.marks if one.called is not None else one.marks or marked.get(one.approach, ()),
            one.called.difficulty if one.called is not None else None,
            one.goal,
        )
        for one in (*first, *waiting)
    )


def _dice(referee: Referee, roll: OpenRoll) -> tuple[DieView, ...]:
    """Cool dice, Prep dice, Heat dice."""
    if roll.dice is None:
        return ()
    of_criminal = len(roll.dice.cool) - roll.prep
    cool = [
        DieView("cool" if at < of_criminal else "prep", face, rolls.counts_as(referee, roll, face, hot=False))
        for at, face in enumerate(roll.dice.cool)
    ]
    heat = [DieView("heat", face, rolls.counts_as(referee, roll, face, hot=True)) for face in roll.dice.heat]
    return (*cool, *heat)


def _verdict(roll: OpenRoll) -> Text:
    """What the dice say, in words (SC-2.5)."""
    if roll.dice is None:
        return ""
    costs = roll.failures and not roll.spared
    if roll.successes:
        return say("roll-works-at-a-price" if costs else "roll-works")
    if roll.failures:
        return say("roll-fails-and-costs" if costs else "roll-fails")
    return say("roll-nothing")


def odds_views(referee: Referee) -> tuple[OddsView, ...]:
    """Shown before the roll, if the table wants it: for each ability that could be named, with each number of dice."""
    roll = referee.open.roll
    if roll is None or roll.stage != "called" or not roll_preview.computable(referee, referee.roller()):
        return ()
    roller = referee.roller()
    most = min(MOST_PREP_SHOWN, rolls.most_prep(referee, roller))
    return tuple(
        _shown(prep, using, odds(roll_preview.pool(referee, prep, using)))
        for using in roll_preview.ways_to_roll(referee, roller)
        for prep in range(most + 1)
    )


def _shown(prep: int, using: tuple[str, ...], found: Odds) -> OddsView:
    success, failure, both, neither = found.success, found.failure, found.both, found.neither
    exact = (str(success), str(failure), str(both), str(neither))
    return OddsView(prep, using, float(success), float(failure), float(both), float(neither), exact)
