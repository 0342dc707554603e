"""Sessions: what ends with them, and what it takes to change a password."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from getaway.server.connection import LOGGED_OUT
from getaway.server.identity import key_of
from getaway.server.login_sessions import LoginSessions, OpenSocket, describe
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Visitor as Known
from tests import patient
from tests.clock import Clock
from tests.server.conftest import Address, Visitor, opened, said

PASSWORD = "correct horse"
MINE = {"login": "ann.b", "password": PASSWORD}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class House:
    """An address with browsers at it."""

    def __init__(self, address: Address, closing: ExitStack, clock: Clock) -> None:
        self.url = address.url
        self.visit = address.visit
        self.clock = clock
        self._closing = closing

    def browser(self, agent: str = FIREFOX) -> httpx.Client:
        return self._closing.enter_context(patient.Client(base_url=self.url, headers={"user-agent": agent}))

    def registered(self) -> httpx.Client:
        """A browser in which someone has set a password."""
        client = self.browser()
        client.get("/api/me")
        assert client.post("/api/password", json=MINE).status_code == 200
        return client

    def logged_in(self, agent: str = FIREFOX) -> httpx.Client:
        client = self.browser(agent)
        assert client.post("/api/login", json=MINE).status_code == 200
        return client


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One of its own for each test: tries at a password are counted."""
    clock = Clock()
    with opened(tmp_path / "house.db", clock=clock) as address, ExitStack() as closing:
        yield House(address, closing, clock)


def cookie_of(client: httpx.Client) -> str:
    return f"getaway={client.cookies['getaway']}"


def is_closed(visitor: Visitor) -> bool:
    with pytest.raises(ConnectionClosed) as end:
        visitor.until(lambda message: False)
    return end.value.rcvd is not None and end.value.rcvd.code == LOGGED_OUT


@pytest.mark.rule("HR-12")
def test_after_logging_out_a_socket_does_nothing_and_the_cookie_is_nobodys(house: House) -> None:
    client = house.registered()
    cookie = cookie_of(client)
    with house.visit(cookie) as here, house.visit(cookie) as another_tab:
        here.sit_down()
        table = here.table
        assert client.post("/api/logout").status_code == 204
        assert is_closed(here)
        assert is_closed(another_tab)
    with house.visit(cookie) as again:
        assert again.cookie != cookie, "it is somebody new"
        assert again.ask("Enter", table=table, seat=0)["type"] == "Refused"
    assert patient.get(f"{house.url}/api/me", headers={"cookie": cookie}).json() == {"name": "", "login": None}


@pytest.mark.rule("HR-12")
def test_a_guest_who_logs_out_loses_the_seat_too(house: House) -> None:
    with house.visit() as guest:
        guest.sit_down()
        patient.post(f"{house.url}/api/logout", headers={"cookie": guest.cookie})
        assert is_closed(guest)


@pytest.mark.rule("HR-12")
def test_logging_out_elsewhere_leaves_this_session_alone(house: House) -> None:
    home, away = house.registered(), house.logged_in()
    with house.visit(cookie_of(home)) as here:
        away.post("/api/logout")
        here.do("OpenTable", order={"game": "masters"})
    assert home.get("/api/me").json()["login"] == "ann.b"


@pytest.mark.rule("HR-12")
def test_sessions_are_listed_and_all_ended_at_once(house: House) -> None:
    home = house.registered()
    house.clock.advance(1)
    phone = house.logged_in("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36")
    listed = home.get("/api/sessions").json()
    assert [(said(each["agent"]), each["current"]) for each in listed] == [
        ("Chrome on Android", False),
        ("Firefox on Linux", True),
    ]
    assert all(each["created"] > 1_700_000_000 for each in listed)
    with house.visit(cookie_of(home)) as here, house.visit(cookie_of(phone)) as there:
        assert home.post("/api/logout/everywhere").status_code == 204
        assert is_closed(here)
        assert is_closed(there)
    assert phone.get("/api/me").json()["login"] is None
    assert house.logged_in().get("/api/me").json()["login"] == "ann.b"


