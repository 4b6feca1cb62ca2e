"""Questions at the keyboard other than moves: a numbered choice, or a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from stolik.boards.colours import ACCENT
from stolik.cli.local_play.move_prompt import Quit
from stolik.cli.terminal.terminal import Terminal

WORDS: Final = "stolik.cli.blank_rewards"
MAX_LINE_LENGTH: Final = 2000


class Back(Exception):  # noqa: N818 - reads as what it is
    """Raised when the person wants to go back to the previous question."""


class Dialog:
    """Asks until there is a valid answer; `quit` and `back` are understood everywhere."""

    def __init__(self, terminal: Terminal) -> None:
        terminal.add_texts(WORDS)
        self.terminal = terminal
        self._quit = {"quit", terminal.say("command-quit")}
        self._back = {"back", terminal.say("command-back")}

    def say(self, message: str, /, **args: str | int) -> None:
        """Print a message."""
        self.terminal.show(self.terminal.say(message, **args))

    def line(self, message: str, /, **args: str | int) -> str:
        """Ask for a line of text; it may be empty."""
        self.terminal.console.print(
            Text(f"{self.terminal.say(message, **args)} ", f"bold {ACCENT}"), end=""
        )
        try:
            word = " ".join(input()[:MAX_LINE_LENGTH].split())
        except UnicodeDecodeError:
            return ""
        if word.lower() in self._quit:
            raise Quit
        if word.lower() in self._back:
            raise Back
        return word

    def choose(self, title: str, labels: Sequence[str]) -> int:
        """Ask for one of the numbered answers; returns its index from 0."""
        self.terminal.show("", Text(title, f"bold {ACCENT}"))
        for number, label in enumerate(labels, start=1):
            self.terminal.show(Text.assemble((f"{number:>4}  ", ACCENT), label))
        while True:
            word = self.line("ask-number")
            if word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(labels):
                return int(word[:6]) - 1
            self.say("ask-number-again", last=len(labels))

    def wait(self, message: str, /, **args: str | int) -> None:
        """Wait until the next person sits at the keyboard."""
        self.terminal.show("")
        self.line(message, **args)
