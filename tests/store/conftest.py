"""Every engine of the store, each empty."""

from collections.abc import Callable
from pathlib import Path

import pytest

from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store

Open = Callable[[], Store]
"""Opens the same database each time."""


@pytest.fixture
def open_store(tmp_path: Path) -> Open:
    return lambda: SqliteStore(str(tmp_path / "house.db"))


@pytest.fixture
def store(open_store: Open) -> Store:
    return open_store()
