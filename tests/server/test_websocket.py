"""Frames as networks bring them: in pieces, several at once, and of every kind."""

import asyncio
import json
import time
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from getaway.server.messages import FRAME_LIMIT
from getaway.server.websocket import MOST_RECEIVED, UNUSUAL_BURST, FastTextProtocol, WriteBatch
from tests.server.conftest import Address, Visitor


def text(content: str, *, final: bool = True, mask: bool = True) -> bytes:
    return Frame(Opcode.TEXT, content.encode(), final).serialize(mask=mask)


def question(name: str, room: int = 0) -> str:
    """A command that is refused, under this name, so long."""
    return json.dumps({"id": name, "command": {"do": "StartOver"}}) + " " * room


@pytest.fixture
def ann(house: Address) -> Iterator[Visitor]:
    with house.visit() as visitor:
        yield visitor


def send(ann: Visitor, data: bytes) -> None:
    ann.socket.socket.sendall(data)


def answers(ann: Visitor, count: int) -> list[str]:
    return [ann.next("Refused")["id"] for _ in range(count)]


def code_of_the_end(ann: Visitor) -> int:
    with pytest.raises(ConnectionClosed) as end:
        ann.until(lambda message: False)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


@pytest.mark.parametrize("room", [0, 60, 126, 127, 500, FRAME_LIMIT - 100])
def test_a_frame_in_pieces_is_one(ann: Visitor, room: int) -> None:
    data = text(question("a", room))
    cuts = sorted({*range(1, 16), len(data) // 2, len(data) - 1})
    for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        send(ann, data[start:end])
        time.sleep(0.002)
    assert answers(ann, 1) == ["a"]


def test_several_at_once_are_answered_in_their_order(ann: Visitor) -> None:
    names = [f"n{number}" for number in range(3 * MOST_RECEIVED)]
    data = b"".join(text(question(name)) for name in names)
    send(ann, data[:-5])
    send(ann, data[-5:])
    assert answers(ann, len(names)) == names
    assert ann.ask("StartOver")["type"] == "Refused", "and it is read on"


def test_a_message_in_several_frames_is_one_too(ann: Visitor) -> None:
    content = question("a")
    send(ann, text(content[:5], final=False) + Frame(Opcode.CONT, content[5:].encode()).serialize(mask=True))
    assert answers(ann, 1) == ["a"]
    send(ann, text(question("b")))
    assert answers(ann, 1) == ["b"]


def test_a_frame_before_the_answer_to_the_handshake_waits_for_it() -> None:
    """The application takes its time to accept, and the client does not wait for it."""
    handshake = (
        b"GET /ws HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def received() -> list[str]:
        seen, sent = [], asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            seen.append((await receive())["type"])
            await sent.wait()
            await send({"type": "websocket.accept"})
            seen.append((await receive())["bytes"].decode())

        kind = type("Protocol", (FastTextProtocol,), {"app": staticmethod(app), "batch": WriteBatch()})
        state = ServerState()
        protocol = kind(Config(app), state, {})
        protocol.connection_made(Mock(spec=asyncio.Transport, is_closing=lambda: False))
        protocol.data_received(handshake)
        protocol.data_received(text("early"))
        sent.set()
        await asyncio.gather(*state.tasks)
        protocol.connection_lost(None)
        return seen

    assert asyncio.run(received()) == ["websocket.connect", "early"]


def test_control_frames_and_bytes_come_between(ann: Visitor) -> None:
    ping = Frame(Opcode.PING, b"there?").serialize(mask=True)
    pong = Frame(Opcode.PONG, b"unasked").serialize(mask=True)
    binary = Frame(Opcode.BINARY, question("b").encode()).serialize(mask=True)
    send(ann, ping + text(question("a")) + pong + binary + text(question("c")))
    assert answers(ann, 3) == ["a", "b", "c"]
    assert ann.socket.ping().wait(10)
    send(ann, Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    assert code_of_the_end(ann) == 1000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (text(question("a", FRAME_LIMIT)), 1009),
        (text(question("a", 1 << 16)), 1009),
        (text(question("a"), mask=False), 1002),
        (b"\xc1" + text(question("a"))[1:], 1002),
        (Frame(Opcode.CONT, b"x").serialize(mask=True), 1002),
    ],
    ids=["too long", "much too long", "not masked", "a bit that means nothing", "the middle of nothing"],
)
def test_what_breaks_the_protocol_ends_it(house: Address, data: bytes, code: int) -> None:
    with house.visit() as ann:
        send(ann, text(question("before")))
        assert answers(ann, 1) == ["before"]
        send(ann, data)
        assert code_of_the_end(ann) == code
    with house.visit() as ann:
        assert ann.hear()["type"] == "Welcome"


def test_text_that_is_none_is_refused(ann: Visitor) -> None:
    send(ann, Frame(Opcode.TEXT, b'{"type": "\xff"}').serialize(mask=True))
    assert ann.next("Refused")["rule"] == "HR-3"


def test_clients_cannot_fill_the_log(ann: Visitor, house: Address, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(InvalidStatus) as refused, house.visit(additional_headers={"origin": "http://example.org"}):
        pass
    assert refused.value.response.status_code == 403
    no_text = Frame(Opcode.TEXT, b"\xff", False).serialize(mask=True) + Frame(Opcode.CONT, b"\xfe").serialize(mask=True)
    send(ann, no_text)
    assert ann.next("Refused")["rule"] == "HR-3"
    assert caplog.records == []


EMPTY = {
    "pings": (b"", Frame(Opcode.PING, b"")),
    "pongs": (b"", Frame(Opcode.PONG, b"")),
    "parts of a message": (text("", final=False), Frame(Opcode.CONT, b"", False)),
    "bytes": (b"", Frame(Opcode.BINARY, b"")),
    "texts after a message in parts": (
        text("", final=False) + Frame(Opcode.CONT, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b""),
    ),
}


@pytest.mark.parametrize("kind", EMPTY)
def test_a_flood_of_frames_that_nobody_is_charged_for_ends_the_socket(ann: Visitor, kind: str) -> None:
    """Each costs the event loop as much as a short command, and a chunk of a connection holds 40,000 of them."""
    first, frame = EMPTY[kind]
    ann.next("Welcome")
    send(ann, first + 3 * int(UNUSUAL_BURST) * frame.serialize(mask=True))
    assert code_of_the_end(ann) == 1008
