"""The policy that plays at random, which games without one of their own have."""

from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.kernel.chance import seeded
from getaway.kernel.policy import Policy, play_out
from getaway.kernel.state import State

GAME = Masters.from_toml()


def test_it_moves_by_the_rules_and_values_a_game_by_its_result() -> None:
    policy, rng = Policy[State](), seeded(2)
    state = GAME.new_state(seeded(1), 2, MastersOptions())
    assert policy.move(state, state.actor(), rng) in state.legal(state.actor())
    assert play_out(policy, state, rng, 3) == 3
    play_out(policy, state, rng, 1_000_000)
    assert state.actor() == -1
    assert policy.rewards(state) == state.returns()
    ours, theirs = state.scores()
    assert policy.rest(state, 0) == ours - theirs


def test_alone_the_rest_is_the_points() -> None:
    policy, rng = Policy[State](), seeded(4)
    state = GAME.new_state(seeded(3), 1, MastersOptions())
    play_out(policy, state, rng, 1_000_000)
    assert policy.rest(state, 0) == state.scores()[0]


def test_a_search_trusts_it_a_little_and_tries_everything() -> None:
    policy = Policy[State]()
    before = (state := GAME.new_state(seeded(5), 2, MastersOptions())).dump()
    policy.unseal(state, 0)
    assert state.dump() == before
    assert policy.visits_per_move() == 0.0
    assert 0 < policy.explore() < policy.caution()
