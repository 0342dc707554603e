"""Reminders go where the operator allows it, and nowhere else."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from getaway.server import webhooks as module
from getaway.server.webhooks import Webhooks, is_public
from getaway.table import clocks
from getaway.text.messages import Message
from tests.server.conftest import Address, opened, said

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "2001:0:1::1", "2001:db8::1"),
        *("::127.0.0.1", "::7f00:1", "::ffff:0:127.0.0.1", "::ffff:0:7f00:1", "64:ff9b:1::7f00:1", "2002:101:101::"),
        *("fec0::1", "fe80::1%eth0", "100::1", "5f00::1", "3fff::1", "::ffff:0:808:808", "2001:2::1", "2001:10::1"),
    ],
)
def test_addresses_that_only_we_can_reach_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_open_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.rule("HR-15")
@pytest.mark.parametrize(
    "url",
    [
        *("http://hooks.example.org/x", "https://hooks.example.org:8443/x", "https://evil.org/hooks.example.org"),
        *("https://hooks.example.org@evil.org/", "https://evil.org\\@hooks.example.org/", "ftp://hooks.example.org/"),
        *("https://hooks.example.org/\r\nHost: evil.org", "https://HOOKS.example.org./", "hooks.example.org", ""),
        *("https://hooks.example.org/\u2603", "https://hooks.example.org:x/", "https://[::1/", "https:///x"),
    ],
)
def test_a_url_that_could_lead_elsewhere_is_refused(url: str) -> None:
    hooks = Webhooks(("hooks.example.org",))
    assert hooks.why_not(url) is not None
    assert not asyncio.run(hooks.send(url, "hello"))


@pytest.mark.rule("HR-15")
def test_without_a_list_there_are_none() -> None:
    assert Webhooks(()).why_not("https://hooks.example.org/x") == Message("server.no-reminders")
    assert Webhooks(()).why_not(None) is None
    assert Webhooks(("hooks.example.org",)).why_not("https://hooks.example.org/x?y=1") is None


def test_a_name_that_leads_to_this_machine_is_not_called() -> None:
    async def test() -> None:
        called = []

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            called.append(1)

        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        host = f"localhost:{server.sockets[0].getsockname()[1]}"
        hooks = Webhooks((host,), tls=False)
        assert hooks.why_not(f"http://{host}/") is None
        assert not await hooks.send(f"http://{host}/", "hello")
        assert called == []
        server.close()

    asyncio.run(test())


async def call(answer: Handler) -> tuple[bool, str]:
    """Send one to a server that answers like that; whether it was taken, and the host."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    hooks = Webhooks((host,), is_allowed=lambda address: address == "127.0.0.1", tls=False)
    taken = await hooks.send(f"http://{host}/hook?x=1", "it is your turn")
    server.close()
    await asyncio.sleep(0.2)  # for it to notice
    return taken, host


def test_the_message_says_that_it_is_your_turn_and_nothing_else() -> None:
    heard = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    taken, host = asyncio.run(call(hear))
    assert taken
    head, _, body = heard[0].decode().partition("\r\n\r\n")
    assert head.splitlines()[:2] == ["POST /hook?x=1 HTTP/1.1", f"Host: {host}"]
    assert "cookie" not in head.lower()
    assert json.loads(body) == {"text": "it is your turn", "content": "it is your turn"}


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/secret\r\n\r\n",
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"x" * 100_000,
        b"",
        b"SSH-2.0 200\r\n",
        b"HTTP/1.1 many\r\n",
    ],
)
def test_other_answers_are_not_followed_and_do_no_harm(answer: bytes) -> None:
    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    assert asyncio.run(call(hear))[0] is False


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.2)

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):  # the other side gives up
            while True:
                await asyncio.sleep(0.05)
                writer.write(b" ")
                await writer.drain()
        writer.close()

    assert asyncio.run(call(hear))[0] is False


@pytest.mark.rule("HR-15")
def test_a_house_without_reminders_refuses_to_set_one(house: Address) -> None:
    with house.visit() as ann:
        ann.sit_down()
        answer = ann.ask("SetReminder", url="https://hooks.example.org/x")
        assert (answer["rule"], said(answer["why"])) == ("HR-15", "This server sends no reminders.")
        ann.do("SetReminder", url=None)


SECRET = "5e" * 32


@pytest.mark.rule("HR-15")
@pytest.mark.parametrize("public_url", ["", "https://play.example.org/"])
def test_a_seat_is_reminded_when_the_game_waits_for_it(
    public_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "REMIND_SECONDS", 0.5)
    sent: list[str] = []

    class Noting(Webhooks):
        async def send(self, url: str, text: str) -> bool:
            sent.append(f"{url} {text}")
            return True

    house = opened(tmp_path / "house.db", webhooks=Noting(("hooks.example.org",)), public_url=public_url)
    with house as address, address.visit() as ann, address.visit() as eve:
        assert ann.hear()["reminders"] == ["hooks.example.org"]
        ann.sit_down()
        eve.do("Enter", table=ann.table)
        eve.next("TableState")
        ann.do("SetLink", seat=0, secret=SECRET)
        ann.do("SetReminder", url="https://hooks.example.org/token", language="de")
        ann.until(lambda message: message["type"] == "TableState" and message["reminder"])
        while not sent:
            ann.do("Say", text="hm")
            time.sleep(0.02)
        where = f" https://play.example.org/table/{ann.table}" if public_url else ""
        assert sent == [f"https://hooks.example.org/token Getaway: Du bist dran bei Masters of the Heist.{where}"]
        assert SECRET not in sent[0], "the link is the table's, not the seat's"
        eve.do("Enter", table=ann.table)
        eve.next("TableState")
        assert not eve.now["reminder"]
        assert "hooks.example.org/token" not in "".join(eve.frames + ann.frames)


@pytest.mark.rule("HR-15")
def test_a_host_that_was_struck_off_the_list_is_not_called_and_not_shown(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", webhooks=Webhooks(("hooks.example.org",))) as house, house.visit() as ann:
        ann.sit_down()
        ann.do("SetReminder", url="https://hooks.example.org/token")
        ann.until(lambda message: message["type"] == "TableState" and message["reminder"])
        cookie, table = ann.cookie, ann.table
    with opened(tmp_path / "house.db") as house, house.visit(cookie) as ann:
        ann.do("Enter", table=table)
        assert not ann.next("TableState")["reminder"]
