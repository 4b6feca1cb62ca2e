"""A real terminal for tests: types into the command and reads its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import stolik
from length import LONGEST

TESTS = Path(__file__).resolve().parents[1]
SOURCE = Path(stolik.__file__).parents[1]  # the very package that is tested, compiled or not
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, language: str = "en") -> dict[str, str]:
    """What the command finds around it; the user's own files are out of reach."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.pathsep.join((str(SOURCE), str(TESTS))),
        "STOLIK_HOME": str(home),
        "STOLIK_LANG": language,
        "HOME": str(home),
        "TERM": "xterm",
        "COLUMNS": "100",
        "LINES": "50",
        "PYTHONWARNINGS": "error",
    }


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "stolik", *words]


def command_with_higher(*words: str) -> list[str]:
    """The command where the tests' small game of secrets is installed too."""
    script = (
        "import sys; from contract.higher import Higher; from stolik.kernel.registry import "
        "register; register(Higher()); from stolik.cli import main; sys.exit(main())"
    )
    return [sys.executable, "-c", script, *words]


class Keyboard:
    """One run of the command in a pseudo-terminal."""

    opened: ClassVar[list[Keyboard]] = []

    def __init__(
        self,
        *words: str,
        home: Path,
        language: str = "en",
        program: Callable[..., list[str]] = command,
    ) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            program(*words),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, language),
            start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509 - no threads here
            cwd=home,
        )
        os.close(slave)
        self.raw = ""
        self.read = 0
        Keyboard.opened.append(self)

    @property
    def screen(self) -> str:
        return _ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def wait_for(self, *texts: str) -> str:
        """Read until one of the texts has appeared since the last wait; tells which."""
        deadline = time.monotonic() + LONGEST
        while True:
            fresh = self.screen[self.read :]
            found = [(fresh.index(text), text) for text in texts if text in fresh]
            if found:
                at, text = min(found)
                self.read += at + len(text)
                return text
            if not self._read_more(deadline):
                raise AssertionError(f"none of {texts} in:\n{self.screen[-3000:]}")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.master, key.encode())

    def stop_with(self, key: str) -> int:
        """Press a key until the command ends, and give its exit code.

        A signal that comes just before a line is read is only seen at the next key.
        """
        deadline = time.monotonic() + LONGEST
        while self.process.poll() is None and time.monotonic() < deadline:
            self.press(key)
            while self._read_more(time.monotonic() + 2):
                pass
        return self.leave()

    def leave(self) -> int:
        """Wait for the end and give the exit code."""
        deadline = time.monotonic() + LONGEST
        while self._read_more(deadline):
            pass
        code = self.process.wait(LONGEST)
        self.close()
        return code

    def close(self) -> None:
        """Leave nothing running, whatever became of the test."""
        if self in Keyboard.opened:
            Keyboard.opened.remove(self)
            self.process.kill()
            self.process.wait(LONGEST)
            os.close(self.master)

    def _read_more(self, deadline: float) -> bool:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self.master], [], [], left)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)


def _own_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
