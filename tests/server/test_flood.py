"""A flood of small requests is charged to the address it comes from, and others are served in between."""

import asyncio
from pathlib import Path
from typing import Any, ClassVar

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from getaway.server.cpu import CpuShares, Turns
from getaway.server.http_protocol import HOPELESS_SECONDS, HttpProtocol, Peer
from getaway.server.limits import Slots
from getaway.server.middleware import ChargeAddress
from getaway.server.service import GameService
from getaway.store.opening import store_at
from tests import patient
from tests.clock import Clock
from tests.server.conftest import opened

HERE, THERE = "1.1.1.1", "2.2.2.2"


@pytest.mark.rule("HR-13")
@pytest.mark.parametrize("path", ["/", "/healthz", "/no/such/path", "/assets/none.js", "/api/me", "/api/games"])
def test_an_address_pays_for_every_answer(tmp_path: Path, path: str) -> None:
    with opened(tmp_path / "house.db", cpu_share=1e-7) as house, patient.Client(base_url=house.url) as http:
        http.get(path)  # costs more than there is
        refused = http.get(path)
        assert (refused.status_code, refused.json()["rule"]) == (429, "HR-13")
        assert refused.headers["connection"] == "close"
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.rule("HR-13")
def test_a_request_of_an_address_in_debt_is_refused_before_any_work(tmp_path: Path) -> None:
    asked: list[str] = []
    sent: list[Message] = []

    async def requests(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["client"][0])

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    async def send(message: Message) -> None:
        sent.append(message)

    async def test() -> None:
        house = GameService(store_at(str(tmp_path / "house.db")))
        house.cpu.spend_for_address(HERE, 1000.0)
        for address in (HERE, THERE):
            scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (address, 1)}
            await ChargeAddress(requests, house)(scope, receive, send)

    asyncio.run(test())
    assert asked == [THERE]
    assert sent[0]["status"] == 429


def test_requests_of_one_address_start_one_in_a_round_of_the_event_loop() -> None:
    begun: list[str] = []

    async def ask(turns: Turns, address: str) -> None:
        await turns.take(address)
        begun.append(address)

    async def test() -> None:
        turns = Turns()
        flood = [asyncio.create_task(ask(turns, HERE)) for _ in range(100)]
        other = asyncio.create_task(ask(turns, THERE))
        await other
        assert begun.count(HERE) <= 2
        await asyncio.gather(*flood)

    asyncio.run(test())
    assert begun.count(HERE) == 100


class Loop:
    """Timers that are turned by hand."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def call_later(self, seconds: float, work: Any, *arguments: Any) -> Any:
        self.due.append(work)
        return asyncio.Handle(work, (), self)  # type: ignore[arg-type]

    def get_debug(self) -> bool:
        return False


class Connection(asyncio.Transport):
    """A client's, which notes whether it is read."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return False


@pytest.mark.rule("HR-13")
def test_what_an_address_in_debt_sends_waits_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    asked: list[bytes] = []
    monkeypatch.setattr(
        "uvicorn.protocols.http.h11_impl.H11Protocol.data_received", lambda self, data: asked.append(data)
    )
    shares = CpuShares(0.5, clock)

    class Http(HttpProtocol):
        slots = Slots(10)
        cpu = shares
        connections: ClassVar[dict[Peer | None, HttpProtocol]] = {}
        trusted = staticmethod(lambda address: False)

    async def test() -> None:
        config = uvicorn.Config(lambda: None, http=Http)
        http, loop, transport = Http(config, ServerState(), {}), Loop(), Connection(HERE)
        http._loop = loop  # type: ignore[assignment]
        http.connection_made(transport)
        shares.spend_for_address(HERE, 3.0 + 1.0)  # all there is, and two seconds of debt
        loop.due.clear()
        http.data_received(b"GET")
        assert (asked, transport.is_read) == ([], False)
        loop.due.pop()()
        assert (asked, transport.is_read) == ([], False)
        clock.advance(60)
        loop.due.pop()()
        assert (asked, transport.is_read) == ([b"GET"], True)
        # Nobody waits for a debt that is not paid before the connection would be dropped: it is read and refused.
        shares.spend_for_address(HERE, 3.0 + HOPELESS_SECONDS)
        http.data_received(b"GET")
        assert asked == [b"GET", b"GET"]

    asyncio.run(test())
