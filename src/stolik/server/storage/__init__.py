"""Where everything that must survive is kept: SQLite, or PostgreSQL."""
