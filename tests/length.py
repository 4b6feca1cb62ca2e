"""How long a run is: `STOLIK_LONG=1` lets tests do all that they are for (CONTRIBUTING.md)."""

import os

IS_LONG = os.environ.get("STOLIK_LONG") == "1"

LONGEST = 3600 if IS_LONG else 900
"""Seconds after which what a test waits for is missing: a busy machine takes its time."""
