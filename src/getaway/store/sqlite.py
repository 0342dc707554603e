"""SQLite: one file, one thread that writes it, one that reads, one that tidies up.

All that waits to be written when the writer is free is one transaction (group commit), so that a busy house pays for
one sync of the disk where it would pay for many. Write-ahead log with synchronous=FULL: what was committed is kept
though the power fails. The statements of a transaction only touch memory, and are run where they come from; its commit,
which waits for the disk, is the writer's. So a batch costs two changes of thread, not some for every statement. What
is in the write-ahead log is brought into the database by a third thread, so that nobody's move waits for that.
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

SAFE_VERSION = (3, 51, 3)
"""Before it two connections could spoil a database in WAL mode (the WAL-reset bug)."""
BATCH = 512
BUSY_SECONDS = 10.0
"""How long to wait for another process that writes."""
BUSY_AGAIN = 0.005
CACHE_KIBIBYTES = 8 * 1024
"""Of pages in memory: with SQLite's 2 MiB the writer reads pages again that it has just written."""
TIDY_PAGES = 1000
"""So many pages in the log are brought into the database by the tidier, while others write."""
FULL_PAGES = 8000
"""With so many the writer waits for it: only then the log can begin anew."""

CODES = "SELECT id, summary FROM tables WHERE id >= ? AND id < ? AND status IN ('waiting', 'playing')"

PROBLEMS = (apsw.Error, ValueError, TypeError, OverflowError)
"""What a statement may raise: of the database, or for a value that it cannot hold."""

Work = Callable[[apsw.Connection], Any]
Job = tuple[Work, "asyncio.Future[None]"]
"""Something to write, and who waits for it."""
Refusals = dict[int, Conflict | LoginTaken | SessionEnded]
"""What was not written, by its place in the batch, and why."""


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
            self._writing.set_busy_timeout(0)  # it must not hold the others up; it tries again instead
            self._writing.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
            self._writing.set_wal_hook(self._note_pages)
            self._reading = _connect(path)
            self._tidying = _connect(path)
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
        self._tidier = ThreadPoolExecutor(1, "store-tidier")
        self._tidied = 0
        self._is_tidying = False

    async def start(self) -> None:
        """It is: the file was opened when this was made."""

    async def watch(self, heard: Heard, met: Met) -> None:
        """There is nobody else: the file is one process's."""

    async def tell_presence(self, here: dict[str, int]) -> None:
        """There is nobody to tell."""

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

    async def probe(self) -> None:
        keep = "INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)"
        await self._write(lambda db: db.execute(keep, (time.time(),)))

    def _write(self, work: Work) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.append((work, done))
        if not self._is_writing:
            # What else comes in this turn of the loop goes with it.
            self._is_writing = True
            self._idle.clear()
            loop.call_soon(self._write_batch, loop)
        return done

    def _write_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run what waits, and let the writer commit it."""
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
        """In the writer's thread."""
        problem = None
        try:
            self._writing.execute("COMMIT")
        except apsw.Error as error:
            problem = error
        loop.call_soon_threadsafe(self._settle, loop, batch, refusals, problem)

    def _settle(
        self, loop: asyncio.AbstractEventLoop, batch: list[Job], refusals: Refusals, problem: Exception | None
    ) -> None:
        """Say how it went, and go on with what has come meanwhile."""
        failure = None
        if problem is not None:
            with suppress(apsw.Error):  # whatever else is wrong, who waits is told
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            failure = StoreError(f"the database does not take what is written: {problem}")
        for at, (_, done) in enumerate(batch):
            if done.done():
                continue  # who has gone does not hear it
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
        """In the writer's thread, when a commit has made the log that long."""
        self._tidied = min(self._tidied, pages)  # it has begun anew
        if self._is_tidying:
            return apsw.SQLITE_OK
        if pages >= FULL_PAGES:
            _tidy(db)
        elif pages >= self._tidied + TIDY_PAGES:
            self._tidied = pages
            self._is_tidying = True
            self._tidier.submit(self._tidy)
        return apsw.SQLITE_OK

    def _tidy(self) -> None:
        """In the tidier's thread."""
        _tidy(self._tidying)
        self._is_tidying = False

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
        await loop.run_in_executor(None, self._tidier.shutdown)
        self._tidying.close()
        self._writing.close()
        self._unlock()

    def _unlock(self) -> None:
        for lock in self._locks:
            os.close(lock)
        self._locks.clear()


def _run(db: apsw.Connection, batch: list[Job]) -> tuple[Refusals, Exception | None]:
    """All of them in one transaction. Each looks for its conflicts before it writes anything."""
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
    """Refuse an SQLite that could spoil the database."""
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


def _tidy(db: apsw.Connection) -> None:
    """Bring into the database what is in the log, without waiting for anyone. What cannot be now can be later."""
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
