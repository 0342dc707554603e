-- The finished games of each visitor, as they were at the end. Who leaves the table keeps them.
CREATE TABLE finished (
  visitor TEXT NOT NULL,
  table_id TEXT NOT NULL,
  ended DOUBLE PRECISION NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  against TEXT NOT NULL DEFAULT '',
  scenario TEXT NOT NULL DEFAULT '',
  counts BOOLEAN NOT NULL DEFAULT FALSE,
  seat INTEGER,
  place INTEGER,
  total BIGINT,
  share DOUBLE PRECISION,
  goals INTEGER NOT NULL DEFAULT 0,
  summary BYTEA NOT NULL,
  PRIMARY KEY (visitor, table_id)
);

CREATE INDEX finished_by ON finished (visitor, ended, table_id);

CREATE INDEX statistics_of ON finished (visitor, game, seats, against, scenario, share, total, goals) WHERE counts;

-- Of games that ended before, the listing is all that is known.
INSERT INTO finished (visitor, table_id, ended, game, seats, seat, summary)
  SELECT visitor, table_id, coalesce((listing ->> 'at')::double precision, 0), coalesce(listing ->> 'game', ''),
    coalesce(jsonb_array_length(listing -> 'seats'), 0), (
      SELECT place - 1 FROM jsonb_array_elements(people) WITH ORDINALITY AS places (holders, place)
      WHERE holders ? visitor LIMIT 1
    ), summary
  FROM (
    SELECT visitor, table_id, summary, convert_from(summary, 'UTF8')::jsonb AS listing,
      CASE WHEN length(people) > 0 THEN convert_from(people, 'UTF8')::jsonb ELSE '[]' END AS people
    FROM sitting JOIN tables ON id = table_id WHERE status = 'over' AND length(summary) > 0
  ) AS old;
