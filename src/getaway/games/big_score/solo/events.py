"""What happens in the solitaire. Crew, jobs and tokens by their ids, jobs also by their numbers on the table."""

from getaway.kernel.events import Event


class SoloBossChosen(Event):
    boss: str


class StrikeCalled(Event):
    crew: str


class SoloRoundBegan(Event):
    """The jobs dealt; None lies face down."""

    round: int
    jobs: list[str | None]


class JobTokensLaid(Event):
    number: int
    tokens: list[str]


class CardsDrawn(Event):
    crew: list[str]


class TypeDiscarded(Event):
    crew: str
    cards: int
    paid: int


class DrawPaid(Event):
    paid: int


class JobScouted(Event):
    number: int
    job: str
    paid: int


class TypeChosen(Event):
    crew: str


class CardPlaced(Event):
    crew: str
    number: int
    job: str
    paid: int


class CardsDiscarded(Event):
    crew: str
    cards: int


class CardShuffledIn(Event):
    crew: str
    paid: int


class CardKept(Event):
    crew: str
    paid: int


class SoloTurnEnded(Event):
    discarded: list[str]


class JacksSpent(Event):
    number: int
    job: str
    jacks: int


class JacksSaved(Event):
    left: int


class JobCompleted(Event):
    number: int
    job: str
    cash: int
    diamonds: int
    artifacts: int
    drives: int


class JobTokensTaken(Event):
    tokens: list[str]


class JobSpoiled(Event):
    """Completed with a Cop on it: no payout (SO-4.6)."""

    number: int
    job: str
    cops: int


class SeizedTokenRemoved(Event):
    token: str


class SeizedTokenReturned(Event):
    token: str


class JobTurnedUp(Event):
    number: int
    job: str


class JobsLeftDown(Event):
    pass


class SoloRoundEnded(Event):
    """The jobs left unfinished, those face down shown."""

    round: int
    jobs: list[str]


class CopsCameOnTrack(Event):
    cops: int
    on_track: int


class DriveBought(Event):
    paid: int


class DriveSaleClosed(Event):
    pass


class RowLaid(Event):
    row: list[str]
    rest: list[str]


class TokensDrawn(Event):
    tokens: list[str]


class CopsSentBack(Event):
    cops: int


class CopsBribed(Event):
    cops: int
    paid: int


class BribeTokenPaid(Event):
    token: str


class CopPutOnCard(Event):
    crew: str


class TokenPutOnCard(Event):
    token: str
    crew: str


class LootTaken(Event):
    token: str


class LootDeclined(Event):
    pass


class TokenRemoved(Event):
    token: str


class TokensReturned(Event):
    tokens: list[str]


class SoloBusted(Event):
    tokens: list[str]


class SoloFled(Event):
    pass


class TraitorsCaught(Event):
    """The cards drawn, and the tokens lost with them (SO-4.8)."""

    crew: list[str]
    tokens: list[str]


class ArtifactsTraded(Event):
    artifacts: int


class DiamondBought(Event):
    paid: int


class MarketClosed(Event):
    pass


class GoldCounted(Event):
    """As a key, a drive or a bar."""

    as_what: str


class SoloEnded(Event):
    won: bool
    score: int
