"""A visitor's socket: frames in one by one, frames out in the order they were said.

It speaks ASGI itself: a framework between would cost as much as a move.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from getaway.server.answers import client
from getaway.server.house import House
from getaway.server.identity import recognise
from getaway.server.limits import Bucket
from getaway.server.visit import Visit

RATE = 100.0
"""Messages a second from one socket."""
BURST = 300.0
BACKLOG = 1000
"""Frames that may wait for a slow reader; after that he has to come again."""


class Connection:
    """What is said on one accepted socket."""

    def __init__(self, send: Send, lose: Callable[[], object]) -> None:
        self._send = send
        self._lose = lose
        self._waiting: deque[str] = deque()
        self._some = asyncio.Event()
        self.is_lost = False

    def send(self, frame: str) -> None:
        """Say it as soon as the reader takes it; never waits."""
        if len(self._waiting) == BACKLOG:
            self._end()
        elif not self.is_lost:
            self._waiting.append(frame)
            self._some.set()

    async def send_all(self) -> None:
        """Until the socket closes."""
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                while self._waiting:
                    await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
        except OSError:  # it has closed
            self._end()

    def _end(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._waiting.clear()
            self._lose()


async def converse(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything on one socket, from accepting it to its end."""
    if house.sockets_left == 0:
        await receive()
        await send({"type": "websocket.close", "code": 1013})  # before accepting it: a plain 403
        return
    house.sockets_left -= 1
    try:
        await _converse(house, scope, receive, send)
    finally:
        house.sockets_left += 1


async def _converse(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    asked = HTTPConnection(scope)
    guest = await recognise(house.store, asked.cookies)
    header = guest.cookie(secure=scope["scheme"] == "wss")
    await receive()
    await send({"type": "websocket.accept", "headers": [] if header is None else [(b"set-cookie", header.encode())]})
    conversation = asyncio.current_task()
    assert conversation is not None
    connection = Connection(send, conversation.cancel)
    visit = Visit(house, guest.visitor, connection.send, client(asked))
    sender = asyncio.create_task(connection.send_all())
    bucket = Bucket(RATE, BURST)
    house.figures.sockets.inc()
    visit.welcome()
    try:
        while (frame := await receive())["type"] == "websocket.receive":
            if not bucket.take():
                visit.refuse_hurry()
                await asyncio.sleep(1 / RATE)
                continue
            with house.figures.seconds.time():
                await visit.hear(frame.get("text") or frame.get("bytes") or "")
    except asyncio.CancelledError:
        if not connection.is_lost:
            raise
    finally:
        house.figures.sockets.dec()
        sender.cancel()
        visit.end()
