"""The interface of every database engine. A table is its log; everything else can be rebuilt from it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from getaway.kernel.errors import GetawayError


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log: the command of a seat, under the id that its sender gave it."""

    seq: int
    seat: int
    command: str
    body: bytes


class Listing(msgspec.Struct, frozen=True):
    """Index data of a table: status, players, summary (JSON), what was won. `people` says who sits where (JSON)."""

    status: str
    listed: bool
    visitors: tuple[str, ...]
    summary: bytes
    won: str | None = None
    host: str = ""
    people: bytes = b""


class Found(msgspec.Struct, frozen=True):
    table: str
    summary: bytes


class FoundMine(Found, frozen=True):
    """A table in a visitor's own list: who hosts it, who sits where, and whose turn it is. The last two are empty for a
    table of an older database until something happens there.
    """

    host: str
    people: bytes
    turn: bytes


class Due(msgspec.Struct, frozen=True):
    """A table that needs background work, and since when."""

    table: str
    due: float


class Visitor(msgspec.Struct, frozen=True):
    """A visitor as the store knows them: hashes of their secrets, never the secrets."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None


class Picture(msgspec.Struct, frozen=True):
    """A picture that a seat brings to a table, since when, and who is charged for it."""

    name: str
    table: str
    seat: int
    kept: float
    data: bytes
    visitor: str


class Notes(msgspec.Struct, frozen=True):
    """What one person has noted in their seat: the how-manieth to have it, so that the next does not read it."""

    table: str
    seat: int
    person: int
    text: str


ENDED = Visitor("", "")
"""The visitor of a session that has ended."""


class Session(msgspec.Struct, frozen=True):
    """A browser where someone is logged in: the hash of its secret, since when, and what it is in a few words."""

    key: str
    created: float
    agent: str


class Conflict(GetawayError):
    """The log already has an entry with this number, or this seat's command with this id: read it and retry."""


class LoginTaken(GetawayError):
    """Another visitor has that login."""


class SessionEnded(GetawayError):
    """Someone has logged out of this session."""


class StoreError(GetawayError):
    """The database cannot be used; the text says why."""


class Append(msgspec.Struct, frozen=True):
    """What `Store.append` writes in one transaction: the next entry, a new snapshot, whose turn it is, when the table
    is due, and the listing if it has changed. Entry 1 creates the table. The entry's bytes count for the table and for
    the visitor.
    """

    table: str
    entry: StoredEntry
    snapshot: bytes
    listing: Listing | None = None
    due: float | None = None
    turn: bytes = b""
    visitor: str = ""


def list_table(table: str, listing: Listing) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """The statements that replace the listing of a table, each with its rows of values."""
    values = (listing.status, listing.listed, listing.summary, listing.host, listing.people, table)
    yield "UPDATE tables SET status = $1, listed = $2, summary = $3, host = $4, people = $5 WHERE id = $6", [values]
    yield "DELETE FROM sitting WHERE table_id = $1", [(table,)]
    sitting = [(each, table) for each in set(listing.visitors)]
    yield "INSERT INTO sitting (visitor, table_id) VALUES ($1, $2)", sitting
    if listing.won is not None:
        won = [(each, table, listing.won) for each in listing.visitors]
        yield "INSERT INTO won (visitor, table_id, what) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", won


KEEP_VISITOR = (
    "INSERT INTO visitors (id, name, login, password) VALUES ($1, $2, $3, $4) ON CONFLICT (id)"
    " DO UPDATE SET name = excluded.name, login = coalesce(excluded.login, visitors.login),"
    " password = coalesce(excluded.password, visitors.password)"
)
KEEP_SESSION = (
    "INSERT INTO keys (hash, visitor, created, agent) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (hash) DO UPDATE SET visitor = excluded.visitor WHERE keys.visitor <> '' RETURNING hash"
)
"""Returns nothing if the session has ended."""

OnEntry = Callable[[str, int, StoredEntry | None], None]
"""Called with a table, the number of its newest entry (which another process may have written), and that entry if the
notification carries it.
"""

OnPresence = Callable[[str, int], None]
"""Called with a table and a bit set of the seats whose players are connected to another process."""


