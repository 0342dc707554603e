"""SQLite: one file, one thread that writes it, one that reads, one that checkpoints the write-ahead log.

Group commit: all jobs that wait when the writer is free share one transaction and one sync of the disk. Write-ahead log
with synchronous=FULL: a commit survives a power failure. The statements of a transaction touch only memory and run on
the event loop; the commit, which waits for the disk, runs in the writer's thread. So a batch costs two thread switches
instead of two for every statement. A third thread checkpoints the write-ahead log, so that no move waits for that.
"""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import apsw

from getaway.store import files
from getaway.store.migrations import migrations
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

SAFE_VERSION = (3, 51, 3)
"""Older versions can corrupt a database in WAL mode with two connections (the WAL-reset bug)."""
BATCH = 512
BUSY_SECONDS = 10.0
"""How long to wait for another process that writes."""
BUSY_AGAIN = 0.005
CACHE_KIBIBYTES = 8 * 1024
"""Page cache: with SQLite's default of 2 MiB the writer reads back pages that it has just written."""
CHECKPOINT_PAGES = 1000
"""The checkpointer copies the write-ahead log into the database each time it has grown by so many pages."""
FULL_PAGES = 8000
"""At this size the writer checkpoints itself: the log can restart only while nobody writes."""

CODES = "SELECT id, summary FROM tables WHERE id >= ? AND id < ? AND status IN ('waiting', 'playing')"

PROBLEMS = (apsw.Error, ValueError, TypeError, OverflowError)
"""What a statement may raise: a database error, or an error for a value that SQLite cannot hold."""

Work = Callable[[apsw.Connection], Any]
Job = tuple[Work, "asyncio.Future[None]"]
"""A write, and the future that its caller awaits."""
Refusals = dict[int, Conflict | LoginTaken | SessionEnded]
"""The jobs of a batch that were refused, by their index."""


