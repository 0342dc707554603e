"""A visitor's socket: frames in one by one, frames out in the order they were said.

It speaks ASGI itself: a framework between would cost as much as a move.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from getaway.server.cpu import Metered, current_asker
from getaway.server.guard import refuse_socket
from getaway.server.house import House
from getaway.server.http import client
from getaway.server.identity import COOKIE, Guest, key_of, recognise
from getaway.server.limits import Bucket
from getaway.server.messages import Refused, write
from getaway.server.session import ClientSession
from getaway.server.sessions import OpenSocket
from getaway.server.websocket import SEND_TEXT
from getaway.store.store import StoreError
from getaway.table.fair_queue import Asker

RATE = 100.0
"""Messages a second from one socket."""
BURST = 300.0
BACKLOG = 1000
"""Frames that may wait for a slow reader; after that he has to come again."""
BACKLOG_BYTES = 1024 * 1024
"""And so much of them: who asks for a box a thousand times does not get a thousand in memory."""

FULL = "this server has no room for another visitor now; try again in a minute"
TOO_MANY_THERE = "too many connections from your network; close some of them"
NO_STORE = "the server cannot reach its database just now; it is tried again by itself"
LOGGED_OUT = 4001
"""The code with which a socket is closed whose session has ended."""

SendText = Callable[[bytes], bool]
"""Sends a frame at once and returns True, or returns False if it cannot."""


def _no_fast_path(frame: bytes) -> bool:
    """On an ASGI server without the extension every frame goes through `send`."""
    return False


class Connection:
    """What is said on one accepted socket."""

    def __init__(self, send: Send, lose: Callable[[], object], send_text: SendText = _no_fast_path) -> None:
        self._send = send
        self._lose = lose
        self._send_text = send_text
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()
        self.is_lost = False

    def send(self, frame: bytes) -> None:
        """Say it as soon as the reader takes it; never waits."""
        if not self._waiting and self._send_text(frame):
            return
        if len(self._waiting) == BACKLOG or self._bytes > BACKLOG_BYTES:
            self._end()
        elif not self.is_lost:
            self._waiting.append(frame)
            self._bytes += len(frame)
            self._some.set()

    async def send_all(self) -> None:
        """Until the socket closes."""
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                while self._waiting:
                    # It goes first, and is there until it went: what is said meanwhile waits behind it.
                    await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                    self._bytes -= len(self._waiting.popleft())
        except OSError:  # it has closed
            self._end()

    def _end(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._lose()


class SocketEndpoint:
    """The ASGI application of a WebSocket, from its handshake to its end."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(self._house, scope, receive, send)


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket if there is room for it."""
    address = client(HTTPConnection(scope))
    if house.sockets_left == 0:
        await refuse_socket(scope, receive, send, 503, FULL)
    elif not house.sockets_of_addresses.take(address):
        await refuse_socket(scope, receive, send, 429, TOO_MANY_THERE)
    else:
        house.sockets_left -= 1
        task = asyncio.current_task()
        assert task is not None
        socket = OpenSocket(task)
        try:
            await house.turns.take(address)
            # Of its session from the start: it may end while the store is asked who this is.
            with house.sessions.joined(key_of(HTTPConnection(scope).cookies.get(COOKIE, "")), socket):
                await _admit(house, socket, scope, receive, send)
        except asyncio.CancelledError:
            if not socket.has_ended:
                raise
            task.uncancel()
            await send({"type": "websocket.close", "code": LOGGED_OUT, "reason": "you have logged out"})
        finally:
            house.sockets_left += 1
            house.sockets_of_addresses.give_back(address)


async def _admit(house: House, socket: OpenSocket, scope: Scope, receive: Receive, send: Send) -> None:
    asked = HTTPConnection(scope)
    metered = Metered(recognise(house.store, asked.cookies))
    try:
        guest = await metered
    except StoreError as problem:
        house.store_health.report(problem)
        await refuse_socket(scope, receive, send, 503, NO_STORE)
        return
    finally:
        house.cpu.spend_for_address(client(asked), metered.seconds)
    visitor = guest.visitor.id
    if not house.sockets_of_visitors.take(visitor):
        await _turn_away(receive, send, house.sockets_of_visitors.most)
        return
    try:
        with house.sessions.joined(guest.key, socket):
            await _converse(house, guest, scope, receive, send)
    finally:
        house.sockets_of_visitors.give_back(visitor)


async def _turn_away(receive: Receive, send: Send, most: int) -> None:
    """A page cannot read the status of a refused handshake: so it is let in, told why, and sent away."""
    await receive()
    await send({"type": "websocket.accept"})
    refused = Refused(None, "HR-13", f"you have {most} pages of this house open; close one and load this one again")
    await send({"type": "websocket.send", "text": write(refused).decode()})
    await send({"type": "websocket.close", "code": 1013})


async def _converse(house: House, guest: Guest, scope: Scope, receive: Receive, send: Send) -> None:
    header = guest.cookie(secure=scope["scheme"] == "wss")
    await receive()
    await send({"type": "websocket.accept", "headers": [] if header is None else [(b"set-cookie", header.encode())]})
    conversation = asyncio.current_task()
    assert conversation is not None
    connection = Connection(send, conversation.cancel, scope.get("extensions", {}).get(SEND_TEXT, _no_fast_path))
    asker = Asker(guest.visitor.id, client(HTTPConnection(scope)))
    current_asker.set(asker)
    session = ClientSession(house, guest.visitor, connection.send, asker.address)
    sender = asyncio.create_task(connection.send_all())
    bucket = Bucket(RATE, BURST)
    house.metrics.sockets.inc()
    session.welcome()
    try:
        while (frame := await receive())["type"] == "websocket.receive":
            if not bucket.take():
                session.refuse_hurry()
                await asyncio.sleep(1 / RATE)
                continue
            while debt := house.cpu.debt(asker):
                await asyncio.sleep(debt)  # meanwhile nothing more is read, and who sends has to wait
            begun = time.perf_counter()
            metered = Metered(session.handle_frame(frame.get("bytes") or frame.get("text") or ""))
            try:
                await metered
            finally:
                house.cpu.spend(asker, metered.seconds)
            house.metrics.command_seconds.observe(time.perf_counter() - begun)
    except asyncio.CancelledError:
        if not connection.is_lost:
            raise
    finally:
        house.metrics.sockets.dec()
        sender.cancel()
        session.end()
