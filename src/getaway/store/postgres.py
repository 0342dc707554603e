"""PostgreSQL: for a house of several servers on one database.

NOTIFY wakes the other servers when a table's log has grown; the numbers of the log, not the messages, say what is
new, so that a lost message costs time and nothing else. It comes after the commit, one for all that was written
meanwhile: within it, it would make every commit wait for the others.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from getaway.store.migrations import migrations
from getaway.store.store import (
    Conflict,
    Due,
    Entry,
    Found,
    Heard,
    Listing,
    LoginTaken,
    Met,
    Session,
    SessionEnded,
    Store,
    StoreError,
    Visitor,
)

CHANNEL = "getaway"
PRESENCE = "getaway_presence"
CONNECTIONS = 8
NEWS = 100
"""The most tables in one message: it may have 8,000 bytes."""
MIGRATION_LOCK = 0x6765746177
PROBLEMS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""The last but one: a connection that the server has ended, and whose end has not come yet, is taken once more."""

_MOVE = """
WITH moved AS (
  UPDATE tables SET seq = $2, snapshot = $3, due = $4 WHERE id = $1 AND seq = $2 - 1
  AND NOT EXISTS (SELECT FROM entries WHERE table_id = $1 AND seat = $5 AND command = $6)
  RETURNING id
)
INSERT INTO entries (table_id, seq, seat, command, body) SELECT id, $2, $5, $6, $7 FROM moved
"""
"""One statement, one way to the database and back. Who comes second waits for the row, and finds another number."""

_NOTIFY = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
"""A commit of its own that need not wait for the disk: what it says is kept already, or never."""


