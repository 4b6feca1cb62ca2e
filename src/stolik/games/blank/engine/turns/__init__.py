"""Turns, plays, and how a game ends."""
