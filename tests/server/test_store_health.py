"""A store that fails is pinged now and then, and logged when it begins to fail and when it works again."""

import asyncio
from pathlib import Path

from structlog.testing import capture_logs

from getaway.server.store_health import PING_SECONDS, StoreHealth
from getaway.store.sqlite import SqliteStore
from getaway.store.store import StoreError
from tests.clock import Clock


class FullDisk(SqliteStore):
    """A store whose disk is full as long as `is_full` says so."""

    pings = 0
    is_full = False

    async def ping(self, now: float) -> None:
        self.pings += 1
        await super().ping(now)
        if self.is_full:
            raise StoreError("full")


def test_the_store_is_pinged_only_now_and_then(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        store = FullDisk(str(tmp_path / "house.db"))
        health = StoreHealth(store, clock)
        assert await asyncio.gather(*(health.is_ready() for _ in range(20))) == [True] * 20
        store.is_full = True
        clock.advance(PING_SECONDS - 1)
        assert await health.is_ready()
        assert store.pings == 1
        clock.advance(1)
        assert not await health.is_ready()
        assert store.pings == 2
        await store.close()

    asyncio.run(test())


def test_a_problem_is_logged_once_and_its_end_once(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        store = FullDisk(str(tmp_path / "house.db"))
        health = StoreHealth(store, clock)
        await health.check()
        assert store.pings == 0, "a store that works is not pinged"
        store.is_full = True
        for _ in range(3):
            health.report(StoreError("the database does not answer"))
            await health.check()
            clock.advance(PING_SECONDS)
        store.is_full = False
        for _ in range(3):
            await health.check()
            clock.advance(PING_SECONDS)
        health.report(StoreError("again"))
        await store.close()

    with capture_logs() as lines:
        asyncio.run(test())
    assert [(line["event"], line.get("problem")) for line in lines] == [
        ("store", "the database does not answer"),
        ("store_recovered", None),
        ("store", "again"),
    ]
