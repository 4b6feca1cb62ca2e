"""Delays Ctrl-C until a step that must not be split is done."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class InterruptGuard:
    """Inside `with guard:` Ctrl-C is delayed to the end of the block; reusable."""

    def __init__(self) -> None:
        self._is_held = False
        self._is_asked = False
        self._before: object = None

    def install(self) -> None:
        """Handle Ctrl-C from here on; only the main thread of a process can."""
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._handle)

    def remove(self) -> None:
        """Restore the former handler of Ctrl-C."""
        if callable(self._before) or isinstance(self._before, signal.Handlers):
            signal.signal(signal.SIGINT, self._before)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self._is_held:
            self._is_asked = True
        else:
            raise KeyboardInterrupt

    def __enter__(self) -> None:
        self._is_held = True

    def __exit__(self, *error: object) -> None:
        self._is_held = False
        if self._is_asked:
            self._is_asked = False
            raise KeyboardInterrupt
