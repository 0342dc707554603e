"""SQLite: one file, one thread that writes it, one that reads, one that checkpoints the write-ahead log.

Group commit: all jobs that wait when the writer is free share one transaction and one sync of the disk. Write-ahead log
with synchronous=FULL: a commit survives a power failure. The statements of a transaction touch only memory and run on
the event loop; the commit, which waits for the disk, runs in the writer's thread. So a batch costs two thread switches
instead of two for every statement. A third thread checkpoints the write-ahead log, so that no move waits for that.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

import apsw
import msgspec

from getaway.kernel.errors import error as say
from getaway.store import files, sqlite_writes
from getaway.store.sqlite_file import BUSY_SECONDS, check_version, checkpoint, connect, migrate
from getaway.store.store import (
    Append,
    Conflict,
    Due,
    LoginTaken,
    Session,
    SessionEnded,
    Store,
    StoreError,
    Visitor,
)
from getaway.text.messages import Text
from getaway.text.system import why

BATCH = 512
BUSY_AGAIN = 0.005
CACHE_KIBIBYTES = 8 * 1024
"""Page cache: with SQLite's default of 2 MiB the writer reads back pages that it has just written."""
CHECKPOINT_PAGES = 1000
"""The checkpointer copies the write-ahead log into the database each time it has grown by this many pages."""
FULL_PAGES = 8000
"""At this size the writer checkpoints: the log can restart only while nobody writes."""

PROBLEMS = (apsw.Error, ValueError, TypeError, OverflowError)
"""What a statement may raise: a database error, or an error for a value that SQLite cannot hold."""

Work = Callable[[apsw.Cursor], Any]
Job = tuple[Work, "asyncio.Future[None]"]
"""A write, and the future that its caller awaits."""
Refusals = dict[int, Conflict | LoginTaken | SessionEnded]
"""The jobs of a batch that were refused, by their index."""


class SqliteStore(Store):
    is_shared = False
    knows_presence = True
    _share_lock = ""  # there is one writer
    _among = "IN (SELECT value FROM json_each($1))"
    _entries = (
        "SELECT entries.seq, seat, command, body FROM entries JOIN tables ON tables.number = table_number"
        " WHERE id = $1 AND entries.seq > $2 ORDER BY entries.seq"
    )
    _beginning = (  # the plus makes SQLite use the index of names instead of scanning by number
        "SELECT id, summary FROM tables WHERE id >= $1 AND id < $2 AND status IN ('waiting', 'playing')"
        " ORDER BY +number DESC LIMIT $3"
    )

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
                raise StoreError(say("store-read-only", path=str(path)))
            migrate(self._writing)
            self._writing.set_busy_timeout(0)  # the event loop must not block; _write_batch tries again
            self._writing.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
            self._writing.set_wal_hook(self._note_pages)
            self._reading = connect(path)
            self._checkpointing = connect(path)
        except (apsw.Error, OSError) as error:
            self._unlock()
            raise StoreError(say("store-unusable-file", path=str(path), why=_why(error))) from None
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

    # Writing.

    async def append(self, what: Append) -> None:
        await self._in_batch(partial(sqlite_writes.append, what))

    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        await self._in_batch(partial(sqlite_writes.keep_visitor, visitor, Session(key, now, agent)))

    async def _write(self, sql: str, *values: Any) -> list[Any]:
        rows: list[Any] = []
        await self._in_batch(lambda db: rows.extend(_rows(db, sql, values)))
        return rows

    def _in_batch(self, work: Work) -> "asyncio.Future[None]":
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
        except apsw.Error as error:
            self._busy_since = self._busy_since or loop.time()
            if isinstance(error, apsw.BusyError) and loop.time() - self._busy_since < BUSY_SECONDS:
                loop.call_later(BUSY_AGAIN, self._write_batch, loop)
            else:
                self._settle(loop, self._take(), {}, error)
            return
        batch = self._take()
        refusals, problem = _run(self._writing.cursor(), batch)
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
            with suppress(apsw.Error):  # the callers get the first problem
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            failure = StoreError(say("store-refuses", why=str(problem)))
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

    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        rows = await self._read("SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2", now, limit)
        if rows:
            claim = "UPDATE tables SET due = ? WHERE id = ? AND due = ?"
            await self._in_batch(lambda db: db.executemany(claim, [(until, *row) for row in rows]))
        return [Due(table, until) for table, _ in rows]

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, _rows, self._reading, sql, values)
        except apsw.Error as error:
            raise StoreError(say("store-silent", why=str(error))) from None

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


def _why(error: apsw.Error | OSError) -> Text:
    """Why a database can't be opened; rare errors in SQLite's own words."""
    if isinstance(error, apsw.NotADBError):
        return say("store-not-sqlite")
    return say("store-cannot-open") if isinstance(error, apsw.CantOpenError) else why(error)


def _run(db: apsw.Cursor, batch: list[Job]) -> tuple[Refusals, Exception | None]:
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


def _rows(db: apsw.Connection | apsw.Cursor, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Execute a statement of `Store`: SQLite uses ?1 for $1, and takes a list as JSON."""
    plain = [msgspec.json.encode(value).decode() if isinstance(value, list) else value for value in values]
    return list(db.execute(sql.replace("$", "?"), plain))
