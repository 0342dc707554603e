"""The store at an address."""

from getaway.kernel.errors import error as say
from getaway.store.postgres import PostgresStore
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store, StoreError


def store_at(database: str, *, notify: bool = True, alone: bool = False, allow_readable: bool = False) -> Store:
    """PostgreSQL at postgresql://…, otherwise SQLite in that file.

    `alone`: refuse an SQLite file that another server has open and, unless `allow_readable`, one that other users of
    the machine can read. Raises StoreError.
    """
    if database.startswith(("postgresql://", "postgres://")):
        return PostgresStore(database, notify=notify)
    scheme, found, _ = database.partition("://")
    if found:  # the rest may contain a password
        raise StoreError(say("store-scheme", scheme=scheme))
    if database == ":memory:":
        raise StoreError(say("store-in-memory"))
    return SqliteStore(database, alone=alone, allow_readable=allow_readable)
