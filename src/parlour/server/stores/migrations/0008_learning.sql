-- Which tips somebody has been shown: each comes once
CREATE TABLE tip_seen (visitor TEXT NOT NULL, game TEXT NOT NULL, tip TEXT NOT NULL, PRIMARY KEY (visitor, game, tip));
-- How guided games and tips fare, by day (since 1970), game and language; nobody can be told from it. bucket: how long it took
CREATE TABLE learn_count (
  day INTEGER NOT NULL, game TEXT NOT NULL, lang TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, bucket INTEGER NOT NULL,
  n INTEGER NOT NULL, PRIMARY KEY (day, game, lang, what, about, bucket)
);
