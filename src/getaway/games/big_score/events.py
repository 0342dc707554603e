"""What happens at a table of 2 to 6 players."""

from getaway.kernel.events import Fact


class BossTaken(Fact):
    seat: int
    boss: str


class YouthOrderSet(Fact):
    """From the youngest on (BS-4.1)."""

    seats: list[int]


class ChoiceMade(Fact):
    """A secret choice is made; what it is shows later (BS-7.1)."""

    seat: int


class ItemTaken(Fact):
    seat: int
    item: str
    cash: int


class RoundBegan(Fact):
    round: int
    to_left: bool


class JobDealt(Fact):
    number: int
    job: str


class HandDealt(Fact):
    """For its owner alone."""

    seat: int
    cards: list[str]


class CrewHired(Fact):
    """For the hirer alone."""

    seat: int
    card: str


class HandReceived(Fact):
    """For the receiver alone."""

    seat: int
    giver: int
    cards: list[str]


class HandsPassed(Fact):
    """All hands went on in step; so many cards are left in each (BS-3.4)."""

    to_left: bool
    left: int


class TrainingTakenBack(Fact):
    seat: int
    cards: list[str]


class CrewSent(Fact):
    """Who sent which cards to a job (BS-3.14)."""

    seat: int
    number: int
    cards: list[str]


class JobLeftAlone(Fact):
    number: int
    job: str


class InsideManCame(Fact):
    card: str
    helped: bool


class JoatsRevealed(Fact):
    seat: int
    number: int


class JobRobbed(Fact):
    """Each of the seats receives the whole payout (BS-3.17)."""

    number: int
    job: str
    seats: list[int]


class JobFailed(Fact):
    number: int
    job: str
    missing: int


class CostPaid(Fact):
    """0 where there was too little cash (BS-3.22)."""

    seat: int
    paid: int


class UnassignedDiscarded(Fact):
    seat: int
    cards: list[str]


class TrainingShown(Fact):
    seat: int
    cards: list[str]


class AbilityGained(Fact):
    seat: int
    crew: str


class VaultOpened(Fact):
    """Act II begins (BS-4.1, BS-4.2)."""

    marker: int
    floor: list[str]


class TokenDrawn(Fact):
    """None where the vault was empty (BS-4.26)."""

    seat: int
    token: str | None


class PlayerFled(Fact):
    seat: int


class FloorTokenTaken(Fact):
    seat: int
    token: str
    crew: str


class DriverDrew(Fact):
    """What he keeps, and how many Cops went back (BS-4.20)."""

    seat: int
    kept: list[str]
    cops: int


class MarkerMoved(Fact):
    seat: int
    stolen: bool


class CopsArrived(Fact):
    """So many more, and the space of the last one; 0 is Busted (BS-4.6)."""

    number: int
    space: int


class PlayersBusted(Fact):
    seats: list[int]


class TokenTraded(Fact):
    seat: int
    gave: str
    took: str
    earlier: bool


class TokenKept(Fact):
    seat: int
    token: str


class GameEnded(Fact):
    scores: list[int]
