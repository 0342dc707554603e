"""What is SQLite's alone."""

from pathlib import Path

import apsw
import pytest

from getaway.store.sqlite import SqliteStore, check_version
from getaway.store.store import StoreError


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
