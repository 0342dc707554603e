"""Uvicorn's HTTP protocol with limits that hold against clients who send slowly, or read slowly, or not at all.

Uvicorn itself ends a connection only when it is idle after an answer. Here a request has to arrive in time, an answer
has to be taken in time, and one address has only so many connections.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from getaway.server.answers import network_of
from getaway.server.limits import Places

HEADER_SECONDS = 10.0
"""From the connection, or the first byte of the next request, to the end of the headers."""
BODY_SECONDS = 60.0
"""For the body after that."""
STALL_SECONDS = 10.0
"""How long a reader may take nothing before the connection is dropped."""
LEAST_TAKEN = 10 * 1024
"""Bytes that a reader has to take in that time. While it does not keep up nothing is added to what waits for it."""


class Patience:
    """Drops a connection whose reader has stopped reading: `close` would wait for it forever."""

    def __init__(self, transport: asyncio.Transport, call_later: Callable[..., Any], seconds: float) -> None:
        self._transport = transport
        self._call_later = call_later
        self._seconds = seconds
        self._timer: Any = None
        self._left = 0

    def begin(self) -> None:
        """The reader does not keep up."""
        self.end()
        self._left = self._transport.get_write_buffer_size()
        self._timer = self._call_later(self._seconds, self._look)

    def end(self) -> None:
        """It does again, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._left - self._transport.get_write_buffer_size() < LEAST_TAKEN:
            self._transport.abort()
        else:
            self.begin()


class HttpProtocol(H11Protocol):
    """Each server has a kind of its own, with the places that addresses have at it."""

    places: Places
    trusted: Callable[[str], bool]
    header_seconds = HEADER_SECONDS
    body_seconds = BODY_SECONDS
    stall_seconds = STALL_SECONDS

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: tuple[object, object] | None = None
        self._place: str | None = None
        self._patience: Patience | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = Patience(transport, self.loop.call_later, self.stall_seconds)
        address = "" if self.client is None else self.client[0]
        if not type(self).trusted(address):
            place = network_of(address)
            if not self.places.take(place):
                transport.abort()
                return
            self._place = place
        self._await_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._await_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request()

    def _await_request(self) -> None:
        """Set the deadline for what has to come next: headers, then a body, then nothing until it is answered."""
        state = self.conn.their_state
        awaited = (state, self.cycle)
        if awaited == self._awaited:
            return  # some more of the same, which gains no time
        self._forget_deadline()
        self._awaited = awaited
        seconds = {h11.IDLE: self.header_seconds, h11.SEND_BODY: self.body_seconds}.get(state)
        if self.transport.is_closing():
            seconds = self.stall_seconds  # to take what is left of the answer
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._patience is not None:
            self._patience.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._patience is not None:
            self._patience.end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)
        self._awaited = (self.conn.their_state, self.cycle)  # the connection is the WebSocket's now

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._forget_deadline()
        if self._patience is not None:
            self._patience.end()
        if self._place is not None:
            self.places.give_back(self._place)
            self._place = None
