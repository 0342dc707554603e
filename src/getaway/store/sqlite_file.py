"""An SQLite database as a file: opening, migrating, checkpointing and copying it."""

import os
from contextlib import suppress
from pathlib import Path

import apsw

from getaway.kernel.errors import error as say
from getaway.store import files
from getaway.store.migrations import migrations
from getaway.store.store import StoreError

SAFE_VERSION = (3, 51, 3)
"""Older versions can corrupt a database in WAL mode with two connections (the WAL-reset bug)."""
BUSY_SECONDS = 10.0
"""How long to wait while another process is writing."""


def check_version(version: str) -> None:
    """Refuse an SQLite version that can corrupt the database."""
    if tuple(int(part) for part in version.split(".")) < SAFE_VERSION:
        raise StoreError(say("store-old-sqlite", version=version))


def back_up(path: str, copy: Path) -> None:
    """Copy a database, which a server may have open, to a new file. It is only read: a server of an older version would
    not know a newer schema. Raises StoreError.
    """
    if copy.exists():
        raise StoreError(say("copy-exists", copy=str(copy)))
    try:
        files.create(str(copy))
        db = apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
        db.set_busy_timeout(round(1000 * BUSY_SECONDS))
        db.execute("VACUUM INTO ?", (str(copy),))
        db.close()
        with copy.open("rb") as written:
            os.fsync(written.fileno())  # SQLite does not sync it
    except (apsw.Error, OSError) as error:
        copy.unlink(missing_ok=True)
        raise StoreError(say("copy-fails", path=str(path), why=str(error))) from None


def connect(path: str) -> apsw.Connection:
    """Open a database with a write-ahead log and durable commits."""
    db = apsw.Connection(path)
    db.set_busy_timeout(round(1000 * BUSY_SECONDS))
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def checkpoint(db: apsw.Connection) -> None:
    """Copy the log into the database as far as possible without waiting; the next checkpoint does the rest."""
    with suppress(apsw.Error):
        db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)


def migrate(db: apsw.Connection) -> None:
    """Bring the schema up to date. Raises StoreError if it is newer than this version knows."""
    version = int(db.pragma("user_version"))
    for number, sql in migrations("sqlite", version):
        with db:
            db.execute(sql)
            db.execute(f"PRAGMA user_version = {number}")
