"""Pickles of positions and generators."""

import pickle

import getaway
from getaway.kernel.chance import KeyedStream, seeded


def test_a_pickle_of_many_states_holds_their_box_once() -> None:
    state = getaway.load("big_score").new(seed=11, seats=3)
    one, many = len(pickle.dumps(state)), len(pickle.dumps([state.clone() for _ in range(10)]))
    assert many < 3 * one


def test_generators_can_be_pickled() -> None:
    for chance in (seeded(5), KeyedStream(bytes(32), 7)):
        twin = pickle.loads(pickle.dumps(chance))
        assert [twin.below(100) for _ in range(40)] == [chance.below(100) for _ in range(40)]
