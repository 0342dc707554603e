"""Notifications of entries, which servers send each other through PostgreSQL's NOTIFY."""

from contextlib import suppress

import msgspec

from getaway.store.store import StoredEntry

PAYLOAD = 7900
"""Maximum number of bytes in one notification of entries."""


class EntryNotice(msgspec.Struct, frozen=True, array_like=True):
    """An entry in a notification, or only its number if it is too long for one."""

    table: str
    seq: int
    seat: int = 0
    command: str = ""
    body: str = ""

    def entry(self) -> StoredEntry | None:
        return StoredEntry(self.seq, self.seat, self.command, self.body.encode()) if self.body else None


_notices = msgspec.json.Decoder(list[EntryNotice])


def encode_notice(table: str, entry: StoredEntry) -> bytes:
    """The notice of an entry, with the entry itself if it is short enough and text."""
    if len(entry.body) < PAYLOAD:
        with suppress(UnicodeDecodeError):
            whole = msgspec.json.encode(EntryNotice(table, entry.seq, entry.seat, entry.command, entry.body.decode()))
            if len(whole) < PAYLOAD:
                return whole
    return msgspec.json.encode(EntryNotice(table, entry.seq))


def read_notices(payload: str) -> list[EntryNotice]:
    """The notices in a payload; none if a server of another version sent it (polling finds those entries)."""
    try:
        return _notices.decode(payload)
    except msgspec.MsgspecError:
        return []
