"""The ASGI application: routes, middleware and exception handlers."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from getaway.server.connection import SocketEndpoint
from getaway.server.guard import BROKEN, Guard, Network
from getaway.server.http import Problem, RefusedRequest, answer
from getaway.server.messages import UnreadableMessage
from getaway.server.middleware import ChargeAddress
from getaway.server.routes import api_routes
from getaway.server.routes.operations import Operations
from getaway.server.routes.pages import STATIC, page, page_routes
from getaway.server.service import GameService
from getaway.store.store import StoreError

WHY = {
    404: "there is nothing at this address",
    405: "this address does not take such a request",
}


def make_app(service: GameService, static: Path = STATIC, network: Network | None = None) -> ASGIApp:
    """The application of one service, which it starts and closes."""
    network = network or Network()
    return Guard(make_starlette(service, static, network), network)


def make_starlette(service: GameService, static: Path = STATIC, network: Network | None = None) -> Starlette:
    """The application inside the guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.close()

    return Starlette(
        routes=[
            WebSocketRoute("/ws", SocketEndpoint(service)),
            *Operations(service, static, () if network is None else network.trusted_proxies).routes(),
            *api_routes(service),
            *page_routes(static),
        ],
        middleware=[Middleware(ChargeAddress, service=service)],
        exception_handlers=exception_handlers(service, static),
        lifespan=lifespan,
    )


def exception_handlers(
    service: GameService, static: Path
) -> dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]]:
    """What becomes of each exception: a problem with the rule that it cites."""

    async def not_found(request: Request, problem: Exception) -> Response:
        """A path or a method that does not exist. People get the page, which has words for it."""
        assert isinstance(problem, HTTPException)
        is_for_programs = request.url.path.startswith(("/api/", "/assets/"))
        if problem.status_code == 404 and request.method in ("GET", "HEAD") and not is_for_programs:
            return page(static, 404)
        why = WHY.get(problem.status_code, problem.detail)
        return answer(Problem("HR-3", why), problem.status_code, headers=problem.headers)

    async def refused(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, RefusedRequest)
        return problem.response()

    async def unreadable(request: Request, problem: Exception) -> Response:
        return answer(Problem("HR-3", str(problem)), 400)

    async def store_failed(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, StoreError)
        service.store_health.report(problem)
        return answer(Problem("HR-11", "the server cannot read or write it just now; ask again"), 503)

    async def broken(request: Request, problem: Exception) -> Response:
        """The guard writes it into the log."""
        return answer(Problem("HR-11", BROKEN), 500)

    return {
        HTTPException: not_found,
        RefusedRequest: refused,
        UnreadableMessage: unreadable,
        StoreError: store_failed,
        Exception: broken,
    }
