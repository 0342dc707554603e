"""What each viewer sees, field by field (MH-8.1): what is not written here is not sent."""

import msgspec

from getaway.games.masters import carry_over, moves, purchase, solo
from getaway.games.masters.box import KINDS, Box
from getaway.games.masters.phases import CARRY_OVER, PLAN, PURCHASE
from getaway.games.masters.position import Side
from getaway.games.masters.say import say
from getaway.games.masters.state import MastersState
from getaway.games.masters.words import Words
from getaway.kernel.bits import members
from getaway.kernel.moves import Move
from getaway.kernel.views import Offer
from getaway.text.messages import Argument, Message, Money, Ordinal, Seat, seats

RULES = ("MH-3.1", "MH-4.1", "MH-7.5", "")
"""The rule that each phase's decision goes by."""


class Pile(msgspec.Struct, frozen=True):
    """A pile of crew, the card on offer first."""

    kind: str
    cards: tuple[str, ...]


class SideView(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    money: int
    crew: tuple[str, ...]
    bribes: tuple[str, ...]
    marks: tuple[str, ...]
    passed: bool
    confirmed: bool


class OwnPlan(msgspec.Struct, frozen=True):
    """The viewer's plan so far; nobody else gets it."""

    crew: tuple[str, ...]
    selectors: tuple[int, ...]


class Campaign(msgspec.Struct, frozen=True):
    game: int
    goal: int
    opponent_crew: tuple[str, ...]
    opponent_muscle: int
    kept: tuple[str, ...]
    surplus: int


class Board(msgspec.Struct, frozen=True):
    """The table of Masters of the Heist. Cards and marks are named by their ids in the pack."""

    round: int
    right: int | None
    piles: tuple[Pile, ...]
    marks: tuple[str | None, ...]
    deck_left: int
    sides: tuple[SideView, ...]
    plan: OwnPlan | None
    campaign: Campaign | None


def board(box: Box, state: MastersState, viewer: int) -> Board:
    """Public: piles, marks laid out and taken, money, owned crew, the Right, and that a plan is confirmed."""
    return Board(
        round=state.round,
        right=None if state.solo else state.right,
        piles=tuple(Pile(kind, _crew(box, state.stock & pile)) for kind, pile in zip(KINDS, box.piles, strict=True)),
        marks=tuple(box.mark_ids[mark] if mark >= 0 else None for mark in state.display),
        deck_left=state.deck_left(),
        sides=tuple(_side(box, state, side) for side in state.sides),
        plan=_own_plan(box, state.sides[viewer]) if viewer >= 0 and state.phase == PLAN else None,
        campaign=_campaign(box, state) if state.solo else None,
    )


def _crew(box: Box, cards: int) -> tuple[str, ...]:
    return tuple(box.crew_ids[card] for card in members(cards))


def _side(box: Box, state: MastersState, side: Side) -> SideView:
    return SideView(
        money=side.money,
        crew=_crew(box, state.crew_of(side)),
        bribes=_crew(box, side.owned & box.bribes),
        marks=tuple(box.mark_ids[mark] for mark in members(side.marks)),
        passed=state.phase == PURCHASE and side.passed,
        confirmed=state.phase == PLAN and side.confirmed,
    )


def _own_plan(box: Box, side: Side) -> OwnPlan:
    crew = tuple(box.crew_ids[card] for card in side.plan)
    return OwnPlan(crew, tuple(selector + 1 for selector in side.selectors))


def _campaign(box: Box, state: MastersState) -> Campaign:
    return Campaign(
        game=state.game,
        goal=carry_over.goal(state),
        opponent_crew=_crew(box, state.opponent),
        opponent_muscle=solo.opponent_muscle(state),
        kept=_crew(box, state.kept),
        surplus=carry_over.surplus(state) if state.phase == CARRY_OVER else 0,
    )


def prompt(state: MastersState, viewer: int) -> Message:
    if state.phase == PURCHASE:
        if viewer != state.turn:
            return say("prompt-other-buys", seat=Seat(state.turn))
        return _purchase_prompt(state, state.sides[viewer])
    if state.phase == PLAN:
        if viewer < 0 or state.sides[viewer].confirmed:
            planning = (seat for seat, side in enumerate(state.sides) if not side.confirmed)
            return say("prompt-others-plan", seats=seats(planning))
        return _plan_prompt(state, state.sides[viewer])
    if state.phase == CARRY_OVER:
        if viewer < 0:
            return say("prompt-other-keeps", seat=Seat(0))
        return say("prompt-keep", surplus=Money(carry_over.surplus(state)))
    return say("prompt-over")


def _purchase_prompt(state: MastersState, side: Side) -> Message:
    return say(
        "prompt-buy" if purchase.affordable(state, side) else "prompt-welfare",
        money=Money(side.money),
        may_pass="yes" if purchase.may_pass(state, side) else "no",
    )


def _plan_prompt(state: MastersState, side: Side) -> Message:
    crew_size = len(members(state.crew_of(side)))
    if len(side.plan) < crew_size:
        return say("prompt-plan-crew", place=Ordinal(len(side.plan) + 1), crew=crew_size)
    number = len(side.selectors) + 1
    return say("prompt-plan-selector", place=Ordinal(number), last="yes" if number == state.box.selectors else "no")


def offer(words: Words, state: MastersState, seat: int, move: Move) -> Offer:
    """A legal move, what it does, and what it points at."""
    match move:
        case moves.BuyCrew():
            text = say("offer-buy", card=words.face(move.card), price=Money(words.crew[move.card].price))
            return Offer(move, text, f"crew:{move.card}")
        case moves.TakeWelfare():
            text = say("offer-welfare", card=words.face(move.card), money=Money(state.sides[seat].money))
            return Offer(move, text, f"crew:{move.card}")
        case moves.Pass():
            return Offer(move, say("offer-pass"), "pass")
        case moves.PlanCrew():
            return Offer(move, say("offer-plan-crew", card=words.face(move.card)), f"crew:{move.card}")
        case moves.PlanSelector():
            slot = move.number - 1
            there = slot < len(state.display)
            mark: Argument = say("no-mark")
            if there:
                mark = words.place(words.marks[state.box.mark_ids[state.display[slot]]])
            return Offer(move, say("offer-plan-selector", number=move.number, mark=mark), f"selector:{move.number}")
        case moves.KeepCrew():
            text = say("offer-keep", card=words.face(move.card), price=Money(words.crew[move.card].price))
            return Offer(move, text, f"crew:{move.card}")
        case _:
            return Offer(move, say("offer-stop"), "stop")
