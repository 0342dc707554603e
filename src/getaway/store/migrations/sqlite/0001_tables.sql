CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL,
  snapshot BLOB NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  summary BLOB NOT NULL
) STRICT;

CREATE INDEX open_tables ON tables (number) WHERE listed AND status = 'waiting';

CREATE TABLE entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  command TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, seat, command)
) STRICT, WITHOUT ROWID;

CREATE TABLE sitting (
  visitor TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (visitor, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_at ON sitting (table_id);

CREATE TABLE visitors (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
  hash TEXT PRIMARY KEY,
  visitor TEXT NOT NULL
) STRICT, WITHOUT ROWID;
