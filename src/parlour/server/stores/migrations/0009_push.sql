-- Which devices want to be told of slow games: the address at the browser's push service, and what only that browser can read with
CREATE TABLE push (
  device TEXT PRIMARY KEY, visitor TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
  lang TEXT NOT NULL, created DOUBLE PRECISION NOT NULL
);
CREATE INDEX push_of ON push (visitor);
-- Who has been told that a table waits for them, and has not come back to it since
CREATE TABLE pushed (table_id TEXT NOT NULL, visitor TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, visitor));
-- What this server signs its messages with, unless the operator names a key
CREATE TABLE push_key (id INTEGER PRIMARY KEY, secret TEXT NOT NULL);
