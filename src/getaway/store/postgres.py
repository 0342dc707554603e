"""PostgreSQL: for a house of several servers on one database.

NOTIFY wakes the other servers when a table's log has grown; the numbers of the log, not the messages, say what is
new, so that a lost message costs time and nothing else.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from getaway.store.migrations import migrations
from getaway.store.store import Conflict, Entry, Found, Heard, Listing, LoginTaken, Store, StoreError, Visitor

CHANNEL = "getaway"
CONNECTIONS = 8
MIGRATION_LOCK = 0x6765746177
PROBLEMS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class PostgresStore(Store):
    """A database that is reached by its address."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Any = None
        self._ear: Any = None

    async def start(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=CONNECTIONS)
            async with self._pool.acquire() as db, db.transaction():
                await _migrate(db)
        except (*PROBLEMS, ValueError) as error:
            raise StoreError(f"cannot use the database: {error}") from None

    async def watch(self, heard: Heard) -> None:
        def hear(connection: Any, pid: int, channel: str, payload: str) -> None:
            table, _, seq = payload.partition(" ")
            heard(table, int(seq))

        self._ear = await self._pool.acquire()
        await self._ear.add_listener(CHANNEL, hear)

    @asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except PROBLEMS as error:
            raise StoreError(f"the database does not answer: {error}") from None

    async def append(self, table: str, entry: Entry, snapshot: bytes, listing: Listing | None) -> None:
        async with self._db() as db:
            try:
                async with db.transaction():
                    await _append(db, table, entry, snapshot, listing)
            except asyncpg.UniqueViolationError:
                raise Conflict from None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT seq, seat, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
                table,
                after,
            )
        return [Entry(*row) for row in rows]

    async def snapshot(self, table: str) -> bytes:
        async with self._db() as db:
            found = await db.fetchval("SELECT snapshot FROM tables WHERE id = $1", table)
        return bytes(found or b"")

    async def open_tables(self, limit: int) -> list[Found]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT id, summary FROM tables WHERE listed AND status = 'waiting' ORDER BY number DESC LIMIT $1",
                limit,
            )
        return [Found(*row) for row in rows]

    async def tables_of(self, visitor: str, limit: int) -> list[Found]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT id, summary FROM sitting JOIN tables ON id = table_id WHERE visitor = $1"
                " ORDER BY number DESC LIMIT $2",
                visitor,
                limit,
            )
        return [Found(*row) for row in rows]

    async def visitor_with_key(self, key: str) -> Visitor | None:
        async with self._db() as db:
            row = await db.fetchrow(
                "SELECT id, name, login, password FROM keys JOIN visitors ON id = visitor WHERE hash = $1", key
            )
        return None if row is None else Visitor(*row)

    async def visitor_with_login(self, login: str) -> Visitor | None:
        async with self._db() as db:
            row = await db.fetchrow("SELECT id, name, login, password FROM visitors WHERE login = $1", login)
        return None if row is None else Visitor(*row)

    async def keep_visitor(self, visitor: Visitor, key: str) -> None:
        async with self._db() as db:
            try:
                async with db.transaction():
                    await db.execute(
                        "INSERT INTO visitors (id, name, login, password) VALUES ($1, $2, $3, $4) ON CONFLICT (id)"
                        " DO UPDATE SET name = excluded.name, login = excluded.login, password = excluded.password",
                        visitor.id,
                        visitor.name,
                        visitor.login,
                        visitor.password,
                    )
                    await db.execute(
                        "INSERT INTO keys (hash, visitor) VALUES ($1, $2)"
                        " ON CONFLICT (hash) DO UPDATE SET visitor = excluded.visitor",
                        key,
                        visitor.id,
                    )
            except asyncpg.UniqueViolationError:
                raise LoginTaken from None

    async def forget_key(self, key: str) -> None:
        async with self._db() as db:
            await db.execute("DELETE FROM keys WHERE hash = $1", key)

    async def backup(self, path: Path) -> None:
        raise StoreError("PostgreSQL has its own tool for this: pg_dump")

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
            await self._pool.release(self._ear)
        await self._pool.close()


async def _append(db: Any, table: str, entry: Entry, snapshot: bytes, listing: Listing | None) -> None:
    if entry.seq == 1:
        assert listing is not None, "a new table is listed by something"
        done = await db.execute(
            "INSERT INTO tables (id, seq, snapshot, status, listed, summary) VALUES ($1, 1, $2, $3, $4, $5)"
            " ON CONFLICT (id) DO NOTHING",
            table,
            snapshot,
            listing.status,
            listing.listed,
            listing.summary,
        )
    else:
        done = await db.execute(
            "UPDATE tables SET seq = $1, snapshot = $2 WHERE id = $3 AND seq = $4",
            entry.seq,
            snapshot,
            table,
            entry.seq - 1,
        )
    if done.endswith(" 0"):
        raise Conflict
    await db.execute(
        "INSERT INTO entries (table_id, seq, seat, command, body) VALUES ($1, $2, $3, $4, $5)",
        table,
        entry.seq,
        entry.seat,
        entry.command,
        entry.body,
    )
    if listing is not None:
        await db.execute(
            "UPDATE tables SET status = $1, listed = $2, summary = $3 WHERE id = $4",
            listing.status,
            listing.listed,
            listing.summary,
            table,
        )
        await db.execute("DELETE FROM sitting WHERE table_id = $1", table)
        await db.executemany(
            "INSERT INTO sitting (visitor, table_id) VALUES ($1, $2)", [(each, table) for each in set(listing.visitors)]
        )
    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} {entry.seq}")


async def _migrate(db: Any) -> None:
    """One server at a time brings the schema up to date."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
    steps = migrations("postgres")
    if version > len(steps):
        raise StoreError(f"the database is of a newer Getaway: its schema is {version}, this one knows {len(steps)}")
    for number, sql in steps[version:]:
        await db.execute(sql)
        await db.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
