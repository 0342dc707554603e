"""What needs no socket: the lobby, records, rules, and one's name and password."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from getaway.games.registry import UnknownGame, game_type
from getaway.kernel.events import SPECTATOR
from getaway.kernel.record import write_record
from getaway.server.house import House
from getaway.server.identity import NO_COOKIE, Guest, cookie, hash_password, is_password_of, key_of, recognise
from getaway.server.messages import PersonName, UnreadableMessage, read_order
from getaway.store.store import LoginTaken, Visitor
from getaway.table.dealer import secret
from getaway.table.room import NoSuchTable

BODY_LIMIT = 256 * 1024
LISTED = 100

Handler = Callable[[Request, Guest], Awaitable[Response]]


class Me(msgspec.Struct, frozen=True):
    """Who you are here; `login` if you have set a password."""

    name: str
    login: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called at the tables you come to from now on."""

    name: PersonName


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To keep your tables, or to come back to them from elsewhere."""

    login: Annotated[str, Meta(pattern="^[a-z0-9_.-]{3,40}$")]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class Problem(msgspec.Struct, frozen=True):
    """Why it was not done."""

    rule: str
    why: str


class Opened(msgspec.Struct, frozen=True):
    """The name of the new table."""

    table: str


class RuleText(msgspec.Struct, frozen=True):
    """One numbered rule."""

    number: str
    chapter: str
    text: str


class Rest:
    """The handlers; each says in its first line what it answers."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store

    def routes(self) -> list[BaseRoute]:
        """Method, path, handler."""
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/rules/{game}", self.rules),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables/mine", self.my_tables),
            ("GET", "/api/tables/{table}/record", self.record),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.rename),
            ("POST", "/api/password", self.set_password),
            ("POST", "/api/login", self.log_in),
            ("POST", "/api/logout", self.log_out),
        ]
        return [Route(path, self._guarded(handler), methods=[method]) for method, path, handler in table]

    def _guarded(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            guest = await recognise(self._store, request.cookies)
            try:
                response = await handler(request, guest)
            except UnreadableMessage as problem:
                response = _json(Problem("HR-3", str(problem)), 400)
            header = guest.cookie(secure=request.url.scheme == "https")
            if header is not None and "set-cookie" not in response.headers:
                response.headers["set-cookie"] = header
            return response

        return answer

    async def games(self, request: Request, guest: Guest) -> Response:
        """The games of the house."""
        return _json(self._house.offers)

    async def rules(self, request: Request, guest: Guest) -> Response:
        """The numbered rules of a game."""
        try:
            book = game_type(request.path_params["game"]).rulebook()
        except UnknownGame as problem:
            return _json(Problem("HR-6", str(problem)), 404)
        return _json([RuleText(rule.number, rule.chapter, rule.text) for rule in book.rules.values()])

    async def tables(self, request: Request, guest: Guest) -> Response:
        """The open tables that anyone may join."""
        return _json([msgspec.Raw(found.summary) for found in await self._store.open_tables(LISTED)])

    async def my_tables(self, request: Request, guest: Guest) -> Response:
        """The tables at which you sit."""
        found = await self._store.tables_of(guest.visitor.id, LISTED)
        return _json([msgspec.Raw(each.summary) for each in found])

    async def open_table(self, request: Request, guest: Guest) -> Response:
        """A new table, from a TableOrder."""
        made = await self._house.create(read_order(await _body(request)), guest.visitor)
        return _json(Opened(made), 201) if isinstance(made, str) else _json(Problem(made.rule, made.why), 409)

    async def record(self, request: Request, guest: Guest) -> Response:
        """The record of a game that is over, for those who may see the table."""
        try:
            room = await self._house.room(request.path_params["table"])
        except NoSuchTable:
            return _json(Problem("HR-6", "there is no such table"), 404)
        table = room.table
        self._house.release(room)
        if not (table.seats_of(guest.visitor.id) or table.host == guest.visitor.id or table.setup.spectators):
            return _json(Problem("HR-10", "nobody may look on at this table"), 403)
        if not table.is_over() or table.play is None:
            return _json(Problem("HR-10", "a record tells every move: it can be had when the game is over"), 409)
        name = f"{table.game.name}-{table.id[:8]}.json"
        return Response(
            write_record(table.record(next(iter(table.seats_of(guest.visitor.id)), SPECTATOR))),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def me(self, request: Request, guest: Guest) -> Response:
        """Who you are."""
        return _json(Me(guest.visitor.name, guest.visitor.login))

    async def rename(self, request: Request, guest: Guest) -> Response:
        """Another name, from a NewName."""
        name = _read(NewName, await _body(request)).name
        visitor = msgspec.structs.replace(guest.visitor, name=name)
        await self._store.keep_visitor(visitor, guest.key)
        return _json(Me(visitor.name, visitor.login))

    async def set_password(self, request: Request, guest: Guest) -> Response:
        """A password to come back with, from Credentials."""
        wanted = _read(Credentials, await _body(request))
        password = await asyncio.to_thread(hash_password, wanted.password)
        visitor = Visitor(guest.visitor.id, guest.visitor.name, wanted.login, password)
        try:
            await self._store.keep_visitor(visitor, guest.key)
        except LoginTaken:
            return _json(Problem("HR-12", "somebody else has that login"), 409)
        return _json(Me(visitor.name, visitor.login))

    async def log_in(self, request: Request, guest: Guest) -> Response:
        """Come back with a password, from Credentials: this browser gets a secret of its own."""
        given = _read(Credentials, await _body(request))
        if not self._house.log_ins.take("" if request.client is None else request.client.host):
            return _json(Problem("HR-13", "too many tries; wait a minute"), 429)
        visitor = await self._store.visitor_with_login(given.login)
        if not await asyncio.to_thread(is_password_of, visitor, given.password) or visitor is None:
            return _json(Problem("HR-12", "no visitor has that login and password"), 403)
        fresh = secret()
        await self._store.keep_visitor(visitor, key_of(fresh))
        response = _json(Me(visitor.name, visitor.login))
        response.headers["set-cookie"] = cookie(fresh, secure=request.url.scheme == "https")
        return response

    async def log_out(self, request: Request, guest: Guest) -> Response:
        """This browser's secret is worth nothing any more."""
        await self._store.forget_key(guest.key)
        response = Response(status_code=204)
        response.headers["set-cookie"] = NO_COOKIE
        return response


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_LIMIT:
            raise UnreadableMessage(f"it is longer than {BODY_LIMIT} bytes")
    return data


def _read(kind: type[msgspec.Struct], data: bytes) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableMessage(str(error)) from None
    except RecursionError:
        raise UnreadableMessage("it is nested too deeply") from None
