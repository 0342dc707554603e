ALTER TABLE tables ADD COLUMN due REAL;

CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
