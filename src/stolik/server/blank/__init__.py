"""BLANK apart from its tables: decks, museum, rewards, workshop, and their routes."""
