"""SQLite: one file, one thread that writes, one that reads.

All that waits to be written when the writer is free is one transaction (group commit), so that a busy house pays for
one sync of the disk where it would pay for many. Write-ahead log with synchronous=FULL: what was committed is kept
though the power fails.
"""

import asyncio
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import apsw

from getaway.store.migrations import migrations
from getaway.store.store import Conflict, Due, Entry, Found, Heard, Listing, LoginTaken, Store, StoreError, Visitor

SAFE_VERSION = (3, 51, 3)
"""Before it two connections could spoil a database in WAL mode (the WAL-reset bug)."""
BATCH = 512

Work = Callable[[apsw.Connection], Any]


class SqliteStore(Store):
    """A database file."""

    is_shared = False

    def __init__(self, path: str) -> None:
        check_version(apsw.sqlitelibversion())
        try:
            self._writing = _connect(path)
            _migrate(self._writing)
            self._reading = _connect(path)
        except apsw.Error as error:
            raise StoreError(f"cannot use the database {path}: {error}") from None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def start(self) -> None:
        """It is: the file was opened when this was made."""

    async def watch(self, heard: Heard) -> None:
        """There is nobody else: the file is one process's."""

    # Writing.

    async def append(
        self, table: str, entry: Entry, snapshot: bytes, listing: Listing | None, due: float | None = None
    ) -> None:
        await self._write(partial(_append, table, entry, snapshot, listing, due))

    async def forget_due(self, due: Due) -> None:
        forget = "UPDATE tables SET due = NULL WHERE id = ? AND due = ?"
        await self._write(lambda db: db.execute(forget, (due.table, due.due)))

    async def keep_visitor(self, visitor: Visitor, key: str) -> None:
        await self._write(partial(_keep_visitor, visitor, key))

    async def forget_key(self, key: str) -> None:
        await self._write(lambda db: db.execute("DELETE FROM keys WHERE hash = ?", (key,)))

    async def _write(self, work: Work) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        await done

    def _write_all(self) -> None:
        """The writer's whole life."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            _commit(self._writing, batch)
            if last:
                return

    # Reading.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._read(
            "SELECT seq, seat, command, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
        )
        return [Entry(*row) for row in rows]

    async def snapshot(self, table: str) -> bytes:
        rows = await self._read("SELECT snapshot FROM tables WHERE id = ?", (table,))
        return bytes(rows[0][0]) if rows else b""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        marks = ",".join("?" * len(tables))
        return dict(await self._read(f"SELECT id, seq FROM tables WHERE id IN ({marks})", tuple(tables)))

    async def due_tables(self, now: float, limit: int) -> list[Due]:
        rows = await self._read("SELECT id, due FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
        return [Due(*row) for row in rows]

    async def open_tables(self, limit: int) -> list[Found]:
        rows = await self._read(
            "SELECT id, summary FROM tables WHERE listed AND status = 'waiting' ORDER BY number DESC LIMIT ?", (limit,)
        )
        return [Found(*row) for row in rows]

    async def tables_beginning(self, prefix: str, limit: int) -> list[Found]:
        rows = await self._read(
            "SELECT id, summary FROM tables WHERE id >= ? AND id < ? AND status IN ('waiting', 'playing')"
            " ORDER BY number DESC LIMIT ?",
            (prefix, f"{prefix}~", limit),
        )
        return [Found(*row) for row in rows]

    async def tables_of(self, visitor: str, limit: int) -> list[Found]:
        rows = await self._read(
            "SELECT id, summary FROM sitting JOIN tables ON id = table_id WHERE visitor = ?"
            " ORDER BY number DESC LIMIT ?",
            (visitor, limit),
        )
        return [Found(*row) for row in rows]

    async def visitor_with_key(self, key: str) -> Visitor | None:
        return _visitor(
            await self._read(
                "SELECT id, name, login, password FROM keys JOIN visitors ON id = visitor WHERE hash = ?", (key,)
            )
        )

    async def visitor_with_login(self, login: str) -> Visitor | None:
        return _visitor(await self._read("SELECT id, name, login, password FROM visitors WHERE login = ?", (login,)))

    async def backup(self, path: Path) -> None:
        if path.exists():
            raise StoreError(f"{path} is there already")
        await self._read("VACUUM INTO ?", (str(path),))

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: list(self._reading.execute(sql, values)))
        except apsw.Error as error:
            raise StoreError(f"the database does not answer: {error}") from None

    async def close(self) -> None:
        self._jobs.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._writer.join)
        await loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        self._writing.close()


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop, done: "asyncio.Future[None]") -> None:
        self.work = work
        self._loop = loop
        self._done = done

    def finish(self, problem: Exception | None) -> None:
        """Say how it went; to nobody if his loop has ended."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, problem)

    def _tell(self, problem: Exception | None) -> None:
        if self._done.done():
            return
        if problem is None:
            self._done.set_result(None)
        else:
            self._done.set_exception(problem)


