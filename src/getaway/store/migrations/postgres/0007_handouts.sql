-- Pictures on handouts, made anew by the server. `seat` brought it to the table.
CREATE TABLE pictures (
  name TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  kept DOUBLE PRECISION NOT NULL,
  data BYTEA NOT NULL
);

CREATE INDEX pictures_of ON pictures (table_id);

-- What a person has noted in their seat. The next person to have the seat has another number.
CREATE TABLE notes (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, person)
);
