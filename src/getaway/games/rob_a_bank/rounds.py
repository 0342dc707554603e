"""How a game goes on from a move: layout, planning, action, the next round, the end (chapter 5)."""

from getaway.games.rob_a_bank import layout, packed, planning, resolution
from getaway.games.rob_a_bank.events import GameEnded, RoundEnded
from getaway.games.rob_a_bank.numbers import PICK_TILE, PLACE_CAR
from getaway.games.rob_a_bank.phases import ACTION, LAYOUT, OVER, PLANNING
from getaway.games.rob_a_bank.position import BankPosition


def advance(state: BankPosition) -> None:
    """On to the next decision, which `base` and `options` then hold, or to the end."""
    while state.phase != OVER:
        if state.phase == ACTION:
            if state.robbers_won():
                end_game(state)
            elif resolution.next_decision(state):
                return
            else:
                end_round(state)
        elif state.phase == PLANNING:
            if state.card < state.box.stack:
                state.base = state.box.decks[state.side].play_at
                state.options = packed.filled(state.hands[state.side])
                return
            resolution.begin(state)
        elif state.phase == LAYOUT:
            if state.to_turn > 0:
                state.base = PICK_TILE
                state.options = layout.tile_options(state)
                return
            layout.furnish(state)
        else:
            if state.car < 0 and not layout.car_is_given(state):
                state.base = PLACE_CAR
                state.options = layout.car_options(state)
                return
            planning.begin(state)


def end_round(state: BankPosition) -> None:
    """Everything but the scored bags is taken away, and another floor laid out (RB-5.1)."""
    if state.events is not None:
        state.emit(RoundEnded(state.round, state.scored))
    if state.round == state.box.rounds:
        end_game(state)
        return
    state.round += 1
    state.clear_floor()
    layout.lay_out(state)


def end_game(state: BankPosition) -> None:
    """The moment the Robbers have what they need, or after the last round (RB-5.2)."""
    state.phase = OVER
    state.options = 0
    if state.events is not None:
        state.emit(GameEnded(state.robbers_won(), state.scored))
