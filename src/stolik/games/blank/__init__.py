"""BLANK: a shedding game whose deck is written by its players."""
