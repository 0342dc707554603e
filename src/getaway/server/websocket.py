"""WebSockets as an asyncio protocol, with a fast path for the most frequent case: whole text frames on an open socket.

The handshake, control frames, fragmented messages and protocol errors are handled by the Sans-I/O parser of
`websockets`. That parser is general, and together with a task switch per frame it costs as much as a move. So whole
text frames are read and written here, and the parser is always between two frames.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from getaway.server.http_protocol import peer_of
from getaway.server.limits import Bucket
from getaway.server.messages import FRAME_LIMIT
from getaway.server.stall import STALL_SECONDS, StallTimer
from getaway.table.time_source import SYSTEM_TIME, TimeSource

try:
    from websockets.speedups import apply_mask
except ImportError:  # if the extension is not compiled
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text frame that is a whole message."""
FINAL = 0x80
MASKED = 0x80
LENGTH_IN_TWO_BYTES = 126
SHORT_HEADS = tuple(bytes((TEXT, length)) for length in range(LENGTH_IN_TWO_BYTES))
HEAD_IN_TWO_BYTES = bytes((TEXT, LENGTH_IN_TWO_BYTES))
HEAD_IN_EIGHT_BYTES = bytes((TEXT, LENGTH_IN_TWO_BYTES + 1))
MOST_RECEIVED = 16
"""How many messages may wait for the application before reading is paused."""
UNUSUAL_RATE = 100.0
"""Frames per second for the parser: pings, pongs, fragments. Their time is charged to nobody."""
UNUSUAL_BURST = 300.0
SLICE = 1024
"""Bytes that the parser reads before frames are counted; the shortest frame has 6."""
PING_SECONDS = 15.0
PONG_SECONDS = 10.0
"""A client that does not answer a ping within this time is considered gone."""
SEND_TEXT = "getaway.send_text"
"""The ASGI extension with the connection's `send_text`."""


