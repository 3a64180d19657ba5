"""Play in the terminal: the table as a person wants to see it."""
