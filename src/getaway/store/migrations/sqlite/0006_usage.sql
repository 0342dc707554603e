-- How many bytes the log of a table has, and of a visitor all that was written for them: running sums.
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET bytes = (SELECT coalesce(sum(length(body)), 0) FROM entries WHERE table_number = tables.number);

CREATE TABLE stored (
  visitor TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a visitor's own list says of a table: who sits where (with the listing), and whose turn it is (with every entry).
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN people BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN turn BLOB NOT NULL DEFAULT x'';

CREATE INDEX open_tables_of ON tables (host) WHERE listed AND status = 'waiting';
