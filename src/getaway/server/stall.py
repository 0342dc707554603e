"""Drop connections whose reader has stopped reading."""

import asyncio
from collections.abc import Callable
from typing import Any

STALL_SECONDS = 10.0
"""How long a client may read almost nothing before its connection is dropped."""
LEAST_TAKEN = 10 * 1024
"""Bytes that a client has to read in that time. Nothing is added to the buffer of one that does not keep up."""


class StallTimer:
    """Aborts a transport whose write buffer does not drain; `close` would wait for it forever."""

    def __init__(self, transport: asyncio.Transport, call_later: Callable[..., Any], seconds: float) -> None:
        self._transport = transport
        self._call_later = call_later
        self._seconds = seconds
        self._timer: Any = None
        self._left = 0

    def start(self) -> None:
        """The write buffer is full."""
        self.stop()
        self._left = self._transport.get_write_buffer_size()
        self._timer = self._call_later(self._seconds, self._check)

    def stop(self) -> None:
        """The write buffer has drained, or the connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        self._timer = None
        if self._left - self._transport.get_write_buffer_size() < LEAST_TAKEN:
            self._transport.abort()
        else:
            self.start()