class PostgresStore(Store):
    """A database that is reached by its address. Without `notify` others have to ask what is new."""

    is_shared = True

    def __init__(self, address: str, *, notify: bool = True) -> None:
        self._address = address
        self._notify = self.knows_presence = notify
        self._pool: Any = None
        self._ear: Any = None
        self._news: dict[str, int] = {}
        self._crier: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=CONNECTIONS, reset=_as_it_is, timeout=10, command_timeout=30
            )
            async with self._pool.acquire() as db, db.transaction():
                await _migrate(db)
        except PROBLEMS as error:
            raise StoreError(f"cannot use the database: {_why(error)}") from None
        except ValueError:
            raise StoreError("cannot use the database: its address is not one of PostgreSQL's") from None

    async def watch(self, heard: Heard, met: Met) -> None:
        def hear(connection: Any, pid: int, channel: str, payload: str) -> None:
            words = iter(payload.split())
            for table, number in zip(words, words, strict=False):
                (heard if channel == CHANNEL else met)(table, int(number))

        if not self._notify or (self._ear is not None and not self._ear.is_closed()):
            return
        try:
            self._ear = await asyncpg.connect(self._address, timeout=10)
            for channel in (CHANNEL, PRESENCE):
                await self._ear.add_listener(channel, hear)
        except PROBLEMS as error:
            raise StoreError(f"the database does not answer: {_why(error)}") from None

    async def tell_presence(self, here: dict[str, int]) -> None:
        words = [f"{table} {seats}" for table, seats in here.items()]
        for first in range(0, len(words) if self._notify else 0, NEWS):
            try:
                async with self._pool.acquire() as db:
                    await db.execute(_NOTIFY, PRESENCE, " ".join(words[first : first + NEWS]))
            except PROBLEMS:
                return  # they are told again soon

    def _cry(self, table: str, seq: int) -> None:
        """Wake the others, soon."""
        if self._notify:
            self._news[table] = seq
            if self._crier is None or self._crier.done():
                self._crier = asyncio.create_task(self._cry_all())

    async def _cry_all(self) -> None:
        while self._news:
            told = [self._news.popitem() for _ in range(min(NEWS, len(self._news)))]
            try:
                async with self._pool.acquire() as db:
                    await db.execute(_NOTIFY, CHANNEL, " ".join(f"{t} {seq}" for t, seq in told))
            except PROBLEMS:
                return  # the others find it by asking

    @asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except PROBLEMS as error:
            raise StoreError(f"the database does not answer: {_why(error)}") from None

    async def append(
        self, table: str, entry: Entry, snapshot: bytes, listing: Listing | None, due: float | None = None
    ) -> None:
        async with self._db() as db:
            try:
                if listing is None:
                    await _move(db, table, entry, snapshot, due)
                else:
                    async with db.transaction():
                        await _append(db, table, entry, snapshot, listing, due)
            except asyncpg.UniqueViolationError:
                raise Conflict from None
        self._cry(table, entry.seq)

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

    async def newest(self, tables: list[str]) -> dict[str, int]:
        async with self._db() as db:
            return dict(await db.fetch("SELECT id, seq FROM tables WHERE id = ANY($1)", tables))

    async def due_tables(self, now: float, limit: int) -> list[Due]:
        async with self._db() as db:
            rows = await db.fetch("SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2", now, limit)
        return [Due(*row) for row in rows]

    async def forget_due(self, due: Due) -> None:
        async with self._db() as db:
            await db.execute("UPDATE tables SET due = NULL WHERE id = $1 AND due = $2", due.table, due.due)

    async def open_tables(self, limit: int) -> list[Found]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT id, summary FROM tables WHERE listed AND status = 'waiting' ORDER BY number DESC LIMIT $1",
                limit,
            )
        return [Found(*row) for row in rows]

    async def tables_beginning(self, prefix: str, limit: int) -> list[Found]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT id, summary FROM tables WHERE starts_with(id, $1) AND status IN ('waiting', 'playing')"
                " ORDER BY number DESC LIMIT $2",
                prefix,
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

    async def won_by(self, visitor: str) -> dict[str, int]:
        async with self._db() as db:
            return dict(await db.fetch("SELECT what, COUNT(*) FROM won WHERE visitor = $1 GROUP BY what", visitor))

    async def visitor_with_key(self, key: str) -> Visitor | None:
        async with self._db() as db:
            row = await db.fetchrow(
                "SELECT visitor, coalesce(name, ''), login, password FROM keys LEFT JOIN visitors ON id = visitor"
                " WHERE hash = $1",
                key,
            )
        return None if row is None else Visitor(*row)

    async def visitor_with_login(self, login: str) -> Visitor | None:
        async with self._db() as db:
            row = await db.fetchrow("SELECT id, name, login, password FROM visitors WHERE login = $1", login)
        return None if row is None else Visitor(*row)

    async def sessions_of(self, visitor: str) -> list[Session]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT hash, created, agent FROM keys WHERE visitor = $1 ORDER BY created DESC, hash", visitor
            )
        return [Session(*row) for row in rows]

    async def ended(self, keys: list[str]) -> list[str]:
        async with self._db() as db:
            rows = await db.fetch("SELECT hash FROM keys WHERE visitor = '' AND hash = ANY($1)", keys)
        return [key for (key,) in rows]

    async def end_session(self, key: str) -> None:
        async with self._db() as db:
            await db.execute(
                "INSERT INTO keys (hash, visitor) VALUES ($1, '') ON CONFLICT (hash) DO UPDATE SET visitor = ''", key
            )

    async def end_sessions(self, visitor: str, but: str = "") -> list[str]:
        async with self._db() as db:
            rows = await db.fetch(
                "UPDATE keys SET visitor = '' WHERE visitor = $1 AND hash <> $2 RETURNING hash", visitor, but
            )
        return [key for (key,) in rows]

    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
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
                    kept = await db.execute(
                        "INSERT INTO keys (hash, visitor, created, agent) VALUES ($1, $2, $3, $4)"
                        " ON CONFLICT (hash) DO UPDATE SET visitor = excluded.visitor WHERE keys.visitor <> ''",
                        key,
                        visitor.id,
                        now,
                        agent,
                    )
                    if kept.endswith(" 0"):
                        raise SessionEnded
            except asyncpg.UniqueViolationError:
                raise LoginTaken from None

    async def probe(self) -> None:
        async with self._db() as db:
            await db.execute(
                "INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at", time.time()
            )

    async def close(self) -> None:
        if self._crier is not None:
            await self._crier
        if self._ear is not None:
            await self._ear.close()
        await self._pool.close()


async def _as_it_is(db: Any) -> None:
    """Nothing is changed on a connection that would have to be put right for who has it next."""


async def _move(db: Any, table: str, entry: Entry, snapshot: bytes, due: float | None) -> None:
    done = await db.execute(_MOVE, table, entry.seq, snapshot, due, entry.seat, entry.command, entry.body)
    if done.endswith(" 0"):
        raise Conflict


async def _append(db: Any, table: str, entry: Entry, snapshot: bytes, listing: Listing, due: float | None) -> None:
    if entry.seq == 1:
        await db.execute(
            "INSERT INTO tables (id, seq, snapshot, status, listed, summary) VALUES ($1, 0, '', '', FALSE, '')", table
        )
    await _move(db, table, entry, snapshot, due)
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
    if listing.won is not None:
        await db.executemany(
            "INSERT INTO won (visitor, table_id, what) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            [(each, table, listing.won) for each in listing.visitors],
        )


def _why(error: Exception) -> str:
    """Some of these have no words of their own."""
    return str(error) or type(error).__name__


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
