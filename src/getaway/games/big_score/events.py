"""What happens at a table of 2 to 6 players."""

from getaway.kernel.events import Event


class TableGameEvent(Event):
    """Base class of table-game events."""


class SeatEvent(TableGameEvent):
    """What a player did, or what happened to them."""

    seat: int


class BossTaken(SeatEvent):
    boss: str


class ChoiceMade(SeatEvent):
    """A secret choice is made; what it is shows later (BS-7.1)."""


class ItemTaken(SeatEvent):
    item: str
    cash: int


class RoundBegan(TableGameEvent):
    round: int
    to_left: bool


class JobDealt(TableGameEvent):
    number: int
    job: str


class HandDealt(SeatEvent):
    """For its owner alone."""

    cards: list[str]


class CrewHired(SeatEvent):
    """For the hirer alone."""

    card: str


class HandReceived(SeatEvent):
    """For the receiver alone."""

    giver: int
    cards: list[str]


class HandsPassed(TableGameEvent):
    """All hands went on in step; so many cards are left in each (BS-3.4)."""

    to_left: bool
    left: int


class TrainingTakenBack(SeatEvent):
    cards: list[str]


class CrewSent(SeatEvent):
    """Who sent which cards to a job (BS-3.14)."""

    number: int
    cards: list[str]
    job: str = ""


class JobLeftAlone(TableGameEvent):
    number: int
    job: str


class InsideManCame(TableGameEvent):
    card: str
    helped: bool


class JoatsRevealed(SeatEvent):
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


class CostPaid(SeatEvent):
    """0 where there was too little cash (BS-3.22)."""

    paid: int


class UnassignedDiscarded(SeatEvent):
    cards: list[str]


class TrainingShown(SeatEvent):
    cards: list[str]


class AbilityGained(SeatEvent):
    crew: str


class VaultOpened(TableGameEvent):
    """Act II begins (BS-4.1, BS-4.2)."""

    marker: int
    floor: list[str]


class TokenDrawn(SeatEvent):
    """None where the vault was empty (BS-4.26)."""

    token: str | None


class PlayerFled(SeatEvent):
    pass


class FloorTokenTaken(SeatEvent):
    token: str
    crew: str


class DriverDrew(SeatEvent):
    """What they keep, and how many Cops went back (BS-4.20)."""

    kept: list[str]
    cops: int


class MarkerMoved(SeatEvent):
    stolen: bool


class CopsArrived(TableGameEvent):
    """So many more, and the space of the last one; 0 is Busted (BS-4.6)."""

    number: int
    space: int


class PlayersBusted(TableGameEvent):
    seats: list[int]


class TokenTraded(SeatEvent):
    gave: str
    took: str
    earlier: bool


class TokenKept(SeatEvent):
    token: str


class GameEnded(TableGameEvent):
    scores: list[int]
