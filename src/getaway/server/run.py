"""Run the server until it is stopped."""

import asyncio
import gc
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from ipaddress import ip_address, ip_network
from pathlib import Path

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from getaway.kernel.errors import GetawayError
from getaway.server import qr
from getaway.server.app import make_app
from getaway.server.guard import Network
from getaway.server.http_protocol import BODY_SECONDS, HEADER_SECONDS, HttpProtocol, Peer, RequestProgress, peer_of
from getaway.server.limits import Slots
from getaway.server.log import log, set_up_log
from getaway.server.quotas import MEBIBYTE
from getaway.server.routes.manual import MANUAL
from getaway.server.routes.pages import STATIC
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.server.settings import Settings
from getaway.server.stall import STALL_SECONDS
from getaway.server.webhooks import Webhooks
from getaway.server.websocket import FastTextProtocol, WriteBatch
from getaway.store.opening import store_at
from getaway.store.store import StoreError
from getaway.table.pace import SEALED_SECONDS
from getaway.table.workers import WorkerPool
from getaway.text.catalogs import ENGLISH
from getaway.text.render import Texts
from getaway.text.system import why

EVERYWHERE = "0.0.0.0"

GC_THRESHOLDS = (20_000, 20, 20)
"""GC thresholds: moves allocate a lot but create almost no reference cycles."""

REQUESTS_AT_ONCE = 100
"""How many connections of one address may be something other than WebSockets."""

OTHER_FILES = 1000
"""File handles for everything but WebSockets: requests, files, workers."""

SWITCH_SECONDS = 0.0005
"""The interpreter's switch interval: with the default of 5 ms, a finished commit would wait for the event loop."""

REPLAY_WORKERS = 2
"""One address occupies one at a time, so one is left for others. Each is started when it is needed."""


class CannotServe(GetawayError):
    """The address cannot be listened on, or the database cannot be used; the text says why."""


def serve(settings: Settings, language: str = ENGLISH) -> None:
    """Serve at an address, or on the local network; port 0 picks a free one. Returns when interrupted. `language` is
    that of the line that says where the server is running.
    """
    set_up_log()
    raise_file_limit(settings.sockets)
    host = EVERYWHERE if settings.lan else settings.host
    listener = listen(host, settings.port)
    at = local_address() if settings.lan else f"[{host}]" if ":" in host else host
    url = f"http://{at}:{listener.getsockname()[1]}"
    try:
        bots = WorkerPool(settings.bot_workers or max(1, (os.cpu_count() or 1) - 1))
        replays = WorkerPool(REPLAY_WORKERS, quick_lane=False)
        store = store_at(
            settings.database,
            notify=settings.notify,
            alone=True,
            allow_readable=settings.allow_readable_database,
        )
        asyncio.run(_probe(settings.database))
        service = GameService(
            store,
            bots.run,
            Webhooks(settings.reminders),
            settings.sockets,
            public_url=settings.public_url,
            tables=settings.tables,
            replaying=replays.run,
            sockets_per_visitor=settings.sockets_per_visitor,
            sockets_per_address=settings.sockets_per_address,
            pace=SEALED_SECONDS,
            visitor_bytes=settings.visitor_megabytes * MEBIBYTE,
            cpu_share=settings.cpu_share / 100,
        )
    except StoreError as problem:
        listener.close()
        raise CannotServe(problem.text) from None
    network = Network(
        trusted_proxies=settings.trusted_proxies,
        allowed_hosts=settings.allowed_hosts + ((settings.host.lower(),) if not settings.lan else ()),
        public_url=settings.public_url,
    )
    server = make_server(service, network=network)
    gc.freeze()  # nothing that is loaded now ever becomes garbage
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    # Uvicorn shuts down in order and then raises the signal again.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    with suppress(KeyboardInterrupt):
        sys.stdout.write(f"{Texts(language).say('server.open-at', url=url)}\n")
        if settings.lan:
            sys.stdout.write(qr.text(url))
        sys.stdout.flush()
        log.info("open", port=listener.getsockname()[1], engine=type(store).__name__)
        server.run(sockets=[listener])
    bots.close()
    replays.close()
    log.info("closed")


def local_address() -> str:
    """This machine's address on its network. Finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files (often 1,024) to one per socket, as far as the hard limit allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _probe(database: str) -> None:
    """Open PostgreSQL once, so that a problem is reported before the server starts; this migrates the schema too."""
    if database.startswith("postgres"):
        store = store_at(database)
        await store.start()
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises CannotServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise CannotServe(say("cannot-serve", host=host, port=str(port), why=why(error))) from None


class Timeouts(msgspec.Struct, frozen=True, kw_only=True):
    """How long a client may take."""

    header: float = HEADER_SECONDS
    body: float = BODY_SECONDS
    stall: float = STALL_SECONDS


def make_server(
    service: GameService,
    static: Path = STATIC,
    network: Network | None = None,
    timeouts: Timeouts | None = None,
    manual: Path = MANUAL,
) -> uvicorn.Server:
    network, limits = network or Network(), timeouts or Timeouts()
    proxies = [ip_network(each) for each in network.trusted_proxies]

    open_connections: dict[Peer | None, HttpProtocol] = {}
    app: ASGIApp = make_app(service, static, network, manual)
    if proxies:
        app = ProxyHeadersMiddleware(app, list(network.trusted_proxies))  # type: ignore[arg-type,assignment]
    app = RequestProgress(app, open_connections)

    class LimitedHttp(HttpProtocol):
        slots = Slots(service.sockets_of_addresses.most + REQUESTS_AT_ONCE)
        cpu = service.cpu
        connections = open_connections
        header_seconds, body_seconds, stall_seconds = limits.header, limits.body, limits.stall

        @staticmethod
        def trusted(address: str) -> bool:
            return any(ip_address(address) in proxy for proxy in proxies)

    class ServerWebSocket(FastTextProtocol):
        batch = WriteBatch()
        stall_seconds = limits.stall
        time = service.time

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            if (http := open_connections.get(peer_of(transport))) is not None:
                http.leave()  # Uvicorn gives this protocol the transport
            super().connection_made(transport)

    ServerWebSocket.app = app

    config = uvicorn.Config(
        app,
        http=LimitedHttp,
        ws=ServerWebSocket,
        proxy_headers=False,  # it is the app's own middleware, which WebSockets pass too
        log_config=None,  # all lines are JSON (log.py)
        log_level="error",  # an operator can do nothing about a request that is not HTTP
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