@pytest.mark.rule("HR-12")
def test_a_password_is_changed_only_with_the_old_one_and_ends_other_sessions(house: House) -> None:
    home, away = house.registered(), house.logged_in()
    new = {"login": "ann.b", "password": "battery staple"}
    refused = away.post("/api/password", json=new)
    assert refused.status_code == 403
    assert refused.json()["text"] == "To change your login or password, enter the old password too."
    wrong = away.post("/api/password", json={**new, "old_password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["text"]) == (403, "The old password is wrong.")
    assert home.get("/api/me").json()["login"] == "ann.b"
    with house.visit(cookie_of(away)) as there:
        assert home.post("/api/password", json={**new, "old_password": PASSWORD}).status_code == 200
        assert is_closed(there)
    assert away.get("/api/me").json()["login"] is None
    assert home.get("/api/me").json()["login"] == "ann.b"
    old = house.browser().post("/api/login", json={"login": "ann.b", "password": PASSWORD})
    assert old.status_code == 403
    assert house.browser().post("/api/login", json=new).status_code == 200


@pytest.mark.rule("HR-12")
def test_a_request_that_was_under_way_does_not_bring_a_session_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = house.registered()
    cookie = cookie_of(client)

    async def still_known(store: SqliteStore, key: str) -> Known:
        return Known(key_of("x")[:32], "Ann", "ann.b", "hash")

    assert client.post("/api/logout").status_code == 204
    monkeypatch.setattr(SqliteStore, "visitor_with_key", still_known)
    answer = patient.post(f"{house.url}/api/me", json={"name": "Eve"}, headers={"cookie": cookie})
    assert (answer.status_code, answer.json()["text"]) == (403, "This browser is logged out. Log in again.")


@pytest.mark.rule("HR-12")
def test_a_password_that_changes_while_a_login_is_checked_stays_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = house.registered()
    new = {"login": "ann.b", "password": "another horse"}
    known = SqliteStore.visitor_with_login

    async def slowly(store: SqliteStore, login: str) -> Known | None:
        found = await known(store, login)
        monkeypatch.setattr(SqliteStore, "visitor_with_login", known)
        changed = await asyncio.to_thread(home.post, "/api/password", json={**new, "old_password": PASSWORD})
        assert changed.status_code == 200
        return found

    monkeypatch.setattr(SqliteStore, "visitor_with_login", slowly)
    late = house.browser()
    assert late.post("/api/login", json=MINE).status_code == 403
    assert late.get("/api/me").json()["login"] is None
    assert house.browser().post("/api/login", json=MINE).status_code == 403
    assert house.browser().post("/api/login", json=new).status_code == 200


@pytest.mark.rule("HR-12")
def test_a_club_logs_in_from_one_address_and_who_guesses_is_stopped(house: House) -> None:
    house.registered()
    client = house.browser()
    assert [client.post("/api/login", json=MINE).status_code for _ in range(30)] == [200] * 30
    wrong = {**MINE, "password": "wrong horse"}
    guesses = [client.post("/api/login", json=wrong).status_code for _ in range(21)]
    assert guesses == [403] * 20 + [429]


@pytest.mark.rule("HR-12")
def test_passwords_are_checked_one_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes 64 MiB and a good deal of all cores, which the event loop needs too."""
    house.registered()
    running, most, another = 0, 0, Event()

    def check(visitor: Known | None, password: str) -> bool:
        nonlocal running, most
        running += 1
        most = max(most, running)
        if running > 1:
            another.set()
        another.wait(0.05)
        running -= 1
        return True

    monkeypatch.setattr("getaway.server.routes.account.is_password_of", check)
    with ThreadPoolExecutor(30) as club:
        logins = club.map(lambda _: patient.post(f"{house.url}/api/login", json=MINE), range(30))
        statuses = [login.status_code for login in logins]
    assert (statuses, most) == ([200] * 30, 1)


@pytest.mark.rule("HR-13")
def test_names_are_written_down_only_so_fast(house: House) -> None:
    statuses = [patient.post(f"{house.url}/api/me", json={"name": "Ann"}).status_code for _ in range(101)]
    assert statuses == [200] * 100 + [429]


def test_a_socket_is_of_its_session_while_it_is_being_opened() -> None:
    async def test() -> None:
        sessions = LoginSessions()
        reached: list[str] = []

        async def opening() -> None:
            task = asyncio.current_task()
            assert task is not None
            with sessions.joined("k", OpenSocket(task)):
                reached.append("asked")
                await asyncio.sleep(0)
                reached.append("let in")

        task = asyncio.create_task(opening())
        await asyncio.sleep(0)
        assert sessions.keys() == ["k"]
        sessions.end(["k", "another"])
        with pytest.raises(asyncio.CancelledError):
            await task
        assert reached == ["asked"]
        assert sessions.keys() == []

    asyncio.run(test())


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox on Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari on iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36", "Chrome on macOS"),
        ("python-httpx/0.28.1", ""),
        ("", ""),
    ],
)
def test_a_browser_is_described_in_a_few_words(agent: str, words: str) -> None:
    assert describe(agent) == words
