"""Routes for operators: health checks and metrics."""

from ipaddress import ip_address, ip_network
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from getaway.server.routes.pages import is_built
from getaway.server.service import GameService

LOOPBACK = ("127.0.0.0/8", "::1/128")
FORWARDED = ("x-forwarded-for", "forwarded")


def operation_routes(service: GameService, static: Path, trusted_proxies: tuple[str, ...]) -> list[Route]:
    """Health checks, and the metrics that Prometheus reads."""

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        if not await service.store_health.is_ready():
            return PlainTextResponse("the store does not take what is written\n", 503)
        if not is_built(static):
            return PlainTextResponse("the page is not built\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request, trusted_proxies):
            return PlainTextResponse("only from this machine, or from an address of --trusted-proxies\n", 403)
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]


def may_read_metrics(request: Request, trusted: tuple[str, ...]) -> bool:
    """Whether a client may read the metrics: this machine and the trusted proxies, when they make the request
    themselves.

    A trusted proxy names the client it forwards for, who then counts. Without trusted proxies, a request with a
    forwarding header does not count as local: behind an unknown proxy, everyone would.
    """
    if request.client is None or (not trusted and any(name in request.headers for name in FORWARDED)):
        return False
    try:
        client = ip_address(request.client.host)
    except ValueError:
        return False
    return any(client in ip_network(network) for network in (*LOOPBACK, *trusted))
