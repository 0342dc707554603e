"""Chapter 2: the floor, the Bank's turning of tiles, what is placed, the car."""

from collections import Counter
from typing import Any

import pytest

from getaway.games.rob_a_bank import layout, packed, rounds
from getaway.games.rob_a_bank.events import CarPlaced, FloorFurnished, FloorLaidOut, TileTurned
from getaway.games.rob_a_bank.floor import BESIDE, COMPASS, EDGES, STREET
from getaway.games.rob_a_bank.moves import MoveGuard, PickTile, PlaceCar, PlayCard, TurnTile
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import LAYOUT
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from tests.games.rob_a_bank.scenes import GAME, WALL_TILES, Scene, asked, do, lay, offered, refused, state_of

START = GAME.box.tile_ids.index("break_in")


def turning(rooms: tuple[int, ...], sides: tuple[int, ...]) -> BankState:
    """A new floor with these walls, before anything is placed."""
    state = GAME.rules.new_state(seeded(1), 3, BankOptions())
    state.clear_floor()
    lay(state, tuple((room + 1, COMPASS[side]) for room, side in zip(rooms, sides, strict=True)))
    state.phase = LAYOUT
    state.side = 0
    state.turned = 0
    state.picked = -1
    state.to_turn = layout.fewest(state)
    rounds.advance(state)
    return state


def as_play(state: BankState) -> CataloguePlay[Any]:
    return CataloguePlay(GAME, 3, BankOptions(), state)


NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("RB-2.1", "RB-1.4")
def test_nine_tiles_lie_on_nine_rooms_in_every_place_and_orientation() -> None:
    for seats, special in ((2, "cash_office"), (3, "cash_office"), (4, "watch_room")):
        places = set()
        turns = Counter[int]()
        for seed in range(300):
            state = GAME.rules.new_state(seeded(seed), seats, BankOptions())
            names = [GAME.box.tile_ids[tile] for tile in state.tiles]
            assert len(set(names)) == 9
            assert special in names
            assert len({"cash_office", "watch_room"} & set(names)) == 1
            places.add(names.index("vault"))
            if state.to_turn == 0:
                turns[state.turns[names.index("vault")]] += 1
        assert places == set(range(9))
        assert min(turns.values()) > 40
        assert len(turns) == 4


@pytest.mark.rule("RB-2.2")
def test_one_tile_suffices_for_a_wall_between_two_rooms() -> None:
    play = Scene(walls=((1, "east"),), guards=(1, 2), cards={"bank": "chase"}).play()
    assert refused(play, MoveGuard(1, 2)) == "RB-4.4"
    assert refused(play, MoveGuard(2, 1)) == "RB-4.4"
    assert MoveGuard(1, 4) in offered(play)
    view = play.view(-1).board
    assert view.rooms[0].walls == ("east",)
    assert "west" in view.rooms[1].walls


@pytest.mark.rule("RB-2.2", "RB-1.3")
def test_a_wall_on_an_outer_edge_lies_towards_the_street() -> None:
    state = state_of(Scene(walls=((3, "east"),)).play())
    assert state.walls >> (12 + STREET.index("R1")) & 1
    assert not state.walls >> (12 + STREET.index("T3")) & 1
    assert state.ways[2] == 0b000100010


@pytest.mark.rule("RB-1.3")
def test_the_street_has_twelve_spaces_and_corner_rooms_touch_two() -> None:
    touching = Counter(BESIDE)
    assert [touching[room] for room in range(9)] == [2, 1, 2, 1, 0, 1, 2, 1, 2]
    assert len(STREET) == 12
    assert len(set(EDGES)) == 24
    assert [STREET[space] for space in range(12) if BESIDE[space] == 0] == ["T1", "L1"]


@pytest.mark.rule("RB-2.3")
def test_a_floor_that_is_open_is_left_alone() -> None:
    state = turning((0, 2, 6, 8), (NORTH, NORTH, SOUTH, SOUTH))
    assert state.phase != LAYOUT


