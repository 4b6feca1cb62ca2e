"""Data structures of the engine's state."""
