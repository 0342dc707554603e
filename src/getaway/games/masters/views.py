"""What each viewer sees, field by field (MH-8.1): what is not written here is not sent."""

import msgspec

from getaway.games.masters import carry_over, moves, purchase, solo
from getaway.games.masters.box import KINDS, Box
from getaway.games.masters.phases import CARRY_OVER, PLAN, PURCHASE, TITLES
from getaway.games.masters.position import Side
from getaway.games.masters.state import MastersState
from getaway.games.masters.words import Words, money
from getaway.kernel.bits import members
from getaway.kernel.moves import Move
from getaway.kernel.phrases import ordinal
from getaway.kernel.views import Offer

PHASES = tuple(TITLES)
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


def prompt(state: MastersState, viewer: int) -> str:
    if state.phase == PURCHASE:
        if viewer != state.turn:
            return f"Player {state.turn + 1} is buying."
        return _purchase_prompt(state, state.sides[viewer])
    if state.phase == PLAN:
        if viewer < 0 or state.sides[viewer].confirmed:
            return "The plans are being made."
        return _plan_prompt(state, state.sides[viewer])
    if state.phase == CARRY_OVER:
        if viewer < 0:
            return "What to keep for the next game is being chosen."
        return f"Keep crew for the next game: {money(carry_over.surplus(state))} of your surplus is left."
    return "The game is over."


def _purchase_prompt(state: MastersState, side: Side) -> str:
    have = money(side.money)
    passing = ", or pass" if purchase.may_pass(state, side) else ""
    if purchase.affordable(state, side):
        return f"Buy a card{passing}. You have {have}."
    return f"You can afford nothing: give all your money ({have}) for the cheapest card{passing}."


def _plan_prompt(state: MastersState, side: Side) -> str:
    crew_size = len(members(state.crew_of(side)))
    if len(side.plan) < crew_size:
        return f"Plan your crew: who comes {ordinal(len(side.plan) + 1)} of {crew_size}?"
    number = len(side.selectors) + 1
    last = " This confirms the plan." if number == state.box.selectors else ""
    return f"Plan your Selectors: which mark {ordinal(number)}?{last}"


def offer(words: Words, state: MastersState, seat: int, move: Move) -> Offer:
    """A legal move, what it does, and what it points at."""
    match move:
        case moves.BuyCrew():
            price = money(words.crew[move.card].price)
            return Offer(move, f"Buy {words.face(move.card)} for {price}", f"crew:{move.card}")
        case moves.TakeWelfare():
            paid = money(state.sides[seat].money)
            return Offer(move, f"Take {words.face(move.card)} for all you have ({paid})", f"crew:{move.card}")
        case moves.Pass():
            return Offer(move, "Pass: buy no more this round", "pass")
        case moves.PlanCrew():
            return Offer(move, f"Next: {words.face(move.card)}", f"crew:{move.card}")
        case moves.PlanSelector():
            slot = move.number - 1
            there = slot < len(state.display)
            mark = words.place(words.marks[state.box.mark_ids[state.display[slot]]]) if there else "no mark there"
            return Offer(move, f"Next: Selector {move.number}, {mark}", f"selector:{move.number}")
        case moves.KeepCrew():
            price = money(words.crew[move.card].price)
            return Offer(move, f"Keep {words.face(move.card)} for {price} of the surplus", f"crew:{move.card}")
        case _:
            return Offer(move, "Keep no more and begin the next game", "stop")
