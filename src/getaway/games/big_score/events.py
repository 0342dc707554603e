"""What happens at a table of 2 to 6 players."""

from getaway.kernel.events import Fact


class TableFact(Fact):
    """One of these."""


class BossTaken(TableFact):
    seat: int
    boss: str


class ChoiceMade(TableFact):
    """A secret choice is made; what it is shows later (BS-7.1)."""

    seat: int


class ItemTaken(TableFact):
    seat: int
    item: str
    cash: int


class RoundBegan(TableFact):
    round: int
    to_left: bool


class JobDealt(TableFact):
    number: int
    job: str


class HandDealt(TableFact):
    """For its owner alone."""

    seat: int
    cards: list[str]


class CrewHired(TableFact):
    """For the hirer alone."""

    seat: int
    card: str


class HandReceived(TableFact):
    """For the receiver alone."""

    seat: int
    giver: int
    cards: list[str]


class HandsPassed(TableFact):
    """All hands went on in step; so many cards are left in each (BS-3.4)."""

    to_left: bool
    left: int


class TrainingTakenBack(TableFact):
    seat: int
    cards: list[str]


class CrewSent(TableFact):
    """Who sent which cards to a job (BS-3.14)."""

    seat: int
    number: int
    cards: list[str]


class JobLeftAlone(TableFact):
    number: int
    job: str


class InsideManCame(TableFact):
    card: str
    helped: bool


class JoatsRevealed(TableFact):
    seat: int
    number: int


class JobRobbed(TableFact):
    """Each of the seats receives the whole payout (BS-3.17)."""

    number: int
    job: str
    seats: list[int]


class JobFailed(TableFact):
    number: int
    job: str
    missing: int


class CostPaid(TableFact):
    """0 where there was too little cash (BS-3.22)."""

    seat: int
    paid: int


class UnassignedDiscarded(TableFact):
    seat: int
    cards: list[str]


class TrainingShown(TableFact):
    seat: int
    cards: list[str]


class AbilityGained(TableFact):
    seat: int
    crew: str


class VaultOpened(TableFact):
    """Act II begins (BS-4.1, BS-4.2)."""

    marker: int
    floor: list[str]


class TokenDrawn(TableFact):
    """None where the vault was empty (BS-4.26)."""

    seat: int
    token: str | None


class PlayerFled(TableFact):
    seat: int


class FloorTokenTaken(TableFact):
    seat: int
    token: str
    crew: str


class DriverDrew(TableFact):
    """What he keeps, and how many Cops went back (BS-4.20)."""

    seat: int
    kept: list[str]
    cops: int


class MarkerMoved(TableFact):
    seat: int
    stolen: bool


class CopsArrived(TableFact):
    """So many more, and the space of the last one; 0 is Busted (BS-4.6)."""

    number: int
    space: int


class PlayersBusted(TableFact):
    seats: list[int]


class TokenTraded(TableFact):
    seat: int
    gave: str
    took: str
    earlier: bool


class TokenKept(TableFact):
    seat: int
    token: str


class GameEnded(TableFact):
    scores: list[int]
