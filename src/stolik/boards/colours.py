"""The one colour that all boards share."""

from typing import Final

ACCENT: Final = "#f4b63f"
"""Means 'act here' or 'you are here'."""
