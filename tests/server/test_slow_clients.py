"""Clients who send slowly, read slowly or not at all, and who want every socket: none of them keeps the others out."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from getaway.server.app import make_starlette
from getaway.server.cpu import CpuShares
from getaway.server.http_protocol import HttpProtocol, Peer, RequestProgress
from getaway.server.limits import Slots
from getaway.server.run import Timeouts
from getaway.server.stall import LEAST_TAKEN, StallTimer
from tests import patient
from tests.server.conftest import Address, opened, said

SOON = Timeouts(header=0.2, body=0.2, stall=0.2)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Address]:
    """A server with little patience."""
    with opened(tmp_path / "house.db", timeouts=SOON) as address:
        yield address


def connected(address: Address, sent: bytes) -> socket.socket:
    host, _, port = address.host.partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.settimeout(60)
    connection.sendall(sent)
    return connection


def ended(connection: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    got = b""
    try:
        while data := connection.recv(65536):
            got += data
    except ConnectionResetError:
        pass
    connection.close()
    return got


def send_on(connection: socket.socket, frame: Callable[[int], bytes], pause: float) -> None:
    """Until the other side ends it; a TimeoutError if it does not."""
    for number in count():
        connection.sendall(frame(number))
        time.sleep(pause)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half the headers", "half the body"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(hasty: Address, sent: bytes) -> None:
    assert ended(connected(hasty, sent)) == b""
    assert patient.get(f"{hasty.url}/healthz").status_code == 200


def test_sending_a_byte_now_and_then_gains_no_time(hasty: Address) -> None:
    connection = connected(hasty, b"GET / HTTP/1.1\r\n")
    with pytest.raises(ConnectionError):
        send_on(connection, lambda number: b"x", 0.02)
    connection.close()


def test_the_second_request_of_a_connection_has_a_deadline_too(hasty: Address) -> None:
    connection = connected(hasty, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /heal")
    assert ended(connection).endswith(b"ok\n")


class Clock:
    """A loop's timers, turned by hand."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def call_later(self, seconds: float, work: Callable[[], None]) -> Any:
        self.due.append(work)
        due = self.due

        class Timer:
            def cancel(self) -> None:
                if work in due:
                    due.remove(work)

        return Timer()

    def tick(self) -> None:
        due, self.due[:] = list(self.due), []
        for work in due:
            work()


class Transport:
    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def test_a_reader_who_takes_nothing_is_dropped_and_a_slow_one_is_not() -> None:
    clock, transport = Clock(), Transport(10 * LEAST_TAKEN)
    timer = StallTimer(transport, clock.call_later, 1.0)  # type: ignore[arg-type]
    timer.start()
    for _ in range(3):
        transport.waiting -= LEAST_TAKEN
        clock.tick()
        assert not transport.aborted
    transport.waiting -= LEAST_TAKEN - 1
    clock.tick()
    assert transport.aborted
    assert clock.due == []


def test_a_reader_who_catches_up_is_left_alone() -> None:
    clock, transport = Clock(), Transport(10 * LEAST_TAKEN)
    timer = StallTimer(transport, clock.call_later, 1.0)  # type: ignore[arg-type]
    timer.start()
    timer.stop()
    clock.tick()
    assert not transport.aborted


def test_a_socket_that_does_not_read_is_ended(hasty: Address) -> None:
    """It asks for a box again and again, and takes none of the answers."""
    with hasty.visit() as ann:
        ann.do("OpenTable", order={"game": "big_score"})
        table = ann.next("TableOpened")["table"]
        cookie = ann.cookie
    handshake = (
        f"GET /ws HTTP/1.1\r\nhost: {hasty.host}\r\ncookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", int(hasty.host.partition(":")[2])))
    deaf.settimeout(60)
    deaf.sendall(handshake.encode())
    assert deaf.recv(12) == b"HTTP/1.1 101"

    def enter(number: int) -> bytes:
        text = json.dumps({"id": str(number), "command": {"do": "Enter", "table": table}}).encode()
        return Frame(Opcode.TEXT, text).serialize(mask=True)

    with pytest.raises(ConnectionError):
        send_on(deaf, enter, 0.001)
    deaf.close()
    assert "getaway_sockets 0.0" in until_metrics(hasty, "getaway_sockets 0.0")


