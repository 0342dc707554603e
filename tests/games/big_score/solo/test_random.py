"""Random games of every scenario: nothing breaks, nothing is lost, every event has words."""

import pytest

from getaway.games.big_score.box import COP
from getaway.games.big_score.multiset import contains, one_token, token_count, token_total
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import phases, scoring, views
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.games.big_score.solo.state import SoloState, load
from getaway.games.big_score.solo.words import SoloWords
from getaway.games.big_score.words import Words
from getaway.kernel.chance import Chance, seeded
from tests.games.big_score.kit import is_said
from tests.games.big_score.solo.desk import RULES, Desk, box_of, pack_of

WORDS = SoloWords(Words(pack_of()))
SPENDING = (m.RedrawType, m.DrawOne, m.Scout, m.ShuffleIn, m.KeepCard)


def thrifty(desk: Desk, rng: Chance) -> int:
    """A random move that seldom wastes money, so that games get far."""
    legal = desk.state.legal(0)
    cheap = [number for number in legal if not isinstance(desk.catalogue[number - desk.box.solo_at], SPENDING)]
    among = cheap if cheap and rng.below(6) else legal
    return among[rng.below(len(among))]


def check_position(desk: Desk) -> None:
    state = desk.state
    crew = state.hand + state.kept + state.unseen_crew() + state.planted_next + state.rest + sum(state.crew)
    assert contains(desk.box.solo.crew, crew)
    tokens = state.vault + state.loot + state.drawn + state.cops * one_token(COP)
    if state.rules.traitors:
        tokens += sum(token_count(card, COP) for card in state.tokens) * one_token(COP)
    else:
        tokens += sum(state.tokens)
    for kind in range(desk.box.kinds):
        assert token_count(tokens, kind) <= token_count(desk.box.vault, kind)
    assert token_total(tokens) <= 62
    assert state.cash >= 0
    assert state.up & state.down == 0


@pytest.mark.many
@pytest.mark.parametrize("name", NAMES)
def test_thrifty_games_end_and_everything_fits(name: str) -> None:
    visited: set[str] = set()
    for seed in range(25):
        desk = Desk(name, seed=seed)
        rng = seeded(seed, 3)
        for _ in range(2000):
            if desk.state.actor() < 0:
                break
            visited.add(desk.phase)
            step(desk, thrifty(desk, rng), rng)
        assert desk.phase == "over"
        views.board(desk.state)
        assert scoring.won(desk.state) == (desk.state.returns() == [1.0])
    assert {"hire", "assign", "keep", "turn_up"} <= visited
    assert ("vault" in visited) == desk.state.rules.act_two
    assert ("take" in visited) == (desk.state.rules.act_two or desk.state.rules.plunders)


def step(desk: Desk, number: int, rng: Chance) -> None:
    """A move with all its promises checked."""
    state = desk.state
    check_position(desk)
    move = desk.catalogue[number - desk.box.solo_at]
    assert is_said(RULES.offer(state, 0, move).text)
    assert is_said(RULES.prompt(state, 0))
    views.board(state)
    if rng.below(8) == 0:
        check_refusals(desk)
        before = state.dump()
        assert load(box_of(), before).dump() == before
        twin = state.clone()
        twin.determinize(0, rng)
        assert twin.info_key(0) == state.info_key(0)
        assert state.dump() == before
    events = desk.do(move)
    assert events
    for event in events:
        assert is_said(WORDS.describe(event))


def check_refusals(desk: Desk) -> None:
    """What is not legal is refused, with a rule of the solitaire."""
    state: SoloState = desk.state
    legal = set(state.legal(0))
    for number in range(desk.box.solo_at + desk.box.solo.moves):
        rejection = RULES.why_not(state, 0, number)
        assert (rejection is None) == (number in legal)
        if rejection is not None:
            assert rejection.rule.startswith("SO-")
            assert is_said(rejection.why)


def test_stubborn_players_come_to_an_end_too() -> None:
    for name in NAMES:
        for at in (0, -1):
            desk = Desk(name)
            for _ in range(3000):
                if desk.state.actor() < 0:
                    break
                desk.state.apply(0, desk.state.legal(0)[at])
            assert desk.state.phase == phases.OVER
