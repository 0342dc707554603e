"""The campaign between its games: goals, and what may be kept (MH-7.4, MH-7.5)."""

from mypy_extensions import i64

from getaway.games.masters import setup
from getaway.games.masters.events import CampaignGameWon, CampaignLost, CampaignWon, CrewKept
from getaway.games.masters.phases import CARRY_OVER, OVER
from getaway.games.masters.position import MastersPosition
from getaway.games.masters.say import say
from getaway.kernel.bits import bit, members
from getaway.kernel.events import Rejection
from getaway.text.messages import Money


def goal(state: MastersPosition) -> i64:
    """The money to reach in the present game."""
    return state.box.goals[state.game - 1]


def end_game(state: MastersPosition) -> None:
    """Below the goal the campaign is lost; above it, the surplus may keep crew for the next game."""
    money = state.sides[0].money
    state.phase = OVER
    if money < goal(state):
        if state.events is not None:
            state.emit(CampaignLost(state.game, money, goal(state)))
    elif state.game == len(state.box.goals):
        if state.events is not None:
            state.emit(CampaignWon(money, goal(state)))
    else:
        state.phase = CARRY_OVER
        state.kept = 0
        if state.events is not None:
            state.emit(CampaignGameWon(state.game, money, goal(state)))


def surplus(state: MastersPosition) -> i64:
    """The money above the goal, less the prices of the cards kept so far."""
    left: i64 = state.sides[0].money - goal(state)
    for card in members(state.kept):
        left -= state.box.price[card]
    return left


def keepable(state: MastersPosition) -> i64:
    """The player's cards that are not kept yet and can still be kept."""
    left = surplus(state)
    found: i64 = 0
    for card in members(state.sides[0].owned & ~state.kept):
        if state.box.price[card] <= left:
            found |= bit(card)
    return found


def legal(state: MastersPosition) -> list[int]:
    moves = [state.box.keep_at + card for card in members(keepable(state))]
    moves.append(state.box.stop_at)
    return moves


def apply(state: MastersPosition, move: i64) -> None:
    if move == state.box.stop_at:
        setup.next_campaign_game(state)
        return
    card = move - state.box.keep_at
    state.kept |= bit(card)
    if state.events is not None:
        state.emit(CrewKept(0, state.box.crew_ids[card]))


def why_not(state: MastersPosition, move: i64) -> Rejection:
    box = state.box
    if move < box.keep_at:
        return Rejection("MH-7.5", say("keep-now"))
    this: i64 = bit(move - box.keep_at)
    if state.kept & this:
        return Rejection("MH-7.5", say("kept-already"))
    if state.sides[0].owned & this == 0:
        return Rejection("MH-7.5", say("keep-own"))
    return Rejection(
        "MH-7.5", say("surplus-short", price=Money(box.price[move - box.keep_at]), surplus=Money(surplus(state)))
    )
