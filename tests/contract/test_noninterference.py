"""What a viewer cannot know changes nothing that it is shown.

On a small pack all histories are gone through and grouped by what a viewer observed. Within a group its views,
refusals and keys are the same bytes, and `determinize` reaches every world of the group and none outside. On the
full packs the swapped worlds come from `determinize`.
"""

from collections import defaultdict

import pytest

from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.options import Options
from getaway.kernel.state import State
from tests.contract.adapter import Adapter, Subject
from tests.contract.cases import CATALOGUE_GAMES, STATE_CASES, StateCase, adapter
from tests.contract.histories import History, Observed, explore
from tests.contract.scripted import Scripted


def small_game(name: str, seats: int) -> CatalogueGame:
    game = game_types()[name].from_toml(adapter(name).pack_for(seats))
    assert isinstance(game, CatalogueGame)
    return game


SMALL_CASES = [(name, *small_case) for name in CATALOGUE_GAMES for small_case in adapter(name).small_cases]


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


def leaks(name: str) -> list[tuple[str, Subject]]:
    """Those planted in the first small case."""
    return list(adapter(name).leaks(small_game(name, adapter(name).small_cases[0][0])))


@pytest.mark.many
@pytest.mark.parametrize(("name", "seats", "options", "depth"), SMALL_CASES)
def test_all_histories_of_a_small_pack(name: str, seats: int, options: Options, depth: int) -> None:
    game = small_game(name, seats)
    assert check_small(Subject(game), adapter(name), seats, options, depth) > 50


@pytest.mark.many
@pytest.mark.parametrize(
    ("name", "leak"),
    [(name, leak) for name in CATALOGUE_GAMES for leak, _ in leaks(name)],
)
def test_planted_leaks_are_caught(name: str, leak: str) -> None:
    told = adapter(name)
    subject = dict(leaks(name))[leak]
    seats, options, depth = told.small_cases[0]
    with pytest.raises(AssertionError):
        check_small(subject, told, seats, options, depth)


@pytest.mark.parametrize("case", STATE_CASES, ids=str)
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
