"""The ASGI app: the page, the health checks, the lobby, the socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from getaway.server.answers import Problem, answer, client, too_many_requests
from getaway.server.cpu import Metered
from getaway.server.guard import BROKEN, Guard, Network
from getaway.server.house import House
from getaway.server.pages import STATIC, is_built, page, pages
from getaway.server.rest import Rest
from getaway.server.socket import converse

WHY = {
    404: "there is nothing at this address",
    405: "this address does not take such a request",
}
LOOPBACK = ("127.0.0.0/8", "::1/128")
FORWARDED = ("x-forwarded-for", "forwarded")


def make_app(house: House, static: Path = STATIC, network: Network | None = None) -> ASGIApp:
    """The whole server for one house; the house's store is closed with it."""
    network = network or Network()
    requests = make_requests(house, static, network)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await converse(house, scope, receive, send)
        elif scope["type"] == "http":
            await answer_charged(house, requests, scope, receive, send)
        else:
            await requests(scope, receive, send)

    return Guard(app, network)


async def answer_charged(house: House, requests: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request when it is the turn of its address, and charge the address for all of it: pages, refusals and
    looking up the cookie too. An address in debt is refused before any work."""
    address = client(HTTPConnection(scope))
    await house.turns.take(address)
    debt = house.cpu.debt_of_address(address)

    async def answer_now() -> None:
        await (too_many_requests(debt) if debt else requests)(scope, receive, send)

    metered = Metered(answer_now())
    try:
        await metered
    finally:
        house.cpu.spend_for_address(address, metered.seconds)


def make_requests(house: House, static: Path = STATIC, network: Network | None = None) -> Starlette:
    """All of it but the socket."""
    trusted = () if network is None else network.trusted_proxies

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    async def readyz(request: Request) -> Response:
        if not await house.store_health.is_ready():
            return PlainTextResponse("the store does not take what is written\n", 503)
        if not is_built(static):
            return PlainTextResponse("the page is not built\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request, trusted):
            return PlainTextResponse("only from this machine, or from an address of --trusted-proxies\n", 403)
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def refused(request: Request, problem: Exception) -> Response:
        """A path or a method that there is not. People see the page, which has words for it."""
        assert isinstance(problem, HTTPException)
        if problem.status_code == 404 and request.method in ("GET", "HEAD") and not _is_for_programs(request):
            return page(static, 404)
        why = WHY.get(problem.status_code, problem.detail)
        return answer(Problem("HR-3", why), problem.status_code, headers=problem.headers)

    async def broken(request: Request, problem: Exception) -> Response:
        """The guard writes it into the log."""
        return answer(Problem("HR-11", BROKEN), 500)

    watch = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
    routes = [*watch, *Rest(house).routes(), *pages(static)]
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: refused, Exception: broken})


async def healthz(request: Request) -> Response:
    """For whoever watches over the process."""
    return PlainTextResponse("ok\n")


def may_read_metrics(request: Request, trusted: tuple[str, ...]) -> bool:
    """This machine and the trusted proxies may, when they ask for themselves: through a proxy everyone would be one of
    them. A trusted one says for whom it asks, and that is then the client; another's word is not taken for it."""
    if request.client is None or (not trusted and any(name in request.headers for name in FORWARDED)):
        return False
    try:
        client = ip_address(request.client.host)
    except ValueError:
        return False
    return any(client in ip_network(network) for network in (*LOOPBACK, *trusted))


def _is_for_programs(request: Request) -> bool:
    return request.url.path.startswith(("/api/", "/assets/"))
