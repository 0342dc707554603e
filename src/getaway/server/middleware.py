"""Middleware: who sent a request, and who is charged for its time."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from getaway.server.cpu import Metered, current_asker
from getaway.server.http import client, language_of, too_many_requests
from getaway.server.identity import identify
from getaway.server.service import GameService
from getaway.table.fair_queue import Asker


class ChargeAddress:
    """Handles a request when it is its address's turn, and charges the address for all of it, including pages, refusals
    and looking up the cookie. An address in debt is refused before any work.
    """

    def __init__(self, app: ASGIApp, service: GameService) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = client(HTTPConnection(scope))
        await self._service.turns.take(address)
        debt = self._service.cpu.debt_of_address(address)

        async def handle() -> None:
            await (too_many_requests(debt, language_of(Headers(scope=scope))) if debt else self._app)(
                scope, receive, send
            )

        metered = Metered(handle())
        try:
            await metered
        finally:
            self._service.cpu.spend_for_address(address, metered.seconds)


class Visitors:
    """Finds out who sent a request (`identity_of`), gives new visitors their cookie, and charges the visitor."""

    def __init__(self, app: ASGIApp, service: GameService) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        identity = await identify(self._service.store, request.cookies)
        request.state.identity = identity
        header = identity.cookie(secure=scope["scheme"] == "https")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and header is not None:
                MutableHeaders(scope=message).setdefault("set-cookie", header)
            await send(message)

        asker = Asker(identity.visitor.id, client(request))
        current_asker.set(asker)
        debt = self._service.cpu.debt(asker)

        async def handle() -> None:
            await (too_many_requests(debt, language_of(request.headers)) if debt else self._app)(
                scope, receive, send_with_cookie
            )

        metered = Metered(handle())
        try:
            await metered
        finally:
            self._service.cpu.spend_for_visitor(asker.visitor, metered.seconds)
