"""Decks: lasting documents whose cards are written by winners (BLK-D1 to D27)."""
