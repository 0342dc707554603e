-- A key is a session: when it began, and in what browser. One without a visitor has ended.
ALTER TABLE keys ADD COLUMN created DOUBLE PRECISION NOT NULL DEFAULT 0;

ALTER TABLE keys ADD COLUMN agent TEXT NOT NULL DEFAULT '';

CREATE INDEX keys_of ON keys (visitor);

-- Written now and then, to see whether anything can be.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at DOUBLE PRECISION NOT NULL
);
