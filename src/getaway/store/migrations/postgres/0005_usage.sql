-- How many bytes the log of a table has, and of a visitor all that was written for them: running sums.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET bytes = (SELECT coalesce(sum(length(body)), 0) FROM entries WHERE table_id = tables.id);

CREATE TABLE stored (
  visitor TEXT PRIMARY KEY,
  bytes BIGINT NOT NULL
);

-- What a visitor's own list says of a table: who sits where (with the listing), and whose turn it is (with every entry).
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN people BYTEA NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN turn BYTEA NOT NULL DEFAULT '';

CREATE INDEX open_tables_of ON tables (host) WHERE listed AND status = 'waiting';

-- Codes are the beginnings of names. Only an index in byte order finds those.
CREATE INDEX table_codes ON tables (id COLLATE "C") WHERE status IN ('waiting', 'playing');
