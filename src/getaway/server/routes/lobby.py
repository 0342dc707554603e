"""Lobby routes: listed tables, tables by code, and a visitor's own."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.kernel.events import Rejection
from getaway.server.http import RefusedRequest, answer, body, client, limit, read, refuse
from getaway.server.identity import visitor_of
from getaway.server.messages import TableOrder
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.store.store import FoundMine
from getaway.table.codes import name_begins
from getaway.table.room import NoSuchTable
from getaway.table.summary import Summary, Turn, listing_of, turn_of

LISTED = 100
LOOKED_AT = 20
"""How many tables of an older database are read for one list."""


class Opened(msgspec.Struct, frozen=True):
    table: str


class MyTable(Summary, frozen=True):
    """A table where you have a seat. `waiting_for` are the seats that are deciding; `at` is when something last
    happened there.
    """

    mine: tuple[int, ...] = ()
    waiting_for: tuple[int, ...] = ()
    your_turn: bool = False
    you_host: bool = False


class Won(msgspec.Struct, frozen=True):
    """A solo scenario that you have won, and how many times."""

    game: str
    scenario: str
    times: int


class Lobby(Subject):
    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables/mine", self.my_tables),
            ("GET", "/api/progress", self.progress),
            ("GET", "/api/codes/{code}", self.code),
        ]

    async def tables(self, request: Request) -> Response:
        return answer([msgspec.Raw(found.summary) for found in await self._store.open_tables(LISTED)])

    async def open_table(self, request: Request) -> Response:
        """Open a new table, from a TableOrder."""
        limit(self._service.wait_to_open(visitor_of(request), client(request)), "tables")
        made = await self._service.create(read(TableOrder, await body(request)), visitor_of(request), client(request))
        if isinstance(made, Rejection):
            raise refuse(made)
        return answer(Opened(made), 201)

    async def my_tables(self, request: Request) -> Response:
        """The tables where you have a seat, most recent first; finished ones are your records."""
        limit(self._service.reads.wait(client(request)), "questions")
        found = await self._store.tables_of(visitor_of(request).id, LISTED)
        for at in [at for at, each in enumerate(found) if not each.turn][:LOOKED_AT]:
            found[at] = await self._read(found[at])
        mine = [_mine(each, visitor_of(request).id) for each in found]
        return answer(sorted(mine, key=lambda each: -each.at))

    async def _read(self, found: FoundMine) -> FoundMine:
        """A table of an older database where nothing has happened since: whose turn it is, from its log."""
        try:
            table = await (await self._service.room(found.table)).settled()
        except NoSuchTable:  # it can no longer be read
            return found
        listing = listing_of(table)
        return FoundMine(table.id, listing.summary, listing.host, listing.people, turn_of(table))

    async def progress(self, request: Request) -> Response:
        """The scenarios that you have won on this server, on any device."""
        won = await self._store.won_by(visitor_of(request).id)
        return answer([_won(what, times) for what, times in sorted(won.items())])

    async def code(self, request: Request) -> Response:
        limit(self._service.codes.wait(client(request)), "codes")
        begins = name_begins(request.path_params["code"])
        found = [] if begins is None else await self._store.tables_beginning(begins, 1)
        if not found:
            raise RefusedRequest(404, "HR-26", say("no-such-code"))
        return answer(Opened(found[0].table))


def _mine(found: FoundMine, visitor: str) -> MyTable:
    """A table in its visitor's own list. For one in progress it says whose turn it is, as the store has it."""
    summary = msgspec.json.decode(found.summary, type=Summary)
    if summary.status not in ("waiting", "playing") or not found.turn:
        return MyTable(**msgspec.structs.asdict(summary))
    turn = msgspec.json.decode(found.turn, type=Turn)
    people = msgspec.json.decode(found.people, type=list[list[str]]) if found.people else []
    seats = tuple(seat for seat, holders in enumerate(people) if visitor in holders)
    return MyTable(
        **msgspec.structs.asdict(msgspec.structs.replace(summary, at=turn.at)),
        mine=seats,
        waiting_for=turn.waiting_for,
        your_turn=any(seat in turn.waiting_for for seat in seats),
        you_host=found.host == visitor,
    )


def _won(what: str, times: int) -> Won:
    game, _, scenario = what.partition("/")
    return Won(game, scenario, times)
