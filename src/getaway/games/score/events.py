"""What happens in Score. Criminals are named, so that a line of the log needs nothing else."""

from getaway.kernel.events import Fact


class CriminalCreated(Fact):
    seat: int
    name: str
    kind: str
    advance: str


class GearChanged(Fact):
    name: str
    gear: str


class HandedOver(Fact):
    name: str
    to: int


class Joined(Fact):
    name: str
    prep: int


class Left(Fact):
    name: str


class Retired(Fact):
    name: str


class AdvanceTaken(Fact):
    name: str
    advance: str
    heat: int


class CooledDown(Fact):
    name: str
    heat: int


class TakenOut(Fact):
    name: str
    how: str
    why: str


class Injured(Fact):
    name: str
    injury: str
    struck: bool


class HeistPrepared(Fact):
    """`segments` is None where the meter is hidden; nothing is said of it where it is secret."""

    title: str
    subgoals: bool
    segments: int | None
    meter: bool


class HeistGenerated(Fact):
    """For the GM."""

    seed: str
    title: str


class FieldChanged(Fact):
    """For the GM."""

    name: str
    text: str


class Noted(Fact):
    """For the GM."""

    text: str


class ComplicationPrepared(Fact):
    """For the GM."""

    number: int
    text: str


class Struck(Fact):
    """For the GM."""

    what: str
    text: str


class PenaltyAttached(Fact):
    """For the GM."""

    segment: int
    kind: str
    amount: int
    text: str


class PenaltyRemoved(Fact):
    """For the GM."""

    segment: int


class Revealed(Fact):
    name: str
    text: str


class HeistStarted(Fact):
    number: int
    title: str
    lines: list[str]
    crew: list[str]
    stash: int


class HeistEnded(Fact):
    number: int
    how: str
    words: str


class DiceOpened(Fact):
    """The dice up to now can be checked with this key; it is the promise of the dice to come."""

    heist: int
    key: str


class CampaignEnded(Fact):
    words: str


class CampaignResumed(Fact):
    crew: int
    heists: int


class MeterFilled(Fact):
    """By a player's choice; the figures are None where they are hidden, and nothing is said of a secret meter."""

    name: str
    filled: int | None
    segments: int | None
    known: bool


class MeterMoved(Fact):
    """By the GM's word, shown to everyone; the figures are None where they are hidden."""

    why: str
    filled: int | None
    segments: int | None
    known: bool


class MeterRead(Fact):
    """For the GM, where the meter is hidden: how it stands."""

    filled: int
    segments: int


class PenaltyFired(Fact):
    number: int
    kind: str
    text: str
    lost: int
    heated: list[str]
    spared: list[str]


class PenaltyCancelled(Fact):
    name: str
    number: int
    kind: str
    returned: int
    cooled: list[str]


class FlewSolo(Fact):
    """What the crew gets for this segment does not hit him."""

    names: list[str]


class ClockAdded(Fact):
    name: str
    segments: int | None


class ClockTicked(Fact):
    name: str
    filled: int | None
    segments: int | None


class ClockRemoved(Fact):
    name: str


class Overruled(Fact):
    what: str
    name: str
    before: int
    now: int
    why: str


class AbilityRenewed(Fact):
    name: str
    ability: str
    why: str


class SceneSet(Fact):
    name: str
    text: str


class ApproachAdded(Fact):
    text: str


class ApproachRemoved(Fact):
    text: str


class Narrated(Fact):
    """`seat` is -1 for the automatic GM."""

    seat: int
    text: str


class AttemptDeclared(Fact):
    name: str
    attempt: str


class RollCalled(Fact):
    name: str
    difficulty: int
    marks: list[str]
    found: list[str]


class DifficultyFound(Fact):
    """For the GM, where players do not see how the difficulty was found."""

    found: list[str]


class Waived(Fact):
    name: str
    words: str


class Withdrawn(Fact):
    name: str


class DiceRolled(Fact):
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


class BrutelyForced(Fact):
    name: str
    cool: list[int]
    heat: list[int]
    successes: int
    failures: int
    first: int


class FailureSpared(Fact):
    name: str
    left: int


class HeatTaken(Fact):
    name: str
    heat: int


class Judged(Fact):
    name: str
    on_crew: bool
    kind: str
    words: str


class StashGrew(Fact):
    name: str
    ability: str
    by: int
    stash: int


class GmRolled(Fact):
    """`faces` is None for everyone but the GM where the roll was blind."""

    dice: int
    why: str
    faces: list[int] | None


class AbilityUsed(Fact):
    name: str
    ability: str
    words: str
    spent: int


class GoalMet(Fact):
    name: str
    goal: str
    gained: str
    now: int


class GoalOwed(Fact):
    name: str


class KillsConfirmed(Fact):
    name: str
    number: int


class KillTaken(Fact):
    name: str
    gained: str
    now: int


class FocusChosen(Fact):
    name: str
    on: str


class Negotiated(Fact):
    name: str


class SystemReached(Fact):
    name: str
