"""The solitaire's moves, behind those of the game for 2 to 6 players in the one catalog."""

from typing import Annotated

from msgspec import Meta

from getaway.games.big_score.box import Box
from getaway.games.big_score.pack import CREW_TYPES, CrewType
from getaway.kernel.moves import Move
from getaway.kernel.pack import Ident

JobNumber = Annotated[int, Meta(ge=1, le=6)]
Cops = Annotated[int, Meta(ge=0, le=60)]
JOB_NUMBERS = range(1, 7)


class CallStrike(Move, frozen=True):
    """Remove all cards of a crew type before the shuffle (SO-4.4)."""

    crew: CrewType


class RedrawType(Move, frozen=True):
    """Pay to discard all cards of one type and draw as many (SO-2.2)."""

    crew: CrewType


class DrawOne(Move, frozen=True):
    """Pay to draw one card (SO-2.2)."""


class Scout(Move, frozen=True):
    """Pay to look at a face-down job (SO-2.5)."""

    job: JobNumber


class ChooseType(Move, frozen=True):
    """The type whose cards are all placed this turn (SO-2.3)."""

    crew: CrewType


class PlaceCard(Move, frozen=True):
    """Put the next card of the chosen type on a job (SO-2.3)."""

    job: JobNumber


class DiscardRest(Move, frozen=True):
    """Place no more of the chosen type (SO-4.9)."""


class PlaceExtra(Move, frozen=True):
    """Pay to put one more card on a job (SO-2.4)."""

    crew: CrewType
    job: JobNumber


class ShuffleIn(Move, frozen=True):
    """Pay to shuffle a card into the next round's deck (SO-2.4)."""

    crew: CrewType


class KeepCard(Move, frozen=True):
    """Pay to keep a card for the next turn (SO-2.6)."""

    crew: CrewType


class EndTurn(Move, frozen=True):
    """Discard the rest of the hand, and see which jobs are completed (SO-2.6)."""


class SpendJacks(Move, frozen=True):
    """Complete a job with a Jack of All Trades for each open icon (SO-4.4)."""

    job: JobNumber


class SaveJacks(Move, frozen=True):
    """Spend no more Jacks of All Trades this turn (SO-4.4)."""


class TurnUp(Move, frozen=True):
    """Turn up a face-down job (SO-2.8)."""

    job: JobNumber


class LeaveDown(Move, frozen=True):
    """Turn up no job (SO-2.8)."""


class BuyDrive(Move, frozen=True):
    """Buy a Hard Drive at the end of Act I (SO-4.9)."""


class StopBuying(Move, frozen=True):
    """Buy no more Hard Drives (SO-4.9)."""


class RobVault(Move, frozen=True):
    """Draw tokens from the vault (SO-3.1)."""


class FleeVault(Move, frozen=True):
    """End the game with the loot (SO-3.1)."""


class PutOnCard(Move, frozen=True):
    """Put a Cop, or the token taken, on a crew card of the row (SO-4.8)."""

    crew: CrewType


class TakeNothing(Move, frozen=True):
    """Take none of the drawn tokens (SO-3.5)."""


class TradeArtifacts(Move, frozen=True):
    """Artifacts for a Diamond on the black market (SO-4.2)."""


class BuyDiamond(Move, frozen=True):
    """Cash for a Diamond on the black market (SO-4.2)."""


class CloseMarket(Move, frozen=True):
    """Trade no more (SO-4.2)."""


class GoldAsKey(Move, frozen=True):
    """Count a Gold Bar as a Digital Key (SO-4.5)."""


class GoldAsDrive(Move, frozen=True):
    """Turn in a Gold Bar for a Hard Drive (SO-4.5)."""


class GoldAsBar(Move, frozen=True):
    """Leave the Gold Bar what it is (SO-4.5)."""


class TakeLoot(Move, frozen=True):
    """Take one of the drawn tokens (SO-3.5)."""

    token: Ident


class RemoveToken(Move, frozen=True):
    """Remove a token from the game (SO-3.5, SO-4.6)."""

    token: Ident


class ReturnToken(Move, frozen=True):
    """Put a token of a job with a Cop back into the vault (SO-4.6)."""

    token: Ident


class PayToken(Move, frozen=True):
    """Pay with a cash token from the vault, the dearest first (SO-3.3)."""

    token: Ident


class BribeCops(Move, frozen=True):
    """Bribe so many of the Cops drawn beyond the first (SO-3.2)."""

    cops: Cops


class SendCopsBack(Move, frozen=True):
    """Put so many Cops that came with a Digital Key back into the vault (SO-4.5)."""

    cops: Cops


class SettleJob(Move, frozen=True):
    """Settle this one of several completed jobs next (SO-2.8)."""

    job: JobNumber


def all_moves(box: Box) -> list[Move]:
    """In the order of numbers.py."""
    return [
        *(CallStrike(crew) for crew in CREW_TYPES),
        *(RedrawType(crew) for crew in CREW_TYPES),
        DrawOne(),
        *(Scout(job) for job in JOB_NUMBERS),
        *(ChooseType(crew) for crew in CREW_TYPES),
        *(PlaceCard(job) for job in JOB_NUMBERS),
        DiscardRest(),
        *(PlaceExtra(crew, job) for crew in CREW_TYPES for job in JOB_NUMBERS),
        *(ShuffleIn(crew) for crew in CREW_TYPES),
        *(KeepCard(crew) for crew in CREW_TYPES),
        EndTurn(),
        *(SpendJacks(job) for job in JOB_NUMBERS),
        SaveJacks(),
        *(TurnUp(job) for job in JOB_NUMBERS),
        LeaveDown(),
        BuyDrive(),
        StopBuying(),
        RobVault(),
        FleeVault(),
        *(PutOnCard(crew) for crew in CREW_TYPES),
        TakeNothing(),
        TradeArtifacts(),
        BuyDiamond(),
        CloseMarket(),
        GoldAsKey(),
        GoldAsDrive(),
        GoldAsBar(),
        *(TakeLoot(token) for token in box.token_ids),
        *(RemoveToken(token) for token in box.token_ids),
        *(ReturnToken(token) for token in box.token_ids),
        *(PayToken(token) for token in box.token_ids),
        *(BribeCops(cops) for cops in range(box.solo.vault_draw)),
        *(SendCopsBack(cops) for cops in range(box.solo.vault_draw + 1)),
        *(SettleJob(job) for job in JOB_NUMBERS[: box.jobs_a_round]),
    ]
