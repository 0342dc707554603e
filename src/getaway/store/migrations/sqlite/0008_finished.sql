-- The finished games of each visitor, as they were at the end. Who leaves the table keeps them.
CREATE TABLE finished (
  visitor TEXT NOT NULL,
  table_id TEXT NOT NULL,
  ended REAL NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  against TEXT NOT NULL DEFAULT '',
  scenario TEXT NOT NULL DEFAULT '',
  counts INTEGER NOT NULL DEFAULT 0,
  seat INTEGER,
  place INTEGER,
  total INTEGER,
  share REAL,
  goals INTEGER NOT NULL DEFAULT 0,
  summary BLOB NOT NULL,
  PRIMARY KEY (visitor, table_id)
) STRICT;

CREATE INDEX finished_by ON finished (visitor, ended, table_id);

CREATE INDEX statistics_of ON finished (visitor, game, seats, against, scenario, share, total, goals) WHERE counts;

-- Of games that ended before, the listing is all that is known.
INSERT INTO finished (visitor, table_id, ended, game, seats, seat, summary)
  SELECT visitor, table_id, coalesce(listing ->> '$.at', 0.0), coalesce(listing ->> '$.game', ''),
    coalesce(json_array_length(listing, '$.seats'), 0), (
      SELECT places.key FROM json_each(people) AS places, json_each(places.value) AS holders
      WHERE holders.value = visitor LIMIT 1
    ), summary
  FROM (
    SELECT visitor, table_id, summary, CAST(summary AS TEXT) AS listing,
      CASE WHEN length(people) > 0 THEN CAST(people AS TEXT) ELSE '[]' END AS people
    FROM sitting JOIN tables ON id = table_id WHERE status = 'over' AND json_valid(CAST(summary AS TEXT))
  );
