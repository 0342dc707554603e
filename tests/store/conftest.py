"""Every engine of the store, each empty."""

from collections.abc import Callable
from pathlib import Path

import pytest

from getaway.store.postgres import PostgresStore
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store

Open = Callable[[], Store]
"""Opens the same database each time."""


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    if request.param == "sqlite":
        return lambda: SqliteStore(str(tmp_path / "house.db"))
    address = request.getfixturevalue("new_database")()
    return lambda: PostgresStore(address)


@pytest.fixture
def store(open_store: Open) -> Store:
    return open_store()