def _commit(db: apsw.Connection, batch: list[_Job]) -> None:
    """One transaction for all of them. Each looks for its conflicts before it writes anything."""
    problems: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            try:
                job.work(db)
                problems.append(None)
            except (Conflict, LoginTaken) as refusal:
                problems.append(refusal)
        db.execute("COMMIT")
    except apsw.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        problems = [StoreError(f"the database does not take what is written: {error}")] * len(batch)
    for job, problem in zip(batch, problems, strict=True):
        job.finish(problem)


def _append(
    table: str, entry: Entry, snapshot: bytes, listing: Listing | None, due: float | None, db: apsw.Connection
) -> None:
    twice = "SELECT 1 FROM entries WHERE table_id = ? AND seat = ? AND command = ?"
    if db.execute(twice, (table, entry.seat, entry.command)).fetchone():
        raise Conflict
    if entry.seq == 1:
        assert listing is not None, "a new table is listed by something"
        db.execute(
            "INSERT OR IGNORE INTO tables (id, seq, snapshot, status, listed, summary, due)"
            " VALUES (?, 1, ?, ?, ?, ?, ?)",
            (table, snapshot, listing.status, listing.listed, listing.summary, due),
        )
    else:
        db.execute(
            "UPDATE tables SET seq = ?, snapshot = ?, due = ? WHERE id = ? AND seq = ?",
            (entry.seq, snapshot, due, table, entry.seq - 1),
        )
    if db.changes() == 0:
        raise Conflict
    db.execute(
        "INSERT INTO entries (table_id, seq, seat, command, body) VALUES (?, ?, ?, ?, ?)",
        (table, entry.seq, entry.seat, entry.command, entry.body),
    )
    if listing is not None:
        db.execute(
            "UPDATE tables SET status = ?, listed = ?, summary = ? WHERE id = ?",
            (listing.status, listing.listed, listing.summary, table),
        )
        db.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
        db.executemany(
            "INSERT INTO sitting (visitor, table_id) VALUES (?, ?)", [(each, table) for each in set(listing.visitors)]
        )


def _keep_visitor(visitor: Visitor, key: str, db: apsw.Connection) -> None:
    taken = db.execute("SELECT id FROM visitors WHERE login = ? AND id <> ?", (visitor.login, visitor.id)).fetchone()
    if taken:
        raise LoginTaken
    db.execute(
        "INSERT INTO visitors (id, name, login, password) VALUES (?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET name = excluded.name, login = excluded.login, password = excluded.password",
        (visitor.id, visitor.name, visitor.login, visitor.password),
    )
    db.execute("INSERT OR REPLACE INTO keys (hash, visitor) VALUES (?, ?)", (key, visitor.id))


def _visitor(rows: list[tuple[Any, ...]]) -> Visitor | None:
    return Visitor(*rows[0]) if rows else None


def check_version(version: str) -> None:
    """Refuse an SQLite that could spoil the database."""
    if tuple(int(part) for part in version.split(".")) < SAFE_VERSION:
        raise StoreError(f"this SQLite ({version}) can spoil a database in WAL mode; 3.51.3 and newer cannot")


def _connect(path: str) -> apsw.Connection:
    db = apsw.Connection(path)
    db.set_busy_timeout(10_000)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _migrate(db: apsw.Connection) -> None:
    version = int(db.pragma("user_version"))
    steps = migrations("sqlite")
    if version > len(steps):
        raise StoreError(f"the database is of a newer Getaway: its schema is {version}, this one knows {len(steps)}")
    for number, sql in steps[version:]:
        with db:
            db.execute(sql)
            db.execute(f"PRAGMA user_version = {number}")
