"""RB-2.3 over every floor there is: four tiles with one wall each, in 126 sets of places, each turned in 4 ways."""

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from getaway.games.rob_a_bank import layout, rounds
from getaway.games.rob_a_bank.numbers import TURN_TILE
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import CAR, LAYOUT, PLANNING
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.chance import seeded
from tests.games.rob_a_bank.scenes import GAME, WALL_TILES

Sides = tuple[int, ...]
Way = tuple[tuple[int, int], ...]  # (room, quarters) of each tile that is turned

PLACES = list(combinations(range(9), 4))
ORIENTATIONS = list(product(range(4), repeat=4))
WALLED = [GAME.box.tile_ids.index(tile) for tile in WALL_TILES]
START = GAME.rules.new_state(seeded(1), 3, BankOptions())
PLAIN = [tile for tile in START.team.tiles if tile not in WALLED]
DOORS = [(a, b) for a in range(9) for b in range(9) if b == a + 3 or (b == a + 1 and b % 3)]


@cache
def walled_door(room: int, side: int) -> tuple[int, int] | None:
    """The door between two rooms that a wall on this side closes; None towards the street."""
    row, column = divmod(room, 3)
    row, column = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)][side]
    if not (0 <= row < 3 and 0 <= column < 3):
        return None
    other = 3 * row + column
    return min(room, other), max(room, other)


@cache
def all_reachable(closed: frozenset[tuple[int, int] | None]) -> bool:
    """Whether the open doors join all nine rooms, by merging groups."""
    group = list(range(9))
    for a, b in DOORS:
        if (a, b) not in closed:
            group = [group[a] if name == group[b] else name for name in group]
    return len(set(group)) == 1


def is_open(rooms: tuple[int, ...], sides: Sides) -> bool:
    return all_reachable(frozenset(map(walled_door, rooms, sides)))


def working_ways(rooms: tuple[int, ...], sides: Sides, number: int) -> set[Way]:
    """Every way to turn exactly so many tiles and open the floor."""
    found = set()
    for chosen in combinations(range(4), number):
        for quarters in product((1, 2, 3), repeat=number):
            after = list(sides)
            for tile, turn in zip(chosen, quarters, strict=True):
                after[tile] = (after[tile] + turn) % 4
            if is_open(rooms, tuple(after)):
                found.add(tuple((rooms[tile], turn) for tile, turn in zip(chosen, quarters, strict=True)))
    return found


def laid_out(rooms: tuple[int, ...], sides: Sides) -> BankState:
    state = START.clone()
    state.clear_floor()
    plain = iter(PLAIN)
    state.tiles = [WALLED[rooms.index(room)] if room in rooms else next(plain) for room in range(9)]
    layout.set_turns(state, [sides[rooms.index(room)] if room in rooms else 0 for room in range(9)])
    state.phase = LAYOUT
    state.side = 0
    state.turned = 0
    state.picked = -1
    state.to_turn = layout.fewest(state)
    return state


def offered_ways(state: BankState, number: int) -> set[Way]:
    """The ways to turn so many tiles as the game offers them, decision by decision."""
    if number == 0:
        assert state.phase in (CAR, PLANNING)
        return {()}
    ways: set[Way] = set()
    for pick in state.legal(0):
        picked = state.clone()
        picked.apply(0, pick)
        for move in picked.legal(0):
            turn = (pick, move - TURN_TILE + 1)
            if number == 1:
                ways.add((turn,))
                continue
            turned = picked.clone()
            turned.apply(0, move)
            ways |= {tuple(sorted((turn, *rest))) for rest in offered_ways(turned, number - 1)}
    return ways


@pytest.mark.many
@pytest.mark.rule("RB-2.3")
def test_the_turns_offered_are_exactly_those_of_the_fewest_tiles_that_open_the_floor() -> None:
    fewest = Counter[int]()
    for rooms in PLACES:
        for sides in ORIENTATIONS:
            state = laid_out(rooms, sides)
            number = state.to_turn
            fewest[number] += 1
            if is_open(rooms, sides):
                assert number == 0
                continue
            assert number > 0
            assert number == 1 or not working_ways(rooms, sides, 1)
            rounds.advance(state)
            assert offered_ways(state, number) == working_ways(rooms, sides, number)
    assert fewest == {0: 26_337, 1: 5_777, 2: 142}  # 17.9 % need one, 0.44 % two
    assert fewest.total() == 32_256


@pytest.mark.rule("RB-2.3")
def test_after_any_turns_offered_every_room_is_reachable() -> None:
    """A hundredth of the floors played through; that what is offered opens all of them is tested above."""
    for at, (rooms, sides) in enumerate(product(PLACES, ORIENTATIONS)):
        if at % 101 == 0:
            state = laid_out(rooms, sides)
            rounds.advance(state)
            rng = seeded(at)
            while state.phase == LAYOUT:
                state.random_step(rng)
            turns = tuple(state.turns[room] for room in rooms)
            assert is_open(rooms, turns)
