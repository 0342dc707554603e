"""What happens in Score. Criminals are named, so that a line of the log needs nothing else."""

from getaway.kernel.events import Event


class GmEvent(Event):
    """For the GM alone."""


class CriminalCreated(Event):
    seat: int
    name: str
    kind: str
    advance: str


class GearChanged(Event):
    name: str
    gear: str


class HandedOver(Event):
    name: str
    to: int


class Joined(Event):
    name: str
    prep: int


class Left(Event):
    name: str


class Retired(Event):
    name: str


class AdvanceTaken(Event):
    name: str
    advance: str
    heat: int


class CooledDown(Event):
    name: str
    heat: int


class TakenOut(Event):
    name: str
    how: str
    why: str


class Injured(Event):
    name: str
    injury: str
    struck: bool


class HeistPrepared(Event):
    """`segments` is None where the meter is hidden; nothing is said of it where it is secret."""

    title: str
    subgoals: bool
    segments: int | None
    meter: bool


class HeistGenerated(GmEvent):
    seed: str
    title: str


class FieldChanged(GmEvent):
    name: str
    text: str


class Noted(GmEvent):
    text: str


class ComplicationPrepared(GmEvent):
    number: int
    text: str


class Struck(GmEvent):
    what: str
    text: str


class PenaltyAttached(GmEvent):
    segment: int
    kind: str
    amount: int
    text: str


class PenaltyRemoved(GmEvent):
    segment: int


class Revealed(Event):
    name: str
    text: str


class HeistStarted(Event):
    number: int
    title: str
    lines: list[str]
    crew: list[str]
    stash: int


class HeistEnded(Event):
    number: int
    how: str
    words: str


class DiceOpened(Event):
    """The dice up to now can be checked with this key; it is the promise of the dice to come."""

    heist: int
    key: str


class CampaignEnded(Event):
    words: str


class CampaignResumed(Event):
    crew: int
    heists: int


class MeterFilled(Event):
    """By a player's choice; the figures are None where they are hidden, and nothing is said of a secret meter."""

    name: str
    filled: int | None
    segments: int | None
    known: bool


class MeterMoved(Event):
    """By the GM's word, shown to everyone; the figures are None where they are hidden."""

    why: str
    filled: int | None
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


class PenaltyCancelled(Event):
    name: str
    number: int
    kind: str
    returned: int
    cooled: list[str]


class FlewSolo(Event):
    """What the crew gets for this segment does not hit him."""

    names: list[str]


class ClockAdded(Event):
    name: str
    segments: int | None


class ClockTicked(Event):
    name: str
    filled: int | None
    segments: int | None


class ClockRemoved(Event):
    name: str


class Overruled(Event):
    what: str
    name: str
    before: int
    now: int
    why: str


class AbilityRenewed(Event):
    name: str
    ability: str
    why: str


class SceneSet(Event):
    name: str
    text: str


class ApproachAdded(Event):
    text: str


class ApproachRemoved(Event):
    text: str


class Narrated(Event):
    """`seat` is -1 for the automatic GM."""

    seat: int
    text: str


class AttemptDeclared(Event):
    name: str
    attempt: str


class RollCalled(Event):
    name: str
    difficulty: int
    marks: list[str]
    found: list[str]


class DifficultyFound(Event):
    """For the GM, where players do not see how the difficulty was found."""

    found: list[str]


class Waived(Event):
    name: str
    words: str


class Withdrawn(Event):
    name: str


class DiceRolled(Event):
    """With its receipt: `first` is the place of the first die in the open stream."""

    number: int
    name: str
    cool: list[int]
    prep: list[int]
    heat: list[int]
    difficulty: int
    found: list[str]
    using: list[str]
    successes: int
    failures: int
    first: int


class BrutelyForced(Event):
    name: str
    cool: list[int]
    heat: list[int]
    successes: int
    failures: int
    first: int


class FailureSpared(Event):
    name: str
    left: int


class HeatTaken(Event):
    name: str
    heat: int


class Judged(Event):
    name: str
    on_crew: bool
    kind: str
    words: str


class StashGrew(Event):
    name: str
    ability: str
    by: int
    stash: int


class GmRolled(Event):
    """`faces` is None for everyone but the GM where the roll was blind."""

    dice: int
    why: str
    faces: list[int] | None


class AbilityUsed(Event):
    name: str
    ability: str
    words: str
    spent: int


class GoalMet(Event):
    name: str
    goal: str
    gained: str
    now: int


class GoalOwed(Event):
    name: str


class KillsConfirmed(Event):
    name: str
    number: int


class KillTaken(Event):
    name: str
    gained: str
    now: int


class FocusChosen(Event):
    name: str
    on: str


class Negotiated(Event):
    name: str


class SystemReached(Event):
    name: str
