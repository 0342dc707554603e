"""Chapter 2, Phase I: tiles, the Bank's turning of them, what is placed on them, the Getaway Car."""

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.box import ALARM, GUARD, MONEY_BAG, ROBBERS, Box
from getaway.games.rob_a_bank.events import CarPlaced, FloorFurnished, FloorLaidOut, TileTurned
from getaway.games.rob_a_bank.floor import ALL_ROOMS, CENTER, ROOMS, STREET, connected, passages, spaces_of
from getaway.games.rob_a_bank.numbers import MOVE_GUARD, PICK_TILE, PLACE_CAR, TURN_TILE
from getaway.games.rob_a_bank.phases import ALARM_READY, CAR, LAYOUT
from getaway.games.rob_a_bank.position import BankPosition
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import count, lowest, members, nth
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation


def lay_out(state: BankPosition) -> None:
    """Shuffled tiles in random orientation (RB-2.1); one without walls looks the same however it lies."""
    tiles = [0] * ROOMS
    turns = [0] * ROOMS
    free: i64 = ALL_ROOMS
    left: i64 = ROOMS
    for tile in state.team.tiles:
        room: i64 = state.box.fixed[tile]
        if room < 0:
            room = nth(free, state.draw(left))
            if state.box.walled[tile]:
                turns[room] = state.draw(4)
        free &= ~(1 << room)
        left -= 1
        tiles[room] = tile
        state.memory = mix_observation(state.memory, 4 * room + turns[room])
    state.tiles = tiles
    if state.events is not None:
        state.emit(FloorLaidOut(state.round, [state.box.tile_ids[tile] for tile in tiles], turns))
    set_turns(state, turns)
    state.phase = LAYOUT
    state.side = 0
    state.turned = 0
    state.picked = -1
    state.to_turn = fewest(state)


def walls_of(box: Box, tiles: list[int], turns: list[int]) -> i64:
    """Every walled edge of a floor: of two neighboring tiles one suffices (RB-2.2)."""
    walls: i64 = 0
    for room in range(ROOMS):
        walls |= box.walls[(tiles[room] * 4 + turns[room]) * ROOMS + room]
    return walls


def set_turns(state: BankPosition, turns: list[int]) -> None:
    state.turns = turns
    state.walls = walls_of(state.box, state.tiles, turns)
    state.ways = passages(state.walls)


def walled_rooms(state: BankPosition) -> i64:
    rooms: i64 = 0
    for room in range(ROOMS):
        if state.box.walled[state.tiles[room]]:
            rooms |= 1 << room
    return rooms


def turned(turns: list[int], room: i64, quarters: i64) -> list[int]:
    """With one tile turned on."""
    after = turns[:]
    after[room] = (after[room] + quarters) % 4
    return after


def can_open(state: BankPosition, turns: list[int], rooms: i64, tiles: i64) -> bool:
    """Whether turning exactly so many of the tiles in these rooms makes every room reachable."""
    if tiles == 0:
        return connected(passages(walls_of(state.box, state.tiles, turns)))
    while rooms != 0:
        room = lowest(rooms)
        rooms &= rooms - 1
        for quarters in range(1, 4):
            if can_open(state, turned(turns, room, quarters), rooms, tiles - 1):
                return True
    return False


def fewest(state: BankPosition) -> i64:
    """How many tiles must be turned: none if every room can be reached (RB-2.3)."""
    if connected(state.ways):
        return 0
    tiles: i64 = 1
    rooms = walled_rooms(state)
    while not can_open(state, state.turns, rooms, tiles):
        tiles += 1
    return tiles


def working_turns(state: BankPosition, room: i64) -> i64:
    """The turns of a tile after which the rest of the tiles to turn can open the floor; bit 0 is a quarter."""
    rest = walled_rooms(state) & ~state.turned & ~(1 << room)
    found: i64 = 0
    for quarters in range(1, 4):
        if can_open(state, turned(state.turns, room, quarters), rest, state.to_turn - 1):
            found |= 1 << (quarters - 1)
    return found


