"""The lobby: tables to come to, by list, code or QR code, and one's own."""

import io

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from getaway.server.answers import Problem, RefusedRequest, Routes, answer, body, client, limit
from getaway.server.doors import room_of
from getaway.server.house import House
from getaway.server.identity import Guest
from getaway.server.messages import read_order
from getaway.table.codes import name_begins
from getaway.table.room import NoSuchTable
from getaway.table.table import Summary, Table

LISTED = 100
LOOKED_AT = 20
"""Running tables of which one is told whose turn it is."""


class Opened(msgspec.Struct, frozen=True):
    """The name of the new table."""

    table: str


class MyTable(Summary, frozen=True):
    """A table at which you sit. `waiting_for` are the seats that are to decide; `at` is when anything was last done
    there."""

    mine: tuple[int, ...] = ()
    waiting_for: tuple[int, ...] = ()
    your_turn: bool = False
    you_host: bool = False


class Won(msgspec.Struct, frozen=True):
    """A scenario that you have won, alone, and how many times."""

    game: str
    scenario: str
    times: int


class Lobby:
    """The handlers."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    def routes(self) -> Routes:
        """Method, path, handler."""
        return [
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables/mine", self.my_tables),
            ("GET", "/api/progress", self.progress),
            ("GET", "/api/codes/{code}", self.code),
            ("GET", "/api/tables/{table}/qr.svg", self.qr),
        ]

    async def tables(self, request: Request, guest: Guest) -> Response:
        """The open tables that anyone may join."""
        return answer([msgspec.Raw(found.summary) for found in await self._store.open_tables(LISTED)])

    async def open_table(self, request: Request, guest: Guest) -> Response:
        """A new table, from a TableOrder."""
        limit(self._house.wait_to_open(guest.visitor, client(request)), "new tables")
        made = await self._house.create(read_order(await body(request)), guest.visitor)
        return answer(Opened(made), 201) if isinstance(made, str) else answer(Problem(made.rule, made.why), 409)

    async def my_tables(self, request: Request, guest: Guest) -> Response:
        """The tables at which you sit, what happened last first; those that are over are your records."""
        found = await self._store.tables_of(guest.visitor.id, LISTED)
        summaries = [msgspec.json.decode(each.summary, type=Summary) for each in found]
        mine: list[MyTable] = []
        looked_at = 0
        for summary in summaries:
            look = summary.status in ("waiting", "playing") and looked_at < LOOKED_AT
            looked_at += look
            mine.append(await self._now(summary, guest) if look else MyTable(**msgspec.structs.asdict(summary)))
        return answer(sorted(mine, key=lambda each: -each.at))

    async def progress(self, request: Request, guest: Guest) -> Response:
        """The scenarios that you have won, at this house and on whatever device."""
        won = await self._store.won_by(guest.visitor.id)
        return answer([_won(what, times) for what, times in sorted(won.items())])

    async def _now(self, summary: Summary, guest: Guest) -> MyTable:
        try:
            room = await self._house.room(summary.table)
        except NoSuchTable:  # gone since the list was read
            return MyTable(**msgspec.structs.asdict(summary))
        return _mine(await room.settled(), guest.visitor.id)

    async def code(self, request: Request, guest: Guest) -> Response:
        """The table with this code."""
        limit(self._house.codes.wait(client(request)), "codes")
        begins = name_begins(request.path_params["code"])
        found = [] if begins is None else await self._store.tables_beginning(begins, 1)
        if not found:
            raise RefusedRequest(404, "HR-26", "no table that waits or is played has that code")
        return answer(Opened(found[0].table))

    async def qr(self, request: Request, guest: Guest) -> Response:
        """The address of a table as a picture, for a phone to read."""
        room = await room_of(self._house, request)
        out = io.BytesIO()
        house = self._house.public_url or f"{request.url.scheme}://{request.url.netloc}"
        segno.make(f"{house}/table/{room.table.id}?sit=1", micro=False).save(out, kind="svg", scale=8, border=2)
        return Response(out.getvalue(), media_type="image/svg+xml")


def _mine(table: Table, visitor: str) -> MyTable:
    summary = table.summary()
    seats = tuple(table.seats_of(visitor))
    waiting = table.waiting_for()
    return MyTable(
        **msgspec.structs.asdict(summary),
        mine=seats,
        waiting_for=waiting,
        your_turn=any(seat in waiting for seat in seats),
        you_host=table.host == visitor,
    )


def _won(what: str, times: int) -> Won:
    game, _, scenario = what.partition("/")
    return Won(game, scenario, times)
