"""What happens in How To Rob A Bank. Sides are named: bank, yellow, green, red; rooms are numbered from 1."""

from getaway.kernel.events import Fact


class FloorLaidOut(Fact):
    """The tiles room by room, and by how many quarters each is turned."""

    round: int
    tiles: list[str]
    turns: list[int]


class TileTurned(Fact):
    room: int
    tile: str
    quarters: int


class FloorFurnished(Fact):
    """Where everything was placed (RB-2.4); `alarm` is 0 where there is none."""

    money_bags: list[int]
    guards: list[int]
    alarm: int
    robbers: int


class CarPlaced(Fact):
    space: str


class HandsDrawn(Fact):
    cards: int


class HandDrawn(Fact):
    """For those who see this hand. Told again it holds the cards not played by then (RB-3.5)."""

    round: int
    side: str
    cards: list[str]


class CardPlayed(Fact):
    """`card` is None when this is told again of a card that is covered by then (RB-3.5)."""

    round: int
    side: str
    number: int
    card: str | None


class StacksTurned(Fact):
    """Planning is over, and the stacks lie face down."""


class CardTurned(Fact):
    side: str
    number: int
    card: str


class ActionsLapsed(Fact):
    """What of a card could not be performed."""

    side: str
    actions: list[str]


class GuardMoved(Fact):
    guard: int
    start: int
    room: int


class RobberTackled(Fact):
    robber: str
    room: int
    dropped: int


class BagLocked(Fact):
    room: int


class AlarmLocked(Fact):
    room: int


class GuardsRevived(Fact):
    guards: list[int]


class RobberRevived(Fact):
    robber: str


class RobberMoved(Fact):
    robber: str
    start: int
    room: int
    ducts: bool


class BagPickedUp(Fact):
    robber: str
    room: int


class BagUnlocked(Fact):
    robber: str
    room: int


class AlarmUnlocked(Fact):
    robber: str
    room: int


class GuardSprayed(Fact):
    robber: str
    guard: int
    room: int


class CarMoved(Fact):
    robber: str
    space: str


class BagThrown(Fact):
    robber: str
    scored: int


class BagPassed(Fact):
    robber: str
    to: str


class AlarmPulled(Fact):
    robber: str
    room: int
    guards: list[int]


class RoundEnded(Fact):
    round: int
    scored: int


class GameEnded(Fact):
    """The Robbers have scored what they need, or the last round is over (RB-5.2)."""

    robbers_won: bool
    scored: int
