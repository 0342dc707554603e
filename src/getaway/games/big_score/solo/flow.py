"""How a solitaire goes on: each decision to its phase, and from there to the next decision or the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from getaway.games.big_score.solo import (
    assign,
    bribes,
    endgame,
    hire,
    phases,
    resolve,
    row,
    setup,
    vault,
)

if TYPE_CHECKING:
    from getaway.games.big_score.solo.state import SoloState


def apply(state: "SoloState", move: i64) -> None:
    """Make the move in its phase."""
    phase = state.phase
    if phase == phases.HIRE:
        hire.apply(state, move)
    elif phase == phases.ASSIGN or phase == phases.KEEP:
        assign.apply(state, move)
    elif phase == phases.PLACE:
        assign.apply_place_step(state, move)
    elif phase == phases.TURN_UP:
        resolve.apply_turn_up(state, move)
    elif phase == phases.VAULT:
        vault.apply(state, move)
    elif phase == phases.TAKE:
        vault.apply_take(state, move)
    elif phase == phases.REMOVE:
        vault.apply_remove(state, move)
    elif phase == phases.BRIBE:
        bribes.apply(state, move)
    elif phase == phases.PAY:
        bribes.apply_pay(state, move)
    elif phase == phases.KEYED:
        bribes.apply_keyed(state, move)
    elif phase == phases.STRIKE:
        setup.apply_strike(state, move)
    elif phase == phases.JACKS:
        resolve.apply_jacks(state, move)
    elif phase == phases.SEIZED:
        resolve.apply_seized(state, move)
    elif phase == phases.ROW_COP:
        row.apply_cop(state, move)
    elif phase == phases.ROW_TOKEN:
        row.apply_token(state, move)
    elif phase == phases.DRIVES:
        endgame.apply_drives(state, move)
    elif phase == phases.MARKET:
        endgame.apply_market(state, move)
    elif phase == phases.ORDER:
        resolve.apply_order(state, move)
    elif phase == phases.BOSS:
        setup.apply_boss(state, move)
    else:
        endgame.apply_gold(state, move)


def advance(state: "SoloState") -> None:
    """Pass the stations at which nothing is decided."""
    while phases.OVER < state.phase <= phases.COUNT:
        phase = state.phase
        if phase == phases.NEW_ROUND:
            setup.begin_round(state)
        elif phase == phases.NEW_TURN:
            hire.begin_turn(state)
        elif phase == phases.RESOLVE:
            resolve.begin(state)
        elif phase == phases.NEXT_JOB:
            resolve.next_job(state)
        elif phase == phases.REWARDED:
            resolve.after_reward(state)
        elif phase == phases.SETTLED:
            resolve.ask_to_turn_up(state)
        elif phase == phases.TURN_OVER:
            resolve.end_turn(state)
        elif phase == phases.ACT_TWO:
            endgame.begin_act_two(state)
        elif phase == phases.COPS:
            if state.rules.traitors:
                row.place_next_cop(state)
            else:
                bribes.place_cops(state)
        elif phase == phases.BUSTED:
            vault.bust(state)
        elif phase == phases.COPS_PLACED:
            vault.ask_to_take(state)
        elif phase == phases.TOKEN_PLACED:
            vault.ask_to_remove(state)
        elif phase == phases.VAULT_ROUND_OVER:
            vault.end_round(state)
        else:
            endgame.count(state)
