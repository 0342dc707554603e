"""Where tables are kept: a log and one snapshot a table, in one transaction."""