class SqliteStore(Store):
    """A database file."""

    is_shared = False
    knows_presence = True

    def __init__(self, path: str, *, alone: bool = False, allow_readable: bool = False) -> None:
        check_version(apsw.sqlitelibversion())
        self._locks: list[int] = []
        try:
            if alone:
                self._locks.append(files.lock_name(path))
            files.create(path)
            if alone and not allow_readable:
                files.check_modes(path)
            if alone:
                self._locks += files.lock_inode(path)
            self._writing = _connect(path)
            if alone and self._writing.readonly("main"):  # SQLite opens such a file, and fails at the first move
                raise StoreError(f"cannot use the database {path}: it can only be read")
            _migrate(self._writing)
            self._writing.set_busy_timeout(0)  # the event loop must not block; _write_batch tries again
            self._writing.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
            self._writing.set_wal_hook(self._note_pages)
            self._reading = _connect(path)
            self._checkpointing = _connect(path)
        except (apsw.Error, OSError) as error:
            self._unlock()
            raise StoreError(f"cannot use the database {path}: {getattr(error, 'strerror', error)}") from None
        except StoreError:
            self._unlock()
            raise
        self._jobs: list[Job] = []
        self._is_writing = False
        self._busy_since = 0.0
        self._idle = asyncio.Event()
        self._idle.set()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._checkpointer = ThreadPoolExecutor(1, "store-checkpointer")
        self._checkpointed = 0
        self._is_checkpointing = False

    async def start(self) -> None:
        """Nothing to do: the constructor opens the file."""

    async def listen(self, on_entry: OnEntry, on_presence: OnPresence) -> None:
        """Nothing to do: one process uses the file."""

    async def publish_presence(self, here: dict[str, int]) -> None:
        """Nothing to do: one process uses the file."""

    # Writing.

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
        await self._write(partial(_append, table, entry, snapshot, listing, due, turn, visitor))

    async def forget_due(self, due: Due) -> None:
        forget = "UPDATE tables SET due = NULL WHERE id = ? AND due = ?"
        await self._write(lambda db: db.execute(forget, (due.table, due.due)))

    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        await self._write(partial(_keep_visitor, visitor, Session(key, now, agent)))

    async def open_session(self, visitor: Visitor, key: str, agent: str, now: float) -> None:
        await self._write(partial(_open_session, visitor, Session(key, now, agent)))

    async def end_session(self, key: str) -> None:
        end = "INSERT INTO keys (hash, visitor) VALUES (?, '') ON CONFLICT (hash) DO UPDATE SET visitor = ''"
        await self._write(lambda db: db.execute(end, (key,)))

    async def end_sessions(self, visitor: str, but: str = "") -> list[str]:
        ended: list[str] = []
        end = "UPDATE keys SET visitor = '' WHERE visitor = ? AND hash <> ? RETURNING hash"
        await self._write(lambda db: ended.extend(key for (key,) in db.execute(end, (visitor, but))))
        return ended

    async def ping(self) -> None:
        keep = "INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)"
        await self._write(lambda db: db.execute(keep, (time.time(),)))

    def _write(self, work: Work) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.append((work, done))
        if not self._is_writing:
            # Later writes of this loop iteration join the batch.
            self._is_writing = True
            self._idle.clear()
            loop.call_soon(self._write_batch, loop)
        return done

    def _write_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run the waiting jobs in a transaction and hand its commit to the writer's thread."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
        except apsw.BusyError as error:
            self._busy_since = self._busy_since or time.monotonic()
            if time.monotonic() - self._busy_since < BUSY_SECONDS:
                loop.call_later(BUSY_AGAIN, self._write_batch, loop)
                return
            self._settle(loop, self._take(), {}, error)
            return
        except apsw.Error as error:
            self._settle(loop, self._take(), {}, error)
            return
        batch = self._take()
        refusals, problem = _run(self._writing, batch)
        if problem is not None:
            self._settle(loop, batch, refusals, problem)
            return
        self._writer.submit(self._commit, loop, batch, refusals)

    def _take(self) -> list[Job]:
        batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
        self._busy_since = 0.0
        return batch

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[Job], refusals: Refusals) -> None:
        """Runs in the writer's thread."""
        problem = None
        try:
            self._writing.execute("COMMIT")
        except apsw.Error as error:
            problem = error
        loop.call_soon_threadsafe(self._settle, loop, batch, refusals, problem)

    def _settle(
        self, loop: asyncio.AbstractEventLoop, batch: list[Job], refusals: Refusals, problem: Exception | None
    ) -> None:
        """Resolve the futures of a batch, and start the next one."""
        failure = None
        if problem is not None:
            with suppress(apsw.Error):  # the callers are told of the first problem
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            failure = StoreError(f"the database does not take what is written: {problem}")
        for at, (_, done) in enumerate(batch):
            if done.done():
                continue  # the caller was cancelled
            if failure is None and at not in refusals:
                done.set_result(None)
            else:
                done.set_exception(failure or refusals[at])
        if self._jobs:
            self._write_batch(loop)
        else:
            self._is_writing = False
            self._idle.set()

    def _note_pages(self, db: apsw.Connection, name: str, pages: int) -> int:
        """WAL hook: runs in the writer's thread after a commit, with the length of the log."""
        self._checkpointed = min(self._checkpointed, pages)  # the log has restarted
        if self._is_checkpointing:
            return apsw.SQLITE_OK
        if pages >= FULL_PAGES:
            _checkpoint(db)
        elif pages >= self._checkpointed + CHECKPOINT_PAGES:
            self._checkpointed = pages
            self._is_checkpointing = True
            self._checkpointer.submit(self._checkpoint)
        return apsw.SQLITE_OK

    def _checkpoint(self) -> None:
        """Runs in the checkpointer's thread."""
        _checkpoint(self._checkpointing)
        self._is_checkpointing = False

    # Reading.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._read(
            "SELECT entries.seq, seat, command, body FROM entries JOIN tables ON tables.number = table_number"
            " WHERE id = ? AND entries.seq > ? ORDER BY entries.seq",
            (table, after),
        )
        return [Entry(*row) for row in rows]

    async def snapshot(self, table: str) -> bytes:
        rows = await self._read("SELECT snapshot FROM tables WHERE id = ?", (table,))
        return bytes(rows[0][0]) if rows else b""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        marks = ",".join("?" * len(tables))
        return dict(await self._read(f"SELECT id, seq FROM tables WHERE id IN ({marks})", tuple(tables)))

    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        rows = await self._read("SELECT id, due FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
        if rows:
            claim = "UPDATE tables SET due = ? WHERE id = ? AND due = ?"
            await self._write(lambda db: db.executemany(claim, [(until, *row) for row in rows]))
        return [Due(table, until) for table, _ in rows]

    async def stored_by(self, visitor: str) -> int:
        rows = await self._read("SELECT bytes FROM stored WHERE visitor = ?", (visitor,))
        return int(rows[0][0]) if rows else 0

    async def open_tables_of(self, host: str) -> int:
        count = "SELECT count(*) FROM tables WHERE listed AND status = 'waiting' AND host = ?"
        return int((await self._read(count, (host,)))[0][0])

    async def still_open(self, tables: list[str]) -> set[str]:
        marks = ",".join("?" * len(tables))
        still = f"SELECT id FROM tables WHERE id IN ({marks}) AND listed AND status = 'waiting'"
        return {row[0] for row in await self._read(still, tuple(tables))}

    async def open_tables(self, limit: int) -> list[Found]:
        rows = await self._read(
            "SELECT id, summary FROM tables WHERE listed AND status = 'waiting' ORDER BY number DESC LIMIT ?", (limit,)
        )
        return [Found(*row) for row in rows]

    async def tables_beginning(self, prefix: str, limit: int) -> list[Found]:
        rows = await self._read(
            f"{CODES} ORDER BY +number DESC LIMIT ?",  # the plus: by the index of names, not through all by number
            (prefix, f"{prefix}~", limit),
        )
        return [Found(*row) for row in rows]

    async def tables_of(self, visitor: str, limit: int) -> list[FoundMine]:
        rows = await self._read(
            "SELECT id, summary, host, people, turn FROM sitting JOIN tables ON id = table_id WHERE visitor = ?"
            " ORDER BY number DESC LIMIT ?",
            (visitor, limit),
        )
        return [FoundMine(*row) for row in rows]

    async def won_by(self, visitor: str) -> dict[str, int]:
        return dict(await self._read("SELECT what, COUNT(*) FROM won WHERE visitor = ? GROUP BY what", (visitor,)))

    async def visitor_with_key(self, key: str) -> Visitor | None:
        return _visitor(
            await self._read(
                "SELECT visitor, coalesce(name, ''), login, password FROM keys LEFT JOIN visitors ON id = visitor"
                " WHERE hash = ?",
                (key,),
            )
        )

    async def sessions_of(self, visitor: str) -> list[Session]:
        listed = "SELECT hash, created, agent FROM keys WHERE visitor = ? ORDER BY created DESC, hash"
        return [Session(*row) for row in await self._read(listed, (visitor,))]

    async def ended(self, keys: list[str]) -> list[str]:
        marks = ",".join("?" * len(keys))
        rows = await self._read(f"SELECT hash FROM keys WHERE visitor = '' AND hash IN ({marks})", tuple(keys))
        return [key for (key,) in rows]

    async def visitor_with_login(self, login: str) -> Visitor | None:
        return _visitor(await self._read("SELECT id, name, login, password FROM visitors WHERE login = ?", (login,)))

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: list(self._reading.execute(sql, values)))
        except apsw.Error as error:
            raise StoreError(f"the database does not answer: {error}") from None

    async def close(self) -> None:
        await self._idle.wait()
        self._writer.shutdown()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        await loop.run_in_executor(None, self._checkpointer.shutdown)
        self._checkpointing.close()
        self._writing.close()
        self._unlock()

    def _unlock(self) -> None:
        for lock in self._locks:
            os.close(lock)
        self._locks.clear()


