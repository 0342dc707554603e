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
from typing import Any

import apsw

from getaway.store import files, sqlite_writes
from getaway.store.sqlite_file import BUSY_SECONDS, check_version, checkpoint, connect, migrate
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

BATCH = 512
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
            self._writing = connect(path)
            if alone and self._writing.readonly("main"):  # SQLite opens such a file, and fails at the first move
                raise StoreError(f"cannot use the database {path}: it can only be read")
            migrate(self._writing)
            self._writing.set_busy_timeout(0)  # the event loop must not block; _write_batch tries again
            self._writing.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
            self._writing.set_wal_hook(self._note_pages)
            self._reading = connect(path)
            self._checkpointing = connect(path)
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
        await self._write(partial(sqlite_writes.append, table, entry, snapshot, listing, due, turn, visitor))

    async def forget_due(self, due: Due) -> None:
        forget = "UPDATE tables SET due = NULL WHERE id = ? AND due = ?"
        await self._write(lambda db: db.execute(forget, (due.table, due.due)))

    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        await self._write(partial(sqlite_writes.keep_visitor, visitor, Session(key, now, agent)))

    async def open_session(self, visitor: Visitor, key: str, agent: str, now: float) -> None:
        await self._write(partial(sqlite_writes.open_session, visitor, Session(key, now, agent)))

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
            checkpoint(db)
        elif pages >= self._checkpointed + CHECKPOINT_PAGES:
            self._checkpointed = pages
            self._is_checkpointing = True
            self._checkpointer.submit(self._checkpoint)
        return apsw.SQLITE_OK

    def _checkpoint(self) -> None:
        """Runs in the checkpointer's thread."""
        checkpoint(self._checkpointing)
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


def _visitor(rows: list[tuple[Any, ...]]) -> Visitor | None:
    return Visitor(*rows[0]) if rows else None
