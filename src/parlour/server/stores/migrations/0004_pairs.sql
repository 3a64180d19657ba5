-- How often two visitors have met at rated tables of a game, old games counting less: the more often, the less the next one counts.
CREATE TABLE rating_pair (
  game TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, games DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, one, other)
);
