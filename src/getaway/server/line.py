"""Uvicorn's WebSocket, with a short way for what is sent most: a text frame on an open socket."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81
"""The first byte of a text frame that is whole."""


class Line(WebSocketsSansIOProtocol):
    """The frame is written here; everything else, and a reader who does not keep up, is Uvicorn's business."""

    async def send(self, message: Any) -> None:
        text = message.get("text")
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if text is None or not is_open or not self.writable.is_set() or self.conn.state is not State.OPEN:
            await super().send(message)
        else:
            payload = text.encode()
            self.transport.write(head(len(payload)) + payload)


def head(length: int) -> bytes:
    """The head of a text frame with so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