@pytest.mark.rule("RB-2.3")
def test_the_bank_picks_a_tile_with_a_wall_and_turns_it_so_that_all_is_open() -> None:
    # Room 1 is shut in by its neighbors' walls. With the tile in room 2 turned half way room 3 would be, and with it
    # turned three quarters the whole upper row.
    play = as_play(turning((1, 3, 5, 8), (WEST, NORTH, NORTH, EAST)))
    assert play.waiting_for() == (0,)
    assert play.view(0).phase == "layout"
    assert play.view(0).board.guards == ()
    assert asked(play, 0) == "Some rooms can't be reached. Turn a tile that has a wall."
    assert play.view(0).board.hint.rule == "RB-2.3"
    assert asked(play, 1) == "Waiting for Player 1 (Bank) to open up the floor."
    assert offered(play) == {PickTile(2), PickTile(4)}
    assert refused(play, PickTile(6)) == "RB-2.3"
    assert refused(play, PickTile(5)) == "RB-2.3"
    assert refused(play, TurnTile(1)) == "RB-2.3"
    assert refused(play, PlaceCar("T1")) == "RB-2.3"
    do(play, PickTile(2))
    assert asked(play, 0) == "How far do you turn the tile in room 2?"
    assert play.view(-1).board.turning == 2
    assert refused(play, PickTile(4)) == "RB-2.3"
    assert offered(play) == {TurnTile(1)}
    assert refused(play, TurnTile(2)) == "RB-2.3"
    assert refused(play, TurnTile(3)) == "RB-2.3"
    events = do(play, TurnTile(1))
    assert events[0] == TileTurned(2, "vault", 1)
    assert isinstance(events[1], FloorFurnished)
    assert play.view(0).board.rooms[1].walls == ("north",)


@pytest.mark.rule("RB-2.3")
def test_a_pick_can_be_taken_back_before_anything_is_drawn() -> None:
    play = as_play(turning((1, 3, 5, 8), (WEST, NORTH, NORTH, EAST)))
    do(play, PickTile(2))
    play.take_back(0)
    assert offered(play) == {PickTile(2), PickTile(4)}


@pytest.mark.rule("RB-2.3")
def test_a_floor_that_needs_two_rotations() -> None:
    # Two corners are shut in, each by walls of its own two tiles.
    play = as_play(turning((0, 3, 8, 5), (EAST, NORTH, WEST, SOUTH)))
    assert state_of(play).to_turn == 2
    assert asked(play, 0) == "Some rooms can't be reached. Turn 2 tiles that have a wall."
    assert offered(play) == {PickTile(1), PickTile(4), PickTile(6), PickTile(9)}
    do(play, PickTile(1), TurnTile(2))
    assert refused(play, PickTile(1)) == "RB-2.3"
    assert refused(play, PickTile(4)) == "RB-2.3"  # the other shut corner is the one to open
    assert offered(play) == {PickTile(6), PickTile(9)}
    events = do(play, PickTile(9), TurnTile(1))
    assert TileTurned(9, "alarm_room", 1) in events
    assert play.view(0).phase != "layout"


@pytest.mark.rule("RB-2.4", "RB-1.4", "RB-1.1")
@pytest.mark.parametrize(("seats", "bags", "movers"), [(2, 4, 2), (3, 4, 2), (4, 3, 3)])
def test_everything_is_placed_on_its_symbols_tile(seats: int, bags: int, movers: int) -> None:
    play = GAME.new_play(seeded(5), seats, BankOptions())
    board = play.view(-1).board
    symbol = [room.symbol for room in board.rooms]
    assert [room.bags for room in board.rooms] == [int(here == "money_bag") for here in symbol]
    assert sum(room.bags for room in board.rooms) == bags
    assert all(room.locked_bags == 0 for room in board.rooms)
    assert sorted(guard.room for guard in board.guards) == [at + 1 for at, here in enumerate(symbol) if here == "guard"]
    assert len(board.guards) == len(board.robbers) == movers
    assert {robber.room for robber in board.robbers} == {symbol.index("robbers") + 1}
    assert all(mover.conscious and mover.bags == 0 for mover in board.guards + board.robbers)
    assert (board.alarm.room, board.alarm.state) == (symbol.index("alarm") + 1, "ready")


