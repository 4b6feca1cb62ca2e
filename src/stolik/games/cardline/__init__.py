"""Cardline: put your cards into one line, sorted by a value nobody can see yet."""