class WriteBatch:
    """The sockets to write to in this iteration of the event loop; each gets a single write."""

    def __init__(self) -> None:
        self._sockets: list[FastTextProtocol] = []

    def add(self, socket: "FastTextProtocol", loop: asyncio.AbstractEventLoop) -> None:
        """Write to this socket at the end of the iteration."""
        if not self._sockets:
            loop.call_soon(self._write)
        self._sockets.append(socket)

    def _write(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.write_pending()


class FastTextProtocol(asyncio.Protocol):
    """One WebSocket, served by an ASGI application. Each server has its own subclass, with its app, batch and clock."""

    app: ASGIApp
    batch: WriteBatch
    stall_seconds = STALL_SECONDS
    time: TimeSource = SYSTEM_TIME

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._loop = asyncio.get_running_loop()
        self._server_state = server_state
        self._websocket = ServerProtocol(max_size=FRAME_LIMIT)
        self._response: Response | None = None
        """The response to the handshake, until it is sent."""
        self._uses_parser = True
        """Whether the parser reads everything: during the handshake, and from the first unusual frame on."""
        self._is_early = False
        """Whether the client has sent frames before its handshake was answered."""
        self._incomplete = b""
        """The beginning of a frame."""
        self._parts: list[bytes] = []
        self._received: deque[Message] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._is_reading_paused = False
        self._pending: list[bytes] = []
        self._writable = asyncio.Event()
        self._writable.set()
        self._is_open = False
        """Whether text may be sent and received: a copy of the parser's `state`, which is slow to read."""
        self._is_lost = False
        self._last_call: asyncio.TimerHandle | None = None
        self._keepalive: asyncio.TimerHandle | None = None
        self._awaits_pong = False
        self._unusual = Bucket(UNUSUAL_RATE, UNUSUAL_BURST, self.time)

    # The transport.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._stall = StallTimer(transport, self._loop.call_later, self.stall_seconds)
        self._server_state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self._is_open = False
        self._server_state.connections.discard(self)
        self._stall.stop()
        for timer in (self._last_call, self._keepalive):
            if timer is not None:
                timer.cancel()
        self._writable.set()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)

    def pause_writing(self) -> None:
        self._writable.clear()
        self._stall.start()

    def resume_writing(self) -> None:
        self._writable.set()
        self._stall.stop()

    def shutdown(self) -> None:
        """Close the socket because the server stops."""
        self._disconnect(CloseCode.SERVICE_RESTART)
        if self._is_open:
            self.write_pending()
            self._websocket.send_close(CloseCode.SERVICE_RESTART)
            self._write_protocol()
        self._transport.close()

    # Reading.

    def data_received(self, data: bytes) -> None:
        if self._uses_parser:
            self._is_early = self._is_early or self._response is not None
            self._parse(data)
            return
        if self._incomplete:
            data = self._incomplete + data
        at, size = 0, len(data)
        while size - at >= 6:
            length, mask = data[at + 1] - MASKED, at + 2
            if length == LENGTH_IN_TWO_BYTES:
                length, mask = data[at + 2] << 8 | data[at + 3], at + 4
            elif length > LENGTH_IN_TWO_BYTES:
                length = -1
            if not data[at] & FINAL or not 0 <= length <= FRAME_LIMIT:
                self._uses_parser = True
                self._incomplete = b""
                self._parse(data[at:])
                return
            start = mask + 4
            end = start + length
            if end > size:
                break
            if data[at] == TEXT:
                self._receive_message(apply_mask(data[start:end], data[mask:start]))
            else:
                self._parse(data[at:end])
                if self._transport.is_closing():
                    return
            at = end
        self._incomplete = data[at:]

    def _parse(self, data: bytes) -> None:
        """Let the parser read, and act on its events."""
        for at in range(0, len(data), SLICE):
            if self._transport.is_closing():
                return
            self._websocket.receive_data(data[at : at + SLICE])
            for event in self._websocket.events_received():
                if isinstance(event, Request):
                    self._answer_handshake(event)
                elif isinstance(event, Frame):
                    self._receive_frame(event)
            self._write_protocol()

    def _receive_frame(self, frame: Frame) -> None:
        if not self._unusual.take():
            self._websocket.fail(CloseCode.POLICY_VIOLATION, "too many frames at once")
        elif frame.opcode is Opcode.PONG:
            self._awaits_pong = False
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                parts, self._parts = self._parts, []
                self._receive_message(b"".join(parts))

    def _receive_message(self, payload: bytes) -> None:
        if not self._is_open and self._response is None:  # closing; an early frame waits in the queue
            return
        self._queue({"type": "websocket.receive", "bytes": payload})
        if len(self._received) == MOST_RECEIVED and not self._is_reading_paused:
            self._is_reading_paused = True
            self._transport.pause_reading()

    def _queue(self, message: Message) -> None:
        self._received.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _disconnect(self, code: int) -> None:
        """Tell the application that nothing more will arrive."""
        self._queue({"type": "websocket.disconnect", "code": code})

    async def _receive(self) -> Message:
        while not self._received:
            self._reader = self._loop.create_future()
            await self._reader
        message = self._received.popleft()
        if self._is_reading_paused and not self._received:
            self._is_reading_paused = False
            self._transport.resume_reading()
        return message

    # Writing.

    def send_text(self, text: bytes) -> bool:
        """Send a text frame, together with everything else sent in this iteration of the event loop. Returns False if
        the socket is not open or its reader does not keep up.
        """
        if not self._is_open or not self._writable.is_set():
            return False
        pending = self._pending
        if not pending:
            self.batch.add(self, self._loop)
        pending.append(head(len(text)))
        pending.append(text)
        return True

    def write_pending(self) -> None:
        """Write the frames that are waiting to be sent."""
        if self._pending and self._is_open and not self._transport.is_closing():
            self._transport.write(b"".join(self._pending))
        self._pending.clear()

    def _write_protocol(self) -> None:
        """Write what the parser wants to send; empty bytes at the end mean that the connection is to be closed."""
        self._is_open = self._websocket.state is State.OPEN
        for data in self._websocket.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._disconnect(CloseCode.NORMAL_CLOSURE)
                self._transport.close()

    def _ping(self) -> None:
        self._awaits_pong = True
        self._websocket.send_ping(b"")
        self._write_protocol()
        self._keepalive = self._loop.call_later(PONG_SECONDS, self._check_pong)

    def _check_pong(self) -> None:
        if self._awaits_pong:
            self._transport.abort()
        elif self._is_open:
            self._keepalive = self._loop.call_later(PING_SECONDS - PONG_SECONDS, self._ping)

    # The application.

    def _answer_handshake(self, request: Request) -> None:
        response = self._websocket.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._websocket.send_response(response)
            return
        self._response = response
        self._queue({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "client": peer_of(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": list(_encoded(request)),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, SEND_TEXT: self.send_text},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await type(self).app(scope, self._receive, self._send)
        finally:
            if self._response is not None and not self._is_lost:
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
            if self._websocket.state is not State.CLOSING:
                self._transport.close()
            if not self._is_lost:  # a client that does not read could delay the end forever
                self._last_call = self._loop.call_later(self.stall_seconds, self._transport.abort)

    async def _send(self, message: Message) -> None:
        await self._writable.wait()
        self.write_pending()
        if self._is_lost:
            raise OSError("the client has disconnected")
        try:
            match message["type"]:
                case "websocket.accept":
                    self._accept(message.get("headers", []))
                case "websocket.send":
                    self._websocket.send_text(message["text"].encode())
                case "websocket.close" if self._response is None:
                    self._disconnect(message["code"])
                    self._websocket.send_close(message["code"], message.get("reason") or "")
                    if self._is_reading_paused:  # the client's answer has to be read
                        self._is_reading_paused = False
                        self._transport.resume_reading()
                case "websocket.close":
                    self._refuse(HTTPStatus.FORBIDDEN)
                case "websocket.http.response.start":
                    self._refusal = message
                case "websocket.http.response.body":
                    self._refuse(self._refusal["status"], self._refusal["headers"], message["body"])
        except InvalidState:
            raise OSError("the socket is closed") from None
        self._write_protocol()

    def _accept(self, headers: list[tuple[bytes, bytes]]) -> None:
        assert self._response is not None
        del self._response.headers["Date"]
        self._response.headers.update((name.decode(), value.decode()) for name, value in headers)
        self._websocket.send_response(self._response)
        self._response = None
        self._uses_parser = self._is_early
        self._keepalive = self._loop.call_later(PING_SECONDS, self._ping)

    def _refuse(self, status: int, headers: list[tuple[bytes, bytes]] | None = None, body: bytes = b"") -> None:
        response = self._websocket.reject(HTTPStatus(status), body.decode())
        for name, value in headers or []:
            response.headers.pop(name.decode(), None)
            response.headers[name.decode()] = value.decode()
        self._response = None
        self._websocket.send_response(response)
        self._write_protocol()


def head(length: int) -> bytes:
    """The header of a text frame with this many bytes."""
    if length < LENGTH_IN_TWO_BYTES:
        return SHORT_HEADS[length]
    if length < 1 << 16:
        return HEAD_IN_TWO_BYTES + length.to_bytes(2, "big")
    return HEAD_IN_EIGHT_BYTES + length.to_bytes(8, "big")


def _encoded(request: Request) -> Iterator[tuple[bytes, bytes]]:
    for name, value in request.headers.raw_items():
        yield name.lower().encode("ascii"), value.encode("latin-1")
