"""Observations for learners: numbers that a game writes from a view, or straight from a state."""
