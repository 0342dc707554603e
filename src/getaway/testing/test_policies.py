"""Every policy, in every game, option and scenario: what it advises is always legal."""

from typing import Any

import pytest
from mypy_extensions import i64

from getaway.bots.ismcts import IsmctsBot
from getaway.bots.registry import policy_of
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.observation import Observation
from getaway.kernel.policy import Sensible
from getaway.kernel.state import State
from getaway.testing.cases import StateCase
from getaway.testing.differences import changed_fields
from getaway.testing.test_state import LONGEST

GAMES = 6


class Checked(Sensible[Any]):
    """A policy whose every move is checked, those of a search's playouts too."""

    def __init__(self, case: StateCase) -> None:
        self._case = case
        self._policy = policy_of(case.game, case.seats)
        self._moves = 0
        """Of this game or playout."""

    def move(self, state: State, seat: i64, rng: Chance) -> i64:
        move = self._policy.move(state, seat, rng)
        assert move in state.legal(seat), illegal(self._case, state, seat, move)
        self._moves += 1
        assert self._moves <= self._case.adapter.longest, f"the policy made {self._moves - 1} moves; {LONGEST}"
        return move

    def rewards(self, state: State) -> list[float]:
        self._moves = 0
        return self._policy.rewards(state)

    def caution(self) -> float:
        return self._policy.caution()

    def explore(self) -> float:
        return self._policy.explore()

    def visits_per_move(self) -> float:
        return self._policy.visits_per_move()

    def unseal(self, state: State, seat: i64) -> None:
        self._policy.unseal(state, seat)


def illegal(case: StateCase, state: State, seat: int, move: int) -> str:
    """What is wrong with a policy's move."""
    catalogue = case.game.catalogue
    if not 0 <= move < len(catalogue):
        return f"the policy advises move {move}, but all_moves() has {len(catalogue)}, numbered from 0"
    why = case.rules.why_not(state, seat, move)
    return f"the policy advises {catalogue[move]}, which is not legal: {why or 'legal() does not have it'}"


@pytest.mark.many
def test_a_policy_advises_legal_moves_wherever_a_game_may_lead(case: StateCase) -> None:
    """Three games as it plays them, and three in which half of the moves are random: there it meets what it would never
    come to by itself, as a search does."""
    for game in range(GAMES):
        policy = Checked(case)
        state = case.new(seeded(900, game))
        rng = seeded(901, game)
        while (seat := state.actor()) >= 0:
            world = state.clone()
            world.determinize(seat, rng)
            advice = policy.move(world, seat, rng)
            if game % 2 == 1 and rng.below(2) == 0:
                legal = state.legal(seat)
                advice = legal[rng.below(len(legal))]
            state.apply(seat, advice)


def test_a_search_plays_out_by_legal_moves(case: StateCase) -> None:
    policy = Checked(case)
    rng = seeded(902)
    state = case.new(seeded(903))
    for turn in range(3):
        for _ in range(6 * turn):
            if state.actor() >= 0:
                policy.step(state, rng)
        if (seat := state.actor()) >= 0:
            observation = Observation.from_state(state, seat, rng)
            assert IsmctsBot(policy, rng, 8).choose(observation) in observation.legal


def test_whole_steps_of_a_playout_end_where_games_end(case: StateCase) -> None:
    """A policy that makes a plan in one step leaves a position that can be loaded again."""
    policy = policy_of(case.game, case.seats)
    state = case.new(seeded(904))
    rng = seeded(905)
    for _ in range(case.adapter.longest):
        if state.actor() < 0:
            break
        policy.step(state, rng)
        changed = changed_fields(state, case.rules.load_state(state.dump()))
        assert not changed, f"a step of the policy leaves a position that load_state() does not restore: {changed}"
    assert state.actor() < 0, f"the policy made {case.adapter.longest} steps and the game is not over; {LONGEST}"
    assert len(state.returns()) == case.seats
