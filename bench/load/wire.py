"""A WebSocket client that costs next to nothing, so that the server is measured and not its client."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

Frame = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket."""

    def __init__(self, host: str, path: str, cookie: str | None) -> None:
        self._host = host
        self._path = path
        self._cookie = cookie
        self._buffer = bytearray()
        self._is_open = False
        self._transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.cookie = cookie or ""
        self._early: list[bytes] = []
        self._hear: Frame = self._early.append
        self.is_closing = False
        self.was_lost = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        self.was_lost = not self.is_closing
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            for line in head.split(b"\r\n"):
                name, _, value = line.partition(b": ")
                if name.lower() == b"set-cookie":
                    self.cookie = value.partition(b";")[0].decode()
            self._is_open = True
            buffer[:] = rest
            if not self.opened.done():  # else nobody waits for it any more
                self.opened.set_result(None)
        at = 0
        size = len(buffer)
        while size - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length == 126:
                if size - at < 4:
                    break
                start, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif length == 127:
                if size - at < 10:
                    break
                start, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
            if size - start < length:
                break
            payload = bytes(buffer[start : start + length])
            kind = buffer[at] & 0x0F
            at = start + length
            if kind == 1:
                self._hear(payload)
            elif kind == 9:
                self._send(0x8A, payload)
        del buffer[:at]

    def listen(self, hear: Frame) -> None:
        """Have each text frame, those that have come already first."""
        self._hear = hear
        early, self._early = self._early, []
        for frame in early:
            hear(frame)

    def send(self, text: bytes) -> None:
        """One text frame."""
        self._send(0x81, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + size + b"\0\0\0\0" + payload)  # masked by zeros: as it is

    def close(self) -> None:
        """Without ceremony."""
        self.is_closing = True
        self._transport.abort()


async def connect(host: str, path: str, cookie: str | None = None) -> Wire:
    """An open socket."""
    address, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(host, path, cookie), address, int(port))
    await wire.opened
    return wire