def tile_options(state: BankPosition) -> i64:
    """The tiles, or the turns of the picked one, by which the fewest do it (RB-2.3)."""
    if state.picked >= 0:
        return working_turns(state, state.picked) << (TURN_TILE - PICK_TILE)
    found: i64 = 0
    for room in members(walled_rooms(state) & ~state.turned):
        if working_turns(state, room) != 0:
            found |= 1 << room
    return found


def turn_tile(state: BankPosition, move: i64) -> None:
    if move < TURN_TILE:
        state.picked = move - PICK_TILE
        return
    room = state.picked
    quarters = move - TURN_TILE + 1
    if state.events is not None:
        state.emit(TileTurned(room + 1, state.box.tile_ids[state.tiles[room]], quarters))
    set_turns(state, turned(state.turns, room, quarters))
    state.turned |= 1 << room
    state.picked = -1
    state.to_turn -= 1


def furnish(state: BankPosition) -> None:
    """Everything on its symbol's tile (RB-2.4)."""
    guard: i64 = 0
    start: i64 = 0
    for room in range(ROOMS):
        symbol = state.box.symbol[state.tiles[room]]
        if symbol == MONEY_BAG:
            state.loose += packed.one(room)
        elif symbol == GUARD:
            state.guards = packed.put(state.guards, guard, room)
            guard += 1
        elif symbol == ALARM:
            state.alarm = ALARM_READY
            state.alarm_room = room
        elif symbol == ROBBERS:
            start = room
    state.guards_up = (1 << state.team.guards) - 1
    state.robbers_up = (1 << state.team.robbers) - 1
    for robber in range(state.team.robbers):
        state.robbers = packed.put(state.robbers, robber, start)
    state.phase = CAR
    state.side = 1
    if state.events is not None:
        bags = [room + 1 for room in members(packed.filled(state.loose))]
        guards = [packed.at(state.guards, n) + 1 for n in range(state.team.guards)]
        state.emit(FloorFurnished(bags, guards, state.alarm_room + 1, start + 1))


def car_options(state: BankPosition) -> i64:
    """The spaces of the opposite room; from the center, those of every corner (RB-2.5)."""
    start = packed.at(state.robbers, 0)
    if start != CENTER:
        return spaces_of(ROOMS - 1 - start)
    return spaces_of(0) | spaces_of(2) | spaces_of(6) | spaces_of(8)


def place_car(state: BankPosition, space: i64) -> None:
    state.car = space
    if state.events is not None:
        state.emit(CarPlaced(STREET[space]))


def car_is_given(state: BankPosition) -> bool:
    """Place the car where there is only one space for it; False where the Robbers choose."""
    spaces = car_options(state)
    if count(spaces) > 1:
        return False
    place_car(state, lowest(spaces))
    return True


def why_not_turn(state: BankPosition, move: i64) -> Rejection | None:
    if move >= PLACE_CAR:
        return Rejection("RB-2.3", say("refuse-turn-first"))
    if move >= TURN_TILE:
        if state.picked < 0:
            return Rejection("RB-2.3", say("refuse-pick-first"))
        return Rejection("RB-2.3", say("refuse-turn"))
    if state.picked >= 0:
        return Rejection("RB-2.3", say("refuse-picked"))
    room = move - PICK_TILE
    if walled_rooms(state) >> room & 1 == 0:
        return Rejection("RB-2.3", say("refuse-no-wall"))
    if state.turned >> room & 1:
        return Rejection("RB-2.3", say("refuse-turned-already"))
    return Rejection("RB-2.3", say("refuse-tile", more=int(state.to_turn) - 1))


def why_not_place(move: i64) -> Rejection | None:
    if PLACE_CAR <= move < MOVE_GUARD:
        return Rejection("RB-2.5", say("refuse-car-opposite"))
    return Rejection("RB-2.5", say("refuse-car-first"))
