"""The second part of a turn: the chosen type, cards paid for, and what is kept (SO-2.3, SO-2.4, SO-2.6)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import TYPES
from getaway.games.big_score.multiset import crew_count, one_crew
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import jobs
from getaway.games.big_score.solo import numbers as n
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.jobs import BROKE
from getaway.games.big_score.solo.phases import ASSIGN, KEEP, PLACE, RESOLVE
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, lowest

# The chosen type.


def choose(state: SoloPosition, crew: i64) -> None:
    """All cards of this type are placed, those without a place discarded (SO-2.3)."""
    state.chosen = crew
    if state.events is not None:
        state.emit(e.TypeChosen(state.box.type_ids[crew]))
    place_on(state)


def place_on(state: SoloPosition) -> None:
    """Place what leaves no choice, and stop where there is one."""
    crew = state.chosen
    while crew_count(state.hand, crew) > 0:
        there = jobs.places(state, crew)
        icons = jobs.icons_open(state, crew)
        only_one = count(there) == 1
        all_fit = crew_count(state.hand, crew) >= icons and not state.rules.one_of_each
        if there == 0:
            discard_chosen(state)
        elif icons > 0 and (only_one or all_fit):
            jobs.put(state, crew, lowest(there), 0)
        else:
            state.phase = PLACE
            return
    state.phase = ASSIGN


def discard_chosen(state: SoloPosition) -> None:
    crew = state.chosen
    cards = crew_count(state.hand, crew)
    state.hand -= cards * one_crew(crew)
    if state.events is not None:
        state.emit(e.CardsDiscarded(state.box.type_ids[crew], cards))


@final
class Place(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        if move < n.PLACE_AT:
            return jobs.scout_refusal(state, move)
        if move < n.DISCARD_REST:
            return jobs.place_refusal(state, move - n.PLACE_AT, state.chosen)
        if jobs.icons_open(state, state.chosen) > 0:
            return "SO-2.3 icon-still-open"
        return ""

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move < n.PLACE_AT:
            jobs.scout(state, move)
            return
        if move == n.DISCARD_REST:
            discard_chosen(state)
        else:
            jobs.put(state, state.chosen, move - n.PLACE_AT, 0)
        place_on(state)


# What can be paid for, and the end of the turn.


def extra_refusal(state: SoloPosition, crew: i64, slot: i64) -> str:
    if crew_count(state.hand, crew) == 0:
        return "SO-2.4 no-card-of-type"
    if state.cash < state.box.solo.place_cost:
        return BROKE
    return jobs.place_refusal(state, slot, crew)


def shuffle_refusal(state: SoloPosition, crew: i64) -> str:
    if state.round == state.box.rounds:
        return "SO-2.4 no-next-deck"
    if crew_count(state.hand, crew) == 0:
        return "SO-2.4 no-card-of-type"
    return "" if state.cash >= state.box.solo.shuffle_cost else BROKE


@final
class Assign(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        """In ASSIGN everything, in KEEP what is left of it (SO-2.4 to SO-2.6)."""
        if move == n.END_TURN:
            return ""
        if move < n.EXTRA_AT:
            return jobs.scout_refusal(state, move)
        if move < n.SHUFFLE_AT:
            return extra_refusal(state, (move - n.EXTRA_AT) // TYPES, (move - n.EXTRA_AT) % TYPES)
        if move < n.KEEP_AT:
            return shuffle_refusal(state, move - n.SHUFFLE_AT)
        if state.last_turn():
            return "SO-2.6 last-turn"
        if crew_count(state.hand, move - n.KEEP_AT) == 0:
            return "SO-2.6 no-card-to-keep"
        return "" if state.cash >= state.box.solo.keep_cost else BROKE

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == n.END_TURN:
            end_turn(state)
        elif move < n.EXTRA_AT:
            jobs.scout(state, move)
        elif move < n.SHUFFLE_AT:
            crew: i64 = (move - n.EXTRA_AT) // TYPES
            jobs.put(state, crew, (move - n.EXTRA_AT) % TYPES, state.box.solo.place_cost)
        elif move < n.KEEP_AT:
            shuffle_in(state, move - n.SHUFFLE_AT)
        else:
            keep(state, move - n.KEEP_AT)


def shuffle_in(state: SoloPosition, crew: i64) -> None:
    cost = state.box.solo.shuffle_cost
    state.cash -= cost
    state.hand -= one_crew(crew)
    state.planted_next += one_crew(crew)
    if state.events is not None:
        state.emit(e.CardShuffledIn(state.box.type_ids[crew], cost))


def keep(state: SoloPosition, crew: i64) -> None:
    """From the first card kept on nothing more is placed."""
    cost = state.box.solo.keep_cost
    state.cash -= cost
    state.hand -= one_crew(crew)
    state.kept += one_crew(crew)
    state.phase = KEEP
    if state.events is not None:
        state.emit(e.CardKept(state.box.type_ids[crew], cost))


def end_turn(state: SoloPosition) -> None:
    if state.events is not None:
        state.emit(e.SoloTurnEnded(state.crew_names(state.hand)))
    state.hand = state.kept
    state.kept = 0
    state.phase = RESOLVE
