"""What happens at a table of 2 to 6 players."""

from getaway.kernel.events import Event


class TableGameEvent(Event):
    """One of these."""


class BossTaken(TableGameEvent):
    seat: int
    boss: str


class ChoiceMade(TableGameEvent):
    """A secret choice is made; what it is shows later (BS-7.1)."""

    seat: int


class ItemTaken(TableGameEvent):
    seat: int
    item: str
    cash: int


class RoundBegan(TableGameEvent):
    round: int
    to_left: bool


class JobDealt(TableGameEvent):
    number: int
    job: str


class HandDealt(TableGameEvent):
    """For its owner alone."""

    seat: int
    cards: list[str]


class CrewHired(TableGameEvent):
    """For the hirer alone."""

    seat: int
    card: str


class HandReceived(TableGameEvent):
    """For the receiver alone."""

    seat: int
    giver: int
    cards: list[str]


class HandsPassed(TableGameEvent):
    """All hands went on in step; so many cards are left in each (BS-3.4)."""

    to_left: bool
    left: int


class TrainingTakenBack(TableGameEvent):
    seat: int
    cards: list[str]


class CrewSent(TableGameEvent):
    """Who sent which cards to a job (BS-3.14)."""

    seat: int
    number: int
    cards: list[str]


class JobLeftAlone(TableGameEvent):
    number: int
    job: str


class InsideManCame(TableGameEvent):
    card: str
    helped: bool


class JoatsRevealed(TableGameEvent):
    seat: int
    number: int


class JobRobbed(TableGameEvent):
    """Each of the seats receives the whole payout (BS-3.17)."""

    number: int
    job: str
    seats: list[int]


class JobFailed(TableGameEvent):
    number: int
    job: str
    missing: int


class CostPaid(TableGameEvent):
    """0 where there was too little cash (BS-3.22)."""

    seat: int
    paid: int


class UnassignedDiscarded(TableGameEvent):
    seat: int
    cards: list[str]


class TrainingShown(TableGameEvent):
    seat: int
    cards: list[str]


class AbilityGained(TableGameEvent):
    seat: int
    crew: str


class VaultOpened(TableGameEvent):
    """Act II begins (BS-4.1, BS-4.2)."""

    marker: int
    floor: list[str]


class TokenDrawn(TableGameEvent):
    """None where the vault was empty (BS-4.26)."""

    seat: int
    token: str | None


class PlayerFled(TableGameEvent):
    seat: int


class FloorTokenTaken(TableGameEvent):
    seat: int
    token: str
    crew: str


class DriverDrew(TableGameEvent):
    """What he keeps, and how many Cops went back (BS-4.20)."""

    seat: int
    kept: list[str]
    cops: int


class MarkerMoved(TableGameEvent):
    seat: int
    stolen: bool


class CopsArrived(TableGameEvent):
    """So many more, and the space of the last one; 0 is Busted (BS-4.6)."""

    number: int
    space: int


class PlayersBusted(TableGameEvent):
    seats: list[int]


class TokenTraded(TableGameEvent):
    seat: int
    gave: str
    took: str
    earlier: bool


class TokenKept(TableGameEvent):
    seat: int
    token: str


class GameEnded(TableGameEvent):
    scores: list[int]
