"""Tables of Masters of the Heist laid out by hand."""

from getaway.games.masters import plan, purchase
from getaway.games.masters.game import Masters
from getaway.games.masters.moves import (
    BuyCrew,
    KeepCrew,
    Pass,
    PlanCrew,
    PlanSelector,
    StopKeeping,
    TakeWelfare,
)
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.state import MastersState
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.moves import Move

GAME = Masters.from_toml()
BOX = GAME.box
EASY = ["sketchy_bar", "honest_bank", "library_of_rare_books", "trendy_tavern"]

__all__ = ["BuyCrew", "KeepCrew", "Pass", "PlanCrew", "PlanSelector", "StopKeeping", "TakeWelfare"]


def crew(*names: str) -> int:
    """A set of cards by name."""
    return sum(1 << BOX.crew_ids.index(name) for name in names)


def mark(name: str) -> int:
    """The number of a mark."""
    return BOX.mark_ids.index(name)


def duel(seed: int = 1) -> MastersState:
    """A new game of two."""
    state = GAME.rules.new_state(seeded(seed), 2, MastersOptions())
    state.events = []
    return state


def alone(seed: int = 1, options: MastersOptions | None = None) -> MastersState:
    """A new campaign."""
    state = GAME.rules.new_state(seeded(seed), 1, options or MastersOptions())
    state.events = []
    return state


def own(state: MastersState, seat: int, *names: str) -> None:
    """Give a seat these cards and no others."""
    side = state.sides[seat]
    state.stock |= side.owned
    side.owned = crew(*names)
    state.stock &= ~side.owned


def lay_out(state: MastersState, names: list[str]) -> None:
    """These marks on the display."""
    state.unseen |= sum(1 << mark for mark in state.display)
    state.display = [mark(name) for name in names]
    state.unseen &= ~sum(1 << mark for mark in state.display)


def planning(*crews: tuple[str, ...], marks: list[str] | None = None, right: int = 0) -> MastersState:
    """Two seats about to plan with these crews, in a later round."""
    state = duel()
    state.round = 2
    state.right = right
    for seat, names in enumerate(crews):
        own(state, seat, *names)
        state.sides[seat].money = 0
    lay_out(state, marks or EASY)
    plan.begin(state)
    return state


def planning_alone(*names: str, marks: list[str] | None = None, opponent: tuple[str, ...] = ()) -> MastersState:
    """One seat about to plan against this opponent."""
    state = alone()
    own(state, 0, *names)
    state.sides[0].money = 0
    state.opponent = crew(*opponent)
    state.stock &= ~state.opponent
    lay_out(state, marks or EASY)
    plan.begin(state)
    return state


def buying(moneys: tuple[int, int], *crews: tuple[str, ...], stock: int | None = None, rnd: int = 2) -> MastersState:
    """Two seats in a Purchase phase, seat 0 first."""
    state = duel()
    state.round = rnd
    state.right = 0
    for seat, names in enumerate(crews):
        own(state, seat, *names)
    for seat, money in enumerate(moneys):
        state.sides[seat].money = money
    if stock is not None:
        state.stock = stock
    purchase.begin(state)
    purchase.find_buyer(state)
    return state


def do(state: MastersState, seat: int, *moves: Move) -> list[Event]:
    """Make legal moves; what happened."""
    state.events = []
    for move in moves:
        assert why_not(state, seat, move) is None, why_not(state, seat, move)
        number = GAME.catalogue.number(move)
        assert number is not None
        assert number in state.legal(seat)
        state.apply(seat, number)
    return [event.what for event in state.events]


def why_not(state: MastersState, seat: int, move: Move) -> str | None:
    """The number of the rule against a move."""
    number = GAME.catalogue.number(move)
    assert number is not None
    rejection = GAME.rules.why_not(state, seat, number)
    assert (rejection is None) == (number in state.legal(seat))
    return None if rejection is None else rejection.rule


def make_plan(state: MastersState, seat: int, order: list[str], selectors: list[int]) -> list[Event]:
    """Plan in this order; what follows."""
    return do(state, seat, *(PlanCrew(card) for card in order), *(PlanSelector(number) for number in selectors))


def run(state: MastersState, first: tuple[list[str], list[int]], second: tuple[list[str], list[int]]) -> list[Event]:
    """Both plan, and the Heist phase runs; what happened in it."""
    make_plan(state, 0, *first)
    return make_plan(state, 1, *second)


def of(kind: type, events: list[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
