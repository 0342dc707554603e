"""The catalog: every move that can ever be made at a table of 2 to 6 players."""

from typing import Annotated

from msgspec import Meta

from getaway.games.big_score.box import COP, ITEMS, Box
from getaway.games.big_score.pack import CREW_TYPES, CrewType, Item
from getaway.kernel.moves import Move
from getaway.kernel.pack import Ident

JobNumber = Annotated[int, Meta(ge=1, le=6)]


class ChooseBoss(Move, frozen=True):
    """Be this boss (BS-2.2)."""

    boss: Ident


class TakeItem(Move, frozen=True):
    """Start with this one of your boss's two items (BS-2.4)."""

    item: Item


class Hire(Move, frozen=True):
    """Keep one such card of the hand and pass the rest on (BS-3.4)."""

    crew: CrewType
    expert: bool = False


class SendToJob(Move, frozen=True):
    """Assign your next card to a job (BS-3.9)."""

    crew: CrewType
    job: JobNumber
    expert: bool = False


class Train(Move, frozen=True):
    """Assign your next card, an Expert, to Training (BS-3.10)."""

    crew: CrewType


class LeaveUnassigned(Move, frozen=True):
    """Leave your next card unassigned (BS-3.8)."""

    crew: CrewType
    expert: bool = False


class RevealJoats(Move, frozen=True):
    """Reveal so many Jacks of All Trades on the job, maybe none (BS-3.18)."""

    number: Annotated[int, Meta(ge=0, le=3)]


class Rob(Move, frozen=True):
    """Stay, and draw a token from the vault (BS-4.5)."""


class Flee(Move, frozen=True):
    """Leave the vault with all your tokens (BS-4.8)."""


class KeepToken(Move, frozen=True):
    """Do not trade with the Vault Floor this round (BS-4.10)."""


class Trade(Move, frozen=True):
    """Swap the token just drawn for one on the Vault Floor (BS-4.10)."""

    take: Ident


class TradeEarlier(Move, frozen=True):
    """As a Con Man, swap an earlier token for one on the Vault Floor (BS-4.17)."""

    give: Ident
    take: Ident


class TakeFromFloor(Move, frozen=True):
    """As a Gun Man or a Grease Man, take a token from the Vault Floor (BS-4.18, BS-4.19)."""

    take: Ident


class LeaveFloor(Move, frozen=True):
    """As a Gun Man, take nothing from the Vault Floor now (BS-4.18)."""


class StealMarker(Move, frozen=True):
    """As a Muscle, take the First Player Marker (BS-4.16)."""


class LeaveMarker(Move, frozen=True):
    """As a Muscle, leave the First Player Marker where it is (BS-4.16)."""


def all_moves(box: Box) -> list[Move]:
    """In the order of the numbers that `Box` gives out."""
    items: tuple[Item, ...] = ITEMS
    faces = [(crew, expert) for crew in CREW_TYPES for expert in (False, True)]
    jobs = range(1, box.jobs_a_round + 1)
    loot = box.token_ids[COP + 1 :]
    return [
        *(ChooseBoss(boss) for boss in box.boss_ids),
        *(TakeItem(item) for item in items),
        *(Hire(crew, expert) for crew, expert in faces),
        *(SendToJob(crew, job, expert) for crew, expert in faces for job in jobs),
        *(Train(crew) for crew in CREW_TYPES),
        *(LeaveUnassigned(crew, expert) for crew, expert in faces),
        *(RevealJoats(number) for number in range(max(box.joats, box.joats_for_two) + 1)),
        Rob(),
        Flee(),
        KeepToken(),
        *(Trade(token) for token in loot),
        *(TradeEarlier(give, take) for give in loot for take in loot),
        *(TakeFromFloor(token) for token in loot),
        LeaveFloor(),
        StealMarker(),
        LeaveMarker(),
    ]
