"""Chapter 3, a vault round: drawing, taking one token and removing one, fleeing, being busted."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import COP, FIRST_CASH, GOLD, KEY
from getaway.games.big_score.multiset import one_token, token_count, token_kinds
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import phases, row
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.numbers import ROB, TAKE_NOTHING
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, lowest


@final
class Vault(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        """Fleeing is always possible; an empty vault cannot be robbed."""
        return "SO-3.7 vault-empty" if move == ROB and state.vault == 0 else ""

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == ROB:
            rob(state)
            return
        state.fled = True
        if state.events is not None:
            state.emit(e.SoloFled())
        if state.rules.traitors:
            row.catch_traitors(state)
        state.phase = phases.COUNT


def rob(state: SoloPosition) -> None:
    """Three tokens; Cops are dealt with first (SO-3.2)."""
    state.drawn = state.draw_tokens(state.box.solo.vault_draw)
    if state.events is not None:
        state.emit(e.TokensDrawn(state.token_names(state.drawn)))
    keys = token_count(state.drawn, KEY)
    if state.gold_frees:
        keys += token_count(state.drawn, GOLD)
    with_cops = keys > 0 and token_count(state.drawn, COP) > 0
    state.phase = phases.KEYED if state.rules.key_frees_cops and with_cops else phases.COPS


def bust(state: SoloPosition) -> None:
    """All vault tokens go back (SO-3.4); in SO-4.7 that is the end at once."""
    if state.events is not None:
        state.emit(e.SoloBusted(state.token_names(state.loot)))
    state.busted = True
    state.lost = state.rules.plunders
    state.vault += state.loot + state.drawn
    state.loot = 0
    state.drawn = 0
    row.clear(state)
    state.phase = phases.COUNT


def bank_cash(state: SoloPosition) -> None:
    """Vault cash joins the player's cash, with change from now on (SO-4.2, SO-4.6, SO-4.7)."""
    for kind in range(FIRST_CASH, state.box.kinds):
        tokens = token_count(state.loot, kind)
        state.cash += tokens * state.box.token_value[kind]
        state.loot -= tokens * one_token(kind)


# Taking one, removing one (SO-3.5).


def ask_to_take(state: SoloPosition) -> None:
    """What is drawn holds no Cop any more."""
    state.phase = phases.TAKE if state.drawn != 0 else phases.VAULT_ROUND_OVER


@final
class Take(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        if move == TAKE_NOTHING or token_count(state.drawn, move - state.box.solo.take_at) > 0:
            return ""
        return "SO-3.5 not-drawn"

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == TAKE_NOTHING:
            if state.events is not None:
                state.emit(e.LootDeclined())
            ask_to_remove(state)
            return
        kind: i64 = move - state.box.solo.take_at
        state.drawn -= one_token(kind)
        as_key = kind == GOLD and state.gold_is_key
        state.loot += one_token(KEY if as_key else kind)
        if state.events is not None:
            state.emit(e.LootTaken(state.box.token_ids[kind]))
            if as_key:
                state.emit(e.GoldCounted("key"))
        if state.rules.plunders:
            bank_cash(state)
        if state.rules.traitors:
            row.ask_for_card(state, kind)
        else:
            ask_to_remove(state)


def ask_to_remove(state: SoloPosition) -> None:
    """One of those left leaves the game; which one is a question only between two kinds."""
    kinds = token_kinds(state.drawn)
    if count(kinds) > 1:
        state.phase = phases.REMOVE
        return
    if kinds != 0:
        remove(state, lowest(kinds))
    state.phase = phases.VAULT_ROUND_OVER


@final
class Remove(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        kind: i64 = move - state.box.solo.remove_at
        return "" if token_count(state.drawn, kind) > 0 else "SO-3.5 remove-drawn"

    def apply(self, state: SoloPosition, move: i64) -> None:
        remove(state, move - state.box.solo.remove_at)
        state.phase = phases.VAULT_ROUND_OVER


def remove(state: SoloPosition, kind: i64) -> None:
    state.drawn -= one_token(kind)
    if state.events is not None:
        state.emit(e.TokenRemoved(state.box.token_ids[kind]))


def end_round(state: SoloPosition) -> None:
    """The rest goes back."""
    if state.drawn != 0 and state.events is not None:
        state.emit(e.TokensReturned(state.token_names(state.drawn)))
    state.vault += state.drawn
    state.drawn = 0
    state.gold_is_key = False
    state.phase = phases.SETTLED if state.rules.plunders else phases.VAULT
