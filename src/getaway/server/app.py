"""The ASGI application: routes, middleware and exception handlers."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from getaway.games.registry import UnknownGame
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.errors import GetawayError
from getaway.kernel.events import Rejection
from getaway.kernel.plugin import EndpointError
from getaway.kernel.record import RecordError
from getaway.server.connection import SocketEndpoint
from getaway.server.guard import BROKEN, Guard, Network
from getaway.server.http import RefusedRequest, language_of, refusal
from getaway.server.messages import UnreadableMessage
from getaway.server.middleware import ChargeAddress
from getaway.server.routes import api_routes
from getaway.server.routes.manual import MANUAL, manual_routes
from getaway.server.routes.operations import operation_routes
from getaway.server.routes.pages import STATIC, page, page_routes
from getaway.server.routes.texts import TEXT_ROUTES
from getaway.server.routes.texts import prepare as prepare_texts
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.store.store import StoreError
from getaway.table.room import NoSuchTable

WHY = {404: say("nothing-here"), 405: say("wrong-method")}


def make_app(
    service: GameService, static: Path = STATIC, network: Network | None = None, manual: Path = MANUAL
) -> ASGIApp:
    """The application of one service, which it starts and closes."""
    network = network or Network()
    return Guard(make_starlette(service, static, network, manual), network)


def make_starlette(
    service: GameService, static: Path = STATIC, network: Network | None = None, manual: Path = MANUAL
) -> Starlette:
    """The application inside the guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        prepare_texts()
        await service.start()
        yield
        await service.close()

    return Starlette(
        routes=[
            WebSocketRoute("/ws", SocketEndpoint(service)),
            *operation_routes(service, static, () if network is None else network.trusted_proxies),
            *api_routes(service),
            *TEXT_ROUTES,
            *manual_routes(manual),
            *page_routes(static),
        ],
        middleware=[Middleware(ChargeAddress, service=service)],
        exception_handlers=exception_handlers(service, static),
        lifespan=lifespan,
    )


Handler = Callable[[Request, Any], Awaitable[Response]]


def exception_handlers(service: GameService, static: Path) -> dict[Any, Handler]:
    """The response to each exception: a Rejection with the rule that it cites."""

    async def http(request: Request, problem: HTTPException) -> Response:
        if problem.status_code == 404 and request.method in ("GET", "HEAD") and _is_for_people(request):
            return page(static, 404)
        why = WHY.get(problem.status_code, problem.detail)
        return refusal(Rejection("HR-3", why), problem.status_code, language_of(request.headers), problem.headers)

    async def refused(request: Request, problem: RefusedRequest) -> Response:
        return problem.response(language_of(request.headers))

    async def store(request: Request, problem: StoreError) -> Response:
        service.store_health.report(problem)
        return refusal(Rejection("HR-11", say("no-answer-from-store")), 503, language_of(request.headers))

    async def broken(request: Request, problem: Exception) -> Response:
        return refusal(Rejection("HR-11", BROKEN), 500, language_of(request.headers))  # the guard logs it

    return {
        HTTPException: http,
        RefusedRequest: refused,
        StoreError: store,
        UnreadableMessage: _cites("HR-3", 400),
        UnknownGame: _cites("HR-6", 404),
        NoSuchTable: _cites("HR-6", 404),
        EndpointError: _cites("HR-3", 409),
        RecordError: _cites("HR-22", 409),
        CampaignError: _cites("HR-23", 409),
        Exception: broken,
    }


def _cites(rule: str, status: int) -> Handler:
    """A handler for exceptions whose text is the response."""

    async def handle(request: Request, problem: GetawayError) -> Response:
        return refusal(Rejection(rule, problem.text), status, language_of(request.headers))

    return handle


def _is_for_people(request: Request) -> bool:
    """Whether a 404 is answered with the web page, which shows its own text."""
    return not request.url.path.startswith(("/api/", "/assets/"))
