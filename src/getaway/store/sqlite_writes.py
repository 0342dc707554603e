"""The statements of SQLite's transactions. Each checks for conflicts before it writes anything."""

import apsw

from getaway.store.store import Conflict, Entry, Listing, LoginTaken, Session, SessionEnded, Visitor


def append(
    table: str,
    entry: Entry,
    snapshot: bytes,
    listing: Listing | None,
    due: float | None,
    turn: bytes,
    visitor: str,
    db: apsw.Connection,
) -> None:
    """Add an entry. Raises Conflict if its number is taken or its command is done."""
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


def keep_visitor(visitor: Visitor, session: Session, db: apsw.Connection) -> None:
    """Add or change a visitor with their session. Raises SessionEnded, LoginTaken."""
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


def open_session(visitor: Visitor, session: Session, db: apsw.Connection) -> None:
    """Add a session. Raises SessionEnded if the visitor has another password by now."""
    db.execute(
        "INSERT INTO keys (hash, visitor, created, agent)"
        " SELECT ?, id, ?, ? FROM visitors WHERE id = ? AND password = ?",
        (session.key, session.created, session.agent, visitor.id, visitor.password),
    )
    if db.changes() == 0:
        raise SessionEnded
