CREATE TABLE won (
  visitor TEXT NOT NULL,
  table_id TEXT NOT NULL,
  what TEXT NOT NULL,
  PRIMARY KEY (visitor, table_id)
) STRICT, WITHOUT ROWID;
