"""What the player knows: all but what is to come, and which of the cards drawn they had shuffled in (SO-1.6)."""

from collections import Counter

import pytest

from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.solo import flow
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.state import SoloState, load
from getaway.games.big_score.solo.views import board
from getaway.kernel.chance import seeded
from getaway.kernel.fields import values_of
from tests.games.big_score.solo.desk import Desk, box_of, crew


def with_own_cards(seed: int) -> SoloState:
    """Round 2 of a game in which two Drivers were shuffled in, a few cards drawn; a small pool makes chances tell."""
    desk = Desk(seed=seed)
    state = desk.state
    state.planted_next = crew(driver=2)
    state.pool = crew(driver=3, hacker=5)
    state.round = 1
    desk.empty_deck()
    desk.end_turn()
    return state


@pytest.mark.rule("SO-1.6", "SO-2.4")
def test_determinize_keeps_what_is_known_and_redraws_which_cards_were_ones_own() -> None:
    worlds = set()
    for seed in range(40):
        state = with_own_cards(3)
        known = (state.unseen_crew(), state.deck_size(), board(state), state.info_key(0))
        state.determinize(0, seeded(seed))
        assert (state.unseen_crew(), state.deck_size(), board(state), state.info_key(0)) == known
        assert state.deck >= 0
        assert crew_total(state.pool) >= state.deck
        worlds.add(state.planted)
    assert len(worlds) > 1


@pytest.mark.rule("SO-1.6", "SO-2.4")
def test_own_cards_are_redrawn_as_often_as_they_were_drawn() -> None:
    """Games that look the same to the player: how many hold an own card still, in truth and after determinize."""
    truth: dict[int, Counter[int]] = {}
    samples: dict[int, Counter[int]] = {}
    for seed in range(4000):
        state = with_own_cards(seed)
        truth.setdefault(state.hand, Counter())[state.planted] += 1
        state.determinize(0, seeded(seed, 9))
        samples.setdefault(state.hand, Counter())[state.planted] += 1
    for hand, true in truth.items():
        assert set(samples[hand]) <= {0, crew(driver=1), crew(driver=2)}
        for planted, often in true.items():
            assert abs(samples[hand][planted] - often) < 5 * often**0.5 + 5


@pytest.mark.rule("SO-1.6")
def test_where_nothing_is_hidden_determinize_changes_the_generator_alone() -> None:
    desk = Desk()
    before = values_of(desk.state)
    desk.state.determinize(0, seeded(4))
    assert values_of(desk.state) == before
    assert desk.state.chance.dump() != Desk().state.chance.dump()


@pytest.mark.rule("SO-1.6")
def test_an_onlooker_knows_what_the_player_knows_and_decides_nothing() -> None:
    state = Desk().state
    assert state.info_key(-1) == state.info_key(0)
    assert state.legal(-1) == []
    assert state.seen_by(0, state.legal(0)[0]) == -1


def test_the_key_remembers_moves_and_draws() -> None:
    desk, other = Desk(), Desk()
    desk.do(m.Scout(4), m.Scout(5))
    other.do(m.Scout(5), m.Scout(4))
    assert desk.state.info_key(0) != other.state.info_key(0)


def test_a_position_is_stored_and_loaded() -> None:
    desk = Desk("heat_is_on")
    desk.do(m.DrawOne())
    data = desk.state.dump()
    twin = load(box_of(), data)
    assert twin.dump() == data
    assert twin.clone().dump() == data
    assert flow.DECISIONS[twin.phase].name == "hire"
