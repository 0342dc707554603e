"""A visitor's socket: frames in one by one, frames out in the order they were said."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

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
    """One accepted socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.lost = asyncio.Event()

    def send(self, frame: str) -> None:
        """Say it as soon as the reader takes it; never waits."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.lost.set()

    async def send_all(self) -> None:
        """Until the socket closes."""
        with suppress(WebSocketDisconnect):
            while True:
                await self._websocket.send_text(await self._waiting.get())


async def converse(house: House, websocket: WebSocket) -> None:
    """Everything on one socket, from accepting it to its end."""
    guest = await recognise(house.store, websocket.cookies)
    header = guest.cookie(secure=websocket.url.scheme == "wss")
    await websocket.accept(headers=[] if header is None else [(b"set-cookie", header.encode())])
    connection = Connection(websocket)
    visit = Visit(house, guest.visitor, connection.send)
    sender = asyncio.create_task(connection.send_all())
    bucket = Bucket(RATE, BURST)
    house.figures.sockets.inc()
    visit.welcome()
    try:
        while not connection.lost.is_set() and (frame := await websocket.receive())["type"] == "websocket.receive":
            if not bucket.take():
                visit.refuse_hurry()
                await asyncio.sleep(1 / RATE)
                continue
            with house.figures.seconds.time():
                await visit.hear(frame.get("text") or frame.get("bytes") or "")
    finally:
        house.figures.sockets.dec()
        sender.cancel()
        visit.end()
