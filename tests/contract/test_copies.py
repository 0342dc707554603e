"""A State can be pickled, also into another process, and copied; a move can be checked before it is made."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import KeyedStream, seeded
from getaway.kernel.state import State, rollout

GAME_SEATS = [("masters", 1), ("masters", 2), ("rob_a_bank", 3), ("big_score", 1), ("big_score", 3)]
LONG = 100_000


def midway(name: str, seats: int, fair: bool = False) -> State:
    """A game some moves after its start."""
    game = game_types()[name].from_toml()
    assert isinstance(game, CatalogueGame)
    chance = KeyedStream(bytes(range(32))) if fair else seeded(11)
    state = game.new_state(chance, seats, game.options_type())
    rng = seeded(12)
    for _ in range(25):
        state.random_step(rng)
    assert state.actor() >= 0
    return state


def ended(state: State) -> bytes:
    """The position at the end of one random game from here; it draws from the state's own generator."""
    rollout(state, seeded(13), LONG)
    return state.dump()


@pytest.mark.parametrize(("name", "seats"), GAME_SEATS)
@pytest.mark.parametrize("fair", [False, True])
def test_a_state_goes_on_as_it_would_have_after_a_copy(name: str, seats: int, fair: bool) -> None:
    state = midway(name, seats, fair)
    twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
    before = state.dump()
    for twin in twins:
        assert type(twin) is type(state)
        assert twin.dump() == before
        assert twin.legal(twin.actor()) == state.legal(state.actor())
    ends = [ended(twin) for twin in twins]
    assert state.dump() == before, "the copies are independent"
    assert set(ends) == {ended(state)}


def test_a_pickle_of_many_states_holds_their_box_once() -> None:
    state = midway("big_score", 3)
    one, many = len(pickle.dumps(state)), len(pickle.dumps([state.clone() for _ in range(10)]))
    assert many < 3 * one


def test_a_state_goes_on_in_another_process(tmp_path: Path) -> None:
    states = [midway(name, seats) for name, seats in GAME_SEATS]
    (tmp_path / "states").write_bytes(pickle.dumps(states))
    code = (
        "import pickle, sys; from getaway.kernel.chance import seeded; from getaway.kernel.state import rollout\n"
        "states = pickle.load(open(sys.argv[1], 'rb'))\n"
        f"[rollout(state, seeded(13), {LONG}) for state in states]\n"
        "sys.stdout.buffer.write(pickle.dumps([state.dump() for state in states]))"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path / "states")], capture_output=True, check=True)
    assert pickle.loads(ran.stdout) == [ended(state) for state in states]


def test_generators_can_be_pickled() -> None:
    for chance in (seeded(5), KeyedStream(bytes(32), 7)):
        twin = pickle.loads(pickle.dumps(chance))
        assert [twin.below(100) for _ in range(40)] == [chance.below(100) for _ in range(40)]


@pytest.mark.parametrize(("name", "seats"), GAME_SEATS)
def test_a_checked_move_is_refused_with_what_is_legal(name: str, seats: int) -> None:
    state = midway(name, seats)
    seat = int(state.actor())
    legal = state.legal(seat)
    before = state.dump()
    for move in (-1, 10**9, max(legal) + 100_000):
        with pytest.raises(ValueError, match=f"move {move} is not legal for seat {seat}; legal are {legal[0]}"):
            state.play_move(seat, move)
    with pytest.raises(ValueError, match="seat 7 has nothing to decide now"):
        state.play_move(7, legal[0])
    assert state.dump() == before
    twin = state.clone()
    state.play_move(seat, legal[0])
    twin.apply(seat, legal[0])
    assert state.dump() == twin.dump()
