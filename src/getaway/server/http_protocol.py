"""Uvicorn's HTTP protocol with limits that hold against clients who send slowly, or read slowly, or not at all.

Uvicorn itself ends a connection only when it is idle after an answer. Here a request has to arrive in time, an answer
has to be taken in time, one address has only so many connections, and what an address in debt sends is left unread.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from getaway.server.answers import network_of
from getaway.server.cpu import CpuShares
from getaway.server.limits import Places

HEADER_SECONDS = 10.0
"""From the connection, or the first byte of the next request, to the end of the headers."""
BODY_SECONDS = 60.0
"""For the body after that."""
STALL_SECONDS = 10.0
"""How long a reader may take nothing before the connection is dropped."""
LEAST_TAKEN = 10 * 1024
"""Bytes that a reader has to take in that time. While it does not keep up nothing is added to what waits for it."""
CONNECTION_SECONDS = 0.0003
"""What an address is charged for a connection: an estimate, as accepting and closing it is not measured."""
LEAST_HOLD, MOST_HOLD = 0.1, 1.0
"""How long what an address in debt has sent is left unread before the debt is looked at again."""
HOPELESS_SECONDS = HEADER_SECONDS
"""With a larger debt it is read and refused: the connection would be dropped before the debt is paid."""


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
    cpu: CpuShares
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
        self._held = b""

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
            self.cpu.spend_for_address(place, CONNECTION_SECONDS)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        address = self._place
        if address is None:  # a proxy's; whoever it asks for is charged in the app
            super().data_received(data)
        elif 0 < (debt := self.cpu.debt_of_address(address)) < HOPELESS_SECONDS:
            self._hold(data, debt)
            return
        else:
            begun = time.perf_counter()
            super().data_received(data)
            self.cpu.spend_for_address(address, time.perf_counter() - begun)
        self._await_request()

    def _hold(self, data: bytes, debt: float) -> None:
        """Read nothing more until the address has paid its debt; it is looked at again from time to time."""
        self._held += data
        self.transport.pause_reading()
        self.loop.call_later(min(max(debt, LEAST_HOLD), MOST_HOLD), self._go_on)

    def _go_on(self) -> None:
        if self.transport.is_closing():
            return
        data, self._held = self._held, b""
        self.transport.resume_reading()
        self.data_received(data)

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
