"""PostgreSQL: the store for several servers that share one database.

NOTIFY wakes the other servers when a table's log grows, and carries the entry if it is short enough. The sequence
numbers in the log, not the notifications, decide what is new: a lost notification only costs time. It is sent after the
commit, in batches; inside the transaction it would serialize all commits.

The channel has a secret name: entries contain seeds and secret moves, and a server applies what it receives there.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from getaway.kernel.errors import error as say
from getaway.store.migrations import migrations
from getaway.store.notices import PAYLOAD, encode_notice, read_notices
from getaway.store.store import (
    KEEP_SESSION,
    KEEP_VISITOR,
    Append,
    Conflict,
    Due,
    Listing,
    LoginTaken,
    OnEntry,
    OnPresence,
    SessionEnded,
    Store,
    StoredEntry,
    StoreError,
    Visitor,
    list_table,
)

CONNECTIONS = 8
TABLES_PER_NOTICE = 100
"""Maximum number of tables in one notification of presence: PostgreSQL allows 8,000 bytes."""
MIGRATION_LOCK = 0x6765746177
PROBLEMS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""InternalClientError: the pool may hand out a connection that the server has just closed."""

_MOVE = """
WITH moved AS (
  UPDATE tables SET seq = $2, snapshot = $3, due = $4, turn = $8, bytes = bytes + octet_length($7::bytea)
  WHERE id = $1 AND seq = $2 - 1
  AND NOT EXISTS (SELECT FROM entries WHERE table_id = $1 AND seat = $5 AND command = $6)
  RETURNING id
), counted AS (
  INSERT INTO stored (visitor, bytes) SELECT $9::text, octet_length($7::bytea) FROM moved WHERE $9::text <> ''
  ON CONFLICT (visitor) DO UPDATE SET bytes = stored.bytes + excluded.bytes
)
INSERT INTO entries (table_id, seq, seat, command, body) SELECT id, $2, $5, $6, $7 FROM moved
"""
"""One statement, one round trip. A concurrent writer waits for the row lock and then finds another sequence number."""

_CLAIM = """
WITH found AS (
  SELECT id, due AS was_due FROM tables WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
)
UPDATE tables SET due = $2 FROM found WHERE tables.id = found.id RETURNING tables.id, was_due
"""
"""Skips tables that another server is claiming."""

_NOTIFY = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
"""A separate commit that does not wait for the disk: the entry itself is already durable."""


