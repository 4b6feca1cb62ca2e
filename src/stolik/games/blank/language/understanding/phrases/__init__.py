"""Phrases found in a row of words: players, cards, events and predicates, as tables."""
