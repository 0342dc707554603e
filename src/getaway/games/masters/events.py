"""What happens in Masters of the Heist."""

from getaway.kernel.events import Fact


class CampaignGameBegan(Fact):
    game: int
    goal: int


class MarkLaidOut(Fact):
    number: int
    mark: str


class CrewBought(Fact):
    seat: int
    card: str
    paid: int


class WelfareTaken(Fact):
    seat: int
    card: str
    paid: int


class PlayerPassed(Fact):
    seat: int


class PassedUnasked(Fact):
    """He could do nothing, and was not asked (MH-3.2)."""

    seat: int


class OpponentHired(Fact):
    card: str


class PlanConfirmed(Fact):
    seat: int


class SelectorTurned(Fact):
    seat: int
    number: int
    there: bool


class CrewTurned(Fact):
    seat: int
    card: str


class MarkContested(Fact):
    mark: str
    winner: int
    muscle: int
    beaten: int


class HeistFailed(Fact):
    seat: int
    mark: str
    skill: int
    difficulty: int


class MarkTaken(Fact):
    seat: int
    mark: str
    payout: int
    bonus: int


class SetTurnedIn(Fact):
    seat: int
    neighborhood: str
    bonus: int


class PlayerDone(Fact):
    """He does no more in this phase, for want of crew, Selectors or Skill."""

    seat: int
    why: str


class RightPassed(Fact):
    seat: int


class OpponentTurned(Fact):
    number: int
    there: bool


class OpponentBeaten(Fact):
    mark: str
    muscle: int
    his: int


class BeatenByOpponent(Fact):
    seat: int
    mark: str
    muscle: int
    his: int


class OpponentTook(Fact):
    mark: str


class MarksCleared(Fact):
    marks: list[str]


class CrewKept(Fact):
    seat: int
    card: str


class CampaignGameWon(Fact):
    game: int
    money: int
    goal: int


class CampaignLost(Fact):
    game: int
    money: int
    goal: int


class CampaignWon(Fact):
    money: int
    goal: int


class NothingHappened(Fact):
    """So many rounds in a row nothing was bought and no mark taken that the game ends (MH-6.2)."""

    rounds: int


class GameEnded(Fact):
    money: list[int]
