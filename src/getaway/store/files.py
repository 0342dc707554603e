"""The files of an SQLite database: readable by their owner only, and used by one server at a time.

SQLite gives the write-ahead log and the shared-memory file the mode of the database file, so it is enough to create
that one with the right mode.
"""

import fcntl
import os
import shlex
import stat
import sys
from contextlib import suppress
from pathlib import Path

from getaway.kernel.errors import error as say
from getaway.store.store import StoreError

OWNER_ONLY = 0o600
OTHERS = 0o077


def beside(path: str) -> list[Path]:
    """The files a database consists of while it is open, and after its server was killed."""
    return [Path(path + suffix) for suffix in ("", "-wal", "-shm")]


def create(path: str) -> None:
    """Create an empty database file that only its owner can read, whatever the umask; leave an existing one alone."""
    with suppress(OSError):  # SQLite reports why it cannot be created
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def check_modes(path: str) -> None:
    """Raise StoreError if other users of this machine can read or write a file of the database."""
    loose = [file for file in beside(os.path.realpath(path)) if file.exists() and _mode(file) & OTHERS]
    if loose:
        names = " ".join(shlex.quote(str(file)) for file in loose)
        mode = f"{_mode(loose[0]):04o}"
        raise StoreError(say("store-readable", file=str(loose[0]), mode=mode, files=names))


def lock_name(path: str) -> int:
    """Lock the database by name: a file beside it that the server keeps locked as long as it runs, however it ends."""
    if os.path.isdir(path):
        raise StoreError(say("store-directory", path=str(path)))
    path = os.path.realpath(path)  # SQLite names its log after the target of a symbolic link
    return _locked(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY), path)


def lock_inode(path: str) -> list[int]:
    """Lock the file itself: another name for it (a hard link, or after a move) is the same database.

    SQLite locks with fcntl, which on Linux does not conflict with flock. Elsewhere it may, and the lock by name has to
    be enough.
    """
    if sys.platform != "linux":
        return []
    return [_locked(os.open(path, os.O_RDWR), path)]


def _locked(held: int, path: str) -> int:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise StoreError(say("store-open-elsewhere", path=str(path))) from None
    return held


def _mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)
