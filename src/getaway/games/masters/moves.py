"""The catalog: every move that can ever be made in Masters of the Heist."""

from typing import Annotated

from msgspec import Meta

from getaway.games.masters.box import Box
from getaway.kernel.moves import Move
from getaway.kernel.pack import Ident


class BuyCrew(Move, frozen=True):
    """Buy the top card of a pile at its price (MH-3.1)."""

    card: Ident


class TakeWelfare(Move, frozen=True):
    """Give all your money for the cheapest card on offer (MH-3.4)."""

    card: Ident


class Pass(Move, frozen=True):
    """Buy no more this round (MH-3.1)."""


class PlanCrew(Move, frozen=True):
    """Put this card next in the order of your crew (MH-4.1)."""

    card: Ident


class PlanSelector(Move, frozen=True):
    """Put this Selector next; the last one confirms the plan (MH-4.1)."""

    number: Annotated[int, Meta(ge=1, le=9)]


class KeepCrew(Move, frozen=True):
    """Keep a card for the next game of the campaign (MH-7.5)."""

    card: Ident


class StopKeeping(Move, frozen=True):
    """Keep no more, and begin the next game."""


def all_moves(box: Box) -> list[Move]:
    """In the order of the numbers that `Box` gives out."""
    crew = box.crew_ids
    return [
        *(BuyCrew(card) for card in crew),
        *(TakeWelfare(card) for card in crew),
        Pass(),
        *(PlanCrew(card) for card in crew),
        *(PlanSelector(number + 1) for number in range(box.selectors)),
        *(KeepCrew(card) for card in crew),
        StopKeeping(),
    ]
