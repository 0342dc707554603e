"""What a WebSocket does without its client: pings, and the end of clients and applications that do not go on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from getaway.server.websocket import SEND_TEXT, FastTextProtocol, WriteBatch

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = Frame(Opcode.PING, b"").serialize(mask=False)
PONG = Frame(Opcode.PONG, b"").serialize(mask=True)


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("2001:db8::1", 1, 0, 0)})
        self.written: list[bytes] = []
        self.ends: list[str] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.ends.append("close")

    def abort(self) -> None:
        self.ends.append("abort")

    def is_closing(self) -> bool:
        return bool(self.ends)


class Timers:
    """The timers of a protocol, which the test fires."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.due: list[tuple[float, Callable[[], None]]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def call_later(self, seconds: float, work: Callable[[], None]) -> asyncio.Handle:
        self.due.append((seconds, work))
        return asyncio.Handle(work, (), self._loop)

    def fire(self) -> float:
        """Fire the newest; its seconds."""
        seconds, work = self.due.pop()
        work()
        return seconds


async def connected(
    monkeypatch: pytest.MonkeyPatch, served: Callable[[Scope, Receive, Send], Any]
) -> tuple[FastTextProtocol, Transport, Timers, ServerState]:
    """A socket whose handshake was sent, and which this application has seen."""

    class Protocol(FastTextProtocol):
        app = staticmethod(served)
        batch = WriteBatch()

    timers = Timers(asyncio.get_running_loop())
    monkeypatch.setattr("getaway.server.websocket.asyncio.get_running_loop", lambda: timers)
    transport, state = Transport(), ServerState()
    protocol = Protocol(Config(served), state, {})
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    return protocol, transport, timers, state


async def accepts(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        pass


def test_a_client_that_does_not_answer_pings_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        protocol, transport, timers, _ = await connected(monkeypatch, accepts)
        assert transport.written.pop().startswith(b"HTTP/1.1 101")
        assert timers.fire() == 15
        assert transport.written.pop() == PING
        protocol.data_received(PONG)
        assert (timers.fire(), transport.ends) == (10, [])
        assert timers.fire() == 5
        assert transport.written.pop() == PING
        assert (timers.fire(), transport.ends) == (10, ["abort"])
        protocol.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(test())


def test_a_server_that_stops_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        protocol, transport, _, state = await connected(monkeypatch, accepts)
        assert len(state.connections) == 1
        protocol.shutdown()
        assert transport.written[-1] == Frame(Opcode.CLOSE, (1012).to_bytes(2, "big")).serialize(mask=False)
        assert transport.ends == ["close"]
        protocol.connection_lost(None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (state.connections, state.tasks) == (set(), set())

    asyncio.run(test())


def test_a_client_that_goes_before_it_is_accepted_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing to a transport that is closed would be an error that nobody handles."""

    async def waits(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        assert (await receive())["type"] == "websocket.disconnect"

    async def test() -> None:
        protocol, transport, _, state = await connected(monkeypatch, waits)
        protocol.connection_lost(None)
        while state.tasks:
            await asyncio.sleep(0)
        assert transport.written == []

    asyncio.run(test())


def test_an_application_that_fails_before_it_has_accepted_is_an_error_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        return

    async def test() -> None:
        _, transport, timers, _ = await connected(monkeypatch, fails)
        assert transport.written[0].startswith(b"HTTP/1.1 500")
        assert transport.ends[0] == "close"
        timers.fire()  # it closes when all is taken, which is not waited for forever
        assert transport.ends[-1] == "abort"

    asyncio.run(test())


def test_frames_that_come_before_the_handshake_is_answered_are_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[bytes] = []
    is_admitted = asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await is_admitted.wait()
        await send({"type": "websocket.accept"})
        assert HTTPConnection(scope).client == ("2001:db8::1", 1)
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["bytes"])
            assert scope["extensions"][SEND_TEXT](b"heard")

    async def test() -> None:
        protocol, transport, _, _ = await connected(monkeypatch, slow)
        early = Frame(Opcode.TEXT, b"early").serialize(mask=True)
        protocol.data_received(early[:4])
        is_admitted.set()
        await asyncio.sleep(0)
        protocol.data_received(early[4:] + Frame(Opcode.TEXT, b"late").serialize(mask=True))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert received == [b"early", b"late"]
        assert transport.written[-1] == b"\x81\x05heard" * 2
        protocol.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(test())
