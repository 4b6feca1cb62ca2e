"""Seats are numbers from 0, clockwise; the table itself has a number too."""

from typing import Final

Seat = int

TABLE: Final = -1
"""Who moves when a timer runs out: time is a recorded move of the table."""
