"""Where painted decks are kept; to look there needs neither brush nor palette."""

import os
import sys
from pathlib import Path
from typing import Final

EDITION: Final = 1  # raised whenever the same seed would give another picture


def cache_folder() -> Path:
    """Give the user's cache folder for Stolik (STOLIK_CACHE overrides it)."""
    own = os.environ.get("STOLIK_CACHE")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "stolik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "stolik"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stolik"


def maps_of(number: int) -> Path:
    """Give the file in which a deck's pictures are kept once they are painted."""
    return cache_folder() / f"illusion-{EDITION}-{number}.maps"
