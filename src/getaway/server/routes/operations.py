"""For whoever operates the server: health checks and metrics."""

from ipaddress import ip_address, ip_network
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from getaway.server.routes.pages import is_built
from getaway.server.service import GameService

LOOPBACK = ("127.0.0.0/8", "::1/128")
FORWARDED = ("x-forwarded-for", "forwarded")


class Operations:
    """The handlers."""

    def __init__(self, service: GameService, static: Path, trusted_proxies: tuple[str, ...]) -> None:
        self._service = service
        self._static = static
        self._trusted = trusted_proxies

    def routes(self) -> list[BaseRoute]:
        """They have no visitor."""
        return [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
        ]

    async def healthz(self, request: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """Tables can be served."""
        if not await self._service.store_health.is_ready():
            return PlainTextResponse("the store does not take what is written\n", 503)
        if not is_built(self._static):
            return PlainTextResponse("the page is not built\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """The page that Prometheus reads."""
        if not may_read_metrics(request, self._trusted):
            return PlainTextResponse("only from this machine, or from an address of --trusted-proxies\n", 403)
        return Response(self._service.metrics.text(), media_type="text/plain; version=0.0.4")


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
