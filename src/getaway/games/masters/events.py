"""What happens in Masters of the Heist."""

import msgspec

from getaway.kernel.events import Event


class CampaignGameBegan(Event):
    game: int
    goal: int


class MarkLaidOut(Event):
    number: int
    mark: str


class CrewBought(Event):
    seat: int
    card: str
    paid: int


class WelfareTaken(Event):
    seat: int
    card: str
    paid: int


class PlayerPassed(Event):
    seat: int


class PassedUnasked(Event):
    """The player could do nothing, and was not asked (MH-3.2)."""

    seat: int


class OpponentHired(Event):
    card: str


class PlanConfirmed(Event):
    seat: int


class SelectorTurned(Event):
    seat: int
    number: int
    there: bool


class CrewTurned(Event):
    seat: int
    card: str


class MarkContested(Event):
    mark: str
    winner: int
    muscle: int
    beaten: int


class HeistFailed(Event):
    seat: int
    mark: str
    skill: int
    difficulty: int


class MarkTaken(Event):
    seat: int
    mark: str
    payout: int
    bonus: int


class SetTurnedIn(Event):
    seat: int
    neighborhood: str
    bonus: int


class PlayerDone(Event):
    """The player does no more in this phase, for want of crew, Selectors or Skill."""

    seat: int
    why: str


class RightPassed(Event):
    seat: int


class OpponentTurned(Event):
    number: int
    there: bool


class OpponentBeaten(Event):
    mark: str
    muscle: int
    opponent_muscle: int = msgspec.field(name="his")


class BeatenByOpponent(Event):
    seat: int
    mark: str
    muscle: int
    opponent_muscle: int = msgspec.field(name="his")


class OpponentTook(Event):
    mark: str


class MarksCleared(Event):
    marks: list[str]


class CrewKept(Event):
    seat: int
    card: str


class CampaignGameWon(Event):
    game: int
    money: int
    goal: int


class CampaignLost(Event):
    game: int
    money: int
    goal: int


class CampaignWon(Event):
    money: int
    goal: int


class NothingHappened(Event):
    """So many rounds in a row nothing was bought and no mark taken that the game ends (MH-6.2)."""

    rounds: int


class GameEnded(Event):
    money: list[int]
