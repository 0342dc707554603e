"""PostgreSQL beside other roles of the same database server, which may connect to any database by default."""

import asyncio

import asyncpg
import pytest

from getaway.store.postgres import PostgresStore
from getaway.store.store import Append, Listing, StoredEntry
from tests.conftest import NewDatabase

TABLE = "ab" * 16
SEED = "the seed of a deal"
OVER = "over"
"""The outsider's own last word: what was said before it has been heard."""


@pytest.mark.parametrize(
    ("name", "forged"), [("getaway", f'[["{TABLE}",2,0,"forged","{{}}"]]'), ("getaway_presence", f"{TABLE} 3")]
)
def test_a_role_that_may_only_connect_hears_no_entry_and_forges_none(
    new_database: NewDatabase, name: str, forged: str
) -> None:
    heard, told = asyncio.run(_with_an_outsider(new_database(), name, forged))
    assert told == [OVER], "an entry holds the seed, or a move that is secret"
    assert heard == [1], "what only the outsider said is not done at any table"


async def _with_an_outsider(address: str, name: str, forged: str) -> tuple[list[int], list[str]]:
    """What a server hears, and what an outsider on this channel does, while another server writes an entry."""
    heard: list[int] = []
    told: list[str] = []
    written, ended = asyncio.Event(), asyncio.Event()

    def hear(table: str, seq: int, entry: StoredEntry | None) -> None:
        heard.append(seq)
        if seq == 1:
            written.set()

    def overhear(connection: object, pid: int, channel: str, payload: str) -> None:
        told.append(payload)
        if payload == OVER:
            ended.set()

    async with asyncio.timeout(60):
        server, writer = PostgresStore(address), PostgresStore(address)
        await server.start()
        await writer.start()
        await server.listen(hear, lambda table, seats: heard.append(-seats))
        outsider = await _outsider(address)
        try:
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                await outsider.fetch("SELECT * FROM channel")
            await outsider.execute("SELECT pg_notify($1, $2)", name, forged)
            await outsider.add_listener(name, overhear)
            await writer.append(
                Append(TABLE, StoredEntry(1, -1, "create", SEED.encode()), b"", Listing("waiting", True, (), b"{}"))
            )
            await written.wait()
            await outsider.execute("SELECT pg_notify($1, $2)", name, OVER)
            await ended.wait()
        finally:
            await outsider.close()
            await server.close()
            await writer.close()
    return heard, told


async def _outsider(address: str) -> asyncpg.Connection:
    """Somebody with a role of their own, for another program on the same database server."""
    owner = await asyncpg.connect(address)
    if not await owner.fetchval("SELECT 1 FROM pg_roles WHERE rolname = 'outsider'"):
        await owner.execute("CREATE ROLE outsider LOGIN")
    await owner.close()
    return await asyncpg.connect(address, user="outsider")
