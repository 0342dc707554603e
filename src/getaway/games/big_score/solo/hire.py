"""The first part of a turn: drawing, and changing the hand for money (SO-2.1, SO-2.2)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.multiset import crew_count, crew_total, nth_crew, one_crew
from getaway.games.big_score.solo import assign, jobs
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.events import CardsDrawn, DrawPaid, TypeDiscarded
from getaway.games.big_score.solo.jobs import BROKE
from getaway.games.big_score.solo.numbers import CHOOSE_AT, HIRE_ONE, REDRAW_AT, SCOUT_AT
from getaway.games.big_score.solo.phases import ASSIGN, HIRE
from getaway.games.big_score.solo.position import SoloPosition


def begin_turn(state: SoloPosition) -> None:
    """A hand of five; with none there is no type to choose (SO-2.1, SO-2.3)."""
    draw_cards(state, state.box.solo.hand - crew_total(state.hand))
    state.phase = HIRE if state.hand != 0 else ASSIGN


def draw_cards(state: SoloPosition, number: i64) -> None:
    """So many cards from the active deck, or all there are."""
    cards: i64 = 0
    left = state.deck_size()
    while number > 0 and left > 0:
        cards += draw_card(state, left)
        left -= 1
        number -= 1
    state.hand += cards
    state.seen += cards
    if cards != 0:
        state.learn(cards)
        if state.events is not None:
            state.emit(CardsDrawn(state.crew_names(cards)))


def draw_card(state: SoloPosition, left: i64) -> i64:
    """One of the cards that may lie on top: any unseen one, or one of those shuffled in from the hand."""
    card: i64
    at: i64 = state.draw(left) if state.planted != 0 else 0
    if at < state.deck:
        card = one_crew(nth_crew(state.pool, state.draw(crew_total(state.pool))))
        state.pool -= card
        state.deck -= 1
    else:
        card = one_crew(nth_crew(state.planted, at - state.deck))
        state.planted -= card
    return card


@final
class Hire(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        if move >= CHOOSE_AT:
            return "" if crew_count(state.hand, move - CHOOSE_AT) > 0 else "SO-2.3 type-not-in-hand"
        if move >= SCOUT_AT:
            return jobs.scout_refusal(state, move)
        # By version 1 of the rules an empty deck ruled out discarding too.
        if state.deck_size() == 0 and (move == HIRE_ONE or state.box.rules == 1):
            return "SO-2.2 deck-empty"
        if move == HIRE_ONE:
            return "" if state.cash >= state.box.solo.draw_cost else BROKE
        if crew_count(state.hand, move - REDRAW_AT) == 0:
            return "SO-2.2 no-card-of-type"
        return "" if state.cash >= state.box.solo.redraw_cost else BROKE

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move >= CHOOSE_AT:
            assign.choose(state, move - CHOOSE_AT)
        elif move >= SCOUT_AT:
            jobs.scout(state, move)
        elif move == HIRE_ONE:
            cost = state.box.solo.draw_cost
            state.cash -= cost
            if state.events is not None:
                state.emit(DrawPaid(cost))
            draw_cards(state, 1)
        else:
            redraw(state, move - REDRAW_AT)


def redraw(state: SoloPosition, crew: i64) -> None:
    """All cards of a type for as many new ones, or as many as there are; no hand, no type to choose (SO-2.3)."""
    cost = state.box.solo.redraw_cost
    cards = crew_count(state.hand, crew)
    state.cash -= cost
    state.hand -= cards * one_crew(crew)
    if state.events is not None:
        state.emit(TypeDiscarded(state.box.type_ids[crew], cards, cost))
    draw_cards(state, cards)
    if state.hand == 0:
        state.phase = ASSIGN
