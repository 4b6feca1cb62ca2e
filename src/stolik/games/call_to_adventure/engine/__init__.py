"""Turns, rows, resources, windows and triggers."""
