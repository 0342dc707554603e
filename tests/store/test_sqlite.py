"""What is SQLite's alone."""

import asyncio
from pathlib import Path

import apsw
import pytest

from getaway.store.migrations import migrations
from getaway.store.sqlite import SqliteStore, check_version
from getaway.store.store import Conflict, Entry, StoreError, Visitor


@pytest.mark.parametrize("version", ["3.40.1", "3.51.2"])
def test_an_sqlite_with_the_wal_bug_is_refused(version: str) -> None:
    with pytest.raises(StoreError, match="can spoil a database"):
        check_version(version)


@pytest.mark.parametrize("version", ["3.51.3", "3.54.1"])
def test_an_sqlite_without_it_is_taken(version: str) -> None:
    check_version(version)


def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all, " * 100)
    with pytest.raises(StoreError, match="cannot use the database"):
        SqliteStore(str(tmp_path / "letter"))
    with pytest.raises(StoreError, match="cannot use the database"):
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
            kept = [Entry(seq, 0, f"c{seq}", f"{name}{seq}".encode()) for seq in (1, 2)]
            assert await store.entries(name) == kept
            with pytest.raises(Conflict):
                await store.append(name, Entry(3, 0, "c1", b"again"), b"", None)
            await store.append(name, Entry(3, 0, "c3", b"next"), b"", None)
            assert await store.entries(name, 2) == [Entry(3, 0, "c3", b"next")]
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
