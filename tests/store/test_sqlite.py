"""What is SQLite's alone."""

import asyncio
from pathlib import Path

import apsw
import pytest

from getaway.store import sqlite
from getaway.store.migrations import migrations
from getaway.store.opening import store_at
from getaway.store.sqlite import SqliteStore
from getaway.store.sqlite_file import back_up, check_version
from getaway.store.store import Append, Conflict, Listing, StoredEntry, StoreError, Visitor


@pytest.mark.parametrize("version", ["3.40.1", "3.51.2"])
def test_an_sqlite_with_the_wal_bug_is_refused(version: str) -> None:
    with pytest.raises(StoreError, match="can corrupt a database"):
        check_version(version)


@pytest.mark.parametrize("version", ["3.51.3", "3.54.1"])
def test_an_sqlite_without_it_is_taken(version: str) -> None:
    check_version(version)


def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all, " * 100)
    with pytest.raises(StoreError, match="can't be used"):
        SqliteStore(str(tmp_path / "letter"))
    with pytest.raises(StoreError, match="can't be used"):
        SqliteStore(str(tmp_path / "nowhere" / "house.db"))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    db = apsw.Connection(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="newer Getaway"):
        SqliteStore(path)


def test_logs_of_an_older_schema_are_kept_and_go_on(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    db = apsw.Connection(path)
    for number, sql in migrations("sqlite")[:3]:
        db.execute(sql)
        db.execute(f"PRAGMA user_version = {number}")
    for name in ("late", "early"):
        db.execute(
            "INSERT INTO tables (id, seq, snapshot, status, listed, summary) VALUES (?, 2, x'00', 'playing', 0, x'')",
            (name,),
        )
        for seq in (2, 1):
            db.execute("INSERT INTO entries VALUES (?, ?, 0, ?, ?)", (name, seq, f"c{seq}", f"{name}{seq}".encode()))
    db.close()

    async def read() -> None:
        store = SqliteStore(path)
        for name in ("late", "early"):
            kept = [StoredEntry(seq, 0, f"c{seq}", f"{name}{seq}".encode()) for seq in (1, 2)]
            assert await store.entries(name) == kept
            with pytest.raises(Conflict):
                await store.append(Append(name, StoredEntry(3, 0, "c1", b"again"), b""))
            await store.append(Append(name, StoredEntry(3, 0, "c3", b"next"), b""))
            assert await store.entries(name, 2) == [StoredEntry(3, 0, "c3", b"next")]
        await store.close()

    asyncio.run(read())


def test_what_cannot_be_written_holds_nobody_up(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(str(tmp_path / "house.db"))
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.keep_visitor(Visitor("ann", "\ud800"), "k1"), 5)
        await asyncio.wait_for(store.keep_visitor(Visitor("bob", "Bob"), "k2"), 5)
        await store.close()
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.keep_visitor(Visitor("cid", "Cid"), "k3"), 5)

    asyncio.run(test())


def test_a_backup_is_a_database_of_its_own(tmp_path: Path) -> None:
    path, copy = str(tmp_path / "house.db"), tmp_path / "copy.db"
    listing = Listing("waiting", True, (), b"{}")

    async def test() -> None:
        store = SqliteStore(path, alone=True)
        await store.append(Append("t", StoredEntry(1, 0, "a", b"1"), b"1", listing))
        back_up(path, copy)
        await store.append(Append("t", StoredEntry(2, 0, "b", b"2"), b"2"))
        with pytest.raises(StoreError, match="already exists"):
            back_up(path, copy)
        again = SqliteStore(str(copy))
        assert await again.entries("t") == [StoredEntry(1, 0, "a", b"1")]
        await again.close()
        await store.close()

    asyncio.run(test())
    back_up(path, tmp_path / "closed.db")


def test_a_backup_leaves_the_schema_to_the_server(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    old = apsw.Connection(path)
    old.execute(migrations("sqlite")[0][1])
    old.execute("PRAGMA user_version = 1")
    back_up(path, tmp_path / "copy.db")
    assert old.pragma("user_version") == 1
    assert apsw.Connection(str(tmp_path / "copy.db")).pragma("user_version") == 1


def test_what_cannot_be_copied_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    with pytest.raises(StoreError, match="can't be copied"):
        back_up(str(tmp_path / "letter.txt"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_server_does_not_open_what_it_can_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "house.db")
    asyncio.run(SqliteStore(path).close())
    monkeypatch.setattr(sqlite, "connect", lambda path: apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY))
    with pytest.raises(StoreError, match="it is read-only"):
        SqliteStore(path, alone=True)


def test_a_house_is_not_kept_in_memory() -> None:
    with pytest.raises(StoreError, match="keeps its data"):
        store_at(":memory:")