def _run(db: apsw.Connection, batch: list[Job]) -> tuple[Refusals, Exception | None]:
    """Run a batch in one transaction. Each job checks for conflicts before it writes anything."""
    refusals: Refusals = {}
    try:
        for at, (work, _) in enumerate(batch):
            try:
                work(db)
            except (Conflict, LoginTaken, SessionEnded) as refusal:
                refusals[at] = refusal
    except PROBLEMS as error:
        return refusals, error
    return refusals, None


def _append(
    table: str,
    entry: Entry,
    snapshot: bytes,
    listing: Listing | None,
    due: float | None,
    turn: bytes,
    visitor: str,
    db: apsw.Connection,
) -> None:
    if entry.seq == 1:
        assert listing is not None, "a new table is listed by something"
        db.execute(
            "INSERT OR IGNORE INTO tables (id, seq, snapshot, status, listed, summary) VALUES (?, 0, ?, ?, ?, ?)",
            (table, snapshot, listing.status, listing.listed, listing.summary),
        )
    db.execute(
        "INSERT OR IGNORE INTO entries (table_number, seq, seat, command, body)"
        " SELECT number, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1 AND seq = ?2 - 1",
        (table, entry.seq, entry.seat, entry.command, entry.body),
    )
    if db.changes() == 0:  # the number is taken, or the command was done
        raise Conflict
    size = len(entry.body)
    db.execute(
        "UPDATE tables SET seq = ?, snapshot = ?, due = ?, turn = ?, bytes = bytes + ? WHERE id = ?",
        (entry.seq, snapshot, due, turn, size, table),
    )
    if visitor:
        db.execute(
            "INSERT INTO stored (visitor, bytes) VALUES (?, ?)"
            " ON CONFLICT (visitor) DO UPDATE SET bytes = bytes + excluded.bytes",
            (visitor, size),
        )
    if listing is not None:
        db.execute(
            "UPDATE tables SET status = ?, listed = ?, summary = ?, host = ?, people = ? WHERE id = ?",
            (listing.status, listing.listed, listing.summary, listing.host, listing.people, table),
        )
        db.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
        db.executemany(
            "INSERT INTO sitting (visitor, table_id) VALUES (?, ?)", [(each, table) for each in set(listing.visitors)]
        )
        if listing.won is not None:
            db.executemany(
                "INSERT OR IGNORE INTO won (visitor, table_id, what) VALUES (?, ?, ?)",
                [(each, table, listing.won) for each in listing.visitors],
            )


