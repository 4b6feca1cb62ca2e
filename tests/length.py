"""How long a run is: `STOLIK_LONG=1` lets tests do all that they are for (CONTRIBUTING.md)."""

import os

IS_LONG = os.environ.get("STOLIK_LONG") == "1"
