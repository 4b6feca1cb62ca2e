"""Where painted decks are kept; importing this loads no drawing code."""

import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

EDITION: Final = 1  # raised whenever the same seed would give another picture
STANDARD: Final = 0
MOST_FILES: Final = 128
"""Painted decks that are kept, half a megabyte each; the standard deck is always kept."""
STALE: Final = 3600.0
"""Seconds after which a file that was not written to its end is deleted."""

_OURS: Final = re.compile(r"illusion-\d+-\d+\.(maps|\d+)")


def cache_folder() -> Path:
    """Return the user's cache folder for Stolik (STOLIK_CACHE overrides it)."""
    own = os.environ.get("STOLIK_CACHE")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "stolik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "stolik"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stolik"


def maps_of(number: int) -> Path:
    """Return the file in which a deck's pictures are kept once they are painted."""
    return cache_folder() / f"illusion-{EDITION}-{number}.maps"


def prune() -> None:
    """Delete the decks that were not used for longest, and what no version reads any more."""
    kept: list[tuple[float, Path]] = []
    for path in cache_folder().glob("illusion-*"):
        if path == maps_of(STANDARD) or not _OURS.fullmatch(path.name):
            continue
        with suppress(OSError):  # another process may be deleting it as well
            used = path.stat().st_mtime
            is_current = path.name.startswith(f"illusion-{EDITION}-")
            if path.suffix == ".maps" and is_current:
                kept.append((used, path))
            elif time.time() - used > STALE:
                path.unlink()
    kept.sort(reverse=True)
    for _, path in kept[MOST_FILES:]:
        with suppress(OSError):
            path.unlink()
