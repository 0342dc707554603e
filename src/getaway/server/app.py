"""The ASGI app: the page, the health checks, the lobby, the socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from getaway.server.answers import Problem, answer
from getaway.server.guard import Guard
from getaway.server.house import House
from getaway.server.pages import STATIC, pages
from getaway.server.rest import Rest
from getaway.server.socket import converse

WHY = {
    404: "there is nothing at this address",
    405: "this address does not take such a request",
}
LOOPBACK = ("127.0.0.1", "::1")


def make_app(house: House, static: Path = STATIC) -> ASGIApp:
    """The whole server for one house; the house's store is closed with it."""
    requests = make_requests(house, static)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await converse(house, scope, receive, send)
        else:
            await requests(scope, receive, send)

    return Guard(app)


def make_requests(house: House, static: Path = STATIC) -> Starlette:
    """All of it but the socket."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    async def readyz(request: Request) -> Response:
        ready = await house.is_ready()
        return PlainTextResponse("ready\n" if ready else "the store does not answer\n", 200 if ready else 503)

    async def metrics(request: Request) -> Response:
        if request.client is None or request.client.host not in LOOPBACK:
            return PlainTextResponse("only from this machine\n", 403)
        return Response(house.figures.text(), media_type="text/plain; version=0.0.4")

    async def refused(request: Request, problem: Exception) -> Response:
        """What no handler answers: a path or a method that there is not."""
        assert isinstance(problem, HTTPException)
        why = WHY.get(problem.status_code, problem.detail)
        return answer(Problem("HR-3", why), problem.status_code, headers=problem.headers)

    watch = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
    return Starlette(
        routes=[*watch, *Rest(house).routes(), *pages(static)],
        lifespan=lifespan,
        exception_handlers={HTTPException: refused},
    )


async def healthz(request: Request) -> Response:
    """For whoever watches over the process."""
    return PlainTextResponse("ok\n")