def starting_in(room: int) -> CataloguePlay[Any]:
    """The robbers in this room, the car still to place."""
    state = GAME.rules.new_state(seeded(1), 3, BankOptions())
    state.clear_floor()
    tiles = [tile for tile in state.team.tiles if tile != START]
    tiles.insert(room - 1, START)
    state.tiles = tiles
    outward = [0, 0, 1, 3, 0, 1, 3, 2, 2]
    layout.set_turns(state, [outward[at] if GAME.box.walled[tile] else 0 for at, tile in enumerate(tiles)])
    state.phase = LAYOUT
    state.to_turn = layout.fewest(state)
    assert state.to_turn == 0
    rounds.advance(state)
    return as_play(state)


@pytest.mark.rule("RB-2.5")
@pytest.mark.parametrize(("room", "space"), [(2, "B2"), (4, "R2"), (6, "L2"), (8, "T2")])
def test_from_a_side_room_the_car_is_straight_opposite(room: int, space: str) -> None:
    play = starting_in(room)
    assert play.view(-1).board.car == space
    assert play.view(-1).phase == "planning"


@pytest.mark.rule("RB-2.5")
@pytest.mark.parametrize(
    ("room", "spaces"), [(1, {"B3", "R3"}), (3, {"B1", "L3"}), (7, {"T3", "R1"}), (9, {"T1", "L1"})]
)
def test_from_a_corner_the_robbers_choose_of_the_opposite_corner(room: int, spaces: set[str]) -> None:
    play = starting_in(room)
    assert play.waiting_for() == (1,)
    assert {move.space for move in offered(play) if isinstance(move, PlaceCar)} == spaces
    assert refused(play, PlaceCar("T2")) == "RB-2.5"
    assert refused(play, PlayCard("grab")) == "RB-2.5"
    assert asked(play, 1) == "Where does the Getaway Car wait?"
    assert play.view(1).board.hint.rule == "RB-2.5"
    assert asked(play, 2) == "Waiting for Player 2 to place the Getaway Car."
    assert play.view(2).board.car is None
    space = sorted(spaces)[0]
    (place,) = [move for move in offered(play) if isinstance(move, PlaceCar) and move.space == space]
    assert CarPlaced(space) in do(play, place)
    assert play.view(2).board.car == space


@pytest.mark.rule("RB-2.5")
def test_from_the_centre_all_eight_corner_spaces_are_open() -> None:
    corner = {"T1", "L1", "T3", "R1", "B3", "R3", "B1", "L3"}
    play = starting_in(5)
    assert {move.space for move in offered(play) if isinstance(move, PlaceCar)} == corner
    for move in offered(play):
        again = starting_in(5)
        do(again, move)
        assert isinstance(move, PlaceCar)
        assert again.view(-1).board.car == move.space


@pytest.mark.rule("RB-2.6")
def test_any_number_of_movers_and_tokens_share_a_room_and_each_token_has_its_lock() -> None:
    play = Scene(guards=(5, 5), robbers=(5, 5), bags=(5, 5), locked=(5,), alarm=(5, 1), cards={"bank": "secure"}).play()
    room = play.view(-1).board.rooms[4]
    assert (room.bags, room.locked_bags) == (2, 1)
    assert {mover.room for mover in play.view(-1).board.guards + play.view(-1).board.robbers} == {5}
    assert packed.total(state_of(play).loose) == 2
    assert play.view(-1).board.alarm.state == "locked"


@pytest.mark.rule("RB-2.1")
def test_the_floor_of_the_next_round_is_told() -> None:
    state = GAME.rules.new_state(seeded(1), 3, BankOptions())
    state.events = []
    layout.lay_out(state)
    laid_out = state.events[0].what
    assert isinstance(laid_out, FloorLaidOut)
    assert sorted(laid_out.tiles) == sorted(GAME.box.tile_ids[tile] for tile in state.team.tiles)
    assert {GAME.box.tile_ids[tile] for tile in state.team.tiles if GAME.box.walled[tile]} == set(WALL_TILES)