def until_metrics(address: Address, wanted: str) -> str:
    for _ in range(600):
        text = patient.get(f"{address.url}/metrics").text
        if wanted in text:
            return text
        time.sleep(0.1)
    return text


@pytest.mark.rule("HR-13")
def test_a_visitor_has_only_so_many_sockets_and_is_told_why(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", sockets_per_visitor=3) as house, ExitStack() as open_sockets:
        ann = open_sockets.enter_context(house.visit())
        for _ in range(2):
            open_sockets.enter_context(house.visit(ann.cookie))
        with house.visit(ann.cookie) as fourth:
            refused = fourth.hear()
            assert (refused["type"], refused["rule"]) == ("Refused", "HR-13")
            assert said(refused["why"]) == "You have 3 pages of this server open. Close one and reload this page."
            with pytest.raises(ConnectionClosed):
                fourth.hear()
        with house.visit() as bob:
            assert bob.hear()["type"] == "Welcome"
        open_sockets.close()
        until_metrics(house, "getaway_sockets 0.0")
        with house.visit(ann.cookie) as again:
            assert again.hear()["type"] == "Welcome"


@pytest.mark.rule("HR-13")
def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", sockets_per_address=3) as house, ExitStack() as open_sockets:
        for _ in range(3):
            open_sockets.enter_context(house.visit())
        with pytest.raises(InvalidStatus) as refused, house.visit():
            pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.body == b"Too many connections from your network. Close some of them.\n"
        assert patient.get(f"{house.url}/healthz").status_code == 200


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", sockets_per_address=1) as house:
        held = [connected(house, b"GET / HTTP/1.1\r\n") for _ in range(101)]
        assert ended(connected(house, b"")) == b""
        for connection in held:
            connection.close()


def test_handshakes_that_are_none_take_no_place_for_good(tmp_path: Path) -> None:
    no_key = b"GET /ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"
    with opened(tmp_path / "house.db", sockets_per_address=1) as house:
        for _ in range(120):
            assert ended(connected(house, no_key)).startswith(b"HTTP/1.1 400")
        assert patient.get(f"{house.url}/healthz").status_code == 200


def test_an_answer_over_ipv6_is_not_cut_off() -> None:
    """The name of such a peer has four parts, and ASGI knows two."""
    clock = Clock()

    class Http(HttpProtocol):
        slots = Slots(1)
        cpu = CpuShares(1.0)
        connections: ClassVar[dict[Peer | None, HttpProtocol]] = {}
        trusted = staticmethod(lambda address: False)

    class Six(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__({"peername": ("2001:db8::1", 5, 0, 0)})

    async def answers(scope: Scope, receive: Receive, send: Send) -> None:
        assert clock.due == [], "no deadline while the request is handled"

    async def test() -> None:
        config = uvicorn.Config(answers, http=Http)
        config.load()
        http = Http(config, ServerState(), {})
        http._loop = clock  # type: ignore[assignment]
        http.connection_made(Six())
        assert len(clock.due) == 1
        scope = {"type": "http", "client": ("2001:db8::1", 5), "headers": []}
        await RequestProgress(answers, Http.connections)(scope, None, None)  # type: ignore[arg-type]
        assert len(clock.due) == 1, "for the next one"
        http.leave()
        assert (clock.due, Http.connections) == ([], {})

    asyncio.run(test())


def test_connections_from_one_ipv6_network_are_counted_together() -> None:
    """Whoever has an IPv6 address often has a whole /48 of them."""

    class Http(HttpProtocol):
        slots = Slots(1)
        cpu = CpuShares(1.0)
        connections: ClassVar[dict[Peer | None, HttpProtocol]] = {}
        trusted = staticmethod(lambda address: False)

    class Transport(asyncio.Transport):
        is_ended = False

        def __init__(self, address: str) -> None:
            super().__init__({"peername": (address, 1)})

        def abort(self) -> None:
            self.is_ended = True

        def is_closing(self) -> bool:
            return self.is_ended

    async def test() -> list[bool]:
        config = uvicorn.Config(make_starlette, http=Http)
        config.load()
        transports = [Transport(f"2001:db8:{rest}") for rest in ("1:1::1", "1:2::1", "2:1::1")]
        for transport in transports:
            Http(config, ServerState(), {}).connection_made(transport)
        return [transport.is_ended for transport in transports]

    assert asyncio.run(test()) == [False, True, False]
