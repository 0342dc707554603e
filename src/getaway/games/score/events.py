"""What happens in Score. Criminals are named, so that a line of the log needs nothing else."""

from getaway.kernel.events import Event
from getaway.text.messages import Text


class GmEvent(Event):
    """For the GM alone."""


class CriminalEvent(Event):
    """What a Criminal does or meets with."""

    name: str


class CriminalCreated(Event):
    seat: int
    name: str
    kind: str
    advance: str


class GearChanged(CriminalEvent):
    gear: str


class HandedOver(CriminalEvent):
    to: int


class Joined(CriminalEvent):
    prep: int


class Left(CriminalEvent):
    pass


class Retired(CriminalEvent):
    pass


class AdvanceTaken(CriminalEvent):
    advance: str
    heat: int


class CooledDown(CriminalEvent):
    heat: int


class TakenOut(CriminalEvent):
    how: str
    why: str


class Injured(CriminalEvent):
    injury: Text
    struck: bool


class Healed(CriminalEvent):
    injury: Text


class Revived(CriminalEvent):
    pass


class BroughtBack(CriminalEvent):
    pass


class LeftAtHome(CriminalEvent):
    """With so many Prep dice."""

    prep: int


class HeistPrepared(Event):
    """`segments` is None where the meter is hidden; nothing is said of it where it is secret."""

    title: str
    subgoals: bool
    segments: int | None
    meter: bool


class HeistGenerated(GmEvent):
    seed: str
    title: Text


class FieldChanged(GmEvent):
    name: Text
    text: Text


class Noted(GmEvent):
    text: str


class ComplicationPrepared(GmEvent):
    number: int
    text: Text


class Struck(GmEvent):
    what: str
    text: Text


class PenaltyAttached(GmEvent):
    segment: int
    kind: str
    amount: int
    text: str


class PenaltyRemoved(GmEvent):
    segment: int


class Revealed(Event):
    name: Text
    text: Text


class HeistStarted(Event):
    number: int
    title: Text
    lines: list[Text]
    crew: list[str]
    stash: int


class HeistEnded(Event):
    number: int
    how: str
    words: Text


class HeistPutBack(Event):
    """`step` is what had just happened where the heist was put back to."""

    step: Text


class HeistReopened(Event):
    number: int


class DiceOpened(Event):
    """The dice up to now can be checked with this key; it is the promise of the dice to come."""

    heist: int
    key: str


class CampaignEnded(Event):
    words: Text


class CampaignNamed(Event):
    name: str


class HeistRenamed(Event):
    title: str


class CampaignResumed(Event):
    crew: int
    heists: int


class MeterFilled(CriminalEvent):
    """By a player's choice; the figures are None where they are hidden, and nothing is said of a secret meter."""

    filled: int | None
    segments: int | None
    known: bool


class MeterMoved(Event):
    """By the GM's word, shown to everyone; the figures are None where they are hidden."""

    why: Text
    filled: int | None
    segments: int | None
    known: bool


class MeterResized(Event):
    """By the GM; `segments` is None where the meter is hidden."""

    segments: int | None
    known: bool


class MeterRead(Event):
    """For the GM, where the meter is hidden: how it stands."""

    filled: int
    segments: int


class PenaltyFired(Event):
    number: int
    kind: str
    text: str
    lost: int
    heated: list[str]
    spared: list[str]


class PenaltyCancelled(CriminalEvent):
    number: int
    kind: str
    returned: int
    cooled: list[str]


class SegmentCancelled(CriminalEvent):
    """What a filled segment brought does not count; 0 is the one that was filled last."""

    segment: int


class FlewSolo(Event):
    """What the crew gets for this segment does not hit this Criminal."""

    names: list[str]


class ClockAdded(Event):
    name: Text
    segments: int | None


class ClockTicked(Event):
    name: Text
    filled: int | None
    segments: int | None


class ClockRemoved(Event):
    name: Text


class Overruled(Event):
    what: str
    name: str
    before: int
    now: int
    why: str


class AbilityRenewed(CriminalEvent):
    ability: str
    why: str


class SceneSet(Event):
    name: Text
    text: Text


class ApproachAdded(Event):
    text: str


class ApproachRemoved(Event):
    id: str
    text: Text


class Narrated(Event):
    """`seat` is AUTOMATIC_GM where no player said it."""

    seat: int
    text: Text


class AttemptDeclared(CriminalEvent):
    attempt: Text
    approach: str


class CalledEvent(CriminalEvent):
    """`dice` are the GM's, `helpers` add one each; it may wait until another roll is over."""

    difficulty: int
    marks: list[str]
    found: list[Text]
    dice: int = 0
    helpers: tuple[str, ...] = ()
    waits: bool = False


class RollCalled(CalledEvent):
    pass


class RollChanged(CalledEvent):
    """The GM has changed their mind before the dice fell."""


class ActedFor(CriminalEvent):
    """The GM made a player's move in a roll."""

    what: str


class DifficultyFound(Event):
    """For the GM, where players do not see how the difficulty was found."""

    found: list[Text]


class Waived(CriminalEvent):
    words: str


class Withdrawn(CriminalEvent):
    pass


class DiceRolled(Event):
    """With its receipt: `first` is the place of the first die in the open stream."""

    number: int
    name: str
    cool: list[int]
    prep: list[int]
    heat: list[int]
    difficulty: int
    found: list[Text]
    using: list[str]
    successes: int
    failures: int
    first: int


class BrutelyForced(CriminalEvent):
    cool: list[int]
    heat: list[int]
    successes: int
    failures: int
    first: int


class HeatStayed(CriminalEvent):
    """The Heat die of Brute Force is there to stay, at a table that plays it so."""

    heat: int


class Explained(CriminalEvent):
    """How a Criminal prepared for it, or got away with it."""

    words: str


class FailureSpared(CriminalEvent):
    left: int


class HeatTaken(CriminalEvent):
    heat: int


class Judged(CriminalEvent):
    """`words` is empty where the GM wrote nothing."""

    on_crew: bool
    kind: str
    words: Text


class StashGrew(CriminalEvent):
    ability: str
    by: int
    stash: int


class GmRolled(Event):
    """`faces` is None for everyone but the GM where the roll was blind."""

    dice: int
    why: str
    faces: list[int] | None


class AbilityUsed(CriminalEvent):
    ability: str
    words: str
    spent: int


class GoalMet(CriminalEvent):
    goal: str
    gained: str
    now: int


class GoalOwed(CriminalEvent):
    pass


class KillsConfirmed(CriminalEvent):
    number: int


class KillTaken(CriminalEvent):
    gained: str
    now: int


class FocusChosen(CriminalEvent):
    on: str


class Negotiated(CriminalEvent):
    pass


class SystemReached(CriminalEvent):
    pass
