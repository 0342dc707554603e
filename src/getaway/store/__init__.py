"""Where tables are stored: a log and one snapshot per table, in one transaction."""
