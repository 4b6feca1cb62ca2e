"""Where the program keeps a user's files when no other place is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder: STOLIK_HOME, or the system's default location."""
    chosen = os.environ.get("STOLIK_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Stolik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Stolik"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "stolik"
