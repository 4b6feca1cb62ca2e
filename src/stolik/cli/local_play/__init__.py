"""A game at one keyboard, live or from a record."""
