"""Uvicorn's WebSocket, with a short way for what is sent most: whole text frames on an open socket.

Uvicorn parses and writes a frame in general, with a change of task for each; that costs as much as a move does.
"""

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from getaway.server.http_protocol import STALL_SECONDS, Patience
from getaway.server.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has not been compiled
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text frame that is whole."""
FINAL = 0x80
MASKED = 0x80
LENGTH_IN_TWO_BYTES = 126
SHORT_HEADS = tuple(bytes((TEXT, length)) for length in range(LENGTH_IN_TWO_BYTES))
HEAD_IN_TWO_BYTES = bytes((TEXT, LENGTH_IN_TWO_BYTES))
HEAD_IN_EIGHT_BYTES = bytes((TEXT, LENGTH_IN_TWO_BYTES + 1))
MANY = 16
"""Frames that may wait to be heard before no more are read."""
UNUSUAL_RATE = 100.0
"""Frames a second that Uvicorn reads: pings, pongs, parts of messages. Nobody is charged for the time they take."""
UNUSUAL_BURST = 300.0
SLICE = 1024
"""Bytes that Uvicorn reads before it is asked whether there were too many frames: the shortest has 6."""
LINE = "getaway.line"
"""Under this name an application finds its line among the extensions of its scope."""


class Inbox:
    """What was heard and not yet taken, by one reader: as much of a queue as Uvicorn uses."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """It came."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next, when it has come."""
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        """Whether all is taken."""
        return not self._events

    def qsize(self) -> int:
        """How many wait."""
        return len(self._events)


class Outbox:
    """The lines on which something was said in this turn of the loop; each sends it in one write."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def add(self, line: "Line") -> None:
        """It has something to send."""
        if not self._lines:
            line.loop.call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.send_said()


class Line(WebSocketsSansIOProtocol):
    """Whole text frames are read and written here; everything else, and a reader who does not keep up, is Uvicorn's
    business. Each server has a kind of its own, with its outbox."""

    outbox: Outbox
    stall_seconds = STALL_SECONDS

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        inbox: Any = Inbox(self.loop)
        self.queue = inbox
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""
        self._is_plain = False
        """Whether something unusual has come, as a message in several frames: from then on Uvicorn reads them all."""
        self._extensions: dict[str, Any] = {}
        self._said: list[bytes] = []
        self._is_held_up = False
        """Whether the reader does not keep up."""
        self._patience: Patience | None = None
        self._last_call: asyncio.TimerHandle | None = None
        self._unusual = Bucket(UNUSUAL_RATE, UNUSUAL_BURST)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self
            self._extensions = extensions

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._patience = Patience(transport, self.loop.call_later, self.stall_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.end()
        if self._last_call is not None:
            self._last_call.cancel()
        super().connection_lost(exc)
        self._extensions.pop(LINE, None)  # or line and scope would keep each other in memory

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or self._is_plain:
            self._is_plain = self._is_plain or self.handshake_initiated
            self._read_plain(data)
            return
        if self._begun:
            data = self._begun + data
        at, size = 0, len(data)
        while size - at >= 6:
            length, mask = data[at + 1] - MASKED, at + 2
            if length == LENGTH_IN_TWO_BYTES:
                length, mask = data[at + 2] << 8 | data[at + 3], at + 4
            elif length > LENGTH_IN_TWO_BYTES:
                length = -1
            if not data[at] & FINAL or not 0 <= length <= self.config.ws_max_size:
                self._is_plain = True
                self._begun = b""
                self._read_plain(data[at:])
                return
            start = mask + 4
            end = start + length
            if end > size:
                break
            if data[at] == TEXT:
                self._hear(apply_mask(data[start:end], data[mask:start]))
            else:
                super().data_received(data[at:end])
                if self.transport.is_closing():
                    return
            at = end
        self._begun = data[at:]

    def _read_plain(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)  # who reads it says what is wrong with it; Uvicorn would write it into the log

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def _count(self) -> None:
        """Close the socket of who sends too many frames of the kinds that Uvicorn reads."""
        if not self._unusual.take() and not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames at once")
            self.handle_parser_exception()

    def _hear(self, payload: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if self.queue.qsize() == MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, text: bytes) -> bool:
        """Send a text frame, together with all else that is said in this turn of the loop; False if it cannot be sent
        now."""
        if self._is_held_up or self.conn.state is not State.OPEN or not self.handshake_complete:
            return False
        said = self._said
        if not said:
            self.outbox.add(self)
        said.append(head(len(text)))
        said.append(text)
        return True

    def send_said(self) -> None:
        """What was said since the last time."""
        if self._said and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self._said))
        self._said.clear()

    def pause_writing(self) -> None:
        self._is_held_up = True
        super().pause_writing()
        if self._patience is not None:
            self._patience.begin()

    def resume_writing(self) -> None:
        self._is_held_up = False
        super().resume_writing()
        if self._patience is not None:
            self._patience.end()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # It is closed when all is sent, which a reader who does not read can put off forever.
        if not self.disconnected:
            self._last_call = self.loop.call_later(self.stall_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # nobody answers there

    async def send(self, message: Any) -> None:
        self.send_said()
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # or Uvicorn reports each refusal as an error of ours

    def shutdown(self) -> None:
        self.send_said()
        super().shutdown()


def head(length: int) -> bytes:
    """The head of a text frame with so many bytes."""
    if length < LENGTH_IN_TWO_BYTES:
        return SHORT_HEADS[length]
    if length < 1 << 16:
        return HEAD_IN_TWO_BYTES + length.to_bytes(2, "big")
    return HEAD_IN_EIGHT_BYTES + length.to_bytes(8, "big")
