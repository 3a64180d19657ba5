-- Visitors and their devices, links, tables and their journals. Times are seconds since 1970; secrets are stored hashed.
CREATE TABLE visitor (id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE device (id TEXT PRIMARY KEY, visitor TEXT NOT NULL, hash TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE INDEX device_visitor ON device (visitor);
CREATE TABLE link (
  id TEXT PRIMARY KEY, hash TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
  visitor TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL, used_by TEXT
);
CREATE INDEX link_table ON link (table_id);
CREATE TABLE game_table (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, edition TEXT NOT NULL, settings TEXT NOT NULL,
  public INTEGER NOT NULL, status TEXT NOT NULL, rev INTEGER NOT NULL, asked TEXT NOT NULL, due DOUBLE PRECISION,
  created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL, lease TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL
);
CREATE INDEX table_due ON game_table (due);
CREATE INDEX table_status ON game_table (status, public, changed);
CREATE TABLE journal (
  table_id TEXT NOT NULL, rev INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (table_id, rev)
);
CREATE TABLE sitting (
  table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, visitor TEXT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX sitting_visitor ON sitting (visitor);
CREATE TABLE member (table_id TEXT NOT NULL, visitor TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (table_id, visitor, role));
CREATE INDEX member_visitor ON member (visitor);
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