class Store(ABC):
    """One interface, several engines; `tests/store` is their contract. Statements that work in all of them are written
    here, with $1 for the first value.
    """

    is_shared: bool
    """Whether other processes may write to it too."""
    knows_presence: bool
    """Whether every process learns who is at a table through another process."""
    _among: str
    """SQL after a column that must contain one of the values in the list $1."""
    _entries: str
    """The entries of table $1 after number $2."""
    _share_lock: str
    """At the end of a query: wait for anyone writing one of its rows, and read that row again."""
    _beginning: str
    """The newest $3 tables with names from $1 to below $2 that are waiting or being played."""

    async def start(self) -> None:  # noqa: B027 - not every engine has something to do here
        """Make it ready for everything below. Raises StoreError."""

    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Any]:
        """The rows of a query. Raises StoreError."""

    @abstractmethod
    async def _write(self, sql: str, *values: Any) -> list[Any]:
        """Execute a statement and commit it. Returns its rows. Raises StoreError."""

    async def listen(self, on_entry: OnEntry, on_presence: OnPresence) -> None:  # noqa: B027
        """Call back when another process writes an entry or reports presence. Calling it again re-establishes a lost
        listener.
        """

    async def publish_presence(self, here: dict[str, int]) -> None:  # noqa: B027
        """Tell other processes which seats (as bits) have players connected here, by table. Nothing is stored."""

    @abstractmethod
    async def append(self, what: Append) -> None:
        """Write all of it or nothing; it is on disk when this returns. Raises Conflict."""

    async def entries(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table's log after this number; empty if there is no such table."""
        return [StoredEntry(*row) for row in await self._read(self._entries, table, after)]

    async def snapshot(self, table: str) -> bytes:
        """The table's one snapshot; empty if there is none."""
        rows = await self._read("SELECT snapshot FROM tables WHERE id = $1", table)
        return bytes(rows[0][0]) if rows else b""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The number of each table's last entry."""
        return dict(await self._read(f"SELECT id, seq FROM tables WHERE id {self._among}", tables))

    @abstractmethod
    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        """The tables that are due, longest waiting first. They become due again at `until`, so that each belongs to the
        process that asked first, unless that process ends. `Due` has that time.
        """

    async def forget_due(self, due: Due) -> None:
        """Clear a table's due time: there is nothing to do there after all."""
        await self._write("UPDATE tables SET due = NULL WHERE id = $1 AND due = $2", due.table, due.due)

    async def stored_by(self, visitor: str) -> int:
        """How many bytes of entries were written for a visitor."""
        rows = await self._read("SELECT bytes FROM stored WHERE visitor = $1", visitor)
        return int(rows[0][0]) if rows else 0

    async def open_tables_of(self, host: str) -> int:
        """How many listed tables of a host are waiting for players."""
        count = "SELECT count(*) FROM tables WHERE listed AND status = 'waiting' AND host = $1"
        return int((await self._read(count, host))[0][0])

    async def still_open(self, tables: list[str]) -> set[str]:
        """Which of these tables are listed and waiting for players."""
        still = f"SELECT id FROM tables WHERE id {self._among} AND listed AND status = 'waiting'"
        return {table for (table,) in await self._read(still, tables)}

    async def open_tables(self, limit: int) -> list[Found]:
        """The newest listed tables that are waiting for players."""
        newest = "SELECT id, summary FROM tables WHERE listed AND status = 'waiting' ORDER BY number DESC LIMIT $1"
        return [Found(*row) for row in await self._read(newest, limit)]

    async def tables_beginning(self, prefix: str, limit: int) -> list[Found]:
        """The newest tables whose names begin like this, and that are waiting or being played."""
        return [Found(*row) for row in await self._read(self._beginning, prefix, f"{prefix}~", limit)]

    async def tables_of(self, visitor: str, limit: int) -> list[FoundMine]:
        """The newest tables where a visitor has a seat."""
        newest = (
            "SELECT id, summary, host, people, turn FROM sitting JOIN tables ON id = table_id WHERE visitor = $1"
            " ORDER BY number DESC LIMIT $2"
        )
        return [FoundMine(*row) for row in await self._read(newest, visitor, limit)]

    async def keep_picture(self, picture: Picture, most: int) -> bool:
        """Store a picture for a table, and count its bytes for the visitor. Returns whether the table's pictures stay
        within `most` bytes; otherwise nothing is stored.
        """
        add = (
            "INSERT INTO pictures (name, table_id, seat, kept, data) SELECT $1, $2, $3, $4, $5 WHERE $6 +"
            " (SELECT coalesce(sum(length(data)), 0) FROM pictures WHERE table_id = $2) <= $7 RETURNING name"
        )
        size = len(picture.data)
        values = (picture.name, picture.table, picture.seat, picture.kept, picture.data, size, most)
        if not await self._write(add, *values):
            return False
        await self.count_stored(picture.visitor, size)
        return True

    async def has_picture(self, table: str, seat: int, name: str) -> bool:
        """Whether this seat has brought this picture to this table."""
        there = "SELECT 1 FROM pictures WHERE name = $1 AND table_id = $2 AND seat = $3"
        return bool(await self._read(there, name, table, seat))

    async def picture(self, table: str, name: str) -> bytes | None:
        """A picture of a table."""
        rows = await self._read("SELECT data FROM pictures WHERE name = $1 AND table_id = $2", name, table)
        return bytes(rows[0][0]) if rows else None

    async def forget_pictures(self, table: str, used: list[str], before: float) -> None:
        """Delete the pictures of a table that are on no handout and were brought before this time."""
        forget = f"DELETE FROM pictures WHERE table_id = $2 AND kept < $3 AND NOT (name {self._among})"
        await self._write(forget, used, table, before)

    async def keep_notes(self, notes: Notes, visitor: str) -> int:
        """Replace what a person has noted in their seat. Returns by how many bytes it has grown, and counts them for
        the visitor.
        """
        before = await self.notes_of(notes.table, notes.seat, notes.person)
        keep = (
            "INSERT INTO notes (table_id, seat, person, text) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (table_id, seat, person) DO UPDATE SET text = excluded.text"
        )
        await self._write(keep, notes.table, notes.seat, notes.person, notes.text)
        grown = max(0, len(notes.text.encode()) - len(before.encode()))
        await self.count_stored(visitor, grown)
        return grown

    async def notes_of(self, table: str, seat: int, person: int) -> str:
        """What a person has noted in their seat."""
        noted = "SELECT text FROM notes WHERE table_id = $1 AND seat = $2 AND person = $3"
        rows = await self._read(noted, table, seat, person)
        return str(rows[0][0]) if rows else ""

    async def count_stored(self, visitor: str, size: int) -> None:
        """Count bytes for a visitor that are in no log."""
        add = (
            "INSERT INTO stored (visitor, bytes) VALUES ($1, $2)"
            " ON CONFLICT (visitor) DO UPDATE SET bytes = stored.bytes + excluded.bytes"
        )
        if size > 0:
            await self._write(add, visitor, size)

    async def won_by(self, visitor: str) -> dict[str, int]:
        """What a visitor has won, and how often. It stays theirs when they leave the table."""
        return dict(await self._read("SELECT what, COUNT(*) FROM won WHERE visitor = $1 GROUP BY what", visitor))

    async def visitor_with_key(self, key: str) -> Visitor | None:
        """The visitor with this hash of a secret; ENDED for a session that has ended."""
        who = (
            "SELECT visitor, coalesce(name, ''), login, password FROM keys LEFT JOIN visitors ON id = visitor"
            " WHERE hash = $1"
        )
        rows = await self._read(who, key)
        return Visitor(*rows[0]) if rows else None

    async def visitor_with_login(self, login: str) -> Visitor | None:
        """The visitor who has set a password for this login."""
        rows = await self._read("SELECT id, name, login, password FROM visitors WHERE login = $1", login)
        return Visitor(*rows[0]) if rows else None

    @abstractmethod
    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        """Store a visitor, new or changed, with their session: the hash of its secret and, if it is new, its browser
        and its start. A login or password of None leaves the stored one. Raises LoginTaken, SessionEnded.
        """

    async def open_session(self, visitor: Visitor, key: str, agent: str, now: float) -> None:
        """Add a session for a visitor who has logged in. Raises SessionEnded if the password was changed while it was
        checked, because that ends all sessions.
        """
        add = (
            "INSERT INTO keys (hash, visitor, created, agent) SELECT $1, id, $2, $3 FROM visitors"
            f" WHERE id = $4 AND password = $5{self._share_lock} RETURNING hash"
        )
        if not await self._write(add, key, now, agent, visitor.id, visitor.password):
            raise SessionEnded

    async def end_session(self, key: str) -> None:
        """From now on this secret belongs to nobody."""
        end = "INSERT INTO keys (hash, visitor) VALUES ($1, '') ON CONFLICT (hash) DO UPDATE SET visitor = ''"
        await self._write(end, key)

    async def end_sessions(self, visitor: str, but: str = "") -> list[str]:
        """End all sessions of a visitor except one. Returns the keys of those that ended."""
        end = "UPDATE keys SET visitor = '' WHERE visitor = $1 AND hash <> $2 RETURNING hash"
        return [key for (key,) in await self._write(end, visitor, but)]

    async def sessions_of(self, visitor: str) -> list[Session]:
        """The sessions of a visitor, the newest first."""
        newest = "SELECT hash, created, agent FROM keys WHERE visitor = $1 ORDER BY created DESC, hash"
        return [Session(*row) for row in await self._read(newest, visitor)]

    async def ended(self, keys: list[str]) -> list[str]:
        """Which of these sessions have ended."""
        ended = f"SELECT hash FROM keys WHERE visitor = '' AND hash {self._among}"
        return [key for (key,) in await self._read(ended, keys)]

    async def ping(self, now: float) -> None:
        """Write something small and commit it, as for a move. Raises StoreError, also if the disk is full."""
        keep = "INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        await self._write(keep, now)

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close the database."""
