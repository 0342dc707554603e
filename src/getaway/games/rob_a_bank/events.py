"""What happens in How To Rob A Bank. Sides are named: bank, yellow, green, red; rooms are numbered from 1."""

from getaway.kernel.events import Event


class FloorLaidOut(Event):
    """The tiles room by room, and by how many quarters each is turned."""

    round: int
    tiles: list[str]
    turns: list[int]


class TileTurned(Event):
    room: int
    tile: str
    quarters: int


class FloorFurnished(Event):
    """Where everything was placed (RB-2.4); `alarm` is 0 where there is none."""

    money_bags: list[int]
    guards: list[int]
    alarm: int
    robbers: int


class CarPlaced(Event):
    space: str


class HandsDrawn(Event):
    cards: int


class HandDrawn(Event):
    """For those who see this hand. In a replay it holds the cards not played by then (RB-3.5)."""

    round: int
    side: str
    cards: list[str]


class CardPlayed(Event):
    """`card` is None in a replay of a card that is covered by then (RB-3.5)."""

    round: int
    side: str
    number: int
    card: str | None


class StacksTurned(Event):
    """Planning is over, and the stacks lie face down."""


class CardTurned(Event):
    side: str
    number: int
    card: str


class ActionsLapsed(Event):
    """What of a card could not be performed."""

    side: str
    actions: list[str]


class GuardMoved(Event):
    guard: int
    start: int
    room: int


class RobberTackled(Event):
    robber: str
    room: int
    dropped: int


class BagLocked(Event):
    room: int


class AlarmLocked(Event):
    room: int


class GuardsRevived(Event):
    guards: list[int]


class RobberRevived(Event):
    robber: str


class RobberMoved(Event):
    robber: str
    start: int
    room: int
    ducts: bool


class BagPickedUp(Event):
    robber: str
    room: int


class BagUnlocked(Event):
    robber: str
    room: int


class AlarmUnlocked(Event):
    robber: str
    room: int


class GuardSprayed(Event):
    robber: str
    guard: int
    room: int


class CarMoved(Event):
    robber: str
    space: str


class BagThrown(Event):
    robber: str
    scored: int


class BagPassed(Event):
    robber: str
    to: str


class AlarmPulled(Event):
    robber: str
    room: int
    guards: list[int]


class RoundEnded(Event):
    round: int
    scored: int


class GameEnded(Event):
    """The Robbers have scored what they need, or the last round is over (RB-5.2)."""

    robbers_won: bool
    scored: int
