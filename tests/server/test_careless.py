"""What a careless operator does, and a cheat on the socket: a sentence, a refusal, nothing lost."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from getaway.games.masters.game import Masters
from getaway.kernel.events import SPECTATOR
from getaway.server.connection import BACKLOG, Connection
from getaway.server.messages import Enter, PlaceOrder, Request, TableOrder
from getaway.server.run import listen, make_server
from getaway.server.service import GameService
from getaway.server.session import ClientSession
from getaway.store import sqlite_file
from getaway.store.migrations import migrations
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, StoredEntry, StoreError, Visitor
from getaway.table.commands import Remove, Say
from getaway.table.room import NoSuchTable
from tests import patient
from tests.server.conftest import Address, opened
from tests.server.killing import Player, Server, Tally, check, open_table
from tests.table.tables import StoredTable

GETAWAY = str(Path(sys.executable).with_name("getaway"))


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://ann:sekret@h/x", "A database is a file or postgresql://…, and mysql:// is neither"),
        ("postgresql://ann:sekret@h:port/x", "The database can't be used: its address is not a PostgreSQL address"),
        ("postgresql://ann:sekret@127.0.0.1:1/x", "The database can't be used: [Errno 111] Connect call failed"),
        ("/nowhere/house.db", "The database /nowhere/house.db can't be used: no such file or folder"),
        ("/proc/house.db", "The database /proc/house.db can't be used: "),
    ],
)
def test_a_wrong_database_is_said_in_a_sentence_without_its_password(database: str, why: str) -> None:
    command = [GETAWAY, "serve", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith(f"getaway: {why}")
    assert len(done.stderr.splitlines()) == 1
    assert "sekret" not in done.stderr


def test_a_port_that_is_taken_is_said(house: Address, tmp_path: Path) -> None:
    port = house.host.rpartition(":")[2]
    command = [GETAWAY, "serve", "--port", port, "--database", str(tmp_path / "house.db")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stderr == f"getaway: Can't serve on 127.0.0.1 port {port}: the address is already in use.\n"


def test_a_file_belongs_to_one_server_until_that_ends_however_it_does(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    server = Server(path)
    server.start()
    with pytest.raises(StoreError, match="Another server has the database"):
        SqliteStore(path, alone=True)
    server.kill()
    asyncio.run(SqliteStore(path, alone=True).close())


@pytest.mark.rule("HR-11")
def test_a_full_disk_loses_nothing_and_is_said(tmp_path: Path) -> None:
    stored = StoredTable(str(tmp_path / "house.db"))
    stored.begin()
    stored.close()

    async def test() -> None:
        store = SqliteStore(str(tmp_path / "house.db"))
        before = await store.entries("t")
        pages = store._writing.pragma("page_count")
        store._writing.pragma("max_page_count", pages)
        for number in range(2, 50):
            why = ""
            while not why:
                seq = len(before) + 1
                try:
                    await store.append(Append("t", StoredEntry(seq, 0, f"x{seq}", b"x" * 3000), b"s" * 3000))
                except StoreError as problem:
                    why = str(problem)
                else:
                    before = await store.entries("t")
            assert "database or disk is full" in why
            assert await store.entries("t") == before, number
        store._writing.pragma("max_page_count", 1_000_000)
        await store.append(Append("t", StoredEntry(len(before) + 1, 0, "last", b"x"), b"s"))
        await store.close()

    asyncio.run(test())


def test_an_interrupted_migration_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "house.db")
    asyncio.run(SqliteStore(path).close())
    steps = migrations("sqlite")
    broken = "CREATE TABLE half (a INTEGER); CREATE TABLE half (a INTEGER);"
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_file, "migrations", lambda engine, version: [(len(steps) + 1, broken)])
        with pytest.raises(StoreError, match="table half already exists"):
            SqliteStore(path)
    store = SqliteStore(path)
    assert store._writing.pragma("user_version") == len(steps)
    assert not list(store._writing.execute("SELECT name FROM sqlite_master WHERE name = 'half'"))
    asyncio.run(store.close())


def test_an_older_copy_goes_on_from_where_it_is(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with opened(path) as address, address.visit() as ann:
        ann.sit_down()
        subprocess.run([GETAWAY, "backup", str(copy), "--database", str(path)], check=True, capture_output=True)
        for _ in range(5):
            ann.do("Say", text="this will be forgotten")
        told, cookie, table = ann.told, ann.cookie, ann.table
    with opened(copy) as address, address.visit(cookie) as again:
        again.do("Enter", table=table, events_seen=told + 5)
        again.next("ViewUpdate")
        again.do("Say", text="where were we?")
        again.until(lambda message: "where were we?" in json.dumps(message))


@pytest.mark.rule("HR-11")
def test_a_server_that_is_told_to_stop_in_the_middle_closes_in_order(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    command = [GETAWAY, "serve", "--port", "0", "--database", database]
    tally = Tally()

    async def play(url: str, server: "subprocess.Popen[str]") -> None:
        at = Server(database)
        at.url = url.replace("http", "ws") + "/ws"
        tables = [await open_table(at, Masters) for _ in range(4)]
        players = [Player(at, tally, table, seat, cookie) for table, cookie in tables for seat in range(2)]
        playing = [asyncio.create_task(player.play()) for player in players]
        while tally.moves < 60:
            await asyncio.sleep(0.02)
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, 60)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        url = server.stdout.readline().split()[4]
        asyncio.run(play(url, server))
        assert [json.loads(line)["event"] for line in server.stderr.read().splitlines()] == ["open", "closed"]
        assert server.returncode == 0
    asyncio.run(check(SqliteStore(database), tally))


@pytest.mark.parametrize(("frame", "taken_at_most"), [(b"news", BACKLOG), (b"x" * 2**20, 2)])
def test_who_does_not_read_is_sent_away_and_holds_nobody_up(frame: bytes, taken_at_most: int) -> None:
    async def test() -> None:
        taken, lost = [], []

        async def never(message: Any) -> None:
            taken.append(message)
            await asyncio.Event().wait()

        connection = Connection(never, lambda: lost.append(1))
        sender = asyncio.create_task(connection.send_waiting())
        await asyncio.sleep(0)
        for _ in range(taken_at_most):
            connection.send(frame)
        await asyncio.sleep(0)
        assert (len(taken), lost) == (1, [])
        for _ in range(10):
            connection.send(b"more news")
        assert lost == [1], "once, and nothing is kept for them"
        sender.cancel()

    asyncio.run(test())


def test_there_are_only_so_many_sockets(tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    server = make_server(GameService(SqliteStore(str(tmp_path / "house.db")), sockets=2))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    address = Address(listener.getsockname()[1])
    try:
        with address.visit() as ann, address.visit():
            with pytest.raises(InvalidStatus), address.visit():
                pass
            ann.do("OpenTable", order={"game": "masters"})
            ann.begin()
        while "getaway_sockets 0.0" not in patient.get(f"{address.url}/metrics").text:
            time.sleep(0.01)
        with address.visit() as bob:
            assert bob.hear()["type"] == "Welcome"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@pytest.mark.rule("HR-11")
def test_a_database_that_does_not_answer_is_said_to_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*what: object) -> None:
        raise StoreError("the database does not answer")

    with opened(tmp_path / "house.db") as address, address.visit() as ann:
        ann.do("OpenTable", order={"game": "masters"})
        ann.next("TableOpened")
        monkeypatch.setattr(SqliteStore, "_read", silent)
        for path in ("/api/me", "/api/tables", f"/api/tables/{'0' * 32}/record"):
            answer = patient.get(address.url + path, headers={"cookie": ann.cookie})
            assert (answer.status_code, answer.json()["rule"]) == (503, "HR-11")
        with pytest.raises(InvalidStatus) as refused, address.visit(ann.cookie):
            pass
        assert refused.value.response.status_code == 503
        assert b"can't reach its database" in (refused.value.response.body or b"")
        monkeypatch.undo()
        with address.visit(ann.cookie) as again:
            again.do("Enter", table=ann.table)


@pytest.mark.rule("HR-14")
def test_a_table_that_cannot_be_read_keeps_the_house_from_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(str(tmp_path / "house.db"))
        house = GameService(store)
        order = TableOrder(game="masters", seats=(PlaceOrder("bot", "random"),) * 2)
        broken, good = [str(await house.create(order, Visitor("ann", "Ann"))) for _ in range(2)]
        pause = b'[%d,{"do":"Pause","on":true}]' % Masters.rules_version
        await store.append(Append(broken, StoredEntry(2, -1, "x", b"no line"), b"", None, due=1.0))
        await store.append(Append(good, StoredEntry(2, -1, "x", pause), b"", None, due=1.5))
        await house.process_due_tables()
        assert await store.claim_due(1e12, 1e12, 10) == []
        with pytest.raises(NoSuchTable, match="can't read"), capture_logs() as lines:
            await house.room(broken)
        told = [(line["problem"], line["cause"]) for line in lines]
        assert told == [("This version of Getaway can't read that table.", "DecodeError")]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("name", ["%00", "x" * 5000, "A" * 32, "%ed%a0%80"])
def test_a_name_that_no_table_can_have_is_not_asked_for(house: Address, name: str) -> None:
    for what in ("record", "story"):
        answer = patient.get(f"{house.url}/api/tables/{name}/{what}")
        assert (answer.status_code, answer.json()["rule"]) == (404, "HR-6")


@pytest.mark.rule("HR-6")
def test_who_loses_his_seat_on_his_way_in_is_not_shown_it(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    stored = StoredTable(path)
    stored.begin()
    stored.close()

    async def test() -> None:
        house = GameService(SqliteStore(path))
        frames: list[bytes] = []
        bob = ClientSession(house, Visitor("bob", "Bob"), frames.append)
        room = await house.room("t")
        said = asyncio.create_task(room.submit(0, "s", Say("out with you"), by="ann"))
        kicked = asyncio.create_task(room.submit(0, "r", Remove(1), by="ann"))
        await asyncio.sleep(0)  # the first is being written, and the second comes after it
        await bob._enter(Request("e", Enter(table="0" * 32)), "t", 1, 0)
        await asyncio.gather(said, kicked)
        assert bob.viewer == SPECTATOR
        shown = [json.loads(frame)["view"]["viewer"] for frame in frames if b'"ViewUpdate"' in frame]
        assert shown == [SPECTATOR]
        await house.store.close()

    asyncio.run(test())
