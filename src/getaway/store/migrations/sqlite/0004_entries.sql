-- In the order in which they are written: what comes at once stands together, whatever tables it is of. Their numbers
-- without a gap are kept by `tables.seq`, which is raised with each.
CREATE TABLE written (
  number INTEGER PRIMARY KEY,
  table_number INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  command TEXT NOT NULL,
  body BLOB NOT NULL,
  UNIQUE (table_number, seat, command)
) STRICT;

INSERT INTO written (table_number, seq, seat, command, body)
  SELECT tables.number, entries.seq, seat, command, body FROM entries JOIN tables ON id = table_id
  ORDER BY tables.number, entries.seq;

DROP TABLE entries;

ALTER TABLE written RENAME TO entries;
