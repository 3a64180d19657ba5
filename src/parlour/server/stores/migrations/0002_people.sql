-- What belongs to persons rather than to a game: ratings, private notes, muted seats.
CREATE TABLE rating (game TEXT NOT NULL, visitor TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (game, visitor));
CREATE TABLE note (table_id TEXT NOT NULL, visitor TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, visitor));
CREATE TABLE mute (table_id TEXT NOT NULL, visitor TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, visitor, seat));
