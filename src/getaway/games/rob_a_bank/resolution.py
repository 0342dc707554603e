"""Chapter 4, Phase III: the stacks are resolved card by card in the order played."""

from getaway.games.rob_a_bank import bank, robber
from getaway.games.rob_a_bank.action_types import listed
from getaway.games.rob_a_bank.events import ActionsLapsed, CardTurned, RobberRevived, StacksTurned
from getaway.games.rob_a_bank.numbers import END_TURN, MOVE_GUARD
from getaway.games.rob_a_bank.phases import ACTION, COLORS, SIDES
from getaway.games.rob_a_bank.position import BankPosition


def begin(state: BankPosition) -> None:
    state.phase = ACTION
    state.side = 0
    state.card = 0
    state.face_up = False
    if state.events is not None:
        state.emit(StacksTurned())


def next_decision(state: BankPosition) -> bool:
    """Go through the stacks to the next decision; False when every card is done (RB-4.1)."""
    while state.card < state.box.stack:
        if not state.face_up:
            turn_up(state)
        if state.side == 0:
            options = bank.options(state)
            state.base = MOVE_GUARD
        else:
            options = robber.options(state)
            state.base = END_TURN
        if options != 0:
            state.options = options
            return True
        end_turn(state)
    return False


def turn_up(state: BankPosition) -> None:
    """The next card of this side, and what it lets the side do."""
    side = state.side
    face = state.face()
    state.face_up = True
    state.left = state.box.decks[side].actions[face]
    if state.covered:
        state.mark_revealed()
    if state.events is not None:
        state.emit(CardTurned(SIDES[side], state.card + 1, state.box.decks[side].ids[face]))
    if side == 0:
        state.acted = False
        state.moved = 0
        state.began = state.guards
        if state.guards_up == 0:
            bank.revive(state)
    elif state.robbers_up >> (side - 1) & 1:
        state.free = True
    else:
        revive_robber(state)


def revive_robber(state: BankPosition) -> None:
    """Its turn is its revival: no action, no free action (RB-4.15)."""
    state.left = 0
    state.robbers_up |= 1 << (state.side - 1)
    if state.events is not None:
        state.emit(RobberRevived(COLORS[state.side - 1]))


def end_turn(state: BankPosition) -> None:
    """What is left was not possible (RB-4.2)."""
    if state.left != 0 and state.events is not None:
        state.emit(ActionsLapsed(SIDES[state.side], listed(state.side, state.left)))
    state.face_up = False
    state.next_side()
