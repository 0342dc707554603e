"""What every engine does for a table. A table is its log; all else here can be made from it again."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from getaway.kernel.errors import GetawayError


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log: the command of a seat, under the id that its sender gave it."""

    seq: int
    seat: int
    command: str
    body: bytes


class Listing(msgspec.Struct, frozen=True):
    """By what a table is found: its status, who sits at it, and a few words for a list (JSON); and what they have won
    there, if that is to be counted. `people` says who sits where (JSON)."""

    status: str
    listed: bool
    visitors: tuple[str, ...]
    summary: bytes
    won: str | None = None
    host: str = ""
    people: bytes = b""


class Found(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    summary: bytes


class FoundMine(Found, frozen=True):
    """A table in a visitor's own list: who hosts it, who sits where, and whose turn it is. The last two are empty for a
    table of an older database until something is done there."""

    host: str
    people: bytes
    turn: bytes


class Due(msgspec.Struct, frozen=True):
    """A table at which the house has something to do, and since when."""

    table: str
    due: float


class Visitor(msgspec.Struct, frozen=True):
    """A person as the store knows them: no secret, only hashes of theirs."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None


ENDED = Visitor("", "")
"""Whoever holds the secret of a session that has ended."""


class Session(msgspec.Struct, frozen=True):
    """A browser in which someone is logged in: the hash of its secret, since when, and what it is in a few words."""

    key: str
    created: float
    agent: str


class Conflict(GetawayError):
    """The log has another entry with this number, or this seat's command with this id: read it and try again."""


class LoginTaken(GetawayError):
    """Another visitor has that login."""


class SessionEnded(GetawayError):
    """Someone has logged out of this session."""


class StoreError(GetawayError):
    """The database cannot be used; the text says why."""


OnEntry = Callable[[str, int, Entry | None], None]
"""Called with a table, the number of its newest entry, which another process may have written, and that entry if the
notification carries it."""

OnPresence = Callable[[str, int], None]
"""Called with a table and a bit set of the seats whose players are connected to another process."""


class Store(ABC):
    """One small interface, several engines; `tests/store` is their contract."""

    is_shared: bool
    """Whether other processes may write to it too."""
    knows_presence: bool
    """Whether every process learns who is at a table by another."""

    @abstractmethod
    async def start(self) -> None:
        """Make it ready for everything below. Raises StoreError."""

    @abstractmethod
    async def listen(self, on_entry: OnEntry, on_presence: OnPresence) -> None:
        """Call back when another process writes an entry or reports presence. Call it again to reconnect a lost
        listener."""

    @abstractmethod
    async def publish_presence(self, here: dict[str, int]) -> None:
        """Let other processes know whose people (seats as bits) are at which tables by this one. Nothing is kept."""

    @abstractmethod
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
        """Add the next entry, replace the snapshot, whose turn it is, when the table is due, and the listing if one is
        given: all or nothing, and on the disk when this returns. Entry 1 makes the table. The bytes of the entry are
        counted for the table and for the visitor. Raises Conflict."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after that number on; empty if there is no such table."""

    @abstractmethod
    async def snapshot(self, table: str) -> bytes:
        """The table's one snapshot; empty if there is none."""

    @abstractmethod
    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The number of each table's last entry."""

    @abstractmethod
    async def claim_due(self, now: float, until: float, limit: int) -> list[Due]:
        """The tables that are due, the longest waiting first. They become due again at `until`, so that each is for the
        process that asked first, unless it ends; `Due` says that time."""

    @abstractmethod
    async def stored_by(self, visitor: str) -> int:
        """How many bytes of entries were written for a visitor."""

    @abstractmethod
    async def open_tables_of(self, host: str) -> int:
        """How many listed tables of a host wait for players."""

    @abstractmethod
    async def still_open(self, tables: list[str]) -> set[str]:
        """Which of these tables are listed and wait for players."""

    @abstractmethod
    async def forget_due(self, due: Due) -> None:
        """There is nothing to do at this table after all."""

    @abstractmethod
    async def open_tables(self, limit: int) -> list[Found]:
        """The newest listed tables that wait for players."""

    @abstractmethod
    async def tables_beginning(self, prefix: str, limit: int) -> list[Found]:
        """The newest tables whose names begin so, and that are waiting or being played."""

    @abstractmethod
    async def tables_of(self, visitor: str, limit: int) -> list[FoundMine]:
        """The newest tables at which a visitor sits."""

    @abstractmethod
    async def won_by(self, visitor: str) -> dict[str, int]:
        """What a visitor has won, and how often; it stays theirs when they leave the table."""

    @abstractmethod
    async def visitor_with_key(self, key: str) -> Visitor | None:
        """Who holds the secret with this hash; ENDED for a session that has ended."""

    @abstractmethod
    async def visitor_with_login(self, login: str) -> Visitor | None:
        """Who has set a password under this login."""

    @abstractmethod
    async def keep_visitor(self, visitor: Visitor, key: str, agent: str = "", now: float = 0.0) -> None:
        """Write a visitor down, new or changed, with the session they are in: the hash of its secret, and if it is new
        what browser it is and since when. A login and password that are None stay as they are stored. Raises
        LoginTaken, SessionEnded."""

    @abstractmethod
    async def open_session(self, visitor: Visitor, key: str, agent: str, now: float) -> None:
        """Add a session of a visitor who has logged in. Raises SessionEnded if they have another password by now: it
        was changed while this one was checked, and that ends all sessions."""

    @abstractmethod
    async def end_session(self, key: str) -> None:
        """From now on this secret is nobody's."""

    @abstractmethod
    async def end_sessions(self, visitor: str, but: str = "") -> list[str]:
        """End all sessions of a visitor, but for one; the keys of those that have ended."""

    @abstractmethod
    async def sessions_of(self, visitor: str) -> list[Session]:
        """The sessions of a visitor, the newest first."""

    @abstractmethod
    async def ended(self, keys: list[str]) -> list[str]:
        """Those of these sessions that have ended."""

    @abstractmethod
    async def ping(self) -> None:
        """Write something small and commit it, as a move would be: raises StoreError if the disk is full, too."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
