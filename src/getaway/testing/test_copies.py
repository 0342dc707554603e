"""A State can be pickled, also into another process, and copied; a move can be checked before it is made."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from getaway.kernel.chance import KeyedStream, seeded
from getaway.kernel.state import State, rollout
from getaway.testing.cases import DefaultCase, StateCase
from getaway.testing.differences import changed_fields, changed_state


def midway(case: StateCase, fair: bool = False) -> State:
    """A game some moves after its start, and before its end."""
    state = case.new(KeyedStream(bytes(range(32))) if fair else seeded(11))
    rng = seeded(12)
    for _ in range(25):
        ahead = state.clone()
        ahead.random_step(rng)
        if ahead.actor() < 0:
            break
        state = ahead
    return state


def ended(case: StateCase, state: State) -> bytes:
    """The position at the end of one random game from here; it draws from the state's own generator."""
    rollout(state, seeded(13), case.adapter.longest)
    return state.dump()


@pytest.mark.parametrize("fair", [False, True])
def test_a_state_goes_on_as_it_would_have_after_a_copy(case: DefaultCase, fair: bool) -> None:
    state = midway(case, fair)
    twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
    before = state.dump()
    for twin in twins:
        assert type(twin) is type(state), f"a copy is a {type(twin).__name__}"
        changed = changed_state(case.rules, before, twin)
        assert not changed, f"a pickled or copied State is another: {changed}"
        assert twin.legal(twin.actor()) == state.legal(state.actor()), "a pickled or copied State has other legal moves"
    ends = {ended(case, twin) for twin in twins}
    changed = changed_state(case.rules, before, state)
    assert not changed, f"moves made on a copy changed the original: {changed}"
    goes_on_alike = ends == {ended(case, state)}
    assert goes_on_alike, "a copy continues differently: all chance must come from draw()"


def test_a_state_goes_on_in_another_process(case: DefaultCase, tmp_path: Path) -> None:
    state = midway(case)
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    code = (
        "import pickle, sys; from getaway.kernel.chance import seeded; from getaway.kernel.state import rollout\n"
        "state = pickle.load(open(sys.argv[1], 'rb'))\n"
        f"rollout(state, seeded(13), {case.adapter.longest})\n"
        "sys.stdout.buffer.write(state.dump())"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path / "state")], capture_output=True)
    assert ran.returncode == 0, f"a pickled State cannot continue in another process: {ran.stderr.decode().strip()}"
    goes_on_alike = ran.stdout == ended(case, state)
    assert goes_on_alike, "a pickled State continues differently in another process"


def test_a_checked_move_is_refused_with_what_is_legal(case: DefaultCase) -> None:
    state = midway(case)
    seat = int(state.actor())
    legal = state.legal(seat)
    before = state.dump()
    for move in (-1, 10**9, max(legal) + 100_000):
        with pytest.raises(ValueError, match=f"move {move} is not legal for seat {seat}; legal are {legal[0]}"):
            state.play_move(seat, move)
    with pytest.raises(ValueError, match=f"seat {case.seats} has nothing to decide now"):
        state.play_move(case.seats, legal[0])
    changed = changed_state(case.rules, before, state)
    assert not changed, f"an illegal move was refused, but it changed {changed}"
    twin = state.clone()
    state.play_move(seat, legal[0])
    twin.apply(seat, legal[0])
    changed = changed_fields(twin, state)
    assert not changed, (
        f"the same move, made on a clone, leads to another position: {changed}; clone() must copy each list"
    )
