-- What lets people keep who they are, and keeps others in bounds. Secrets are stored hashed
CREATE TABLE recovery (
  visitor TEXT PRIMARY KEY, code TEXT NOT NULL, hash TEXT NOT NULL, created DOUBLE PRECISION NOT NULL
);
CREATE UNIQUE INDEX recovery_code ON recovery (code);
CREATE TABLE passkey (
  id TEXT PRIMARY KEY, visitor TEXT NOT NULL, public_key TEXT NOT NULL, signs BIGINT NOT NULL, name TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL
);
CREATE INDEX passkey_visitor ON passkey (visitor);
CREATE TABLE challenge (id TEXT PRIMARY KEY, visitor TEXT NOT NULL, bytes TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE kept_name (looks TEXT PRIMARY KEY, visitor TEXT NOT NULL);
CREATE INDEX kept_name_visitor ON kept_name (visitor);
CREATE TABLE moderator (visitor TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL);
-- Whose the voice of a spectator is, so that what was said can be reported.
CREATE TABLE speaker (table_id TEXT NOT NULL, voice TEXT NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY (table_id, voice));
CREATE INDEX speaker_visitor ON speaker (visitor);
CREATE TABLE report (
  id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL, visitor TEXT NOT NULL,
  seat INTEGER NOT NULL, voice TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, closed DOUBLE PRECISION
);
CREATE INDEX report_closed ON report (closed, at);
-- mute (says nothing anywhere), kick (from one table), ban (may only look), until a time or until it is lifted
CREATE TABLE sanction (
  id TEXT PRIMARY KEY, visitor TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, address TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL, ends DOUBLE PRECISION NOT NULL, moderator TEXT NOT NULL, reason TEXT NOT NULL
);
CREATE INDEX sanction_ends ON sanction (ends);
-- Who did what, without secrets
CREATE TABLE audit (
  id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at);
