"""The store at an address."""

from getaway.store.postgres import PostgresStore
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store


def store_at(database: str, *, notify: bool = True) -> Store:
    """PostgreSQL at postgresql://…, else SQLite in the file of that name. Raises StoreError."""
    if database.startswith(("postgresql://", "postgres://")):
        return PostgresStore(database, notify=notify)
    return SqliteStore(database)
