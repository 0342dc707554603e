"""What happens in the solitaire. Crew, jobs and tokens by their ids, jobs also by their numbers on the table."""

from getaway.kernel.events import Fact


class SoloBossChosen(Fact):
    boss: str


class StrikeCalled(Fact):
    crew: str


class SoloRoundBegan(Fact):
    """The jobs dealt; None lies face down."""

    round: int
    jobs: list[str | None]


class JobTokensLaid(Fact):
    number: int
    tokens: list[str]


class CardsDrawn(Fact):
    crew: list[str]


class TypeDiscarded(Fact):
    crew: str
    cards: int
    paid: int


class DrawPaid(Fact):
    paid: int


class JobScouted(Fact):
    number: int
    job: str
    paid: int


class TypeChosen(Fact):
    crew: str


class CardPlaced(Fact):
    crew: str
    number: int
    job: str
    paid: int


class CardsDiscarded(Fact):
    crew: str
    cards: int


class CardShuffledIn(Fact):
    crew: str
    paid: int


class CardKept(Fact):
    crew: str
    paid: int


class SoloTurnEnded(Fact):
    discarded: list[str]


class JacksSpent(Fact):
    number: int
    job: str
    jacks: int


class JacksSaved(Fact):
    left: int


class JobCompleted(Fact):
    number: int
    job: str
    cash: int
    diamonds: int
    artifacts: int
    drives: int


class JobTokensTaken(Fact):
    tokens: list[str]


class JobSpoiled(Fact):
    """Completed with a Cop on it: no payout (SO-4.6)."""

    number: int
    job: str
    cops: int


class SeizedTokenRemoved(Fact):
    token: str


class SeizedTokenReturned(Fact):
    token: str


class JobTurnedUp(Fact):
    number: int
    job: str


class JobsLeftDown(Fact):
    pass


class SoloRoundEnded(Fact):
    """The jobs left unfinished, those face down shown."""

    round: int
    jobs: list[str]


class CopsCameOnTrack(Fact):
    cops: int
    on_track: int


class DriveBought(Fact):
    paid: int


class DriveSaleClosed(Fact):
    pass


class RowLaid(Fact):
    row: list[str]
    rest: list[str]


class TokensDrawn(Fact):
    tokens: list[str]


class CopsSentBack(Fact):
    cops: int


class CopsBribed(Fact):
    cops: int
    paid: int


class BribeTokenPaid(Fact):
    token: str


class CopPutOnCard(Fact):
    crew: str


class TokenPutOnCard(Fact):
    token: str
    crew: str


class LootTaken(Fact):
    token: str


class LootDeclined(Fact):
    pass


class TokenRemoved(Fact):
    token: str


class TokensReturned(Fact):
    tokens: list[str]


class SoloBusted(Fact):
    tokens: list[str]


class SoloFled(Fact):
    pass


class TraitorsCaught(Fact):
    """The cards drawn, and the tokens lost with them (SO-4.8)."""

    crew: list[str]
    tokens: list[str]


class ArtifactsTraded(Fact):
    artifacts: int


class DiamondBought(Fact):
    paid: int


class MarketClosed(Fact):
    pass


class GoldCounted(Fact):
    """As a key, a drive or a bar."""

    as_what: str


class SoloEnded(Fact):
    won: bool
    score: int
