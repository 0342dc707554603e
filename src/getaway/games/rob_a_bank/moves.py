"""The catalog: every move that can ever be made in How To Rob A Bank."""

from typing import Annotated, Literal

from msgspec import Meta

from getaway.games.rob_a_bank.box import Box
from getaway.games.rob_a_bank.floor import ROOMS, STREET
from getaway.games.rob_a_bank.phases import COLORS, MAX_MOVERS
from getaway.kernel.moves import Move
from getaway.kernel.pack import Ident

Room = Annotated[int, Meta(ge=1, le=ROOMS)]
Guard = Annotated[int, Meta(ge=1, le=MAX_MOVERS)]
Color = Literal["yellow", "green", "red"]
Space = Literal["T1", "T2", "T3", "R1", "R2", "R3", "B3", "B2", "B1", "L3", "L2", "L1"]


class PickTile(Move, frozen=True):
    """The Bank: turn the tile in this room (RB-2.3)."""

    room: Room


class TurnTile(Move, frozen=True):
    """The Bank: turn it clockwise by so many quarters (RB-2.3)."""

    quarters: Annotated[int, Meta(ge=1, le=3)]


class PlaceCar(Move, frozen=True):
    """The Robbers: put the Getaway Car on this street space (RB-2.5)."""

    space: Space


class MoveGuard(Move, frozen=True):
    """Move a guard to a neighboring room (RB-4.4)."""

    guard: Guard
    room: Room


class Tackle(Move, frozen=True):
    """Tackle a robber in a guard's room (RB-4.5)."""

    robber: Color


class LockBag(Move, frozen=True):
    """Lock a Money Bag lying in a guard's room (RB-4.6)."""

    room: Room


class LockAlarm(Move, frozen=True):
    """Lock the alarm in a guard's room (RB-4.6)."""


class Revive(Move, frozen=True):
    """Burn the card, and all unconscious guards come to (RB-4.8)."""


class EndTurn(Move, frozen=True):
    """End the turn, when no remaining action is possible (RB-4.2)."""


class MoveRobber(Move, frozen=True):
    """Move to a neighboring room (RB-4.9)."""

    room: Room


class MoveToAnyRoom(Move, frozen=True):
    """Through the air ducts to any other room (RB-4.13)."""

    room: Room


class PickUp(Move, frozen=True):
    """Pick up an unlocked Money Bag in the room (RB-4.10)."""


class UnlockBag(Move, frozen=True):
    """Unlock a Money Bag in the room (RB-4.11)."""


class UnlockAlarm(Move, frozen=True):
    """Unlock the alarm in the room (RB-4.11)."""


class PepperSpray(Move, frozen=True):
    """Spray a conscious guard in the room (RB-4.12)."""

    guard: Guard


class MoveCar(Move, frozen=True):
    """Free action: the car goes one street space on (RB-4.16)."""

    way: Literal["clockwise", "anticlockwise"]


class ThrowBag(Move, frozen=True):
    """Free action: a carried bag into the car, which scores it (RB-4.17)."""


class PassBag(Move, frozen=True):
    """Free action: a carried bag to another robber in the room (RB-4.18)."""

    robber: Color


class PullAlarm(Move, frozen=True):
    """Free action: all conscious guards come to the alarm (RB-4.19)."""


class PlayCard(Move, frozen=True):
    """Play a card from the hand on the stack (RB-3.2)."""

    card: Ident


def all_moves(box: Box) -> list[Move]:
    """In the order of numbers.py."""
    rooms = range(1, ROOMS + 1)
    guards = range(1, MAX_MOVERS + 1)
    return [
        *(PickTile(room) for room in rooms),
        *(TurnTile(quarters) for quarters in (1, 2, 3)),
        *(PlaceCar(space) for space in STREET),
        *(MoveGuard(guard, room) for guard in guards for room in rooms),
        *(Tackle(robber) for robber in COLORS),
        *(LockBag(room) for room in rooms),
        LockAlarm(),
        Revive(),
        EndTurn(),
        *(MoveRobber(room) for room in rooms),
        *(MoveToAnyRoom(room) for room in rooms),
        PickUp(),
        UnlockBag(),
        UnlockAlarm(),
        *(PepperSpray(guard) for guard in guards),
        MoveCar("clockwise"),
        MoveCar("anticlockwise"),
        ThrowBag(),
        *(PassBag(robber) for robber in COLORS),
        PullAlarm(),
        *(PlayCard(card) for card in box.decks[0].ids + box.decks[1].ids),
    ]
