"""The hero's tale at the end of a game."""
