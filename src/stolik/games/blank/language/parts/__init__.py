"""A card part by part: its lines, what else a part could say, and the words it came from."""
