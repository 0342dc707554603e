"""A house on a free port of this machine, and visitors who talk to it over real sockets."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from getaway.kernel.deal import commit_seat
from getaway.server.guard import Network
from getaway.server.routes.manual import MANUAL
from getaway.server.routes.pages import STATIC
from getaway.server.run import Timeouts, listen, make_server
from getaway.server.service import GameService
from getaway.store.opening import store_at
from getaway.text.messages import Text
from getaway.text.render import english

ENTROPY = "5a" * 32
MANY = 1_000_000
"""New tables an hour: all tests come from one address."""
PATIENT: dict[str, Any] = {"open_timeout": 120, "ping_interval": None}
"""For a client's `connect`: a busy machine is no reason to give up."""
Message = dict[str, Any]


def said(text: Any) -> str:
    """A text from the wire, in English."""
    return english(msgspec.convert(text, Text))


class Visitor:
    """A client that knows no rule: it sends commands, and keeps every frame it gets."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table = ""
        self.view: Message = {}
        self.now: Message = {}
        self.told = 0
        self.you = -1
        self._commitment = ""
        self._to_come = 0
        """Tables that were entered and are not told of yet."""
        self._socket_name = secrets.token_hex(4)
        self._sent = 0

    @property
    def cookie(self) -> str:
        """What the house gave to a new visitor, to come again with."""
        assert self.socket.response is not None
        return self.socket.response.headers["set-cookie"].partition(";")[0]

    def hear(self) -> Message:
        """The next message."""
        frame = self.socket.recv(timeout=300)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        match message["type"]:
            case "TableOpened":
                self.table, self.you, self.now = message["table"], message["you"], {}
                self._commitment, self._to_come = message["commitment"], max(0, self._to_come - 1)
            case "TableState":
                self.now = message
            case "ViewUpdate":
                self.view = message["view"]
                self.told += len(message["events"])
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message like that."""
        while not wanted(message := self.hear()):
            pass
        return message

    def next(self, kind: str) -> Message:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def say(self, frame: str | bytes) -> Message:
        """Send a frame as it is; the message that answers it."""
        self.socket.send(frame)
        return self.until(lambda message: message["type"] in ("Accepted", "Refused"))

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command; what it was answered."""
        self._sent += 1
        answer = self.say(json.dumps({"id": self._id(), "command": {"do": kind, **fields}}))
        if answer["type"] == "Accepted" and kind in ("OpenTable", "Enter", "Sit", "Claim"):
            self._to_come += 1
        return answer

    def _id(self) -> str:
        """Of the last command; ids are unique for a seat, whichever socket they come by."""
        return f"{self._socket_name}-{self._sent}"

    def do(self, kind: str, **fields: Any) -> None:
        """Send a command that must be accepted."""
        answer = self.ask(kind, **fields)
        assert answer == {"type": "Accepted", "id": self._id()}

    def ready(self) -> None:
        """Commit to the bytes of this seat."""
        while self._to_come:
            self.hear()
        self.do("Commit", commitment=commit_seat(self.table, self._commitment, self.you, ENTROPY))

    def reveal(self) -> None:
        """Reveal them, when every seat has committed to its own."""
        while self._to_come or not self.now or not self.now["deal"]["revealing"]:
            self.hear()
        self.do("Reveal", entropy=ENTROPY, round=self.now["deal"]["round"])

    def begin(self, seats: int = 1) -> None:
        """Be ready and reveal, for all of one's seats; alone at the table, or with bots."""
        for act in (self.ready, self.reveal):
            for seat in range(seats):
                if seats > 1:
                    self.do("Enter", table=self.table, seat=seat)
                act()

    def make(self, move: Message) -> Message:
        """Make a move; the view after it."""
        self.do("Make", move=move)
        self.next("ViewUpdate")
        return self.view

    def my_turn(self, seat: int = 0) -> Message:
        """The first view in which the game waits for this seat, or is over."""
        while self.view["outcome"] is None and seat not in self.view["waiting_for"]:
            self.next("ViewUpdate")
        return self.view

    def sit_down(self, **order: Any) -> Message:
        """Begin a game of Masters against a bot; its first view in which it waits for you."""
        self.do("OpenTable", order={"game": "masters", **order})
        self.begin()
        self.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
        return self.my_turn()


def all_ready(*visitors: Visitor) -> None:
    """All are ready, and then all reveal their bytes: the game is dealt."""
    for visitor in visitors:
        visitor.ready()
    for visitor in visitors:
        visitor.reveal()


class Address:
    """Where a house is open."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"

    @contextmanager
    def visit(self, cookie: str | None = None, **options: Any) -> Iterator[Visitor]:
        """A visitor's socket; with a cookie it is someone who was here before."""
        headers = options.pop("additional_headers", {}) | ({} if cookie is None else {"cookie": cookie})
        with connect(f"ws://{self.host}/ws", additional_headers=headers, **PATIENT, **options) as socket:
            yield Visitor(socket)


@contextmanager
def opened(
    database: Path | str,
    static: Path = STATIC,
    *,
    notify: bool = True,
    network: Network | None = None,
    timeouts: Timeouts | None = None,
    manual: Path = MANUAL,
    **settings: Any,
) -> Iterator[Address]:
    """A house on this database, open as long as the block lasts."""
    listener = listen("127.0.0.1", 0)
    house = GameService(
        store_at(str(database), notify=notify), **{"tables": MANY, "cpu_share": float(MANY), **settings}
    )
    server = make_server(house, static, network, timeouts, manual)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield Address(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """The house as it is served."""
    with opened(tmp_path_factory.mktemp("house") / "house.db") as address:
        yield address


@pytest.fixture
def visitor(house: Address) -> Iterator[Visitor]:
    """Someone who has just come in."""
    with house.visit() as visitor:
        yield visitor
