"""Limits on HTTP connections, around Uvicorn's protocol: for clients that send slowly, read slowly, or do neither.

Uvicorn closes a connection only when it is idle after a response. Here a request has to arrive in time, a response has
to be read in time, the connections of an address are limited, and what an address in debt sends is left unread.

Uvicorn's protocol is used unchanged: this one sits between it and the transport, and an ASGI middleware reports the
progress of each request to it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from getaway.server.cpu import CpuShares
from getaway.server.http import network_of
from getaway.server.limits import Slots
from getaway.server.stall import STALL_SECONDS, StallTimer

HEADER_SECONDS = 10.0
"""From the connection, or the first byte of the next request, to the end of the headers."""
BODY_SECONDS = 60.0
"""Additional time for the body."""
CONNECTION_SECONDS = 0.0003
"""What an address is charged for a connection: an estimate, because accepting and closing are not measured."""
LEAST_HOLD, MOST_HOLD = 0.1, 1.0
"""How long data from an address in debt is left unread before the debt is checked again."""
HOPELESS_SECONDS = HEADER_SECONDS
"""With a larger debt, the request is read and refused: the connection would be dropped before the debt is paid."""
BODY_HEADERS = (b"content-length", b"transfer-encoding")

Peer = tuple[str, int]
"""The address and port of a client, as ASGI has them."""


def peer_of(transport: asyncio.BaseTransport) -> Peer | None:
    """The client of a connection; None if it has no address."""
    name = transport.get_extra_info("peername")
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None  # IPv6 adds two numbers


class HttpProtocol(asyncio.Protocol):
    """One connection. Each server has its own subclass, with its limits per address."""

    slots: Slots
    cpu: CpuShares
    trusted: Callable[[str], bool]
    header_seconds = HEADER_SECONDS
    body_seconds = BODY_SECONDS
    stall_seconds = STALL_SECONDS
    connections: ClassVar[dict[Peer | None, "HttpProtocol"]]
    """The open connections by peer, for the middleware to find them."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._http = H11Protocol(*arguments, **options)
        self._loop = asyncio.get_running_loop()
        self._deadline: asyncio.TimerHandle | None = None
        self._is_idle = False
        self._requests = 0
        self._network: str | None = None
        self._held = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._stall = StallTimer(transport, self._loop.call_later, self.stall_seconds)
        self._peer = peer_of(transport)
        self._http.connection_made(transport)
        address = "" if self._peer is None else self._peer[0]
        if not type(self).trusted(address):
            network = network_of(address)
            if not self.slots.take(network):
                transport.abort()
                return
            self._network = network
            self.cpu.spend_for_address(network, CONNECTION_SECONDS)
        self.connections[self._peer] = self
        self._set_deadline(self.header_seconds)

    def data_received(self, data: bytes) -> None:
        if self._is_idle:
            self._is_idle = False
            self._set_deadline(self.header_seconds)
        address = self._network
        if address is None:  # a trusted proxy's connection; the app charges the client behind it
            self._http.data_received(data)
        elif 0 < (debt := self.cpu.debt_of_address(address)) < HOPELESS_SECONDS:
            self._hold(data, debt)
        else:
            begun = time.perf_counter()
            self._http.data_received(data)
            self.cpu.spend_for_address(address, time.perf_counter() - begun)

    def _hold(self, data: bytes, debt: float) -> None:
        """Read nothing more until the address has paid its debt, which is checked from time to time."""
        self._held += data
        self._transport.pause_reading()
        self._loop.call_later(min(max(debt, LEAST_HOLD), MOST_HOLD), self._resume)

    def _resume(self) -> None:
        if self._transport.is_closing():
            return
        data, self._held = self._held, b""
        self._transport.resume_reading()
        self.data_received(data)

    def request_begun(self, *, has_body: bool) -> None:
        """The headers have arrived."""
        self._requests += 1
        self._is_idle = False
        self._set_deadline(self.body_seconds if has_body else None)

    def body_received(self) -> None:
        """The request is complete."""
        self._set_deadline(None)

    def response_sent(self) -> None:
        """The next request may come. If requests are pipelined, it has already arrived."""
        self._requests -= 1
        if self._requests == 0:
            self._is_idle = True
            self._set_deadline(self.header_seconds)

    def _set_deadline(self, seconds: float | None) -> None:
        """Drop the connection after this many seconds, unless another deadline is set first."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self._loop.call_later(seconds, self._transport.abort)

    def pause_writing(self) -> None:
        self._http.pause_writing()
        self._stall.start()

    def resume_writing(self) -> None:
        self._http.resume_writing()
        self._stall.stop()

    def eof_received(self) -> None:
        self._http.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        self._http.connection_lost(exc)

    def leave(self) -> None:
        """The connection is lost, or has become a WebSocket."""
        self._set_deadline(None)
        self._stall.stop()
        if self.connections.get(self._peer) is self:
            del self.connections[self._peer]
        if self._network is not None:
            self.slots.give_back(self._network)
            self._network = None


class RequestProgress:
    """Middleware that reports the progress of a request to its connection."""

    def __init__(self, app: ASGIApp, connections: dict[Peer | None, HttpProtocol]) -> None:
        self._app = app
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = self._connections.get(scope["client"]) if scope["type"] == "http" else None
        if connection is None:
            await self._app(scope, receive, send)
            return

        async def receive_noted() -> Message:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body", False):
                connection.body_received()
            return message

        connection.request_begun(has_body=any(name in BODY_HEADERS for name, _ in scope["headers"]))
        try:
            await self._app(scope, receive_noted, send)
        finally:
            connection.response_sent()
