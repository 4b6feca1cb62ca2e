"""The cards, as data files and as values that the engine interprets."""
