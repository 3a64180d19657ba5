-- Spectators whom a visitor does not want to hear at a table, by the name that stands for them there.
CREATE TABLE mute_voice (table_id TEXT NOT NULL, visitor TEXT NOT NULL, voice TEXT NOT NULL, PRIMARY KEY (table_id, visitor, voice));
