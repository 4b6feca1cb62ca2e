"""Cardline: place characters into a line sorted by what they can do."""
