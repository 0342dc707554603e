"""Sets of marks with figures of their own (MH-5.9)."""

import tomllib
from typing import Any

import pytest

from getaway.games.masters import events as e
from getaway.games.masters import marks
from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.state import MastersState
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.pack import PackError, differences, plain

SUBURBS = ["friendly_local_game_store", "successful_tattoo_parlor", "swanky_bistro", "luxury_condos"]


def with_sets(**sets: dict[str, int]) -> Masters:
    """The game with these figures on marks of the Suburbs, where 3 marks make a set for $5K."""
    tree = tomllib.loads(Masters.standard_pack_text().decode())
    for mark in tree["marks"]:
        mark.update(sets.get(mark["id"], {}))
    return Masters.from_tree(tree)


def take(game: Masters, *names: str) -> tuple[MastersState, list[Event]]:
    """A player takes these marks one after the other; what happened."""
    state = game.rules.new_state(seeded(1), 2, MastersOptions())
    state.events = []
    for name in names:
        state.display = [game.box.mark_ids.index(name)]
        marks.take(state, 0, 0, 0)
    return state, [event.what for event in state.events if isinstance(event.what, e.SetTurnedIn)]


def held(game: Masters, state: MastersState) -> list[str]:
    return [name for at, name in enumerate(game.box.mark_ids) if state.sides[0].marks >> at & 1]


@pytest.mark.rule("MH-5.9")
def test_a_mark_may_ask_for_fewer_than_its_neighborhood() -> None:
    game = with_sets(swanky_bistro={"set_size": 2, "set_bonus": 9})
    state, sets = take(game, SUBURBS[0], SUBURBS[2])
    assert sets == [e.SetTurnedIn(0, "suburbs", 9)]
    assert held(game, state) == []


@pytest.mark.rule("MH-5.9")
@pytest.mark.parametrize(("change", "bonus"), [({"set_size": 2}, 5), ({"set_bonus": 9}, 9)])
def test_what_a_mark_leaves_out_is_its_neighborhoods(change: dict[str, int], bonus: int) -> None:
    game = with_sets(swanky_bistro=change)
    names = [SUBURBS[2], *SUBURBS[:2]][: change.get("set_size", 3)]
    assert take(game, *names)[1] == [e.SetTurnedIn(0, "suburbs", bonus)]
    assert take(game, *names[:-1])[1] == []


@pytest.mark.rule("MH-5.9")
def test_all_are_turned_in_for_the_highest_bonus_that_is_reached() -> None:
    game = with_sets(
        friendly_local_game_store={"set_size": 4, "set_bonus": 20},
        swanky_bistro={"set_size": 2, "set_bonus": 1},
    )
    state, sets = take(game, *SUBURBS[:2])
    assert sets == []
    state, sets = take(game, *SUBURBS[:3])
    assert sets == [e.SetTurnedIn(0, "suburbs", 5)], "not the 20 of the mark that asks for four"
    assert held(game, state) == []


def test_a_pack_without_such_figures_is_written_as_before() -> None:
    standard = Masters.from_toml()
    assert all("set_size" not in mark for mark in plain(standard.pack)["marks"])
    changed = with_sets(swanky_bistro={"set_size": 2})
    assert changed.pack_hash != standard.pack_hash
    (difference,) = differences(changed.pack, standard.pack)
    assert str(difference) == "marks.swanky_bistro.set_size: 2 instead of nothing"


@pytest.mark.parametrize("size", [1, 10])
def test_a_set_has_two_marks_or_more(size: int) -> None:
    with pytest.raises(PackError, match=r"marks\[8\]\.set_size"):
        with_sets(swanky_bistro={"set_size": size})


def test_the_terminal_shows_the_figures_of_the_mark() -> None:
    game = with_sets(swanky_bistro={"set_size": 2, "set_bonus": 9})
    words: Any = game.words
    assert str(words.set(words.marks["swanky_bistro"])) == "2 for $9K"
    assert str(words.set(words.marks["luxury_condos"])) == "3 for $5K"
