"""What a viewer cannot know changes nothing that it is shown.

On a small pack all histories are gone through and grouped by what a viewer observed. Within a group its views,
refusals and keys are the same bytes, and `determinize` reaches every world of the group and none outside. On the
full packs the swapped worlds come from `determinize`.
"""

from collections import defaultdict

import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.options import Options
from getaway.kernel.state import State
from getaway.testing.adapter import Adapter, Subject
from getaway.testing.cases import LeakCase, SmallCase, StateCase
from getaway.testing.histories import History, Observed, explore
from getaway.testing.scripted import Scripted


def check_small(subject: Subject, told: Adapter, seats: int, options: Options, depth: int) -> int:
    """Go through all histories; how many groups were judged."""

    def new(chance: Scripted) -> State:
        return subject.game.new_state(chance, seats, options)

    groups: list[dict[Observed, list[History]]] = [defaultdict(list) for _ in range(seats + 1)]
    for history in explore(subject, new, seats, depth):
        for viewer in [*range(seats), -1]:
            groups[viewer][history.observed[viewer]].append(history)
    judged = 0
    for viewer in [*range(seats), -1]:
        for group in groups[viewer].values():
            judged += 1
            check_group(subject, group, viewer)
            if min(history.length for history in group) + told.hidden_moves <= depth:
                check_worlds(subject, told, group, viewer)
    return judged


def check_group(subject: Subject, group: list[History], viewer: int) -> None:
    shown = None
    for state in {history.state.dump(): history.state for history in group}.values():
        same = subject.view(state, viewer), subject.refusals(state, viewer), subject.info_key(state, viewer)
        assert shown in (None, same), f"viewer {viewer} can tell two worlds apart that it cannot know"
        shown = same


def check_worlds(subject: Subject, told: Adapter, group: list[History], viewer: int) -> None:
    if viewer < 0:
        return
    worlds = {told.world(history.state) for history in group}
    rng = seeded(7)
    start = group[-1].state
    reached = set()
    for _ in range(12 * len(worlds) + 20):
        sample = start.clone()
        subject.determinize(sample, viewer, rng)
        world = told.world(sample)
        assert world in worlds, "determinize made a world that contradicts what the seat has observed"
        reached.add(world)
        if len(reached) == len(worlds):
            break
    assert reached == worlds, f"determinize never reaches {len(worlds - reached)} of {len(worlds)} worlds"


@pytest.mark.many
def test_all_histories_of_a_small_pack(case: SmallCase) -> None:
    assert check_small(Subject(case.game), case.adapter, case.seats, case.options, case.depth) > 50


@pytest.mark.many
def test_planted_leaks_are_caught(case: LeakCase) -> None:
    with pytest.raises(AssertionError):
        check_small(case.subject, case.adapter, case.seats, case.options, case.depth)


@pytest.mark.many
def test_swapped_worlds_look_the_same_with_the_full_pack(case: StateCase) -> None:
    subject = Subject(case.game)
    for seed in range(2):
        state = case.new(seeded(seed))
        rng = seeded(seed, 99)
        for step in range(150):
            if state.actor() < 0:
                break
            if step % 6 == 0:
                check_swaps(subject, state, case.seats, rng.below(2**31))
            seats = [seat for seat in range(case.seats) if state.pending() >> seat & 1]
            seat = seats[rng.below(len(seats))]
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])


def check_swaps(subject: Subject, state: State, seats: int, seed: int) -> None:
    for viewer in range(-1, seats):
        twin = state.clone()
        subject.determinize(twin, viewer, seeded(seed))
        assert subject.view(twin, viewer) == subject.view(state, viewer)
        assert subject.refusals(twin, viewer) == subject.refusals(state, viewer)
        assert subject.info_key(twin, viewer) == subject.info_key(state, viewer)
        assert twin.pending() == state.pending()
        assert twin.scores() == state.scores()