def _keep_visitor(visitor: Visitor, session: Session, db: apsw.Connection) -> None:
    if db.execute("SELECT 1 FROM keys WHERE hash = ? AND visitor = ''", (session.key,)).fetchone():
        raise SessionEnded
    taken = db.execute("SELECT id FROM visitors WHERE login = ? AND id <> ?", (visitor.login, visitor.id)).fetchone()
    if taken:
        raise LoginTaken
    db.execute(
        "INSERT INTO visitors (id, name, login, password) VALUES (?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET name = excluded.name, login = coalesce(excluded.login, login),"
        " password = coalesce(excluded.password, password)",
        (visitor.id, visitor.name, visitor.login, visitor.password),
    )
    db.execute(
        "INSERT INTO keys (hash, visitor, created, agent) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (hash) DO UPDATE SET visitor = excluded.visitor",
        (session.key, visitor.id, session.created, session.agent),
    )


def _open_session(visitor: Visitor, session: Session, db: apsw.Connection) -> None:
    db.execute(
        "INSERT INTO keys (hash, visitor, created, agent)"
        " SELECT ?, id, ?, ? FROM visitors WHERE id = ? AND password = ?",
        (session.key, session.created, session.agent, visitor.id, visitor.password),
    )
    if db.changes() == 0:
        raise SessionEnded


def _visitor(rows: list[tuple[Any, ...]]) -> Visitor | None:
    return Visitor(*rows[0]) if rows else None


def check_version(version: str) -> None:
    """Refuse an SQLite version that can corrupt the database."""
    if tuple(int(part) for part in version.split(".")) < SAFE_VERSION:
        raise StoreError(f"this SQLite ({version}) can spoil a database in WAL mode; 3.51.3 and newer cannot")


def back_up(path: str, copy: Path) -> None:
    """Copy a database, which a server may have open, to a file that is not there yet. It is only read: a server of an
    older version would not know a newer schema. Raises StoreError."""
    if copy.exists():
        raise StoreError(f"{copy} is there already")
    try:
        files.create(str(copy))
        db = apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
        db.set_busy_timeout(round(1000 * BUSY_SECONDS))
        db.execute("VACUUM INTO ?", (str(copy),))
        db.close()
        with copy.open("rb") as written:
            os.fsync(written.fileno())  # SQLite does not
    except (apsw.Error, OSError) as error:
        copy.unlink(missing_ok=True)
        raise StoreError(f"cannot copy the database {path}: {error}") from None


def _connect(path: str) -> apsw.Connection:
    db = apsw.Connection(path)
    db.set_busy_timeout(round(1000 * BUSY_SECONDS))
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _checkpoint(db: apsw.Connection) -> None:
    """Copy the log into the database as far as that is possible without waiting; the next checkpoint does the rest."""
    with suppress(apsw.Error):
        db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)


def _migrate(db: apsw.Connection) -> None:
    version = int(db.pragma("user_version"))
    steps = migrations("sqlite")
    if version > len(steps):
        raise StoreError(f"the database is of a newer Getaway: its schema is {version}, this one knows {len(steps)}")
    for number, sql in steps[version:]:
        with db:
            db.execute(sql)
            db.execute(f"PRAGMA user_version = {number}")
