-- How a finished game came out, for lists and statistics: {"scores": […], "ranking": […]}, or nothing.
ALTER TABLE game_table ADD COLUMN result TEXT NOT NULL DEFAULT '';
