"""What is kept on disk: all SQL there is, for SQLite and PostgreSQL."""
