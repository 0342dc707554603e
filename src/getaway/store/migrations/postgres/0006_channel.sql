-- Any role that may connect to a database can listen to a channel of it and speak on it, if it knows the channel's name.
-- The servers' has a name that only who may read this table knows.
CREATE TABLE channel (name TEXT NOT NULL);
INSERT INTO channel (name) VALUES ('getaway_' || replace(gen_random_uuid()::text, '-', ''));
