"""The files of an SQLite database: who can read them, and which server has them."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from getaway.cli.app import run
from getaway.store.sqlite import SqliteStore
from getaway.store.sqlite_file import back_up
from getaway.store.store import Append, Listing, StoredEntry, StoreError

OPEN = "import sys; from getaway.store.sqlite import SqliteStore; SqliteStore(sys.argv[1], alone=True)"
LISTING = Listing("waiting", True, (), b"{}")


@pytest.fixture(autouse=True)
def loose_umask() -> Iterator[None]:
    """As on most machines: new files are readable by everyone."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def close(store: SqliteStore) -> None:
    asyncio.run(store.close())


def test_every_file_of_a_database_and_its_backups_is_the_owners_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")

    async def write() -> None:
        store = SqliteStore(path, alone=True)
        await store.append(Append("t", StoredEntry(1, 0, "a", b"1"), b"1", LISTING))
        back_up(path, tmp_path / "copy.db")
        assert {"house.db", "house.db-wal", "house.db-shm", "house.db.lock", "copy.db"} == set(modes(tmp_path))
        assert set(modes(tmp_path).values()) == {0o600}
        await store.close()

    asyncio.run(write())
    assert run(["restore", str(tmp_path / "copy.db"), "--database", str(tmp_path / "again.db")]) == 0
    assert modes(tmp_path)["again.db"] == 0o600


@pytest.mark.parametrize(("suffix", "mode"), [("", 0o644), ("", 0o660), ("-wal", 0o604), ("-shm", 0o640)])
def test_a_server_refuses_files_that_others_can_read_and_says_what_to_run(
    tmp_path: Path, suffix: str, mode: int
) -> None:
    path = str(tmp_path / "house.db")
    old = apsw.Connection(path)
    old.execute("PRAGMA journal_mode = WAL")
    old.execute("CREATE TABLE t (a)")
    for each in ("", "-wal", "-shm"):
        os.chmod(path + each, 0o600)
    os.chmod(path + suffix, mode)
    with pytest.raises(StoreError, match=f"Run: chmod 600 {path}{suffix}\\. .*--allow-readable-database"):
        SqliteStore(path, alone=True)
    close(SqliteStore(path, alone=True, allow_readable=True))
    os.chmod(path + suffix, 0o600)
    close(SqliteStore(path, alone=True))
    old.close()


def test_a_database_belongs_to_one_server_under_whatever_name(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    store = SqliteStore(str(path), alone=True)
    (tmp_path / "symbolic.db").symlink_to(path)
    (tmp_path / "hard.db").hardlink_to(path)
    for name in ("house.db", "symbolic.db", "hard.db"):
        command = [sys.executable, "-c", OPEN, str(tmp_path / name)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert "Another server has the database" in second.stderr, name
    close(store)
    close(SqliteStore(str(tmp_path / "hard.db"), alone=True))


def test_a_directory_is_no_database(tmp_path: Path) -> None:
    """Least of all is its owner told to change its mode."""
    with pytest.raises(StoreError, match=r"it is a folder\. Name a file in it"):
        SqliteStore(str(tmp_path), alone=True)
    assert not Path(f"{tmp_path}.lock").exists()
