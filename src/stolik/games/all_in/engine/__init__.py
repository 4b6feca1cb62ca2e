"""The course of a round and of a turn."""
