"""The WebSocket endpoint: admission, frames in one by one, frames out in order.

It is a separate ASGI application: a framework between it and the socket would cost as much as a move.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from getaway.server.cpu import Metered, SocketUse, current_asker
from getaway.server.guard import refuse_socket
from getaway.server.http import client
from getaway.server.identity import COOKIE, Identity, identify, key_of
from getaway.server.limits import Bucket
from getaway.server.login_sessions import OpenSocket
from getaway.server.messages import Refused, write
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.server.session import ClientSession
from getaway.server.websocket import SEND_TEXT
from getaway.store.store import StoreError
from getaway.table.fair_queue import Asker
from getaway.text.render import english

RATE = 100.0
"""Messages per second from one socket."""
BURST = 300.0
BACKLOG = 1000
"""Frames that may wait for a slow reader before the socket is closed."""
BACKLOG_BYTES = 1024 * 1024
"""Maximum size of those frames: a few hundred packs would fill the memory long before a thousand frames."""

FULL = say("server-full")
TOO_MANY_THERE = say("too-many-connections")
NO_STORE = say("no-store")
LOGGED_OUT = 4001
"""The close code of a socket whose login session has ended."""
TRY_AGAIN_LATER = 1013

SendText = Callable[[bytes], bool]
"""Sends a frame at once and returns True, or returns False if it cannot."""


def _no_fast_path(frame: bytes) -> bool:
    """On an ASGI server without the extension every frame goes through `send`."""
    return False


class Connection:
    """The outgoing frames of one accepted socket."""

    def __init__(self, send: Send, on_lost: Callable[[], object], send_text: SendText = _no_fast_path) -> None:
        self._send = send
        self._on_lost = on_lost
        self._send_text = send_text
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._has_waiting = asyncio.Event()
        self.is_lost = False

    def send(self, frame: bytes) -> None:
        """Send a frame as soon as the reader accepts it; never waits."""
        if not self._waiting and self._send_text(frame):
            return
        if len(self._waiting) == BACKLOG or self._bytes > BACKLOG_BYTES:
            self._lose()
        elif not self.is_lost:
            self._waiting.append(frame)
            self._bytes += len(frame)
            self._has_waiting.set()

    async def send_waiting(self) -> None:
        """Send what is waiting, until the socket closes."""
        try:
            while True:
                await self._has_waiting.wait()
                self._has_waiting.clear()
                while self._waiting:
                    # It stays in the queue until it is sent, so that later frames wait behind it.
                    await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                    self._bytes -= len(self._waiting.popleft())
        except OSError:  # it has closed
            self._lose()

    def _lose(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._on_lost()


class SocketEndpoint:
    """The ASGI application of a WebSocket, from its handshake to its end."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service = self._service
        address = client(HTTPConnection(scope))
        if service.sockets_left == 0:
            await refuse_socket(scope, receive, send, 503, FULL)
        elif not service.sockets_of_addresses.take(address):
            await refuse_socket(scope, receive, send, 429, TOO_MANY_THERE)
        else:
            service.sockets_left -= 1
            try:
                await service.turns.take(address)
                await self._serve_until_logout(scope, receive, send)
            finally:
                service.sockets_left += 1
                service.sockets_of_addresses.give_back(address)

    async def _serve_until_logout(self, scope: Scope, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None
        socket = OpenSocket(task)
        key = key_of(HTTPConnection(scope).cookies.get(COOKIE, ""))
        try:
            # It belongs to its login session from the start: that may end while the store looks up the visitor.
            with self._service.sessions.joined(key, socket):
                await self._admit(socket, scope, receive, send)
        except asyncio.CancelledError:
            if not socket.has_ended:
                raise
            task.uncancel()
            await send({"type": "websocket.close", "code": LOGGED_OUT, "reason": english(say("logged-out"))})

    async def _admit(self, socket: OpenSocket, scope: Scope, receive: Receive, send: Send) -> None:
        service, request = self._service, HTTPConnection(scope)
        metered = Metered(identify(service.store, request.cookies))
        try:
            identity = await metered
        except StoreError as problem:
            service.store_health.report(problem)
            await refuse_socket(scope, receive, send, 503, NO_STORE)
            return
        finally:
            service.cpu.spend_for_address(client(request), metered.seconds)
        visitor = identity.visitor.id
        if not service.sockets_of_visitors.take(visitor):
            await _turn_away(receive, send, service.sockets_of_visitors.most)
            return
        try:
            with service.sessions.joined(identity.key, socket):
                await self._serve(identity, scope, receive, send)
        finally:
            service.sockets_of_visitors.give_back(visitor)

    async def _serve(self, identity: Identity, scope: Scope, receive: Receive, send: Send) -> None:
        service = self._service
        header = identity.cookie(secure=scope["scheme"] == "wss")
        headers = [] if header is None else [(b"set-cookie", header.encode())]
        await receive()
        await send({"type": "websocket.accept", "headers": headers})
        task = asyncio.current_task()
        assert task is not None
        connection = Connection(send, task.cancel, scope.get("extensions", {}).get(SEND_TEXT, _no_fast_path))
        asker = Asker(identity.visitor.id, client(HTTPConnection(scope)))
        current_asker.set(asker)
        session = ClientSession(service, identity.visitor, connection.send, asker.address)
        sender = asyncio.create_task(connection.send_waiting())
        service.metrics.sockets.inc()
        session.welcome()
        try:
            # In a separate task: each frame then resumes only this coroutine, not all the middleware around it.
            await asyncio.create_task(self._handle_frames(session, asker, receive))
        except asyncio.CancelledError:
            if not connection.is_lost:
                raise
        finally:
            service.metrics.sockets.dec()
            sender.cancel()
            session.end()

    async def _handle_frames(self, session: ClientSession, asker: Asker, receive: Receive) -> None:
        cpu, observe = self._service.cpu, self._service.metrics.commands.observe
        bucket = Bucket(RATE, BURST, self._service.time)
        use = SocketUse(cpu, asker)
        is_charged = True
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not bucket.take():
                    session.refuse_hurry()
                    await self._service.time.sleep(1 / RATE)
                    continue
                while is_charged and (debt := cpu.debt(asker)):
                    await self._service.time.sleep(debt)  # until then nothing more is read, and the client has to wait
                begun = time.perf_counter()
                metered = Metered(session.handle_frame(message.get("bytes") or message.get("text") or ""))
                try:
                    await metered
                finally:
                    is_charged = use.add(metered.seconds)
                observe(time.perf_counter() - begun)
        finally:
            use.charge()


async def _turn_away(receive: Receive, send: Send, most: int) -> None:
    """Accept the socket, say why it is closed, and close it: a page cannot read the status of a refused handshake."""
    await receive()
    await send({"type": "websocket.accept"})
    refused = Refused(None, "HR-13", say("too-many-pages", most=most))
    await send({"type": "websocket.send", "text": write(refused).decode()})
    await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
