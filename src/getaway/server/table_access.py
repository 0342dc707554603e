"""The table that a request names, and whether its visitor may see it."""

import re

from starlette.requests import Request

from getaway.kernel.events import SPECTATOR
from getaway.server.http import RefusedRequest, number, refuse
from getaway.server.identity import visitor_of
from getaway.server.service import GameService
from getaway.table.house_rules import NO_SPECTATORS, NOT_SEATED, NOT_YOUR_SEAT
from getaway.table.room import Room
from getaway.table.table import Table
from getaway.text.messages import Message

NAME = re.compile("[0-9a-f]{32}")


async def room_of(service: GameService, request: Request) -> Room:
    """The room of the table in the path.

    It is not released at once: loading is slow, and a client that asks once asks again. It is evicted when nobody needs
    it.
    """
    name = request.path_params["table"]
    if not NAME.fullmatch(name):  # do not ask the database for it
        raise RefusedRequest(404, "HR-6", Message("table.no-such-table"))
    return await service.room(name)


async def visible_table(service: GameService, request: Request) -> Table:
    """The table in the path, if the visitor may watch it."""
    room = await room_of(service, request)
    table = await room.settled()
    if not table.may_watch(visitor_of(request).id):
        raise refuse(NO_SPECTATORS, 403)
    return table


def viewer_of(table: Table, request: Request) -> int:
    """The visitor's first seat, or SPECTATOR."""
    return next(iter(table.seats_of(visitor_of(request).id)), SPECTATOR)


def own_seat(table: Table, request: Request) -> int:
    """The visitor's seat: the one in the query, or their first."""
    seats = table.seats_of(visitor_of(request).id)
    asked = number(request, "seat", 0, 15)
    if not seats:
        raise refuse(NOT_SEATED, 403)
    if asked is not None and asked not in seats:
        raise refuse(NOT_YOUR_SEAT, 403)
    return seats[0] if asked is None else asked