class PostgresStore(Store):
    """A database at a URL. Without `notify` the other servers poll."""

    is_shared = True
    _among = "= ANY($1)"
    _share_lock = " FOR SHARE"
    _entries = "SELECT seq, seat, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
    _beginning = """
        WITH found AS MATERIALIZED (
          SELECT id, summary, number FROM tables
          WHERE id COLLATE "C" >= $1 AND id COLLATE "C" < $2 AND status IN ('waiting', 'playing')
        )
        SELECT id, summary FROM found ORDER BY number DESC LIMIT $3
    """
    """Materialized: otherwise PostgreSQL may scan all tables by number, to avoid sorting the few that are found."""

    def __init__(self, address: str, *, notify: bool = True) -> None:
        self._address = address
        self._uses_notify = self.knows_presence = notify
        self._pool: Any = None
        self._channel = ""
        self._listener: Any = None
        self._pending: deque[bytes] = deque()
        self._notifier: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=CONNECTIONS, reset=_no_reset, timeout=10, command_timeout=30
            )
            async with self._pool.acquire() as db, db.transaction():
                await _migrate(db)
                self._channel = await db.fetchval("SELECT name FROM channel")
        except PROBLEMS as error:
            raise StoreError(say("store-unusable", why=_why(error))) from None
        except ValueError:
            raise StoreError(say("store-address")) from None

    @property
    def _presence(self) -> str:
        return f"{self._channel}_presence"

    async def listen(self, on_entry: OnEntry, on_presence: OnPresence) -> None:
        def entries_received(connection: Any, pid: int, channel: str, payload: str) -> None:
            for notice in read_notices(payload):
                on_entry(notice.table, notice.seq, notice.entry())

        def presence_received(connection: Any, pid: int, channel: str, payload: str) -> None:
            words = iter(payload.split())
            for table, number in zip(words, words, strict=False):
                on_presence(table, int(number))

        if not self._uses_notify or (self._listener is not None and not self._listener.is_closed()):
            return
        try:
            self._listener = await asyncpg.connect(self._address, timeout=10)
            await self._listener.add_listener(self._channel, entries_received)
            await self._listener.add_listener(self._presence, presence_received)
        except PROBLEMS as error:
            raise StoreError(say("store-silent", why=_why(error))) from None

    async def publish_presence(self, here: dict[str, int]) -> None:
        words = [f"{table} {seats}" for table, seats in here.items()]
        for first in range(0, len(words) if self._uses_notify else 0, TABLES_PER_NOTICE):
            try:
                async with self._pool.acquire() as db:
                    await db.execute(_NOTIFY, self._presence, " ".join(words[first : first + TABLES_PER_NOTICE]))
            except PROBLEMS:
                return  # presence is reported again soon

    def _notify(self, table: str, entry: StoredEntry) -> None:
        """Notify the other servers of an entry, in a batch with those that follow immediately."""
        if self._uses_notify:
            self._pending.append(encode_notice(table, entry))
            if self._notifier is None or self._notifier.done():
                self._notifier = asyncio.create_task(self._send_notifications())

    async def _send_notifications(self) -> None:
        while self._pending:
            batch = [self._pending.popleft()]
            size = len(batch[0])
            while self._pending and (size := size + 1 + len(self._pending[0])) < PAYLOAD:
                batch.append(self._pending.popleft())
            try:
                async with self._pool.acquire() as db:
                    await db.execute(_NOTIFY, self._channel, (b"[" + b",".join(batch) + b"]").decode())
            except PROBLEMS:
                return  # the others find it by polling

    @asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except PROBLEMS as error:
            raise StoreError(say("store-silent", why=_why(error))) from None

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        async with self._db() as db:
            rows: list[Any] = await db.fetch(sql, *values)
            return rows

    _write = _read

    async def append(self, what: Append) -> None:
        async with self._db() as db:
            try:
                if what.listing is None:
                    await _move(db, what)
                else:
                    async with db.transaction():
                        await _move_and_list(db, what, what.listing)
            except asyncpg.UniqueViolationError:
                raise Conflict from None
        self._notify(what.table, what.entry)

    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        rows = await self._write(_CLAIM, now, until, limit)
        return [Due(row["id"], until) for row in sorted(rows, key=lambda row: row["was_due"])]

    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        async with self._db() as db:
            try:
                async with db.transaction():
                    await db.execute(KEEP_VISITOR, visitor.id, visitor.name, visitor.login, visitor.password)
                    if not await db.fetch(KEEP_SESSION, key, visitor.id, now, agent):
                        raise SessionEnded
            except asyncpg.UniqueViolationError:
                raise LoginTaken from None

    async def close(self) -> None:
        if self._notifier is not None:
            await self._notifier
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()


async def _no_reset(db: Any) -> None:
    """Reset nothing when a connection returns to the pool: no code here changes session settings."""


async def _move(db: Any, what: Append) -> None:
    entry = what.entry
    done = await db.execute(
        _MOVE, what.table, entry.seq, what.snapshot, what.due, entry.seat, entry.command, entry.body, what.turn,
        what.visitor,
    )  # fmt: skip
    if done.endswith(" 0"):
        raise Conflict


async def _move_and_list(db: Any, what: Append, listing: Listing) -> None:
    table = what.table
    if what.entry.seq == 1:
        await db.execute(
            "INSERT INTO tables (id, seq, snapshot, status, listed, summary) VALUES ($1, 0, '', '', FALSE, '')", table
        )
    await _move(db, what)
    for sql, rows in list_table(table, listing):
        await db.executemany(sql, rows)


def _why(error: Exception) -> str:
    """The text of an error, or its type if the text is empty."""
    return str(error) or type(error).__name__


async def _migrate(db: Any) -> None:
    """Bring the schema up to date, one server at a time."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
    for number, sql in migrations("postgres", version):
        await db.execute(sql)
        await db.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
