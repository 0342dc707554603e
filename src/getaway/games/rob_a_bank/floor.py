"""The floor of every bank: 3x3 rooms, the 24 edges that may carry a wall, and the street around (RB-1.3).

Rooms are numbered 0 to 8 row by row. Of the edges, 0 to 11 lie between two rooms; 12 + n lies between a room and
street space n. Sets of rooms and of edges are the bits of one integer.
"""

from typing import Final

from mypy_extensions import i64

from getaway.kernel.bits import lowest

ROOMS: Final = 9
ALL_ROOMS: Final = 0x1FF
CENTER: Final = 4
COMPASS: Final = ("north", "east", "south", "west")
STREET: Final = ("T1", "T2", "T3", "R1", "R2", "R3", "B3", "B2", "B1", "L3", "L2", "L1")  # clockwise
SPACES: Final = 12

BESIDE: Final = [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0]
"""The one room next to each street space."""


def spaces_of(room: i64) -> i64:
    """The street spaces next to a room: two at a corner, one at a side, none in the center."""
    found: i64 = 0
    for space in range(SPACES):
        if BESIDE[space] == room:
            found |= 1 << space
    return found


def _edges() -> list[int]:
    """The edge on each side of each room: room by room, north, east, south, west."""
    edges = [-1] * (ROOMS * 4)
    inner = 0
    for room in range(ROOMS):
        if room % 3 < 2:
            edges[room * 4 + 1] = edges[(room + 1) * 4 + 3] = inner
            inner += 1
        if room < 6:
            edges[room * 4 + 2] = edges[(room + 3) * 4] = inner
            inner += 1
    for space in range(SPACES):
        edges[BESIDE[space] * 4 + space // 3] = 12 + space
    return edges


EDGES: Final = _edges()


def _rooms_of(edge: int) -> list[int]:
    return [room for room in range(ROOMS) if edge in EDGES[room * 4 : room * 4 + 4]]


_JOINS: Final = [_rooms_of(edge) for edge in range(12)]
"""The two rooms on either side of each inner edge."""

_ALL_WAYS: Final = [
    sum(1 << other for rooms in _JOINS if room in rooms for other in rooms if other != room) for room in range(ROOMS)
]


def side_walls(room: i64, sides: i64, turn: i64) -> i64:
    """The edges walled by a tile in a room: its printed sides, a bit each, turned clockwise by quarters."""
    walls: i64 = 0
    for side in range(4):
        if sides >> side & 1:
            walls |= 1 << EDGES[room * 4 + (side + turn) % 4]
    return walls


def passages(walls: i64) -> list[int]:
    """For each room the neighboring rooms that no wall cuts off (RB-2.2)."""
    ways = _ALL_WAYS[:]
    inner = walls & 0xFFF
    while inner != 0:
        one, other = _JOINS[lowest(inner)]
        ways[one] &= ~(1 << other)
        ways[other] &= ~(1 << one)
        inner &= inner - 1
    return ways


def step(ways: list[int], rooms: i64) -> i64:
    """The rooms one Move away from any of these."""
    reached: i64 = 0
    while rooms != 0:
        reached |= ways[lowest(rooms)]
        rooms &= rooms - 1
    return reached


def connected(ways: list[int]) -> bool:
    """Whether every room can be reached from every other (RB-2.3)."""
    reached: i64 = 1
    before: i64 = 0
    while reached != before:
        before = reached
        reached |= step(ways, reached)
    return reached == ALL_ROOMS
