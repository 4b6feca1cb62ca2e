"""Records: a whole game as text that a person can read, diff and paste into a test."""

from stolik.kernel.record.error import RecordError
from stolik.kernel.record.position import is_readable, position_of, state_at
from stolik.kernel.record.record import Record, Turn, options_line, parse_seed

__all__ = [
    "Record",
    "RecordError",
    "Turn",
    "is_readable",
    "options_line",
    "parse_seed",
    "position_of",
    "state_at",
]
