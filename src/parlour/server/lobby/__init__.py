"""Before and around a game: making tables, claiming links, listing."""
