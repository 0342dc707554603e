"""The statements of SQLite's transactions. Each checks for conflicts before it writes anything."""

import apsw

from getaway.store.store import (
    KEEP_SESSION,
    KEEP_VISITOR,
    Append,
    Conflict,
    LoginTaken,
    Session,
    SessionEnded,
    Visitor,
    list_table,
)


def append(what: Append, db: apsw.Cursor) -> None:
    """Add an entry. Raises Conflict if its number is taken or its command has been applied."""
    table, entry, listing = what.table, what.entry, what.listing
    if entry.seq == 1:
        assert listing is not None, "a new table is listed by something"
        db.execute(
            "INSERT OR IGNORE INTO tables (id, seq, snapshot, status, listed, summary) VALUES (?, 0, ?, ?, ?, ?)",
            (table, what.snapshot, listing.status, listing.listed, listing.summary),
        )
    db.execute(
        "INSERT OR IGNORE INTO entries (table_number, seq, seat, command, body)"
        " SELECT number, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1 AND seq = ?2 - 1",
        (table, entry.seq, entry.seat, entry.command, entry.body),
    )
    if db.connection.changes() == 0:  # the number is taken, or the command has been applied
        raise Conflict
    size = len(entry.body)
    db.execute(
        "UPDATE tables SET seq = ?, snapshot = ?, due = ?, turn = ?, bytes = bytes + ? WHERE id = ?",
        (entry.seq, what.snapshot, what.due, what.turn, size, table),
    )
    if what.visitor:
        db.execute(
            "INSERT INTO stored (visitor, bytes) VALUES (?, ?)"
            " ON CONFLICT (visitor) DO UPDATE SET bytes = bytes + excluded.bytes",
            (what.visitor, size),
        )
    if listing is not None:
        for sql, rows in list_table(table, listing):
            db.executemany(sql.replace("$", "?"), rows)


def keep_visitor(visitor: Visitor, session: Session, db: apsw.Cursor) -> None:
    """Add or change a visitor with their session. Raises SessionEnded, LoginTaken."""
    if db.execute("SELECT 1 FROM keys WHERE hash = ? AND visitor = ''", (session.key,)).fetchone():
        raise SessionEnded
    taken = db.execute("SELECT id FROM visitors WHERE login = ? AND id <> ?", (visitor.login, visitor.id)).fetchone()
    if taken:
        raise LoginTaken
    values = (visitor.id, visitor.name, visitor.login, visitor.password)
    db.execute(KEEP_VISITOR.replace("$", "?"), values)
    db.execute(KEEP_SESSION.replace("$", "?"), (session.key, visitor.id, session.created, session.agent)).fetchall()
