"""PostgreSQL: the store of several servers that share one database.

NOTIFY wakes the other servers when a table's log grows, and carries the entry if it is short enough. The sequence
numbers in the log, not the notifications, say what is new: a lost notification costs time and nothing else. It is sent
after the commit, in batches; inside the transaction it would serialize all commits.
The channel has a secret name: entries hold seeds and secret moves, and a server applies what it receives there.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from getaway.store.migrations import migrations
from getaway.store.notices import PAYLOAD, encode_notice, read_notices
from getaway.store.store import (
    Conflict,
    Due,
    Entry,
    Found,
    FoundMine,
    Listing,
    LoginTaken,
    OnEntry,
    OnPresence,
    Session,
    SessionEnded,
    Store,
    StoreError,
    Visitor,
)

CONNECTIONS = 8
TABLES_PER_NOTICE = 100
"""The most tables in one notification of presence: PostgreSQL allows 8,000 bytes."""
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
"""Tables that another server is claiming are passed over."""

CODES = """
WITH found AS MATERIALIZED (
  SELECT id, summary, number FROM tables
  WHERE id COLLATE "C" >= $1 AND id COLLATE "C" < $2 AND status IN ('waiting', 'playing')
)
SELECT id, summary FROM found ORDER BY number DESC LIMIT $3
"""
"""Materialized: else PostgreSQL may go through all tables by number, to save sorting the few that are found."""

_NOTIFY = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
"""A commit of its own that does not wait for the disk: the entry itself is durable already."""


_Beside = tuple[bytes, float | None, bytes, str]
"""What an entry is written with: the snapshot, when the table is due, whose turn it is, and for whom it is counted."""


class PostgresStore(Store):
    """A database at a URL. Without `notify` the other servers poll."""

    is_shared = True

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
            raise StoreError(f"cannot use the database: {_why(error)}") from None
        except ValueError:
            raise StoreError("cannot use the database: its address is not one of PostgreSQL's") from None

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
            raise StoreError(f"the database does not answer: {_why(error)}") from None

    async def publish_presence(self, here: dict[str, int]) -> None:
        words = [f"{table} {seats}" for table, seats in here.items()]
        for first in range(0, len(words) if self._uses_notify else 0, TABLES_PER_NOTICE):
            try:
                async with self._pool.acquire() as db:
                    await db.execute(_NOTIFY, self._presence, " ".join(words[first : first + TABLES_PER_NOTICE]))
            except PROBLEMS:
                return  # the next report of presence comes soon

    def _notify(self, table: str, entry: Entry) -> None:
        """Tell the other servers of an entry, in a batch with those that follow at once."""
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
                return  # the others find it by asking

    @asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except PROBLEMS as error:
            raise StoreError(f"the database does not answer: {_why(error)}") from None

    async def append(
        self,
        table: str,
        entry: Entry,
        snapshot: bytes,
        listing: Listing | None,
        due: float | None = None,
        *,
        turn: bytes = b"",
        visitor: str = "",
    ) -> None:
        beside = (snapshot, due, turn, visitor)
        async with self._db() as db:
            try:
                if listing is None:
                    await _move(db, table, entry, beside)
                else:
                    async with db.transaction():
                        await _append(db, table, entry, listing, beside)
            except asyncpg.UniqueViolationError:
                raise Conflict from None
        self._notify(table, entry)

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

    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        async with self._db() as db:
            rows = await db.fetch(_CLAIM, now, until, limit)
        return [Due(row["id"], until) for row in sorted(rows, key=lambda row: row["was_due"])]

    async def stored_by(self, visitor: str) -> int:
        async with self._db() as db:
            return await db.fetchval("SELECT bytes FROM stored WHERE visitor = $1", visitor) or 0

    async def open_tables_of(self, host: str) -> int:
        async with self._db() as db:
            count = "SELECT count(*) FROM tables WHERE listed AND status = 'waiting' AND host = $1"
            return int(await db.fetchval(count, host))

    async def still_open(self, tables: list[str]) -> set[str]:
        async with self._db() as db:
            still = "SELECT id FROM tables WHERE id = ANY($1) AND listed AND status = 'waiting'"
            return {row["id"] for row in await db.fetch(still, tables)}

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
            rows = await db.fetch(CODES, prefix, f"{prefix}~", limit)
        return [Found(*row) for row in rows]

    async def tables_of(self, visitor: str, limit: int) -> list[FoundMine]:
        async with self._db() as db:
            rows = await db.fetch(
                "SELECT id, summary, host, people, turn FROM sitting JOIN tables ON id = table_id WHERE visitor = $1"
                " ORDER BY number DESC LIMIT $2",
                visitor,
                limit,
            )
        return [FoundMine(*row) for row in rows]

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
                        " DO UPDATE SET name = excluded.name, login = coalesce(excluded.login, visitors.login),"
                        " password = coalesce(excluded.password, visitors.password)",
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

    async def open_session(self, visitor: Visitor, key: str, agent: str, now: float) -> None:
        # The lock waits for a new password that is being written, and looks at the row again after that.
        opened = (
            "INSERT INTO keys (hash, visitor, created, agent) SELECT $1, id, $2, $3 FROM visitors"
            " WHERE id = $4 AND password = $5 FOR SHARE"
        )
        async with self._db() as db:
            if (await db.execute(opened, key, now, agent, visitor.id, visitor.password)).endswith(" 0"):
                raise SessionEnded

    async def ping(self) -> None:
        async with self._db() as db:
            await db.execute(
                "INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at", time.time()
            )

    async def close(self) -> None:
        if self._notifier is not None:
            await self._notifier
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()


async def _no_reset(db: Any) -> None:
    """Reset nothing when a connection returns to the pool: no code here changes session settings."""


async def _move(db: Any, table: str, entry: Entry, beside: _Beside) -> None:
    snapshot, due, turn, visitor = beside
    done = await db.execute(
        _MOVE, table, entry.seq, snapshot, due, entry.seat, entry.command, entry.body, turn, visitor
    )
    if done.endswith(" 0"):
        raise Conflict


async def _append(db: Any, table: str, entry: Entry, listing: Listing, beside: _Beside) -> None:
    if entry.seq == 1:
        await db.execute(
            "INSERT INTO tables (id, seq, snapshot, status, listed, summary) VALUES ($1, 0, '', '', FALSE, '')", table
        )
    await _move(db, table, entry, beside)
    await db.execute(
        "UPDATE tables SET status = $1, listed = $2, summary = $3, host = $4, people = $5 WHERE id = $6",
        listing.status,
        listing.listed,
        listing.summary,
        listing.host,
        listing.people,
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
    """The text of an error, or its type where the text is empty."""
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
