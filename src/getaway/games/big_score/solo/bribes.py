"""Cops that were drawn: those a Digital Key frees (SO-4.5), the track, and bribes (SO-3.2, SO-3.3)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import COP, FIRST_CASH, KEY
from getaway.games.big_score.multiset import one_token, token_count
from getaway.games.big_score.solo import row
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.events import BribeTokenPaid, CopsBribed, CopsCameOnTrack, CopsSentBack
from getaway.games.big_score.solo.phases import BRIBE, BUSTED, COPS, COPS_PLACED, PAY
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, lowest


@final
class Keyed(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        cops: i64 = move - state.box.solo.cops_back_at
        return "" if cops <= token_count(state.drawn, COP) else "SO-4.5 fewer-cops-drawn"

    def apply(self, state: SoloPosition, move: i64) -> None:
        cops: i64 = move - state.box.solo.cops_back_at
        state.drawn -= cops * one_token(COP)
        state.vault += cops * one_token(COP)
        state.gold_is_key = cops > 0 and token_count(state.drawn, KEY) == 0
        if state.events is not None:
            state.emit(CopsSentBack(cops))
        state.phase = COPS


def place_cops(state: SoloPosition) -> None:
    """One always goes on the track; the others may be bribed. With traitors they go on the row (SO-4.8)."""
    if state.rules.traitors:
        row.place_next_cop(state)
        return
    if token_count(state.drawn, COP) > 0:
        put_on_track(state, 1)
        if state.phase == BUSTED:
            return
    if most_bribes(state) > 0:
        state.phase = BRIBE
    else:
        place_others(state)


def place_others(state: SoloPosition) -> None:
    cops = token_count(state.drawn, COP)
    state.phase = COPS_PLACED
    if cops > 0:
        put_on_track(state, cops)


def put_on_track(state: SoloPosition, cops: i64) -> None:
    state.drawn -= cops * one_token(COP)
    state.cops += cops
    if state.events is not None:
        state.emit(CopsCameOnTrack(cops, state.cops))
    if state.cops >= state.rules.bust:
        state.phase = BUSTED


def funds(state: SoloPosition, dearest: i64) -> i64:
    """What can pay for bribes: vault cash of earlier rounds, in SO-4.7 all cash."""
    if state.rules.plunders:
        return state.cash
    money: i64 = 0
    for kind in range(FIRST_CASH, state.box.kinds):
        value: i64 = state.box.token_value[kind]
        if value <= dearest:
            money += token_count(state.loot, kind) * value
    return money


def dearest_of_all(state: SoloPosition) -> i64:
    """No token is worth more than this."""
    return max(state.box.token_value)


def most_bribes(state: SoloPosition) -> i64:
    """How many of the Cops drawn beyond the first can be paid for."""
    cops = token_count(state.drawn, COP)
    money = funds(state, dearest_of_all(state))
    while cops * state.box.solo.bribe > money:
        cops -= 1
    return cops


@final
class Bribe(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        cops: i64 = move - state.box.solo.bribe_at
        if cops > token_count(state.drawn, COP):
            return "SO-3.2 fewer-cops-bribable"
        return "" if cops <= most_bribes(state) else "SO-3.3 no-cash-tokens"

    def apply(self, state: SoloPosition, move: i64) -> None:
        state.bribed = move - state.box.solo.bribe_at
        state.due = state.bribed * state.box.solo.bribe
        state.dearest = dearest_of_all(state)
        if state.events is not None:
            state.emit(CopsBribed(state.bribed, state.due))
        if state.rules.plunders:
            state.cash -= state.due
            state.due = 0
        pay_on(state)


def pay_on(state: SoloPosition) -> None:
    """Pay what leaves no choice; all paid, the bribed Cops go back into the vault."""
    while state.due > 0:
        kinds: i64 = 0
        for kind in range(FIRST_CASH, state.box.kinds):
            if not pay_refusal(state, state.box.solo.pay_at + kind):
                kinds |= 1 << kind
        if count(kinds) > 1:
            state.phase = PAY
            return
        pay(state, lowest(kinds))
    state.drawn -= state.bribed * one_token(COP)
    state.vault += state.bribed * one_token(COP)
    state.bribed = 0
    state.due = 0
    state.dearest = 0
    place_others(state)


def pay_refusal(state: SoloPosition, move: i64) -> str:
    """Tokens are paid from the dearest down and no further than needed. So none of them could be left out, and every
    set from which none can be left out is paid in this way (SO-3.3)."""
    kind: i64 = move - state.box.solo.pay_at
    if kind < FIRST_CASH:
        return "SO-3.3 only-cash-bribes"
    if token_count(state.loot, kind) == 0:
        return "SO-3.3 no-such-cash-token"
    value: i64 = state.box.token_value[kind]
    if value > state.dearest:
        return "SO-3.3 overpays"
    if funds(state, value) < state.due:
        return "SO-3.3 begin-larger"
    return ""


def pay(state: SoloPosition, kind: i64) -> None:
    value: i64 = state.box.token_value[kind]
    state.loot -= one_token(kind)
    state.due -= value
    state.dearest = value
    if state.events is not None:
        state.emit(BribeTokenPaid(state.box.token_ids[kind]))


@final
class Pay(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        return pay_refusal(state, move)

    def apply(self, state: SoloPosition, move: i64) -> None:
        pay(state, move - state.box.solo.pay_at)
        pay_on(state)
