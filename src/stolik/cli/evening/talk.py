"""Questions at the keyboard that are no moves: numbers to choose from, and lines to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from stolik.boards.lamp import LAMP
from stolik.cli.asker import Quit
from stolik.cli.desk import Desk

WORDS: Final = "stolik.cli.evening"
LINE_AT_MOST: Final = 2000


class Back(Exception):  # noqa: N818 - reads as what it is
    """The person wants the question before."""


class Talk:
    """Asks until there is an answer; `quit` and `back` are understood everywhere."""

    def __init__(self, desk: Desk) -> None:
        desk.learn(WORDS)
        self.desk = desk
        self._quit = {"quit", desk.say("command-quit")}
        self._back = {"back", desk.say("command-back")}

    def say(self, message: str, /, **args: str | int) -> None:
        """Tell something."""
        self.desk.show(self.desk.say(message, **args))

    def line(self, message: str, /, **args: str | int) -> str:
        """Ask for a line of text; it may be empty."""
        self.desk.console.print(Text(f"{self.desk.say(message, **args)} ", f"bold {LAMP}"), end="")
        try:
            word = " ".join(input()[:LINE_AT_MOST].split())
        except UnicodeDecodeError:
            return ""
        if word.lower() in self._quit:
            raise Quit
        if word.lower() in self._back:
            raise Back
        return word

    def choose(self, title: str, labels: Sequence[str]) -> int:
        """Ask for one of the numbered answers and tell which, from 0."""
        self.desk.show("", Text(title, f"bold {LAMP}"))
        for number, label in enumerate(labels, start=1):
            self.desk.show(Text.assemble((f"{number:>4}  ", LAMP), label))
        while True:
            word = self.line("ask-number")
            if word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(labels):
                return int(word[:6]) - 1
            self.say("ask-number-again", last=len(labels))

    def wait(self, message: str, /, **args: str | int) -> None:
        """Wait until somebody else sits at the keyboard."""
        self.desk.show("")
        self.line(message, **args)
