"""A house on a free port of this machine, and visitors who talk to it over real sockets."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from getaway.server.house import House
from getaway.server.run import listen, make_server

ENTROPY = "5a" * 32
Message = dict[str, Any]


class Visitor:
    """A client that knows no rule: it sends commands, and keeps every frame it gets."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self._sent = 0

    def hear(self) -> Message:
        """The next message."""
        frame = self.socket.recv(timeout=10)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        return message

    def say(self, frame: str | bytes) -> Message:
        """Send a frame as it is; the message that answers it."""
        self.socket.send(frame)
        return self.hear()

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command; what it was answered."""
        self._sent += 1
        return self.say(json.dumps({"type": kind, "id": f"c{self._sent}", **fields}))

    def do(self, kind: str, **fields: Any) -> Message:
        """Send a command that must be accepted; the message after that."""
        answer = self.ask(kind, **fields)
        assert answer == {"type": "Accepted", "id": f"c{self._sent}"}
        return self.hear()

    def sit_down(self) -> Message:
        """Begin a game of Masters; its first view."""
        assert self.hear()["type"] == "Welcome"
        assert self.do("OpenTable", game="masters")["type"] == "TableOpened"
        view: Message = self.do("Ready", entropy=ENTROPY)["view"]
        return view


class Address:
    """Where a house is open."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"

    @contextmanager
    def visit(self, **options: Any) -> Iterator[Visitor]:
        """A visitor's socket."""
        with connect(f"ws://{self.host}/ws", **options) as socket:
            yield Visitor(socket)


@contextmanager
def opened(house: House, static: Path | None = None) -> Iterator[Address]:
    """A house, open as long as the block lasts."""
    listener = listen("127.0.0.1", 0)
    server = make_server(house) if static is None else make_server(house, static)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield Address(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@pytest.fixture(scope="session")
def house() -> Iterator[Address]:
    """The house as it is served."""
    with opened(House()) as address:
        yield address


@pytest.fixture
def visitor(house: Address) -> Iterator[Visitor]:
    """Someone who has just come in."""
    with house.visit() as visitor:
        yield visitor
