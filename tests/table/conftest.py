"""A new table for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.clock import Clock
from tests.table.tables import StoredTable

Open = Callable[..., StoredTable]


@pytest.fixture
def open_table(tmp_path: Path, clock: Clock) -> Iterator[Open]:
    """Opens tables whose time is the clock's."""
    opened: list[StoredTable] = []

    def open_one(*args: Any, **changes: Any) -> StoredTable:
        opened.append(StoredTable(str(tmp_path / f"{len(opened)}.db"), *args, time=clock, **changes))
        return opened[-1]

    yield open_one
    for stored in opened:
        stored.close()
