"""Betray the Traitor: a row of crew cards instead of the Cop Track (SO-4.8)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import COP, TYPES
from getaway.games.big_score.multiset import (
    crew_count,
    crew_total,
    nth_crew,
    one_crew,
    one_token,
    token_count,
    token_total,
)
from getaway.games.big_score.solo import phases
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.events import CopPutOnCard, RowLaid, TokenPutOnCard, TraitorsCaught
from getaway.games.big_score.solo.numbers import ROW_AT
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, lowest, members


def lay(state: SoloPosition) -> None:
    """One card of each type that helped to complete a job; without any there is no Act II."""
    for crew in range(TYPES):
        if crew_count(state.rest, crew) > 0:
            state.row |= 1 << crew
            state.rest -= one_crew(crew)
    if state.events is not None:
        row = [state.box.type_ids[crew] for crew in members(state.row)]
        state.emit(RowLaid(row, state.crew_names(state.rest)))
    state.phase = phases.VAULT if state.row != 0 else phases.COUNT


def eligible(state: SoloPosition, cop: bool) -> i64:
    """The cards with the fewest tokens of all the row; for a Cop those of them without one."""
    fewest = min([token_total(state.tokens[crew]) for crew in members(state.row)])
    found: i64 = 0
    for crew in members(state.row):
        tokens: i64 = state.tokens[crew]
        if token_total(tokens) == fewest and not (cop and token_count(tokens, COP) > 0):
            found |= 1 << crew
    return found


def place_next_cop(state: SoloPosition) -> None:
    """Each Cop drawn finds a card, or the player is busted."""
    if token_count(state.drawn, COP) == 0:
        state.phase = phases.COPS_PLACED
        return
    cards = eligible(state, True)
    if cards == 0:
        state.phase = phases.BUSTED
    elif count(cards) > 1:
        state.phase = phases.ROW_COP
    else:
        put_cop(state, lowest(cards))


def put_cop(state: SoloPosition, crew: i64) -> None:
    """As soon as every card has a Cop: busted."""
    state.drawn -= one_token(COP)
    state.tokens[crew] += one_token(COP)
    if state.events is not None:
        state.emit(CopPutOnCard(state.box.type_ids[crew]))
    for other in range(TYPES):
        if state.row >> other & 1 and token_count(state.tokens[other], COP) == 0:
            state.phase = phases.COPS
            return
    state.phase = phases.BUSTED


@final
class OnRow(Decision):
    """Where a Cop or the token taken goes."""

    def refusal(self, state: SoloPosition, move: i64) -> str:
        crew: i64 = move - ROW_AT
        cop = state.phase == phases.ROW_COP
        if eligible(state, cop) >> crew & 1:
            return ""
        if state.row >> crew & 1 == 0:
            return "SO-4.8 not-in-row"
        if cop and token_count(state.tokens[crew], COP) > 0:
            return "SO-4.8 card-has-cop"
        return "SO-4.8 not-fewest"

    def apply(self, state: SoloPosition, move: i64) -> None:
        if state.phase == phases.ROW_COP:
            put_cop(state, move - ROW_AT)
        else:
            put_token(state, move - ROW_AT)


def ask_for_card(state: SoloPosition, kind: i64) -> None:
    """Where the token taken goes. It counts as loot as long as its card is no traitor's."""
    state.slot = kind
    cards = eligible(state, False)
    if count(cards) > 1:
        state.phase = phases.ROW_TOKEN
    else:
        put_token(state, lowest(cards))


def put_token(state: SoloPosition, crew: i64) -> None:
    state.tokens[crew] += one_token(state.slot)
    if state.events is not None:
        state.emit(TokenPutOnCard(state.box.token_ids[state.slot], state.box.type_ids[crew]))
    state.phase = phases.TOKEN_PLACED


def catch_traitors(state: SoloPosition) -> None:
    """Two cards of the rest, or what there is; the tokens with the row's cards of these types are lost."""
    caught: i64 = 0
    lost: i64 = 0
    cards: i64 = 0
    while cards < state.rules.traitors and state.rest != 0:
        crew = nth_crew(state.rest, state.draw(crew_total(state.rest)))
        state.rest -= one_crew(crew)
        caught += one_crew(crew)
        lost += state.tokens[crew]
        state.vault += state.tokens[crew]
        state.loot -= state.tokens[crew] - token_count(state.tokens[crew], COP) * one_token(COP)
        state.tokens[crew] = 0
        cards += 1
    state.learn(caught)
    if state.events is not None:
        state.emit(TraitorsCaught(state.crew_names(caught), state.token_names(lost)))


def clear(state: SoloPosition) -> None:
    """Busted: the Cops of the row go back too."""
    for crew in range(TYPES):
        state.vault += token_count(state.tokens[crew], COP) * one_token(COP)
        state.tokens[crew] = 0
