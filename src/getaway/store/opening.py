"""The store at an address."""

from getaway.store.postgres import PostgresStore
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Store


def store_at(database: str) -> Store:
    """PostgreSQL at postgresql://…, else SQLite in the file of that name. Raises StoreError."""
    if database.startswith(("postgresql://", "postgres://")):
        return PostgresStore(database)
    return SqliteStore(database)
