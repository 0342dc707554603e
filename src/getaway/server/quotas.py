"""Quotas of a visitor and of an address: stored bytes (HR-28) and tables in the lobby (HR-29)."""

from math import ceil

from getaway.kernel.events import Rejection
from getaway.server.limits import Buckets
from getaway.server.say import say
from getaway.store.store import Store
from getaway.table.time_source import SYSTEM_TIME, TimeSource

MEBIBYTE = 1024 * 1024
ADDRESS_BYTES = 64 * MEBIBYTE
"""What an address may store at once, and per hour after that. Kept in memory only."""
HOUR = 3600.0
LISTED_LEAST = 3
LISTED_SHARE = 20
"""One in this many of the tables that an address may open may wait in the lobby; a third of those may be one visitor's.
"""
MOST_KNOWN = 10_000


class Quotas:
    """What everyone has stored and listed. The store counts the bytes of visitors, and is asked once for each."""

    def __init__(self, store: Store, tables: int, visitor_bytes: int, clock: TimeSource = SYSTEM_TIME) -> None:
        self._store = store
        self._per_address = max(LISTED_LEAST, tables // LISTED_SHARE)
        self._per_visitor = max(LISTED_LEAST, self._per_address // 3)
        self._visitor_bytes = visitor_bytes
        self._stored: dict[str, int] = {}
        self._from = Buckets(ADDRESS_BYTES / HOUR, ADDRESS_BYTES, clock=clock)
        self._listed: dict[str, list[str]] = {}

    async def why_not_store(self, visitor: str, address: str) -> Rejection | None:
        """The rule against storing anything more for this visitor from this address."""
        stored = self._stored.get(visitor)
        if stored is None:
            stored = self._stored[visitor] = await self._store.stored_by(visitor)
            if len(self._stored) > MOST_KNOWN:
                del self._stored[next(iter(self._stored))]
        if stored >= self._visitor_bytes:
            most = self._visitor_bytes // MEBIBYTE
            return Rejection("HR-28", say("visitor-full", most=most))
        if wait := ceil(self._from.debt(address)):
            return Rejection("HR-28", say("address-full", wait=wait))
        return None

    def note_stored(self, visitor: str, address: str, size: int) -> None:
        if visitor in self._stored:
            self._stored[visitor] += size
        self._from.spend(address, size)

    async def why_not_list(self, visitor: str, address: str) -> Rejection | None:
        if await self._store.open_tables_of(visitor) >= self._per_visitor:
            return Rejection("HR-29", say("listed-by-you", tables=self._per_visitor))
        listed = self._listed.get(address, [])
        if len(listed) >= self._per_address:
            still = await self._store.still_open(listed)
            listed = self._listed[address] = [table for table in listed if table in still]
        if len(listed) >= self._per_address:
            return Rejection("HR-29", say("listed-by-address", tables=self._per_address))
        return None

    def note_listed(self, address: str, table: str) -> None:
        self._listed.setdefault(address, []).append(table)
        if len(self._listed) > MOST_KNOWN:
            del self._listed[next(iter(self._listed))]
